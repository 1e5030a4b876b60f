"""The page's types are those of the server: generated from its description, and never out of date."""

import json
import subprocess
from pathlib import Path

from palatine.server.settings import Settings
from palatine.server.web.app import create_app

WEB = Path(__file__).resolve().parents[3] / "web"


def test_the_types_are_generated_from_the_description_of_today(tmp_path: Path) -> None:
    described = tmp_path / "openapi.json"
    described.write_text(json.dumps(create_app(Settings(), background=False).openapi()), "utf-8")
    made = tmp_path / "api.generated.ts"
    run = subprocess.run(
        ["node", "dev/types.mjs", str(described), str(made)], cwd=WEB, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    kept = (WEB / "src/lib/api.generated.ts").read_text("utf-8")
    assert made.read_text("utf-8") == kept, "run `npm run types` in web/ against a server of today"
