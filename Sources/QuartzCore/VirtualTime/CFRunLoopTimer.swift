/// Core Foundation's name of a timer, which fires in virtual time.
public typealias CFRunLoopTimer = Timer

/// Seconds from the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// Seconds from the beginning of 1970 to that of 2001.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200
/// Seconds from the beginning of 1904 to that of 2001.
public let kCFAbsoluteTimeIntervalSince1904: CFTimeInterval = 3_061_152_000

/// The only allocator.
public let kCFAllocatorDefault: Never? = nil

// Clock: it is declared here, on the virtual clock.
/// Seconds from the beginning of 2001 to the present date, in virtual time.
@MainActor @preconcurrency public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    Date.timeIntervalSinceReferenceDate
}

/// Creates a timer that fires at `fireDate`, a time of ``CFAbsoluteTimeGetCurrent()``, and then after each interval, if
/// it is positive.
///
/// The flags and the order have no effect.
@MainActor @preconcurrency public func CFRunLoopTimerCreateWithHandler(
    _ allocator: Never?, _ fireDate: CFTimeInterval, _ interval: CFTimeInterval, _ flags: UInt, _ order: Int,
    _ block: (@MainActor (CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
    // Doubles of this size are exact to 30 nanoseconds.
    let delay = ((fireDate - CFAbsoluteTimeGetCurrent()) * 1_000_000).rounded() / 1_000_000
    return Timer(at: CACurrentMediaTime() + delay, interval: interval) { block($0) }
}

/// Adds a timer. The mode has no effect.
@MainActor @preconcurrency public func CFRunLoopAddTimer(
    _ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
) {
    timer.start()
}

/// Differs from Core Animation: the timer becomes invalid and cannot be added again.
@MainActor @preconcurrency public func CFRunLoopRemoveTimer(
    _ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
) {
    timer.invalidate()
}

@MainActor @preconcurrency public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }
@MainActor @preconcurrency public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer.isValid }
