"""Packs the app as `buildozer android release` does, up to the point where it would need the SDK.

Buildozer reads the spec, gathers the source and passes arguments to p4a; p4a parses them, orders its recipes and runs
its build.py in a dist with everything that does not need a compiler. Run as a separate program, since both change the
environment: `python -m tests.shipping.packer FOLDER` leaves everything under the folder.
"""

import json
import os
import py_compile
import shutil
import sys
from argparse import Namespace
from importlib.metadata import files
from pathlib import Path
from typing import Any, NoReturn

from buildozer import Buildozer
from pythonforandroid.bootstrap import Bootstrap, copy_files
from pythonforandroid.graph import get_recipe_order_and_bootstrap
from pythonforandroid.toolchain import ToolchainCL
from pythonforandroid.util import current_directory, load_source

BUILD_TOOLS = "36.0.0"


class Handed(Exception):
    """The command that buildozer passes to p4a, raised to stop buildozer there."""

    def __init__(self, words: list[str]) -> None:
        super().__init__(words)
        self.words = words


def hand_over(words: list[str], **_more: Any) -> NoReturn:
    """Replaces the function that buildozer uses to start p4a."""
    raise Handed(words)


def handed(step: Any) -> list[str]:
    """The command that buildozer passes to p4a in one of its steps."""
    try:
        step()
    except Handed as words:
        return words.words
    raise RuntimeError("buildozer did not call p4a")


class Toolchain(ToolchainCL):
    """p4a's own command line; its two commands stop where they would need the SDK."""

    folder: Path

    def create(self, args: Namespace) -> None:
        """Works out the order of the recipes, and reports which requirements are left for pip to install."""
        bootstrap = Bootstrap.get_bootstrap(args.bootstrap, self.ctx)
        recipes, modules, _bootstrap = get_recipe_order_and_bootstrap(self.ctx, args.requirements.split(","), bootstrap)
        versions = {name[8:]: value for name, value in os.environ.items() if name.startswith("VERSION_")}
        report = {"recipes": recipes, "modules": sorted(modules), "versions": versions}
        (self.folder / "requirements.json").write_text(json.dumps(report))

    def aab(self, args: Namespace) -> None:
        """Runs build.py in the dist, which writes everything that gradle would then assemble."""
        bootstrap = Bootstrap.get_bootstrap(args.bootstrap, self.ctx)
        dist = prepare_dist(self.folder, bootstrap, args)
        self._fix_args(args)
        with current_directory(str(dist)):
            build = load_source("build", str(dist / "build.py"))
            build.compile_py_file = compiled
            build.parse_args_and_make_package(args.unknown_args)


def prepare_dist(folder: Path, bootstrap: Any, args: Namespace) -> Path:
    """Makes a dist as p4a does, with the packages that need no compiler in its Python bundles."""
    dist = folder / "dist"
    for source in bootstrap.get_bootstrap_dirs():
        copy_files(str(Path(source) / "build"), str(dist))
    # These patch SDL's own Java files, which come with its recipe.
    shutil.rmtree(dist / "src" / "patches")
    (folder / "sdk" / "build-tools" / BUILD_TOOLS).mkdir(parents=True)
    (dist / "project.properties").write_text(f"target=android-{os.environ['ANDROIDAPI']}")
    (dist / "local.properties").write_text(f"sdk.dir={folder / 'sdk'}")
    information = {
        "bootstrap": bootstrap.name,
        "hostpython": sys.executable,
        "archs": args.arch,
        "ndk_api": int(args.ndk_api),
        "use_setup_py": args.use_setup_py,
    }
    (dist / "dist_info.json").write_text(json.dumps(information))
    report = json.loads((folder / "requirements.json").read_text())
    modules = [name for name in report["modules"] if name in report["versions"]]
    for arch in args.arch:
        (dist / "libs" / arch).mkdir(parents=True)
        install(modules, dist / f"_python_bundle__{arch}" / "_python_bundle" / "site-packages")
    return dist


def install(modules: list[str], site_packages: Path) -> None:
    """Copies this environment's pure Python packages to where pip would install them; p4a leaves out tests."""
    site_packages.mkdir(parents=True)
    for module in modules:
        for file in files(module) or ():
            if not {"..", "__pycache__", "tests"} & set(file.parts):
                (site_packages / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(str(file.locate()), site_packages / file)


def compiled(file: str, optimize_python: bool = True) -> str:
    """Compiles a file as p4a does, but without starting a Python for each file, which would take minutes."""
    target = f"{file}c"
    py_compile.compile(file, target, doraise=True, optimize=2 if optimize_python else 0)
    return target


def pack(folder: Path) -> None:
    """Packs everything, from the spec to the dist."""
    os.environ["HOME"] = str(folder)
    os.environ["BUILDOZER_BUILD_DIR"] = str(folder / "buildozer")
    buildozer = Buildozer("buildozer.spec", "android")
    target = buildozer.target
    target._p4a = hand_over
    target.build_mode = "release"
    target.artifact_format = buildozer.config.get("app", "android.release_artifact")
    (folder / "settings.json").write_text(json.dumps(dict(buildozer.config.items("app"))))
    os.environ["ANDROIDAPI"] = target.android_api
    buildozer.build_application()
    dist_dir = Path(target.get_dist_dir(buildozer.config.get("app", "package.name")))
    dist_dir.mkdir(parents=True)
    Toolchain.folder = folder
    for step in (target.compile_platform, target.build_package):
        sys.argv = ["p4a", *handed(step), *target.extra_p4a_args]
        Toolchain()


if __name__ == "__main__":
    pack(Path(sys.argv[1]))
