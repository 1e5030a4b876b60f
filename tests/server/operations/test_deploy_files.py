"""What an operator takes from deploy/: as far as it can be checked without the machines that it is for."""

import json
import re
import shlex
import shutil
import subprocess
from fnmatch import fnmatch
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from palatine.server.settings import PREFIX, Settings
from palatine.server.web import door

ROOT = Path(__file__).resolve().parents[3]
DEPLOY = ROOT / "deploy"
OWN_VARIABLES = {"PALATINE_HOST", "PALATINE_UPSTREAM"}
"""Of Caddyfile and compose.yaml, not of the server."""


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile, a pair of word and arguments for each instruction."""
    text = re.sub(r"\\\n\s*", " ", (ROOT / "Dockerfile").read_text("utf-8"))
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in lines]


def is_sent_to_docker(name: str) -> bool:
    """As .dockerignore says: the last line that fits counts."""
    sent = True
    for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            pattern = line.removeprefix("!").rstrip("/")
            if name == pattern or name.startswith(pattern + "/") or fnmatch(name, pattern):
                sent = line.startswith("!")
    return sent


def test_everything_the_image_is_made_of_is_there() -> None:
    stages = {words.split(" AS ")[1] for word, words in instructions() if word == "FROM" and " AS " in words}
    for word, words in instructions():
        if word != "COPY":
            continue
        *sources, _ = [part for part in shlex.split(words) if not part.startswith("--")]
        given = re.search(r"--from=(\w+)", words)
        if given is not None:
            assert given[1] in stages
            continue
        for source in sources:
            assert (ROOT / source).exists() and is_sent_to_docker(source.rstrip("/")), source
    assert not is_sent_to_docker("web/node_modules/vite") and not is_sent_to_docker(".git/config")
    copied = " ".join([words for word, words in instructions() if word == "COPY"])
    for needed in ("pyproject.toml", "setup.py", "constraints.txt", "docs/rules", "src", "web/dist"):
        assert needed in copied


def test_the_image_is_small_unprivileged_and_watched() -> None:
    found = instructions()
    last = max(at for at, (word, _) in enumerate(found) if word == "FROM")
    final = dict(found[last:])
    assert final["FROM"].endswith("-slim-bookworm") and final["USER"] not in ("0", "root")
    assert "healthz" in final["HEALTHCHECK"] and final["STOPSIGNAL"] == "SIGTERM"
    words = json.loads(final["CMD"])
    assert words[:2] == ["palatine", "serve"] and "gcc" not in final["RUN"]
    compile(json.loads(final["HEALTHCHECK"].split("CMD ", 1)[1])[2], "healthcheck", "exec")
    for _, command in [pair for pair in found if pair[0] == "RUN"]:
        plain = re.sub(r"^--mount=\S+ ", "", command)
        assert subprocess.run(["bash", "-n", "-c", plain]).returncode == 0, command


def compose() -> dict[str, Any]:
    found: dict[str, Any] = import_module("yaml").safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return found


def test_compose_puts_the_pieces_together() -> None:
    data = compose()
    services = data["services"]
    assert set(services) == {"database", "palatine", "proxy"}
    assert (DEPLOY / services["palatine"]["build"]["context"]).resolve() == ROOT
    for service in services.values():
        assert service["restart"] == "unless-stopped" and service["logging"]["options"]["max-size"]
        for volume in service["volumes"]:
            source = volume.split(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in data["volumes"]
        for name in service["networks"]:
            assert name in data["networks"]
    ours = services["palatine"]
    assert (
        ours["read_only"]
        and ours["cap_drop"] == ["ALL"]
        and "ports" not in ours
        and "ports" not in services["database"]
    )
    assert ours["environment"]["PALATINE_TRUSTED_PROXIES"] == data["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    given = {name: re.sub(r"\$\{.*?\}", "x", value) for name, value in ours["environment"].items()}
    assert Settings.read(given).is_https


def test_docker_itself_reads_compose() -> None:
    docker = shutil.which("docker")
    if docker is None or subprocess.run([docker, "compose", "version"], capture_output=True).returncode:
        pytest.skip("docker compose is not here")
    words = [docker, "compose", "-f", str(DEPLOY / "compose.yaml"), "config", "--quiet"]
    env = {"PATH": "/usr/local/bin:/usr/bin:/bin", "PALATINE_HOST": "table.example", "POSTGRES_PASSWORD": "word"}
    told = subprocess.run(words, capture_output=True, text=True, env=env)
    assert told.returncode == 0, told.stderr


def unit(tmp_path: Path) -> Path:
    """The unit with a program that exists: `verify` insists on one."""
    text = (DEPLOY / "palatine.service").read_text("utf-8")
    assert "ExecStart=/opt/palatine/bin/palatine serve" in text
    copy = tmp_path / "palatine.service"
    copy.write_text(text.replace("/opt/palatine/bin/palatine", "/bin/true"), "utf-8")
    return copy


def test_systemd_reads_the_unit_and_finds_it_safe(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd-analyze is not here")
    file = unit(tmp_path)
    told = subprocess.run([analyze, "verify", "--man=no", str(file)], capture_output=True, text=True)
    assert "palatine.service" not in told.stderr, told.stderr
    words = [analyze, "security", "--offline=true", "--no-pager", str(file)]
    safe = subprocess.run(words, capture_output=True, text=True)
    exposure = re.search(r"exposure level for \S+: ([\d.]+)", safe.stdout)
    assert exposure is not None and float(exposure[1]) < 2.5, safe.stdout[-400:]


def test_the_unit_leaves_the_server_what_it_needs() -> None:
    text = (DEPLOY / "palatine.service").read_text("utf-8")
    files = int(re.findall(r"LimitNOFILE=(\d+)", text)[0])
    assert files >= door.MOST_CONNECTIONS + door.BACKLOG + door.OWN_FILES
    assert compose()["services"]["palatine"]["ulimits"]["nofile"] == files
    assert "prlimit64" in text, "the server asks for its descriptors, workers are limited in time"


def test_logs_are_rotated_where_the_unit_writes_them(tmp_path: Path) -> None:
    text = (DEPLOY / "palatine.logrotate").read_text("utf-8")
    unit_text = (DEPLOY / "palatine.service").read_text("utf-8")
    log = re.findall(r"append:(\S+)", unit_text)[0]
    pattern = re.findall(r"^(\S+) \{", text, re.M)[0]
    assert fnmatch(log, pattern) and text.count("{") == text.count("}") == 1 and "copytruncate" in text
    program = shutil.which("logrotate") or shutil.which("logrotate", path="/usr/sbin")
    if program is not None:
        told = subprocess.run([program, "-d", str(DEPLOY / "palatine.logrotate")], capture_output=True, text=True)
        assert told.returncode == 0 and "error" not in told.stderr, told.stderr


def test_caddy_reads_its_file() -> None:
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert text.count("{") == text.count("}") and "reverse_proxy" in text and "read_header" in text
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("caddy is not here; only the braces were counted")
    words = [caddy, "adapt", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
    told = subprocess.run(words, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr


def test_only_settings_that_exist_are_set() -> None:
    known = {PREFIX + name.upper() for name in Settings.__dataclass_fields__} | OWN_VARIABLES
    for file in [*DEPLOY.iterdir(), ROOT / "Dockerfile", ROOT / "docs" / "deploy.md"]:
        if file.is_file():
            for name in re.findall(r"\bPALATINE_[A-Z_]*[A-Z]\b", file.read_text("utf-8")):
                assert name in known, f"{file.name}: {name}"


def test_versions_are_locked_and_fit_what_we_ask_for() -> None:
    rows = [line for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines() if not line.startswith("#")]
    locked = dict(row.split("==") for row in rows)
    assert len(locked) == len(rows)
    asked = (ROOT / "pyproject.toml").read_text("utf-8").split("server = [")[1].split("]\nrl")[0]
    for name in re.findall(r'"([a-z0-9-]+)', asked):
        assert name in locked or name == "palatine", name
