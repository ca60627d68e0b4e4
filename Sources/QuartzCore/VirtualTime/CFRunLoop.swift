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
    let stops = RunLoopStops.current
    let count = stops.count
    // Clock: dates are those of the virtual clock.
    let end = Date(timeIntervalSinceNow: max(0, seconds))
    var hasRun = false
    RunLoop.main.advance(to: end) {
        defer { hasRun = true }
        return stops.count == count && !(returnAfterSourceHandled && hasRun)
    }
    if stops.count > count { return .stopped }
    // The loop ends within a microsecond of the date.
    return returnAfterSourceHandled && end.timeIntervalSinceNow > 0.000_001 ? .handledSource : .timedOut
}

/// Runs events until `CFRunLoopStop(_:)` is called.
///
/// Differs from Core Foundation: a run that has lasted a minute of virtual time fails with an error.
@MainActor @preconcurrency public func CFRunLoopRun() {
    let stops = RunLoopStops.current
    let count = stops.count
    // Entry point: the run loop of C has no object to ask for its stage.
    let stage = Stage.current
    guard stage.wait(until: { stops.count > count }) else {
        return stage.diagnostics.misuse(
            "CFRunLoopRun() waits for a CFRunLoopStop(_:) that does not come; call CFRunLoopRunInMode(_:_:_:).")
    }
}

/// Ends the run of the loop that is going on; one within another is ended first.
@MainActor @preconcurrency public func CFRunLoopStop(_ rl: CFRunLoop!) { RunLoopStops.current.count += 1 }

/// How often the loop of a stage was stopped.
@MainActor private final class RunLoopStops {
    var count = 0

    // Entry point: the run loop of C has no object to ask for its stage.
    static var current: RunLoopStops { key.value(of: Stage.current) { RunLoopStops() } }
    private static let key = AssociationKey()
}
