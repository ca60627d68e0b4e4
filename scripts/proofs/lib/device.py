"""Reads the tables of the article "Compared with UIKit", and compares them with the results of a comparison.

    device.py drawn PAGE.md                 prints the names of the cases that are drawn
    device.py clear LIST.json               makes the background of a display list transparent
    device.py cut IMAGE.png CASE.json       cuts an image of a whole screen to the part that the picture shows
    device.py check PAGE.md RESULTS.json    compares; exit status 1 if the page differs
"""

import json
import re
import sys

ROW = re.compile(r"\| `([a-z0-9-]+)` \| ([^|]*) \|")


def rows(page):
    """The second column of the tables, by the name in the first."""
    with open(page, encoding="utf-8") as file:
        return {match[1]: match[2] for match in map(ROW.match, file) if match}


def drawn(page):
    return {name: result for name, result in rows(page).items() if result in ("agrees", "differs")}


def differences(page, results):
    listed, expected = rows(page), drawn(page)
    words = {"pass": "agrees", "fail": "differs", "missing": "is not drawn"}
    for result in results:
        name, found = result["case"], words[result["status"]]
        if name not in listed:
            yield f"{name}: not on the page; {found}"
        elif found != expected.get(name, "is not drawn"):
            yield f"{name}: {found}, but the page has “{listed[name]}”. {'; '.join(result['wrong'])}"
    for name in sorted(set(listed) - {result["case"] for result in results}):
        yield f"{name}: no picture of that name"


def cut(path, case):
    """Pictures are cut to pixels of a screen, or else to its top left corner."""
    from PIL import Image

    with open(case, encoding="utf-8") as file:
        description = json.load(file)
    image = Image.open(path)
    width, height = (round(length * description["scale"]) for length in description["points"])
    box = tuple(description.get("screenCropPixels", (0, 0, width, height)))
    if image.width > width or image.height > height:
        image.crop(box).save(path)


def main():
    command, path = sys.argv[1:3]
    if command == "drawn":
        print("\n".join(sorted(drawn(path))))
        return 0
    if command == "clear":
        with open(path, encoding="utf-8") as file:
            display_list = json.load(file)
        display_list.pop("background", None)
        with open(path, "w", encoding="utf-8") as file:
            json.dump(display_list, file)
        return 0
    if command == "cut":
        cut(path, sys.argv[3])
        return 0
    with open(sys.argv[3], encoding="utf-8") as file:
        found = list(differences(path, json.load(file)["results"]))
    print("\n".join(found))
    return 1 if found else 0


sys.exit(main())
