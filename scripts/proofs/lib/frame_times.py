"""Compares frame counts and times with exact fractions: frame n is at n / rate, a run of d seconds has floor(d rate) + 1.

    frame_times.py FRAMEREEL FOLDER

Scenes go into FOLDER. Exits with 1 and a line for each that differs.
"""

import json
import math
import pathlib
import subprocess
import sys
from fractions import Fraction

# Waits in seconds, as decimals; frames per second.
CASES = [
    (["0"], "60"),
    (["0.5"], "60"),
    (["0.51"], "60"),
    (["0.4999"], "60"),
    (["0.1"], "10"),
    # In binary floating point 0.29 * 100 is 28.999999999999996, and ten times 0.1 added up 0.9999999999999999.
    (["0.29"], "100"),
    (["0.1"] * 10, "60"),
    (["0.05"] * 7, "1000"),
    (["0.5"], "30000/1001"),
    (["1.001"], "30000/1001"),
    (["1.00099"], "30000/1001"),
    (["10.01", "0.5"], "24000/1001"),
    (["1.7"], "1/3"),
    (["59.9"], "1000000"),
]


def scene(waits):
    script = ", ".join('{"wait": %s}' % wait for wait in waits)
    return (
        '{"canvas": {"size": [2, 2]}, "screens": {"a": {"background": "#808080"}}, "root": "a", "script": [%s]}' % script
    )


def run(*words):
    return json.loads(subprocess.run(words, check=True, stdout=subprocess.PIPE).stdout)


def differences(framereel, folder):
    for number, (waits, fps) in enumerate(CASES):
        path = folder / f"times-{number}.json"
        path.write_text(scene(waits))
        name = f"waits {' + '.join(waits)} s at {fps} fps"
        rate = Fraction(fps)
        duration = sum(map(Fraction, waits))
        expected = math.floor(duration * rate) + 1
        found = run(framereel, "list", str(path), "--json", "--fps", fps)["scenes"][0]["frames"]
        if found != expected:
            yield f"{name}: {found} frames, expected {expected}"
        if expected > 2000:
            continue
        manifest = run(framereel, "render", "-q", str(path), "--fps", fps, "--json", "-o", f"{folder}/times-{number}/%d.png")
        if Fraction(manifest["duration"]) != duration:
            yield f"{name}: duration {manifest['duration']}, expected {duration}"
        times = [Fraction(frame["time"]) for frame in manifest["frames"]]
        if times != [index / rate for index in range(expected)]:
            yield f"{name}: times {times[:3]} … {times[-1]}"


def main(framereel, folder):
    found = list(differences(framereel, pathlib.Path(folder)))
    print("\n".join(found))
    return 1 if found else 0


sys.exit(main(*sys.argv[1:]))
