"""The house keeps its size and its public names."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import drovers

SOURCES = sorted(Path("src/drovers").rglob("*.py"))


@pytest.mark.parametrize("path", SOURCES, ids=str)
def test_files_and_functions_stay_small(path):
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 400, f"{path} has over 400 lines: split it by question"
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or 0) - node.lineno + 1
            assert length <= 45, f"{path}:{node.lineno} {node.name} has {length} lines"


def test_public_names_are_a_sorted_list_that_exists():
    assert drovers.__all__ == sorted(drovers.__all__)
    for name in drovers.__all__:
        assert getattr(drovers, name).__doc__


# What every game has, and where: names a file defines itself.  docs/adding-a-game.md says what each is.
SHAPE = {
    "__init__.py": ("GAME",),
    "table.py": ("State", "OPTIONS", "OPTION_SETS", "KINDS"),
    "moves.py": ("Move", "decode", "encode"),
    "legality.py": ("to_move", "legal", "why_not"),
    "deal.py": ("setup",),
    "turn.py": ("play",),
    "scoring.py": ("ending", "score", "standing"),
    "sight.py": ("veil", "imagine"),
    "soundness.py": ("FLAWS", "flaw"),
    "features.py": ("FEATURES", "features"),
    "greedy.py": ("appraise", "heat"),
    "notation.py": ("move_text", "parse_move", "touch", "form", "thing", "show", "shows", "spell"),
    "position.py": ("PARTS", "read"),
    "refusals.py": ("why_not_detail",),
    "facts.py": ("facts",),
    "spoken.py": ("TOPICS", "step", "scene"),
    "shown.py": ("Facts", "Sight", "Box"),
    "rules.py": (),
}
WORDS = ("RULES.md", "RULES.fr.md", "en.ftl", "fr.ftl")
SHAPED = {"toy": Path("tests/toy")} | {name: drovers.load(name).folder for name in drovers.names()}


def defined(path: Path) -> set[str]:
    """The names a file makes itself, not those it imports."""
    names = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names |= {part.id for target in targets for part in ast.walk(target) if isinstance(part, ast.Name)}
    return names


@pytest.mark.parametrize("folder", SHAPED.values(), ids=SHAPED)
def test_every_role_is_where_it_is_in_every_game(folder):
    missing = [name for name in (*SHAPE, *WORDS) if not (folder / name).exists()]
    assert missing == []
    for file, roles in SHAPE.items():
        assert set(roles) <= defined(folder / file), (
            f"{folder / file} lacks {sorted(set(roles) - defined(folder / file))}"
        )


@pytest.mark.parametrize("folder", SHAPED.values(), ids=SHAPED)
def test_rules_only_lists_where_the_roles_are(folder):
    body = ast.parse((folder / "rules.py").read_text(encoding="utf-8")).body[1:]
    assert all(isinstance(node, ast.ImportFrom) for node in body), "rules.py holds imports only"
    listed = {alias.asname for node in body for alias in node.names}
    roles = ("setup", "to_move", "legal", "why_not", "play", "ending", "score", "standing", "flaw", "veil", "imagine")
    assert {*roles, "features"} <= listed


@pytest.mark.parametrize("folder", SHAPED.values(), ids=SHAPED)
def test_flaws_and_features_have_names_and_imports_are_short(folder):
    flaws = next(
        node.value
        for node in ast.parse((folder / "soundness.py").read_text(encoding="utf-8")).body
        if isinstance(node, ast.Assign | ast.AnnAssign) and "FLAWS" in ast.unparse(node).split("=")[0]
    )
    assert all(isinstance(key, ast.Name) for key in flaws.keys), "each flaw by name"
    assert "offsets(FEATURES)" in (folder / "features.py").read_text(encoding="utf-8")
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert len(node.names) <= 16, f"{path}:{node.lineno}: import the module instead"


def test_the_page_of_adding_a_game_names_every_file_that_lists_games():
    page = Path("docs/adding-a-game.md").read_text(encoding="utf-8")
    listing = [*Path("src").rglob("*.py"), *Path("tests").rglob("*.py"), *Path("benchmarks").glob("*.*")]
    listing += [*Path("web/src").rglob("*.*"), Path("pyproject.toml"), Path("zensical.toml")]
    unnamed = []
    for path in listing:
        if path.suffix in (".py", ".mjs", ".ts", ".svelte", ".css", ".ftl", ".toml") and path.name not in page:
            lines = path.read_text(encoding="utf-8").splitlines()
            parts = ["\n".join(lines[at : at + 30]) for at in range(0, len(lines), 10)]
            if any(all(re.search(rf"\b{game}\b", part) for game in drovers.names()) for part in parts):
                unnamed.append(str(path))
    assert unnamed == []


def test_no_machine_path_is_written_down():
    for path in [*SOURCES, *Path("docs").glob("*.md"), *Path(".").glob("*.md")]:
        assert str(Path.cwd()) not in path.read_text(encoding="utf-8"), path


PAGES = sorted([*Path("docs").rglob("*.md"), *Path(".").glob("*.md"), *Path("src").rglob("*.md")])


@pytest.mark.parametrize("path", PAGES, ids=str)
def test_documentation_fits_the_page(path):
    """Rows of tables and what programs say cannot be broken; everything else is within 120 columns."""
    wide, quoted = [], False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        quoted ^= line.lstrip().startswith("```")
        if len(line) > 120 and not quoted and not line.startswith(("|", "![")):
            wide.append(number)
    assert wide == []


def test_the_changelog_begins_with_the_version_there_is():
    heading = re.search(
        r"^## (\S+) — (\d{4}-\d\d-\d\d|unreleased)$", Path("CHANGELOG.md").read_text(encoding="utf-8"), re.M
    )
    assert heading and heading[1] == drovers.__version__


@pytest.mark.parametrize("room", ["core", "pocket", "research", "server", "server/store", "solving"])
def test_the_map_names_every_file(room):
    shown = Path("docs/map.md").read_text(encoding="utf-8")
    files = [path.name for path in Path("src/drovers", room).glob("*.py") if path.name != "__init__.py"]
    assert [name for name in files if f"`{name}`" not in shown] == []


def test_tests_named_on_the_page_of_the_page_exist():
    named = re.findall(r"`(test_\w+)::(test_\w+)`", Path("docs/page.md").read_text(encoding="utf-8"))
    assert len(named) > 30
    for file, name in named:
        assert f"def {name}(" in Path(f"tests/web/{file}.py").read_text(encoding="utf-8"), f"{file}::{name}"


@pytest.mark.parametrize("page", sorted(Path("docs/notebook").glob("*.md")), ids=lambda page: page.stem)
def test_the_notebook_says_first_what_came_of_it(page):
    sections = re.split(r"^## ", page.read_text(encoding="utf-8"), flags=re.M)[1:]
    assert [text.splitlines()[0] for text in sections if not text.splitlines()[2].startswith("**Came of it:**")] == []


@pytest.mark.parametrize("path", SOURCES, ids=str)
def test_docstrings_say_more_than_a_word_or_two(path):
    """“Makes it new.” tells nobody what is made; a sentence of three words names at least a thing."""
    short = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            said = ast.get_docstring(node)
            if said is not None and len(said.split()) < 3:
                short.append(f"{node.name}: {said}")
    assert short == []
