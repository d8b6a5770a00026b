# Every target makes what it needs: the virtual environment, the kernel, the browser client.
# Second runs rebuild only what changed. Needs Python 3.11+, a C++20 compiler, Node 20+ and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PORT ?=
ARGS ?=
EXTRAS ?= dev
# Two for each core, since half of the time the tests wait for servers, browsers and programs; not
# more than eight, each of which may have a browser.
WORKERS ?= $(shell n=$$((2 * $$(nproc 2>/dev/null || echo 2))); echo $$((n > 8 ? 8 : n)))

KERNEL := CMakeLists.txt $(shell find kernel -type f \( -name '*.hpp' -o -name '*.cpp' -o -name CMakeLists.txt \))
CLIENT := $(shell find client -type f -not -path '*/node_modules/*' 2>/dev/null)
TEXTS := $(shell find src/germanwhist/locales -name '*.ftl' 2>/dev/null)
PAGE := src/germanwhist/web/static/index.html

# Warnings in the kernel are errors here, and warnings where it is installed.
export SKBUILD_CMAKE_DEFINE := GERMANWHIST_WERROR=ON

# Where nothing can be written at home, npm keeps here what it keeps there.
ifneq ($(shell test -w "$(HOME)" && echo writable),writable)
export npm_config_cache := $(CURDIR)/build/npm
endif

# Where Python is told to keep no bytecode, each of the many programs that tests start would compile
# all of the package anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test thorough check fix bench docs sanitize client dist clean

play: $(VENV)/.installed $(PAGE)
	@$(BIN)/germanwhist play $(if $(PORT),--port $(PORT)) $(ARGS)

test: $(VENV)/.dev $(PAGE)
	npm --prefix client test
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m "not thorough" $(ARGS)

# What takes long: browsers, killed programs, training, many rule sets. Both in one run, so that the
# programs that do the tests are started once: make test ARGS="-m ''"
thorough: $(VENV)/.dev $(PAGE)
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m thorough $(ARGS)

check: $(VENV)/.dev client/node_modules/.installed
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	npm --prefix client run check

fix: $(VENV)/.dev client/node_modules/.installed
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/python -m germanwhist.web.typescript > client/src/wire/server.ts
	npm --prefix client run fix

bench: $(VENV)/.dev
	$(BIN)/python -m benchmarks $(ARGS)

docs: $(VENV)/.dev
	$(BIN)/sphinx-build -W --keep-going -n -q docs docs/_build/html

# The kernel under sanitizers, which stop at the first fault: its C++ tests, the corpora of its fuzz
# targets, and some of the Python tests; those of several threads under a sanitizer of their own.
# Needs doctest.
sanitize: sanitize-sanitize sanitize-thread

sanitize-%: $(VENV)/.dev
	PATH="$(CURDIR)/$(BIN):$$PATH"; export PATH; \
	cmake --preset $* && cmake --build --preset $* --parallel 2 && ctest --preset $* --parallel 2

client: $(PAGE)

# As releases are made: a source distribution that holds the browser client, and from it a wheel,
# which is used in a fresh environment. Each is built in one with what the project says it needs.
dist: $(VENV)/.dev $(PAGE)
	rm -rf dist
	PIP_CONSTRAINT="$(CURDIR)/constraints.txt" $(BIN)/python -m build -q
	$(BIN)/pytest tests/dist/installed.py

clean:
	rm -rf $(VENV) build dist docs/_build src/germanwhist/web/static client/node_modules
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src tests benchmarks \( -name __pycache__ -o -name '*.so' \) -prune -exec rm -rf {} +

$(VENV)/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "germanwhist needs Python 3.11 or newer (set PYTHON=)")'
	$(PYTHON) -m venv $(VENV)

# The tools that build the kernel are installed first, so that building twice is quick.
$(VENV)/.tools: $(VENV)/bin/python constraints.txt
	$(BIN)/python -m pip install -q -c constraints.txt scikit-build-core nanobind cmake ninja
	touch $@

# What it takes to play.
$(VENV)/.installed: $(VENV)/.tools pyproject.toml $(KERNEL)
	$(BIN)/python -m pip install -q -c constraints.txt --no-build-isolation -e .
	touch $@

# What it takes to work on it, which includes what it takes to play.
$(VENV)/.dev: $(VENV)/.tools pyproject.toml $(KERNEL)
	$(BIN)/python -m pip install -q -c constraints.txt --no-build-isolation -e '.[$(EXTRAS)]'
	touch $(VENV)/.installed $@

client/node_modules/.installed: client/package.json client/package-lock.json
	npm --prefix client ci --no-audit --no-fund
	touch $@

$(PAGE): client/node_modules/.installed $(CLIENT) $(TEXTS)
	npm --prefix client run build
	touch $@
