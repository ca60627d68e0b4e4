"""Headless Chromium, driven over a pipe with the DevTools protocol, for scripts that operate a page by mouse and keyboard."""

import base64
import json
import os
import pathlib
import subprocess
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

    def appearance(self, name):
        """Sets the preferred color scheme, `light` or `dark`."""
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": name}])

    def window(self, width, height, density=1):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=density, mobile=False)

    def screenshot(self, path, whole=True):
        """Of the whole page, or of the window."""
        image = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=whole)
        pathlib.Path(path).write_bytes(base64.b64decode(image["data"]))

    def trespasses(self):
        """Violations: every request other than for the page itself, and every error."""
        found = []
        for event in self.events:
            method, parameters = event.get("method"), event.get("params", {})
            if method == "Network.requestWillBeSent":
                url = parameters["request"]["url"]
                if not url.startswith(("data:", "file:")):
                    found.append(f"asks the network for {url}")
                if url.startswith("file:") and self.page.name not in url:
                    found.append(f"asks for another file: {url}")
            if method == "Runtime.exceptionThrown":
                found.append(f"an error: {parameters['exceptionDetails']}")
            if method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "assert"):
                found.append(f"the console: {parameters['args']}")
            if method == "Log.entryAdded" and parameters["entry"]["level"] == "error":
                found.append(f"the log: {parameters['entry']['text']}")
        return found

    def end(self):
        self._process.terminate()
        self._process.wait()


class Visit:
    """An open page, with the expectations that failed."""

    def __init__(self, program, page):
        self.page = pathlib.Path(page)
        self._profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.browser = Browser(program, self._profile.name)
        self.browser.page = self.page
        self.failures = []

    def __enter__(self):
        browser = self.browser
        target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        browser.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            browser.call(f"{domain}.enable")
        browser.call("Page.navigate", url=self.page.resolve().as_uri())
        browser.wait("Page.loadEventFired")
        return self

    def expect(self, what, actual, expected):
        if actual != expected:
            self.failures.append(f"{what}: {actual!r}, expected {expected!r}")

    def __exit__(self, kind, *_):
        if kind is None:
            self.failures += self.browser.trespasses()
        self.browser.end()
        self._profile.cleanup()
        if kind is None and self.failures:
            raise SystemExit("\n".join(f"{self.page.name}: {failure}" for failure in self.failures))
