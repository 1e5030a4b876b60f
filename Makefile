# Everything happens in .venv; every target sets up what it needs, two things at a time.
MAKEFLAGS += -j2
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
# The versions everything was tested with; what is not listed there is installed as its extra says.
LOCKED := -c constraints.txt
# Worksteal: slow tests stand side by side in their files, and nobody shall wait for who was dealt them all.
PYTEST := $(BIN)/python -m pytest -n 2 --dist worksteal
BUILD_TOOLS := "setuptools>=77" "mypy[mypyc]==2.4.1"
# What the extras of pyproject.toml need, read from there.
NEEDS = $$($(BIN)/python -c "import sys, tomllib; project = tomllib.load(open('pyproject.toml', 'rb'))['project']; \
	extras = [need for name in sys.argv[1:] for need in project['optional-dependencies'][name]]; \
	print(*[need for need in project['dependencies'] + extras if not need.startswith('palatine[')])" $(1))
SOURCES := $(shell find src -name '*.py') setup.py pyproject.toml
GAME ?= kingsburg

PAGE := web/dist/index.html
PAGE_SOURCES := $(shell find web/src web/public -type f 2>/dev/null) web/index.html web/vite.config.ts

.PHONY: play terminal test browser check lint laws golden pages train bench bench-server trials audit clean

play: .venv/compiled .venv/server $(PAGE) ## the table in your browser, with bots, on http://127.0.0.1:8000
	@PALATINE_PAGE_DIR=web/dist $(BIN)/palatine serve --browser $(SERVE)

terminal: .venv/compiled ## a game in the terminal: make terminal GAME=valeria SEATS=me,greedy
	@$(BIN)/palatine play $(GAME) $(if $(SEATS),--seats $(SEATS))

# As plain Python every rule is proved again; whole games are compared with the compiled ones by the laws.
test: .venv/compiled .venv/dev $(PAGE) lint ## types, style, page, the compiled engine, the engine as plain Python, the page in a real Chromium
	npm --prefix web run --silent test
	$(PYTEST) -n 3 --ignore tests/browser
	PALATINE_PURE=1 $(PYTEST) -m "not slow" --ignore tests/browser
	PALATINE_TEST_PAGE=$(CURDIR)/web/dist $(PYTEST) tests/browser

browser: .venv/compiled .venv/dev $(PAGE) ## only the page in a real Chromium; PALATINE_LONG=1 plays every option and number of seats
	PALATINE_TEST_PAGE=$(CURDIR)/web/dist $(PYTEST) tests/browser

check: .venv/compiled .venv/dev lint ## the daily check: types, style, and the faster tests on the compiled engine
	$(PYTEST) -m "not slow" --ignore tests/browser

lint: .venv/dev web/node_modules
	npm --prefix web run --silent lint
	npm --prefix web run --silent check
	$(BIN)/ruff format --check src tests bench deploy examples training setup.py
	$(BIN)/ruff check src tests bench deploy examples training setup.py
	$(BIN)/mypy --cache-dir .mypy_cache/lint

laws: .venv/compiled .venv/dev ## the laws every game keeps
	$(PYTEST) tests/laws

golden: .venv/compiled .venv/dev ## write the golden files anew; read the diff like code
	$(BIN)/python tests/golden.py

pages: .venv/compiled .venv/dev ## write docs/envs/<game>.md anew
	$(BIN)/python -m palatine.envs.pages

train: .venv/compiled .venv/train ## a net learns to play Valeria against greedy, on one core
	$(BIN)/python -u examples/train_ppo.py

bench: .venv/compiled .venv/bench ## speed, beside a peer in the same run
	$(BIN)/python bench/engine.py
	$(BIN)/python bench/batch.py
	$(BIN)/python bench/playouts.py

bench-server: .venv/compiled .venv/dev ## the server with 500 live tables, on both databases
	$(BIN)/python bench/server.py --database sqlite
	$(BIN)/python bench/server.py --database postgresql

audit: .venv/tools ## what the registries know against the packages we build with; says so if they do not answer
	@$(PIP) install pip-audit
	@$(BIN)/python deploy/audit.py

trials: .venv/compiled .venv/dev ## the long trials of the server: attacks; 200 kills and 200 games searched for secrets, on both databases
	$(BIN)/python tests/server/attacks/trials.py
	$(BIN)/python tests/server/endurance.py --rounds 200 --database sqlite
	$(BIN)/python tests/server/endurance.py --rounds 200 --database postgresql
	$(BIN)/python tests/server/secret_hunt.py --games 200 --database sqlite
	$(BIN)/python tests/server/secret_hunt.py --games 200 --database postgresql

# A stale build folder would put old compiled modules into the package.
.venv/compiled: .venv/tools $(SOURCES)
	@echo "Building the engine (about three minutes) ..."
	@rm -rf build src/palatine.egg-info
	@$(PIP) install --no-build-isolation --no-deps --force-reinstall .
	@touch $@

.venv/tools: pyproject.toml constraints.txt
	@echo "Setting up .venv ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(PIP) install $(LOCKED) $(BUILD_TOOLS) $(call NEEDS,cli)
	@touch $@

.venv/server: .venv/tools
	@echo "Installing what the server needs ..."
	@$(PIP) install $(LOCKED) $(call NEEDS,server)
	@touch $@

.venv/dev: .venv/tools .venv/server
	@$(PIP) install $(LOCKED) $(call NEEDS,cluster lab openspiel rl dev)
	@touch $@

.venv/bench: .venv/tools
	@$(PIP) install $(LOCKED) $(call NEEDS,rl bench)
	@touch $@

.venv/train: .venv/tools
	@echo "Installing PyTorch ..."
	@$(PIP) install $(LOCKED) $(call NEEDS,rl train)
	@touch $@

# Not `npm ci`: it insists on the packages of other platforms, which not every registry keeps.
web/node_modules: web/package-lock.json
	@echo "Fetching what the page is built with ..."
	@npm --prefix web install --no-save --silent --no-audit --no-fund
	@touch $@

$(PAGE): web/node_modules $(PAGE_SOURCES)
	@echo "Building the page ..."
	@npm --prefix web run --silent build -- --logLevel warn
	@touch $@

clean:
	rm -rf web/dist web/node_modules .venv build src/palatine.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
