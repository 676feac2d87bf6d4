# Two commands do all set-up on a machine that has Python >= 3.11 with venv and pip:
#   make run     build three networks, drop them into a watched folder, tune them, show the gain
#   make test    run the tests
# Both make .venv and install the pinned packages if needed; outside of this folder they write only the
# lock that lets one process at a time measure (in /run/lock or /tmp).

PYTHON ?= python3
VENV := .venv/bin
BENCH ?=
TESTS ?= tests
DECISIONS ?= 100000
SOAK ?=
TESTS_OF ?=
NIGHTLY_SOAK ?= --files 100 --minutes 1
FUZZ ?=
BUILT_IN ?=
DIST ?=
PACKAGE ?=
REF ?=
NAME ?=
MUTANTS ?=
CODE := tuner bankd tui fixtures tools tests benchmarks examples research

# Tests start hundreds of processes: with a variable that forbids bytecode each of them would compile all sources again.
test test-torch test-frameworks nightly test-all: export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help setup runtime dev run browse test test-torch test-frameworks nightly test-all tests-of reach check format lint types layers layout lowest dist size bench bench-calls bench-chart bench-cold bench-cut bench-search bench-service bench-shapes bench-program bench-native bench-load bench-peer bench-zoo bench-accuracy bench-quantised bench-bank bench-tui bench-daemon bench-fleet bench-revisions bench-torch bench-torch-losses bench-gradients bench-guard built-in-bank conformance operators same-kernels soak fuzz mutants pictures lock docs clean clean-all

help: ## Show what there is to make.
	@awk -F ':.*## ' -v width=$${COLUMNS:-80} '/^[a-z-]+:.*## / { \
		line = sprintf("make %-15s", $$1); \
		for (i = 1; i <= split($$2, words, " "); i++) { \
			if (length(line) + 1 + length(words[i]) > width) { print line; line = sprintf("%20s", "") } \
			line = line " " words[i] } \
		print line }' $(MAKEFILE_LIST)

setup: dev ## Make .venv with all that the programs, checks and tests need.

