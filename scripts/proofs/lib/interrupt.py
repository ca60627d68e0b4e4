"""Starts a command, sends it a signal once it handles the signal and a folder holds a number of PNG files, and prints how it
ended:

    interrupt.py SIGNAL COUNT FOLDER COMMAND [ARGUMENT]...

its exit status, or the negated number of the signal that ended it.
"""

import pathlib
import signal
import subprocess
import sys
import time


def is_handled(process, number):
    """Whether the command handles the signal. SIGKILL cannot be handled."""
    if number == signal.SIGKILL:
        return True
    status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    caught = next(line for line in status.splitlines() if line.startswith("SigCgt:"))
    return int(caught.split()[1], 16) >> (number - 1) & 1 == 1


def main(name, count, folder, *command):
    # Background jobs of a shell and their children ignore SIGINT.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    process = subprocess.Popen(command)
    number = getattr(signal, name)

    def is_due():
        return is_handled(process, number) and len(list(pathlib.Path(folder).glob("[!.]*.png"))) >= int(count)

    while process.poll() is None and not is_due():
        time.sleep(0.002)
    process.send_signal(number)
    print(process.wait())


main(*sys.argv[1:])
