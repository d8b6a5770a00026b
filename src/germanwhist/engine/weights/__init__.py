"""The weights of the learned networks that the package ships; `README.md` is their model card."""
