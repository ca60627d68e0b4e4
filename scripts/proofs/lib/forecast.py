"""Compares what the porting step says of sources with what the compiler says. Called by scripts/proofs/forecast."""

import collections
import json
import pathlib
import random
import re
import shutil
import subprocess
import sys

framereel, modules, work = sys.argv[1:4]
root = pathlib.Path.cwd()
work = pathlib.Path(work)
port = pathlib.Path(framereel).with_name("framereel-port")
message = re.compile(r"^(.+?\.swift):(\d+):\d+: error: (.*)$", re.M)
# Lines that use what does not exist here, each with the reason.
missing = [
    "fileprivate let forecast: UIWebView? = nil",
    "fileprivate let forecast: NSXPCConnection? = nil",
    "@MainActor fileprivate func forecast() { UIView.fly() }",
    "@MainActor fileprivate func forecast(_ view: UIView) { view.fly() }",
    "@MainActor fileprivate func forecast() { let label = UILabel(); label.textFlight = 1 }",
    "fileprivate final class Forecast: UIView { func fly() { self.flyAway() } }",
    "fileprivate final class Forecast: UIView { @objc func fly() async {}; func aim() -> Selector { #selector(fly) } }",
]
present = "@MainActor fileprivate func forecast(_ view: UIView) { view.alpha = 1; view.layer.cornerRadius = 2 }"


def errors(text):
    """The lines with errors by path."""
    found = collections.defaultdict(dict)
    for path, line, reason in message.findall(text):
        found[path].setdefault(int(line), reason)
    return found


def compile(name, sources, version, flags=()):
    """Type-checks a module against the built ones. Returns the command, which can also write the module, and the errors."""
    maps = list(root.glob("Sources/C*/module.modulemap")) + list(root.glob("Sources/C*/include/module.modulemap"))
    built = pathlib.Path(modules).parent.glob("C*.build/module.modulemap")
    maps += [path for path in built if "-tool" not in path.parent.name]
    command = ["swiftc", "-wmo", "-module-name", name, "-swift-version", version, "-I", modules, "-I", work, "-D", "DEBUG"]
    command += ["-I/usr/include/freetype2", "-I/usr/include/libpng16", *flags]
    command += [word for path in maps for word in ("-Xcc", f"-fmodule-map-file={path}")] + list(sources)
    return command, errors(subprocess.run([*command, "-typecheck"], capture_output=True, text=True).stderr)


def entries(name):
    """The parts of a corpus file, each with the words behind its mark."""
    text = (root / "Fixtures/ports/corpus" / name).read_text()
    parts = re.split(r"^%(.*)\n", text, flags=re.M)[1:]
    return [(parts[index].split(), parts[index + 1].rstrip("\n")) for index in range(0, len(parts), 2)]


def constructs():
    """Ports the members in each place as a module of its own, because extensions in one place change classes of others."""
    count, silent = 0, 0
    for number, (marks, place) in enumerate(entries("places.txt")):
        folder, out = work / f"place{number}", work / f"place{number}-out"
        folder.mkdir()
        path, lines, owners = folder / "Place.swift", ["import UIKit"], {}
        for index, (limits, member) in enumerate(entries("members.txt")):
            if set(marks) & set(limits):
                continue
            count += 1
            for line in place.replace("MEMBER", member).replace("_#", f"_{index}").split("\n"):
                lines.append(line)
                owners[len(lines)] = member
        path.write_text("\n".join(lines) + "\n")
        ported = subprocess.run([port, path, "-o", out, "--quiet"], capture_output=True, text=True).stderr
        named = {owners.get(line) for line in errors(ported)[str(path)]}
        _, said = compile(f"Place{number}", out.glob("*.swift"), "5")
        for line, reason in said[str(path)].items():
            if owners.get(line) not in named:
                silent += 1
                print(f"{reason} | {owners.get(line)} | {place}".replace("\n", " "))
    print(f"{count} constructs, of which {silent} fail without a message")
    sys.exit(0 if silent == 0 and count > 2000 else 1)


