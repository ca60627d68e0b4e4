"""Opens a page of `framereel play` in headless Chromium and operates it: scrubbing, keys, speed.

    player.py CHROMIUM PLAYER.html STILL.png NUMBER SCREENSHOTS

STILL.png is what frame NUMBER shows. Fails if a control does not work, the page makes a request, or an error is written to the
console. Writes SCREENSHOTS-light.png and SCREENSHOTS-dark.png.
"""

import base64
import pathlib
import sys
import time

sys.dont_write_bytecode = True
from browser import Visit

# Of a PNG, once the page shows that frame: how many bytes of the page's image differ from it, and by how much the means of the
# canvas' 12 x 12 parts do, which a stroke that is lost in reducing changes.
DIFFERENCE = """(async () => {
  const canvas = document.querySelector("canvas"), bytes = text => Uint8Array.from(atob(text), c => c.charCodeAt(0));
  for (let wait = 0; canvas.dataset.frame !== "%d" && wait < 200; wait++) await new Promise(r => setTimeout(r, 20));
  const image = text => createImageBitmap(new Blob([bytes(text)]));
  const shown = await image(document.querySelectorAll("script.image")[canvas.dataset.image].textContent);
  const pixels = image => {
    const other = document.createElement("canvas");
    other.width = image.width; other.height = image.height;
    other.getContext("2d").drawImage(image, 0, 0);
    return other.getContext("2d").getImageData(0, 0, image.width, image.height).data;
  };
  const means = image => {
    const all = pixels(image), sums = Array(12 * 12 * 3).fill(0), counts = Array(12 * 12 * 3).fill(0);
    for (let y = 0; y < image.height; y++) for (let x = 0; x < image.width; x++) for (let c = 0; c < 3; c++) {
      const part = (Math.floor(12 * y / image.height) * 12 + Math.floor(12 * x / image.width)) * 3 + c;
      sums[part] += all[4 * (y * image.width + x) + c]; counts[part] += 1;
    }
    return sums.map((sum, part) => sum / counts[part]);
  };
  const [a, b] = [shown, await image("%s")].map(pixels);
  const [c, d] = [shown, canvas].map(means);
  return [a.length === b.length ? a.reduce((count, value, index) => count + (value !== b[index]), 0) : -1,
    Math.max(...c.map((value, part) => Math.abs(value - d[part])))];
})()"""

# The canvas in the screen's pixels, and whether it and the picture's neighbors lie in the window and beside each other.
LAYOUT = """(() => {
  const canvas = document.querySelector("canvas"), box = canvas.getBoundingClientRect(), density = devicePixelRatio;
  const parts = ["header", ".stage", ".deck", ".log"].map(name => document.querySelector(name).getBoundingClientRect());
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  return [Math.abs(box.width * density - canvas.width) < 0.1 && Math.abs(box.height * density - canvas.height) < 0.1,
    parts.every((part, index) => parts.slice(index + 1).every(other => apart(part, other))),
    document.documentElement.scrollWidth <= innerWidth];
})()"""


