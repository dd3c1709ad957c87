"""Compiles the engine with mypyc: as a hatch build hook for the wheel, as a script in place.

    python hatch_build.py            compile in place, if anything changed; exit 1 when that fails
    python hatch_build.py --or-pure  the same, but a failure only means playing uncompiled

The same sources run uncompiled, so a machine without a C compiler loses speed and nothing else. Optimizing
takes most of the time: who only wants to know whether it compiles sets PARLOUR_OPT_LEVEL=0.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.metadata
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING or __name__ != "__main__":
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
# One shared library for all compiled modules, inside the package: native classes inherit across modules.
GROUP = "parlour.engine"


class CompileError(Exception):
    """mypyc or the C compiler refused the sources; the message is what they printed."""


def compile_globs(root: Path) -> list[str]:
    with open(root / "pyproject.toml", "rb") as file:
        hooks = tomllib.load(file)["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]
    globs: list[str] = hooks["custom"]["compile"]
    return globs


def compiled_sources(root: Path, globs: Iterable[str]) -> list[Path]:
    package = root / "src" / "parlour"
    found = {path for glob in globs for path in package.glob(glob)}
    # mypyc would compile an empty __init__ for nothing, and a package must stay importable from source.
    return sorted(path for path in found if path.name != "__init__.py")


def with_imports(root: Path, sources: Iterable[Path]) -> list[Path]:
    """The sources and all modules of ours they import, however far: mypyc copies constants across."""
    src = root / "src"
    seen: set[Path] = set()
    todo = list(sources)
    while todo:
        path = todo.pop()
        if path in seen:
            continue
        seen.add(path)
        for name in _imported_names(path, path.relative_to(src).with_suffix("").parts):
            base = src.joinpath(*name.split("."))
            todo += [file for file in (base.with_suffix(".py"), base / "__init__.py") if file.is_file()]
    return sorted(seen)


def _imported_names(path: Path, module: tuple[str, ...]) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_bytes(), str(path))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            package = module[: len(module) - node.level] if node.level else ()
            base = ".".join((*package, *((node.module,) if node.module else ())))
            names.add(base)
            names.update(f"{base}.{alias.name}" for alias in node.names)
    return {name for name in names if name.split(".")[0] == "parlour"}


def fingerprint(root: Path, sources: Iterable[Path]) -> str:
    """Changes when compiling again could give something else."""
    digest = hashlib.sha256()
    digest.update(Path(__file__).read_bytes())
    digest.update(f"{sys.implementation.cache_tag} {sysconfig.get_platform()}".encode())
    digest.update(importlib.metadata.version("mypy").encode())
    for path in with_imports(root, sources):
        digest.update(f"\0{path.relative_to(root)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def why_not_compile() -> str | None:
    """What this machine lacks for compiling, in a few words; None when nothing."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if os.name != "nt" and shutil.which(compiler[0]) is None:
        return f"no C compiler ({compiler[0]})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no Python.h (the headers of this Python)"
    try:
        importlib.metadata.version("mypy")
        importlib.metadata.version("setuptools")
    except importlib.metadata.PackageNotFoundError as missing:
        return f"the Python package {missing.name} is not installed"
    return None


