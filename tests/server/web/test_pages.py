"""The page: files of a build, the page for its own addresses, or a plain one that says where to look."""

from pathlib import Path

import httpx
import pytest

from server.web.running import Running, settings_of


def test_without_a_build_the_door_says_where_to_look(browser: httpx.Client) -> None:
    answer = browser.get("/")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert "openapi.json" in answer.text
    assert "Ten serwer" in answer.text
    assert browser.get("/t/abcdefghij").status_code == 200
    assert browser.get("/elsewhere").json()["error"]["code"] == "not_found"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>the page</title>")
    (folder / "assets" / "index-B4x9Qk2a.js").write_text("export {}")
    (folder / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    return folder


def test_a_build_is_served_and_nothing_else(tmp_path: Path, built: Path) -> None:
    with Running(settings_of(tmp_path, page_dir=built), background=False) as server, server.client() as browser:
        lasting = browser.get("/assets/index-B4x9Qk2a.js")
        assert lasting.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert lasting.headers["content-type"].startswith("text/javascript")
        assert browser.get("/favicon.svg").headers["cache-control"] == "no-cache"
        for page in ("/", "/index.html", "/t/k3v9x2m7qa", "/claim/" + "t" * 43, "/rules/kingsburg"):
            answer = browser.get(page)
            assert "the page" in answer.text, page
            assert answer.headers["cache-control"] == "no-cache"
            assert "script-src 'self'" in answer.headers["content-security-policy"]
        for path in ("/link.txt", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/none.js", "/api/none", "/.env"):
            assert browser.get(path).status_code == 404, path
        assert browser.post("/", json={}).status_code == 404


def test_what_can_be_smaller_is_smaller_on_the_way(tmp_path: Path, built: Path) -> None:
    script = "export const words = 'again and again';\n" * 500
    (built / "assets" / "large-C5y1Rl3b.js").write_text(script)
    with Running(settings_of(tmp_path, page_dir=built), background=False) as server, server.client() as browser:
        path = "/assets/large-C5y1Rl3b.js"
        packed = browser.get(path, headers={"Accept-Encoding": "br, gzip"})
        assert packed.headers["content-encoding"] == "gzip" and packed.headers["vary"] == "Accept-Encoding"
        assert int(packed.headers["content-length"]) < len(script) / 10
        assert packed.text == script
        for refused in ("identity", "gzip;q=0", "br"):
            plain = browser.get(path, headers={"Accept-Encoding": refused})
            assert "content-encoding" not in plain.headers and plain.text == script
        assert browser.head(path).status_code == 200
        for shared in ("/api/games/kingsburg/catalogue", "/api/rules/kingsburg"):
            answer = browser.get(shared, headers={"Accept-Encoding": "gzip"})
            assert answer.headers["content-encoding"] == "gzip" and answer.json()
            again = browser.get(shared, headers={"If-None-Match": answer.headers["etag"]})
            assert again.status_code == 304 and "content-encoding" not in again.headers
        assert "content-encoding" not in browser.get("/api/games").headers


def test_a_page_that_is_built_anew_does_not_disturb_those_who_look(tmp_path: Path, built: Path) -> None:
    index, old, new = built / "index.html", "/assets/index-B4x9Qk2a.js", "/assets/index-D6z2Sm4c.js"
    index.write_text(f'<!doctype html><script type="module" src="{old}"></script>')
    with Running(settings_of(tmp_path, page_dir=built), background=False) as server, server.client() as browser:
        index.unlink()
        (built / old[1:]).unlink()
        assert old in browser.get("/").text  # the folder is being emptied
        index.write_text(f'<!doctype html><script type="module" src="{new}"></script>')
        assert old in browser.get("/").text  # half a build is none
        (built / new[1:]).write_text("export const build = 2")
        assert new in browser.get("/").text
        assert "build = 2" in browser.get(new).text
        assert browser.get(old).text == "export {}"  # for browsers that still show the earlier page
        (built / "assets" / "late-E7a3Tn5d.js").write_text("export const late = true")
        assert "late" in browser.get("/assets/late-E7a3Tn5d.js").text
        assert browser.get(old).text == "export {}"