def main():
    program, page, still, number, screenshots = sys.argv[1:]
    number = int(number)
    with Visit(program, page) as visit:
        browser, expect = visit.browser, visit.expect
        browser.window(1280, 900)
        value = browser.value
        frame = "Number(document.querySelector('.now .frame').textContent.split(' ')[1])"
        shown = "Number(document.querySelector('canvas').dataset.frame)"
        numbers = value("JSON.parse(document.querySelector('#data').textContent).frames.map(([n]) => n)")
        images = value("JSON.parse(document.querySelector('#data').textContent).frames.map(([, p]) => p)")
        rate = value("JSON.parse(document.querySelector('#data').textContent).rate")
        period, last = rate[1] / rate[0], numbers[-1]
        expect("an image for every number", sorted(set(images)), list(range(len(set(images)))))
        expect("no image twice",
               value("(s => new Set(s).size === s.length)([...document.querySelectorAll('script.image')]"
                     ".map(s => s.textContent))"), True)
        expect("it begins at the first frame", value(frame), numbers[0])

        def scrub(seconds):
            value(f"(s => {{ s.value = {seconds}; s.dispatchEvent(new Event('input')); }})"
                  "(document.querySelector('.scrubber'))")

        def current():
            return value("[...new Set([...document.querySelectorAll('.events tr.current')].map(r => r.dataset.time))]")

        scrub(number * period)
        expect("scrubbing", value(frame), number)
        data = base64.b64encode(pathlib.Path(still).read_bytes()).decode()
        differing, lost = value(DIFFERENCE % (number, data))
        expect("bytes of the image that differ from still's", differing, 0)
        for width, height, density in ((1400, 900, 1), (1440, 900, 1.5), (1280, 720, 2), (390, 844, 3), (1024, 700, 1)):
            browser.window(width, height, density)
            time.sleep(0.3)
            where = f"at {width} x {height}, {density} pixels per point"
            expect(f"{where}, the canvas has the screen's pixels, nothing overlaps, nothing is cut off",
                   value(LAYOUT), [True, True, True])
            differing, lost = value(DIFFERENCE % (number, data))
            expect(f"{where}, no stroke is lost: {lost:.1f} levels", lost < 12, True)
        browser.window(1280, 900)
        if len(numbers) == 1:
            browser.key("ArrowRight")
            expect("one frame stays", value(frame), numbers[0])
            finish(visit, screenshots)
            return print(f"{visit.page.name}: one frame")

        # The list of events follows the frame.
        times = value("[...document.querySelectorAll('.events tr')].map(r => Number(r.dataset.time))")
        expect("the list is in order", times == sorted(times) and len(times) > 0, True)
        passed = [t for t in times if t <= number * period + 1e-6]
        expect("the list marks what happened last", [float(t) for t in current()], [passed[-1]])
        inside = value("(() => { const l = document.querySelector('.log').getBoundingClientRect();"
                       " const r = document.querySelector('.events tr.current').getBoundingClientRect();"
                       " return r.top >= l.top - 1 && r.top < l.bottom; })()")
        expect("what is marked can be seen", inside, True)
        spans = value("JSON.parse(document.querySelector('#data').textContent).rows"
                      ".flatMap(r => r.bars).map(b => [b.begin, b.end])")
        expect("a bar for every animation", value("document.querySelectorAll('.bar').length"),
               len([s for s in spans if s[1] >= numbers[0] * period and s[0] <= last * period]))
        lit = len([s for s in spans if s[0] <= number * period + 1e-6 and number * period < s[1]])
        bands = value("JSON.parse(document.querySelector('#data').textContent).bands")
        expect("a band for every interactive phase", value("document.querySelectorAll('.band').length"), len(bands))
        expect("bars of what is moving are lit", value("document.querySelectorAll('.bar.on').length"), lit)
        value("document.querySelector('.events tr:last-child').click()")
        expect("a row goes to its time", value(frame) * period >= times[-1] - 1e-6 or value(frame) == last, True)

        # Keys and buttons.
        browser.key("Home")
        expect("Home", value(frame), numbers[0])
        browser.key("ArrowRight")
        expect("→", value(frame), numbers[1])
        browser.key("ArrowLeft")
        expect("←", value(frame), numbers[0])
        browser.key("ArrowRight", shift=True)
        expect("Shift →", value(frame), numbers[min(10, len(numbers) - 1)])
        browser.key("End")
        expect("End", value(frame), last)
        browser.key("ArrowRight")
        expect("→ at the end", value(frame), last)
        for selector, expected in (("[data-go=first]", numbers[0]), ("[data-step='1']", numbers[1]),
                                   ("[data-step='-1']", numbers[0]), ("[data-go=last]", last)):
            value(f"document.querySelector(\"{selector}\").click()")
            expect(selector, value(frame), expected)

        # The timeline can be dragged, and is aligned with the scrubber.
        edges = value("[...document.querySelectorAll('.lanes .cell')].map(c => c.getBoundingClientRect())"
                      ".map(b => `${b.left} ${b.width}`)")
        expect("left edges and widths of the timeline's rows", len(set(edges)), 1)
        box = value("(c => { const b = c.getBoundingClientRect(); return [b.left, b.top + 5, b.width]; })"
                    "(document.querySelector('.axis .cell'))")
        for kind, share in (("mousePressed", 0.2), ("mouseMoved", 0.5), ("mouseReleased", 0.5)):
            browser.call("Input.dispatchMouseEvent", type=kind, x=box[0] + share * box[2], y=box[1], button="left",
                         buttons=1, clickCount=1)
        middle = (numbers[0] + last) / 2
        nearest = min(numbers, key=lambda n: (abs(n - middle), n))
        expect("dragging over the timeline", abs(value(frame) - nearest) <= numbers[1] - numbers[0], True)

        # Speed: virtual seconds per second.
        for slow, keys in ((1.0, 0), (0.5, 5), (2.0, 15)):
            for _ in range(keys):
                browser.key("ArrowUp" if slow > 1 else "ArrowDown", "")
            expect("speed", value("document.querySelector('.speed output').textContent"), f"{slow:g}×")
            browser.key("Home")
            length = min(1.0, (last - numbers[0]) * period / slow * 0.6)
            browser.key(" ", "Space")
            measured = value("(async () => { const n = performance.now();"
                             f" await new Promise(r => setTimeout(r, {length * 1000}));"
                             f" return [{frame}, (performance.now() - n) / 1000]; }})()")
            expect("the button says pause", value("document.querySelector('.play').getAttribute('aria-label')"), "Pause")
            browser.key(" ", "Space")
            played = (measured[0] - numbers[0]) * period
            gap = max(b - a for a, b in zip(numbers, numbers[1:])) * period
            expect(f"at {slow}× {measured[1]:.2f} s show about {measured[1] * slow:.2f} s: {played:.2f}",
                   abs(played - measured[1] * slow) < 0.15 + 2 * gap, True)
            stopped = value(frame)
            expect("space stops", value(f"new Promise(r => setTimeout(() => r({frame}), 150))"), stopped)

        # The end, and looping.
        browser.key("End")
        browser.key("ArrowLeft")
        browser.key(" ", "Space")
        value("new Promise(r => setTimeout(r, 600))")
        expect("it stops at the end", (value(frame), value("document.querySelector('.play').classList.contains('on')")),
               (last, False))
        browser.key("l", "KeyL")
        browser.key("ArrowLeft")
        browser.key(" ", "Space")
        value("document.querySelector('.play').dataset.seen = 0; window.first = false;"
              "(function look() { if (" + frame + f" === {numbers[0]}) window.first = true; else requestAnimationFrame(look); }})()")
        value("new Promise(r => setTimeout(r, 1200))")
        expect("loop begins again", value("window.first"), True)
        browser.key(" ", "Space")

        browser.key("l", "KeyL")
        for _ in range(10):
            browser.key("ArrowDown", "")
        scrub(number * period)
        value(DIFFERENCE % (number, data))
        finish(visit, screenshots)
    print(f"{visit.page.name}: {len(numbers)} frames, {len(set(images))} images, every control works, "
          "nothing from the network")


def finish(visit, screenshots):
    for name in ("light", "dark"):
        visit.browser.appearance(name)
        time.sleep(0.2)
        visit.browser.screenshot(f"{screenshots}-{name}.png", whole=False)
    visit.browser.window(420, 900)
    time.sleep(0.3)
    visit.browser.screenshot(f"{screenshots}-narrow.png", whole=True)


main()