def compile_into(root: Path, sources: list[Path], out: Path) -> list[Path]:
    """Compile the sources to shared libraries below `out`, laid out like the package; give their paths."""
    job = {"sources": [str(path) for path in sources], "out": str(out)}
    done = subprocess.run(
        [sys.executable, __file__, "--job", json.dumps(job)],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise CompileError((done.stdout + done.stderr).strip())
    return sorted(path for path in out.rglob("*") if path.suffix in (".so", ".pyd"))


def _run_job(job: dict[str, Any]) -> None:
    """The inside of compile_into, a process of its own: mypyc exits on errors and patches setuptools."""
    from setuptools import Distribution  # mypyc looks whether setuptools is imported: this comes first

    from mypyc.build import mypycify  # isort: skip

    with tempfile.TemporaryDirectory(prefix="parlour-mypyc-") as scratch:
        # The wheel is built where Parlour's dependencies are not installed; types are checked by `make lint`.
        options = ["--config-file=", "--ignore-missing-imports", f"--cache-dir={scratch}/cache"]
        extensions = mypycify(
            [*options, *job["sources"]],
            opt_level=os.environ.get("PARLOUR_OPT_LEVEL", "3"),
            debug_level="0",
            group_name=GROUP,
            target_dir=scratch,
        )
        if os.name != "nt":
            # Otherwise functions may be replaced from outside, and so none is inlined into another.
            for extension in extensions:
                extension.extra_compile_args.append("-fno-semantic-interposition")
        build = Distribution({"name": "parlour", "ext_modules": extensions}).get_command_obj("build_ext")
        build.build_lib = job["out"]
        build.build_temp = scratch
        # The engine is one large source and takes a while; the many small ones beside it need not wait.
        build.parallel = os.cpu_count()
        build.ensure_finalized()
        build.run()


class InPlace:
    """The compiled engine beside its sources, with a stamp that tells whether it belongs to them."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.stamp = root / ".build" / "engine.json"
        self.sources = compiled_sources(root, compile_globs(root))

    def libraries(self) -> list[Path]:
        return sorted(
            path for ext in ("so", "pyd") for path in (self.root / "src" / "parlour").rglob(f"*.{ext}")
        )

    def is_current(self) -> bool:
        """The libraries there are come from the sources there are."""
        try:
            stamp = json.loads(self.stamp.read_bytes())
        except (OSError, ValueError):
            return False
        return bool(
            stamp["fingerprint"] == fingerprint(self.root, self.sources)
            and stamp["libraries"] == [str(path.relative_to(self.root)) for path in self.libraries()]
        )

    def remove(self) -> None:
        self.stamp.unlink(missing_ok=True)
        for path in self.libraries():
            path.unlink()

    def compile(self) -> None:
        # Gone before the work starts: an interrupted build must not leave old code that shadows the sources.
        self.remove()
        # Of the sources as they are now: what is changed while this goes on is not in the libraries.
        sources = fingerprint(self.root, self.sources)
        src = self.root / "src"
        with tempfile.TemporaryDirectory(prefix="parlour-engine-") as scratch:
            for path in compile_into(self.root, self.sources, Path(scratch)):
                shutil.move(path, src / path.relative_to(scratch))
        self.stamp.parent.mkdir(exist_ok=True)
        stamp = {
            "fingerprint": sources,
            "libraries": [str(path.relative_to(self.root)) for path in self.libraries()],
        }
        self.stamp.write_text(json.dumps(stamp, indent=1))


def main(arguments: list[str], root: Path = ROOT) -> int:
    if arguments[:1] == ["--job"]:
        _run_job(json.loads(arguments[1]))
        return 0
    if arguments not in ([], ["--or-pure"]):
        print(
            f"hatch_build.py: unknown argument {arguments[0]!r}; give nothing or --or-pure", file=sys.stderr
        )
        return 2
    engine = InPlace(root)
    reason = why_not_compile()
    if reason is not None:
        engine.remove()
        print(f"The engine runs uncompiled (slower bots, same games): {reason}.")
        return 0
    if not engine.sources or engine.is_current():
        return 0
    print(f"Compiling the engine ({len(engine.sources)} modules) ...", flush=True)
    try:
        engine.compile()
    except CompileError as error:
        engine.remove()
        if arguments == ["--or-pure"]:
            print(
                "The engine runs uncompiled (slower bots, same games): compiling failed, see `make compile`."
            )
            return 0
        print(f"{error}\nCompiling the engine failed; it runs uncompiled.", file=sys.stderr)
        return 1
    return 0


def built_client(root: Path) -> Path:
    """The folder of the browser client, without which neither an sdist nor a wheel is whole."""
    client = root / "src" / "parlour" / "web_dist"
    if not (client / "index.html").is_file():
        raise SystemExit("The browser client is not built: run `make client`, then build again.")
    return client


def licence_of_mypy() -> Path:
    """What goes with a compiled engine: mypyc's own runtime is compiled into it."""
    files = importlib.metadata.files("mypy") or []
    return Path(next(file for file in files if file.name == "LICENSE" and "licenses" in file.parts).locate())


if TYPE_CHECKING or __name__ != "__main__":

    class EngineBuildHook(BuildHookInterface[Any]):
        PLUGIN_NAME = "custom"

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if version == "editable":
                return  # a checkout is compiled by `make compile`, its client built by `make client`
            root = Path(self.root)
            client = built_client(root)
            if self.target_name == "sdist":
                return  # its files are listed in pyproject.toml; the client had only to be there
            build_data["force_include"][str(client)] = "parlour/web_dist"
            for ledger in sorted((root / "docs" / "rules").glob("*.md")):
                build_data["force_include"][str(ledger)] = f"parlour/ledger/{ledger.name}"
            self._include_engine(root, build_data)

        def _include_engine(self, root: Path, build_data: dict[str, Any]) -> None:
            reason = why_not_compile()
            if reason is not None:
                self.app.display_warning(f"Building a pure wheel, the engine is not compiled: {reason}.")
                return
            self.scratch = tempfile.TemporaryDirectory(prefix="parlour-engine-")
            sources = compiled_sources(root, self.config["compile"])
            for path in compile_into(root, sources, Path(self.scratch.name)):
                build_data["force_include"][str(path)] = str(path.relative_to(self.scratch.name))
            build_data["force_include"][str(licence_of_mypy())] = "parlour/engine__mypyc.LICENSE"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

        def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
            if hasattr(self, "scratch"):
                self.scratch.cleanup()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
