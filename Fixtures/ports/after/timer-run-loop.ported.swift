#sourceLocation(file: "Fixtures/ports/before/timer-run-loop.swift", line: 2)
import UIKit
public enum TimerRunLoop {
    @MainActor public static func run() -> [String] {
        let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 1, 0, 0, 0) { _ in }
        CFRunLoopAddTimer(CFRunLoopGetMain(), timer, .commonModes)
        let isValid = CFRunLoopTimerIsValid(timer)
        CFRunLoopTimerInvalidate(timer)
        return ["\(isValid)", "\(CFRunLoopTimerIsValid(timer))"]
    }
}
// → true
// → false
