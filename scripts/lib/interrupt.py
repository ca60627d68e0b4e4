"""Starts a command, sends it a signal once a folder holds a number of PNG files, and prints what it ended with.

    interrupt.py SIGNAL COUNT FOLDER COMMAND [ARGUMENT]...

That is its exit status, or minus the number of the signal that ended it.
"""

import pathlib
import signal
import subprocess
import sys
import time


def main(name, count, folder, *command):
    # A shell's background jobs ignore SIGINT, and their children with them.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    process = subprocess.Popen(command)
    while process.poll() is None and len(list(pathlib.Path(folder).glob("[!.]*.png"))) < int(count):
        time.sleep(0.002)
    process.send_signal(getattr(signal, name))
    print(process.wait())


main(*sys.argv[1:])
