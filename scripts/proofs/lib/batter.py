"""Gives each file of a folder to the command line and compares the outcome with the permitted ones.

    batter.py FRAMEREEL WORK json|png|xml FOLDER COUNT

Every process has 2 GiB of address space and ten seconds. It ends with 0, or with 65 or 66, then with one line on standard
error, or at most twenty about a scene file, each with a line and column, nothing on standard output, and no file written. A suite's own
verdict stands in the file's name: y_ is JSON, n_ is not.
"""

import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

# Prefix of every command in bash: 2 GiB of address space, in KiB.
LIMITED = ["bash", "-c", 'ulimit -v 2097152 && exec "$@"', "-"]
SECONDS = 10
# Maximum number of reported problems of a scene file.
SCENE_LINES = 20
PLACE = r":\d+:\d+: "
# Messages of the reader of scenes about texts that are valid JSON.
AS_SCENE = re.compile(r"expected an object|missing key|unknown key|is here twice")


def run(program, work, *words, most=1):
    """Describes an outcome that is not permitted, with its message of at most so many lines."""
    command = words[0]
    with tempfile.TemporaryDirectory(dir=work) as folder:
        target = [] if command == "validate" else ["-o", f"{folder}/00000.png"]
        try:
            process = subprocess.run([*LIMITED, program, *words, *target], capture_output=True, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            return f"{command}: more than {SECONDS} s", ""
        written = os.listdir(folder)
    said = process.stderr.decode(errors="replace")
    if process.returncode not in (0, 65, 66):
        return f"{command}: ended with {process.returncode}: {said[:200]}", said
    if process.returncode != 0 and (process.stdout or written):
        return f"{command}: refused, but wrote {written or 'to standard output'}", said
    lines = said.removesuffix("\n").split("\n")
    if process.returncode != 0 and (len(lines) > most or not all(re.search(PLACE, line) for line in lines)):
        return f"{command}: more than {most} lines, or one without a place: {said[:200]}", said
    return None, said


def json_problem(program, work, path):
    has_verdict = path.name[:2] in ("y_", "n_")
    for command in ["validate", "render", "still", "draw"] if has_verdict else ["validate", "draw"]:
        most = 1 if command == "draw" else SCENE_LINES
        problem, said = run(program, work, command, "-q", str(path), most=most)
        if problem:
            return problem
        if has_verdict and not said.startswith(f"error: {path}:"):
            return f"{command}: accepted, or another file named: {said[:200]}"
        if has_verdict and bool(AS_SCENE.search(said)) != path.name.startswith("y_"):
            return f"{command}: {said[:200]}"
    return None


def png_problem(program, work, path):
    with tempfile.TemporaryDirectory(dir=work) as folder:
        scene = pathlib.Path(folder, "scene.json")
        os.link(path, f"{folder}/image.png")
        view = {"image": "image.png"}
        scene.write_text(
            json.dumps({"canvas": {"size": [16, 16]}, "screens": {"a": {"views": [view]}}, "root": "a"})
        )
        problem, _ = run(program, work, "still", "-q", str(scene))
        return problem


def xml_problem(program, work, path):
    with tempfile.TemporaryDirectory(dir=work) as folder:
        storyboard = pathlib.Path(folder, "Main.storyboard")
        os.link(path, storyboard)
        for command in ["validate", "still"]:
            problem, said = run(program, work, command, "-q", str(storyboard))
            if problem:
                return problem
            if not said.startswith(f"error: {storyboard}:"):
                return f"{command}: accepted, or another file named: {said[:200]}"
    return None


def main(program, work, kind, folder, count):
    files = sorted(path for path in pathlib.Path(folder).rglob("*") if path.is_file())
    if len(files) != int(count):
        print(f"{len(files)} files, expected {count}")
        return 1
    judge = {"json": json_problem, "png": png_problem, "xml": xml_problem}[kind]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        problems = list(pool.map(lambda path: judge(program, work, path), files))
    found = [f"{path.name}: {problem}" for path, problem in zip(files, problems) if problem]
    print("\n".join(found))
    return 1 if found else 0


sys.exit(main(*sys.argv[1:]))