def forecast(project):
    """Compares the share of usable sources that a check names with the share that compiles."""
    words = [framereel, "adopt", str(project)]
    report = subprocess.run(words + ["--check"], capture_output=True, text=True).stdout
    usable, count = map(int, re.search(r"of the sources \((\d+) of (\d+)\)", report).groups())
    package = work / "package"
    shutil.rmtree(package, ignore_errors=True)
    subprocess.run(words + ["-o", str(package), "--framereel", str(root)], check=True, capture_output=True)
    manifest = (package / "Package.swift").read_text()
    failed, libraries = 0, []
    # The manifest lists a target behind those that it depends on.
    targets = manifest[manifest.index("targets: ["):]
    for name in dict.fromkeys(re.findall(r'name: "(\w+)"', targets)):
        listed = package / "Sources" / name / "PortUIKit.json"
        if not listed.exists():
            continue
        content = json.loads(listed.read_text())
        folder = (listed.parent / content["sources"]).resolve()
        sources = [folder / path for path in content["files"]]
        out = work / f"{name}-out"
        shutil.rmtree(out, ignore_errors=True)
        options = [word for path in libraries for word in ("--library", path)]
        options += [word for module in content.get("modules", []) for word in ("--module", module)]
        options += [word for module in content.get("header", []) for word in ("--header-import", module)]
        subprocess.run(
            [port, *sources, "--root", folder, "-o", out, "--quiet", "--swift", content["swift"], *options],
            capture_output=True)
        target = targets[targets.index(f'name: "{name}",'):]
        target = target[: target.index(".plugin(")]
        flags = [f"-D{flag}" for flag in re.findall(r'\.define\("(\w+)"\)', target)]
        bundle = out / "module.swift"
        bundle.write_text("import UIKit\nextension Bundle { static var module: Bundle { .main } }\n")
        written = [path for path in (package / "Sources" / name).glob("*.swift")]
        files = sorted(out.rglob("*.ported.swift"))
        version = max(content["swift"].split(".")[0], "4")
        command, said = compile(name, files + written + [bundle], version, flags)
        module = work / f"{name}.swiftmodule"
        subprocess.run([*command, "-emit-module", "-emit-module-path", module], capture_output=True)
        # Errors in what was added or written for the package are not those of a source.
        failed += len(said.keys() & {str(path) for path in sources})
        for path, lines in sorted(said.items()):
            line, reason = min(lines.items())
            print(f"{path}:{line}: {reason}")
        libraries += sources
    forecast, true = 100 * usable / count, 100 * (count - failed) / count
    print(f"{project}: forecast {forecast:.0f} %, compiles {true:.0f} % of {count}")
    print(report)
    sys.exit(0 if abs(forecast - true) <= 5 else 1)


def cases(share):
    """The cases of the porting step as a package, some with a line that does not compile."""
    folder = work / f"cases-{share}"
    sources = folder / "Sources/Cases"
    sources.mkdir(parents=True)
    chosen = random.Random(7)
    for path in sorted((root / "Fixtures/ports/before").glob("*.swift")):
        text = path.read_text()
        if path.name.startswith("four-") or "PortedLibrary" in text:
            continue
        line = chosen.choice(missing) if chosen.random() < share / 100 else present
        (sources / path.name).write_text(f"{text}\nimport UIKit\n{line}\n")
    (folder / "Package.swift").write_text(
        '// swift-tools-version: 5.9\nimport PackageDescription\n'
        'let package = Package(name: "Cases", platforms: [.iOS(.v15)], products: [.library(name: "Cases", targets: ["Cases"])], '
        'targets: [.target(name: "Cases")])\n')
    forecast(folder / "Package.swift")


if sys.argv[4] == "constructs":
    constructs()
elif sys.argv[4] == "project":
    forecast(root / sys.argv[5])
else:
    cases(int(sys.argv[5]))
