/// Core Foundation's names of the run loop, which runs in virtual time.
public typealias CFRunLoop = RunLoop
public typealias CFRunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
    public static let commonModes = common
    public static let defaultMode = `default`
}

@MainActor @preconcurrency public func CFRunLoopGetMain() -> CFRunLoop! { .main }
@MainActor @preconcurrency public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }

/// Has no effect: the run loop never sleeps.
@MainActor @preconcurrency public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}

/// Runs a block on the next turn, at the same virtual time. The mode has no effect.
@MainActor @preconcurrency public func CFRunLoopPerformBlock(
    _ rl: CFRunLoop!, _ mode: Any!, _ block: (@MainActor () -> Void)!
) {
    rl.perform { block() }
}

/// The reason why a run of the loop ended.
public enum CFRunLoopRunResult: Int32, Sendable {
    case finished = 1
    case stopped, timedOut, handledSource
}

/// Lets virtual time pass for a number of seconds, or until the next event. The mode has no effect.
///
/// - Parameter returnAfterSourceHandled: Whether to return after an event.
@MainActor @preconcurrency @discardableResult public func CFRunLoopRunInMode(
    _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
    // Clock: dates are those of the virtual clock.
    let end = Date(timeIntervalSinceNow: max(0, seconds))
    guard returnAfterSourceHandled else {
        RunLoop.main.run(until: end)
        return .timedOut
    }
    RunLoop.main.run(mode: .default, before: end)
    // The loop ends within a microsecond of the date.
    return end.timeIntervalSinceNow > 0.000_001 ? .handledSource : .timedOut
}
