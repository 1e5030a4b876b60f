"""Known holes in what this project is built with: `make audit`.

Asks the advisories of PyPI about constraints.txt and those of npm about web/package-lock.json. A registry that does not
answer is no good news, and is said: exit status 2. A finding is exit status 1.
"""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WELL, FOUND, UNKNOWN = 0, 1, 2


def python_packages() -> tuple[int, str]:
    words = [sys.executable, "-m", "pip_audit", "--disable-pip", "--no-deps", "--progress-spinner", "off"]
    ended = subprocess.run([*words, "-f", "json", "-r", "constraints.txt"], cwd=ROOT, capture_output=True, text=True)
    try:
        rows = json.loads(ended.stdout)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return UNKNOWN, last_line(ended.stderr)
    unknown = [row["name"] for row in rows if "skip_reason" in row]
    if unknown:
        return UNKNOWN, f"{len(unknown)} of {len(rows)} packages, {unknown[0]} for one"
    holes = [f"{row['name']} {row['version']}: {hole['id']}" for row in rows for hole in row.get("vulns", [])]
    return (FOUND, "; ".join(holes)) if holes else (WELL, f"{len(rows)} packages, nothing known against them")


def page_packages() -> tuple[int, str]:
    ended = subprocess.run(["npm", "audit", "--json"], cwd=ROOT / "web", capture_output=True, text=True)
    try:
        told = json.loads(ended.stdout)
        holes, count = told["vulnerabilities"], told["metadata"]["dependencies"]["total"]
    except (ValueError, KeyError, TypeError):
        return UNKNOWN, last_line(ended.stderr or ended.stdout)
    named = [f"{name}: {hole['severity']}" for name, hole in holes.items()]
    return (FOUND, "; ".join(named)) if named else (WELL, f"{count} packages, nothing known against them")


def last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no answer"])[-1][:200]


CHECKS: dict[str, Callable[[], tuple[int, str]]] = {
    "Python (constraints.txt)": python_packages,
    "page (web/package-lock.json)": page_packages,
}


def main() -> int:
    worst = WELL
    for name, check in CHECKS.items():
        try:
            status, words = check()
        except OSError as error:
            status, words = UNKNOWN, str(error)
        said = {WELL: "well", FOUND: "FOUND", UNKNOWN: "NOT CHECKED, the registry did not answer"}[status]
        print(f"{name}: {said}: {words}")
        worst = max(worst, status, key=(WELL, UNKNOWN, FOUND).index)
    return worst


if __name__ == "__main__":
    sys.exit(main())
