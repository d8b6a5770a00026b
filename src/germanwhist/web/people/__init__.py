"""People over HTTP: who asks, passkeys, recovery codes, and everybody's own data.

A person is the same on every device. Whoever makes no passkey is the same in one browser, and
everything but this folder works alike for both; see `germanwhist.storage.people`.
"""
