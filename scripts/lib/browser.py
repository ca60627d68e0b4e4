"""Opens a report of `framereel verify` in headless Chromium and uses it as a person does: scrubbing, slider, keys.

    browser.py CHROMIUM REPORT.html SCREENSHOT.png

Speaks the DevTools protocol over a pipe. Fails when a control does not do what it says, when the page asks the network for
anything, or when it writes an error to the console.
"""

import base64
import json
import os
import pathlib
import subprocess
import sys
import tempfile


class Browser:
    def __init__(self, program, profile):
        commands, self._commands = os.pipe()
        self._answers, answers = os.pipe()

        def pipes():
            # What --remote-debugging-pipe reads and writes; duplicated high first, so that neither closes the other.
            high = [os.dup2(commands, 103), os.dup2(answers, 104)]
            os.dup2(high[0], 3)
            os.dup2(high[1], 4)

        self._process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
             "--disable-background-networking", "--disable-component-update", "--hide-scrollbars",
             f"--user-data-dir={profile}", "--window-size=1280,1400", "about:blank"],
            preexec_fn=pipes, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self._rest = b""
        self._number = 0
        self.events = []
        self.session = None

    def _read(self):
        while b"\0" not in self._rest:
            part = os.read(self._answers, 1 << 16)
            if not part:
                raise SystemExit("browser: Chromium ended")
            self._rest += part
        message, self._rest = self._rest.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self._commands, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._read()
            if answer.get("id") == self._number:
                if "error" in answer:
                    raise SystemExit(f"browser: {method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def wait(self, method):
        while True:
            for event in self.events:
                if event.get("method") == method:
                    return event
            self.events.append(self._read())

    def value(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise SystemExit(f"browser: {expression}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def key(self, key, code=None, shift=False):
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=code or key, modifiers=8 if shift else 0,
                      windowsVirtualKeyCode={"ArrowLeft": 37, "ArrowRight": 39, "Home": 36, "End": 35}.get(key, 0))

    def end(self):
        self._process.terminate()
        self._process.wait()


def main():
    program, page, screenshot = sys.argv[1:]
    failures = []

    def expect(what, actual, expected):
        if actual != expected:
            failures.append(f"{what}: {actual!r}, expected {expected!r}")

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(program, profile)
        try:
            target = browser.call("Target.createTarget", url="about:blank")["targetId"]
            browser.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
            for domain in ("Page", "Runtime", "Network", "Log"):
                browser.call(f"{domain}.enable")
            browser.call("Page.navigate", url=pathlib.Path(page).resolve().as_uri())
            browser.wait("Page.loadEventFired")

            count = browser.value("document.querySelectorAll('.viewer').length")
            expect("a viewer at least", count > 0, True)
            first = "document.querySelector('.viewer')"
            frame = f"{first}.querySelector('output').textContent"
            last = int(browser.value(f"{first}.querySelector('.scrubber').max"))
            shown = f"[...{first}.querySelectorAll('.stage img')].filter(i => i.src && i.naturalWidth > 0).length"
            expect("the page begins at a frame that fails",
                   browser.value(f"{first}.querySelector('.message').textContent") not in ("", "as expected"), True)
            expect("pictures of it", browser.value(shown), 3)

            browser.value(f"(() => {{ const s = {first}.querySelector('.scrubber'); s.value = 0;"
                          " s.dispatchEvent(new Event('input')); })()")
            expect("scrubbing to the start", browser.value(frame).startswith("frame 0"), True)
            browser.key("ArrowRight")
            expect("→", browser.value(frame).startswith("frame 1 "), True)
            browser.key("ArrowLeft")
            expect("←", browser.value(frame).startswith("frame 0"), True)
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
            browser.value(f"{first}.closest('section').querySelector('.frames tbody tr').click()")
            expect("a row of the table shows its frame", browser.value(frame).startswith("frame 0"), True)
            browser.key("ArrowRight", shift=True)

            picture = browser.call("Page.captureScreenshot", format="png", captureBeyondViewport=True)
            pathlib.Path(screenshot).write_bytes(base64.b64decode(picture["data"]))

            for event in browser.events:
                method, parameters = event.get("method"), event.get("params", {})
                if method == "Network.requestWillBeSent":
                    url = parameters["request"]["url"]
                    if not url.startswith(("data:", "file:")):
                        failures.append(f"asks the network for {url}")
                    if url.startswith("file:") and pathlib.Path(page).name not in url:
                        failures.append(f"asks for another file: {url}")
                if method == "Runtime.exceptionThrown":
                    failures.append(f"an error: {parameters['exceptionDetails']}")
                if method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "assert"):
                    failures.append(f"the console: {parameters['args']}")
                if method == "Log.entryAdded" and parameters["entry"]["level"] == "error":
                    failures.append(f"the log: {parameters['entry']['text']}")
        finally:
            browser.end()
    if failures:
        raise SystemExit("\n".join(f"browser: {failure}" for failure in failures))
    print(f"browser: {pathlib.Path(page).name}: {last + 1} frames, every control works, nothing from the network")


main()
