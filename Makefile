# Everything happens in .venv; every target sets up what it needs.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
BUILD_TOOLS := "setuptools>=77" "mypy[mypyc]==2.4.1"
SERVER_NEEDS := "alembic>=1.16" "argon2-cffi>=25.1" certifi "fastapi>=0.120" "httpcore>=1.0" "httpx>=0.28" "limits>=5.0" \
	"orjson>=3.10" "prometheus-client>=0.21" "psycopg[binary]>=3.2" "sqlalchemy>=2.0.40" "structlog>=25.1" \
	"uvicorn[standard]>=0.35" "websockets>=15"
SOURCES := $(shell find src -name '*.py') setup.py pyproject.toml
GAME ?= kingsburg
SEATS_kingsburg := me,greedy,greedy
SEATS_paladins := me,greedy,greedy
SEATS_valeria := me,greedy
SEATS_wonderful_kingdom := me,greedy
SEATS ?= $(SEATS_$(GAME))

.PHONY: play serve test check lint laws golden bench bench-server trials clean

play: .venv/compiled ## a game in the terminal: make play GAME=valeria SEATS=me,greedy
	@$(BIN)/palatine play $(GAME) --seats $(SEATS)

serve: .venv/compiled .venv/server ## a server for you and your friends, on http://127.0.0.1:8000
	@$(BIN)/palatine serve $(SERVE)

# As plain Python bots and terminal play the same games, which the laws compare; they are tried at full length once.
test: .venv/compiled .venv/dev lint ## every test: types, style, the compiled engine, the same engine as plain Python
	$(BIN)/python -m pytest -n 2
	PALATINE_PURE=1 $(BIN)/python -m pytest -n 2 --ignore tests/cli --ignore tests/bots

check: .venv/compiled .venv/dev lint ## the daily check: types, style, and the faster tests on the compiled engine
	$(BIN)/python -m pytest -n 2 -m "not slow"

lint: .venv/dev
	$(BIN)/ruff format --check src tests bench setup.py
	$(BIN)/ruff check src tests bench setup.py
	$(BIN)/mypy

laws: .venv/compiled .venv/dev ## the laws every game keeps
	$(BIN)/python -m pytest -n 2 tests/laws

golden: .venv/compiled .venv/dev ## write the golden files anew; read the diff like code
	$(BIN)/python tests/golden.py

bench: .venv/compiled .venv/bench ## speed, beside a peer in the same run
	$(BIN)/python bench/engine.py

bench-server: .venv/compiled .venv/dev ## the server with 500 live tables, on both databases
	$(BIN)/python bench/server.py --database sqlite
	$(BIN)/python bench/server.py --database postgresql

trials: .venv/compiled .venv/dev ## the long trials of the server: 200 kills and 200 games searched for secrets, on both databases
	$(BIN)/python tests/server/endurance.py --rounds 200 --database sqlite
	$(BIN)/python tests/server/endurance.py --rounds 200 --database postgresql
	$(BIN)/python tests/server/secret_hunt.py --games 200 --database sqlite
	$(BIN)/python tests/server/secret_hunt.py --games 200 --database postgresql

# A stale build folder would put old compiled modules into the package.
.venv/compiled: .venv/tools $(SOURCES)
	@echo "Building the engine (two to three minutes) ..."
	@rm -rf build src/palatine.egg-info
	@$(PIP) install --no-build-isolation --no-deps --force-reinstall .
	@touch $@

.venv/tools: pyproject.toml
	@echo "Setting up .venv ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(PIP) install $(BUILD_TOOLS) "mypy_extensions>=1.1" "librt>=0.16" "typer>=0.20" "rich>=14"
	@touch $@

.venv/server: .venv/tools
	@echo "Installing what the server needs ..."
	@$(PIP) install $(SERVER_NEEDS)
	@touch $@

.venv/dev: .venv/tools .venv/server
	@$(PIP) install "hypothesis>=6.150" "numpy>=1.26" "pytest>=9" "pytest-xdist>=3.8" ruff==0.17.4 \
		"schemathesis>=4.30" types-setuptools
	@touch $@

.venv/bench: .venv/tools
	@$(PIP) install catanatron==3.2.1
	@touch $@

clean:
	rm -rf .venv build src/palatine.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