runtime dev mutants-venv torch-venv frameworks-venv docs-venv:
	@command -v $(PYTHON) >/dev/null \
		|| { echo "make: no $(PYTHON) here: name a Python >= 3.11:  make run PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) tools/setup_venv.py $(@:-venv=)

run: runtime ## The main job on three networks, into run/. A second time it tunes nothing.
	@$(VENV)/python -m tools.run_demo

browse: runtime ## Open the bank that `make run` made in the terminal app.
	@$(VENV)/python -m tui run/bank --work_dir run

# Files with few tests are often the longest: in the order of their names they do not all come last.
test: dev ## Run the tests, three files at a time (not the slow ones, and none that compare times). TESTS=tests/tui narrows.
	@$(VENV)/python -m pytest $(TESTS) -m "not slow and not timing and not torch and not frameworks" -n 3 --dist loadfile --no-loadscope-reorder \
		|| { echo "make: tests failed: run one alone with  $(VENV)/pytest FILE -k NAME" >&2; exit 1; }

test-torch: torch-venv ## Install PyTorch into .venv, and run the tests that need it: those in tests/tuner/torch.
	@$(VENV)/python -m pytest tests/tuner/torch -m "not timing" -n 2 --dist loadfile \
		|| { echo "make: tests failed: run one alone with  $(VENV)/pytest FILE -k NAME" >&2; exit 1; }

test-frameworks: frameworks-venv ## Install other frameworks into .venv, and run the tests that need them: those in tests/frameworks.
	@$(VENV)/python -m pytest tests/frameworks -m "not timing" -n 2 --dist loadfile \
		|| { echo "make: tests failed: run one alone with  $(VENV)/pytest FILE -k NAME" >&2; exit 1; }

nightly: dev ## Run what `make test` leaves out: the slow tests, two files at a time, and a small soak. An hour at most.
	@failed=; began=$$(date +%s); \
	timeout --foreground 50m $(VENV)/python -m pytest $(TESTS) -m "slow and not timing and not torch and not frameworks" -n 2 --dist loadfile || failed="tests"; \
	timeout --foreground 10m $(VENV)/python -m tests.soak $(NIGHTLY_SOAK) || failed="$$failed soak"; \
	echo "nightly: $$(( ($$(date +%s) - began) / 60 )) min, $${failed:+failed: }$${failed:-passed}"; [ -z "$$failed" ]

test-all: dev ## Run every test; those that compare times need a machine with nothing else to do.
	@$(VENV)/python -m pytest $(TESTS) \
		|| { echo "make: tests failed: run one alone with  $(VENV)/pytest FILE -k NAME" >&2; exit 1; }

tests-of: dev ## Run the tests of a module, a class or a function. NAME=tuner.size.broadcast TESTS_OF="--list".
	@$(VENV)/python -m tools.tests_of "$(NAME)" $(TESTS_OF)

reach: mutants-venv ## Measure which functions each test file runs, for `make tests-of`: 20 minutes the first time.
	@nice -n 10 $(VENV)/python -m tools.mutants.reach

check: lint types layers test ## All that must hold before a commit: format, lint, types, imports, tests.

format: dev ## Format the code, and mend what ruff can mend.
	@$(VENV)/ruff format $(CODE)
	@$(VENV)/ruff check --fix $(CODE)

lint: dev ## Check format and style; changes nothing.
	@$(VENV)/ruff format --check $(CODE) \
		|| { echo "make: not formatted: run  make format" >&2; exit 1; }
	@$(VENV)/ruff check $(CODE) \
		|| { echo "make: ruff found faults: run  make format , then mend what is left" >&2; exit 1; }

types: dev ## Check the types (mypy, strict).
	@$(VENV)/mypy \
		|| { echo "make: mypy found faults: mend them where it points" >&2; exit 1; }

layers: dev ## Check that imports go one way (contracts in pyproject.toml), and that docs/layout.md is up to date.
	@$(VENV)/lint-imports --no-logo \
		|| { echo "make: an import goes the wrong way: docs/layout.md says which may" >&2; exit 1; }
	@$(VENV)/python -m tools.layout --check
	@$(VENV)/python -m tools.options --check
	@$(VENV)/python -m tools.error_codes --check

layout: dev ## Write docs/layout.md and CONTRIBUTING.md's tree of packages from docstrings, the pages of settings from their table.
	@$(VENV)/python -m tools.layout
	@$(VENV)/python -m tools.options
	@$(VENV)/python -m tools.error_codes

lowest: dev ## Test the lowest allowed versions of the dependencies, in build/lowest.
	@$(VENV)/python -m tools.lowest \
		|| { echo "make: a lower end of pyproject.toml's ranges does not work: raise it" >&2; exit 1; }

dist: dev ## Build the wheel and the source archive, and try them in an empty environment. DIST="--python python3.13".
	@$(VENV)/python -m tools.dist $(DIST)

size: ## Count lines; name files that are too long, modules of one importer, and names used twice.
	@$(PYTHON) tools/size.py

bench: runtime ## Tune and time the five networks beside ONNX Runtime and OpenVINO. BENCH="--quick".
	@$(VENV)/python -m benchmarks.models $(BENCH)

bench-chart: runtime ## Draw docs/bench.svg from the newest results.
	@$(VENV)/python -m benchmarks.chart

bench-calls: runtime ## Time calls after pauses beside ONNX Runtime, in processes that take turns. BENCH="--contention".
	@$(VENV)/python -m benchmarks.calls $(BENCH)

bench-cold: runtime ## A first tuning with the built-in bank, beside one that begins with nothing. BENCH="mobilenetv2".
	@$(VENV)/python -m benchmarks.cold $(BENCH)

bench-guard: runtime ## Whether `bankd guard` finds a planted regression of 5 %, and passes without one. BENCH="--runs 5".
	@$(VENV)/python -m benchmarks.guard $(BENCH)

bench-shapes: runtime ## Models tuned for ranges of sizes, at sizes that were not tuned. BENCH="bert_base --exact 3".
	@$(VENV)/python -m benchmarks.shapes $(BENCH)

bench-cut: runtime ## What choosing the cut brings: OPAT alone beside SGAT and OPAT. BENCH="yolov5s".
	@$(VENV)/python -m benchmarks.cut $(BENCH)

bench-search: runtime ## What each search algorithm reaches after n trials, replayed from measurements.
	@$(VENV)/python -m benchmarks.search

bench-program: runtime ## Time the program's parts: dispatch, barrier, wake-up, pages, a busy machine.
	@$(VENV)/python -m benchmarks.program

bench-native: runtime ## Time models as objects in a C program beside the same offline models in Python. BENCH="resnet50 --threads 1".
	@$(VENV)/python -m benchmarks.native $(BENCH)

bench-load: runtime ## Sizes, load times and memory of one and four processes beside ONNX Runtime. BENCH="bert_base".
	@$(VENV)/python -m benchmarks.load $(BENCH)

bench-peer: runtime ## Networks that ONNX Runtime once ran faster: none may be slower than it now. BENCH="trained".
	@$(VENV)/python -m benchmarks.never_slower $(BENCH)

bench-service: runtime ## A model in service: pauses, bursts, quotas, other threads, throughput. BENCH="--quick".
	@$(VENV)/python -m benchmarks.service $(BENCH)

bench-zoo: runtime ## Networks of many structures, as bench-peer, and where their time goes. BENCH="swin --rounds 5".
	@$(VENV)/python -m benchmarks.never_slower $(or $(BENCH),zoo)

bench-quantised: runtime ## Networks in 8 bits or bf16, their f32 forms, ONNX Runtime and OpenVINO. BENCH="minilm.dynamic_s8 --threads 1".
	@$(VENV)/python -m benchmarks.quantised $(BENCH)

bench-accuracy: runtime ## Errors of reductions, norms, softmax, pools and attention beside ONNX Runtime's. BENCH="Softmax --cores 1".
	@$(VENV)/python -m benchmarks.accuracy $(BENCH)

bench-bank: runtime ## Time the bank itself: look-ups and commits in a large one. DECISIONS=1000000.
	@$(VENV)/python -m benchmarks.bank --decisions $(DECISIONS)

bench-tui: runtime ## Time the terminal app over a large bank. DECISIONS=1000000.
	@$(VENV)/python -m benchmarks.tui --decisions $(DECISIONS)

bench-fleet: dev ## How far a fleet scales: simulated machines on the real scheduler. BENCH="--machines 100 --models 2000".
	@$(VENV)/python -m benchmarks.fleet $(BENCH)

bench-daemon: runtime ## What a daemon costs that has nothing to do, and how soon a job begins.
	@$(VENV)/python -m benchmarks.daemon $(BENCH)

bench-revisions: runtime ## Time whole models of another revision and of this one, in turns. REF=main BENCH="--quick".
	@$(VENV)/python -m benchmarks.revisions "$(REF)" $(BENCH)

bench-torch: torch-venv ## PyTorch modules in eager mode, in Inductor, and in tunebank. BENCH="--quick".
	@$(VENV)/python -m benchmarks.torch_models $(BENCH)

bench-torch-losses: torch-venv ## Losses of training in tunebank and in PyTorch, step by step. BENCH="unet".
	@$(VENV)/python -m benchmarks.torch_losses $(BENCH)

bench-gradients: torch-venv ## Gradient tuning of real networks between two ranks over slow links. BENCH="gpt2 --rates 200".
	@$(VENV)/python -m benchmarks.gradients $(BENCH)

bench bench-calls bench-cut bench-revisions bench-torch bench-torch-losses pictures: export ENABLE_BUILT_IN_BANK = False

built-in-bank: runtime ## Tune known networks for v3 and v4 with 1 and 2 cores, and pack the bank that is shipped. BUILT_IN="--minutes 8".
	@$(VENV)/python -m tools.built_in_bank $(BUILT_IN)

conformance: dev ## onnx's own cases over compiled models, and over ONNX Runtime: writes docs/conformance.md.
	@$(VENV)/python -m tools.conformance --output docs/conformance.md

operators: dev ## Write the page of operators that kernels run, by onnx's own cases: docs/operators.md.
	@$(VENV)/python -m tools.operators

same-kernels: dev ## Compare the code of all recorded kernels with that of another revision: REF=main.
	@$(VENV)/python -m tools.same_kernels "$(REF)"

soak: dev ## 2,000 files of every kind thrown at a daemon that is killed again and again. SOAK="--files 200 --minutes 1".
	@$(VENV)/python -m tests.soak $(SOAK)

fuzz: dev ## Hostile input at every door, and random graphs: models, offline models, imports, the socket. FUZZ="graphs --seconds 60".
	@$(VENV)/python -m tests.fuzz $(FUZZ)

mutants: mutants-venv ## Change one place of the code at a time: do the tests notice? PACKAGE=bankd.jobs MUTANTS="--count 20".
	@nice -n 10 $(VENV)/python -m tools.mutants --packages "$(PACKAGE)" $(MUTANTS)

pictures: dev ## Draw the pictures of docs/tui.md: tunes a network into two banks, and walks the app.
	@$(VENV)/python -m tools.tui_pictures && $(VENV)/python -m tools.tui_keys

lock: dev ## Write requirements*.txt: exact pins of what .venv holds for the ranges of pyproject.toml.
	@$(VENV)/python -m tools.lock

docs: docs-venv ## Build the pages of docs/ as a site in build/docs. A dead link or picture fails.
	@$(VENV)/python -m sphinx --fail-on-warning --keep-going -q -c tools/site -d build/docs.cache -b html docs build/docs \
		|| { echo "make: fix what sphinx names above, then run  make docs" >&2; exit 1; }
	@echo "docs: open build/docs/index.html"

clean: ## Take away the caches of the tools. .venv and run/ (with its bank) stay.
	rm -rf build *.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find . -path ./.venv -prune -o -path ./run -prune -o -name __pycache__ -type d -prune -exec rm -rf {} +

clean-all: clean ## Take away .venv and run/ as well: all that `make` made.
	rm -rf .venv run
