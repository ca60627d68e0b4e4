"""Opens a report of `framereel verify` in headless Chromium and operates it: scrubbing, slider, keys.

    report.py CHROMIUM REPORT.html SCREENSHOT.png

Fails if a control does not work, the page makes a request, or an error is written to the console.
"""

import sys

sys.dont_write_bytecode = True
from browser import Visit


def main():
    program, page, screenshot = sys.argv[1:]
    with Visit(program, page) as visit:
        browser, expect = visit.browser, visit.expect
        count = browser.value("document.querySelectorAll('.viewer').length")
        expect("a viewer at least", count > 0, True)
        first = "document.querySelector('.viewer')"
        frame = f"{first}.querySelector('output').textContent"
        last = int(browser.value(f"{first}.querySelector('.scrubber').max"))
        shown = f"[...{first}.querySelectorAll('.stage img')].filter(i => i.src && i.naturalWidth > 0).length"
        expect("the page begins at a frame that fails",
               browser.value(f"{first}.querySelector('.message').textContent") not in ("", "as expected"), True)
        expect("images of it", browser.value(shown), 3)

        browser.value(f"(() => {{ const s = {first}.querySelector('.scrubber'); s.value = 0;"
                      " s.dispatchEvent(new Event('input')); })()")
        begin = browser.value(frame)
        expect("scrubbing to the start", begin.startswith("frame "), True)
        # Frames that do not differ may be left out.
        browser.key("ArrowRight")
        expect("→", browser.value(f"{first}.querySelector('.scrubber').value"), "1")
        expect("→ shows another frame", browser.value(frame) != begin, True)
        browser.key("ArrowLeft")
        expect("←", browser.value(frame), begin)
        browser.key("End")
        expect("End", browser.value(f"{first}.querySelector('.scrubber').value"), str(last))
        browser.key("Home")
        browser.key("ArrowRight", shift=True)
        expect("Shift → goes to a frame that fails",
               browser.value(f"{first}.querySelector('.message').textContent") != "as expected", True)
        for _ in range(2):
            browser.key("ArrowRight", shift=True)
        expect("a difference found by the page itself", browser.value(
            f"{first}.querySelector('.stage .difference img').decode().then(() => 1)"), 1)
        browser.key("2", "Digit2")
        expect("2 is the slider", browser.value(f"{first}.querySelector('.stage').dataset.view"), "slider")
        browser.value(f"(() => {{ const s = {first}.querySelector('.wipe'); s.value = 300;"
                      " s.dispatchEvent(new Event('input')); })()")
        wipe = f"{first}.querySelector('.stage').style.getPropertyValue('--wipe')"
        expect("the slider", browser.value(wipe), "30%")
        browser.key("]", "BracketRight")
        expect("]", browser.value(wipe), "35%")
        clip = f"getComputedStyle({first}.querySelector('.stage .actual img')).clipPath"
        expect("the slider clips", "35%" in browser.value(clip), True)
        browser.key("3", "Digit3")
        turn = f"{first}.querySelector('.stage').dataset.turn"
        seen = {browser.value(f"new Promise(r => setTimeout(() => r({turn}), {wait}))") for wait in (0, 510, 510)}
        expect("blinking shows both", seen, {"expected", "actual"})
        browser.key("4", "Digit4")
        expect("4 is the difference", browser.value(f"{first}.querySelector('.stage').dataset.view"), "difference")
        browser.key("1", "Digit1")
        browser.key(" ", "Space")
        browser.value("new Promise(r => setTimeout(r, 400))")
        browser.key(" ", "Space")
        moved = browser.value(frame)
        expect("space plays and stops", browser.value(f"new Promise(r => setTimeout(() => r({frame}), 200))"), moved)
        row = f"{first}.closest('section').querySelector('.frames tr[data-frame=\"{begin.split()[1]}\"]')"
        browser.value(f"{row}.click()")
        expect("a row of the table shows its frame", browser.value(frame), begin)
        browser.key("ArrowRight", shift=True)
        browser.screenshot(screenshot)
    print(f"{visit.page.name}: {last + 1} frames, every control works, nothing from the network")


main()
