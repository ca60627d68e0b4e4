// The C library's questions about the present, of the scene. In a source that imports Foundation as well, the C library answers.

/// Seconds from the beginning of 1970 to the present date.
@_disfavoredOverload
@discardableResult public func time(_ __timer: UnsafeMutablePointer<time_t>!) -> time_t {
    let seconds = time_t(Date.now.timeIntervalSince1970)
    __timer?.pointee = seconds
    return seconds
}

@_disfavoredOverload
// Clock: the functions of the C library are declared here, on the virtual clock.
@discardableResult public func gettimeofday(
    _ __tv: UnsafeMutablePointer<timeval>, _ __tz: UnsafeMutableRawPointer!
) -> Int32 {
    let microseconds = Int((Date.now.timeIntervalSince1970 * 1_000_000).rounded())
    __tv.pointee = timeval(tv_sec: microseconds / 1_000_000, tv_usec: microseconds % 1_000_000)
    return 0
}

/// The present date, or for any other clock than that of dates, the time since the run began.
@_disfavoredOverload
@discardableResult public func clock_gettime(
    _ __clock_id: clockid_t, _ __tp: UnsafeMutablePointer<timespec>
) -> Int32 {
    let parts = Stage.currentUptime.components
    let isOfDates = __clock_id == CLOCK_REALTIME
    let start = Date.now.timeIntervalSince1970 - Stage.currentUptime / .seconds(1)
    __tp.pointee = timespec(
        tv_sec: Int(parts.seconds) + (isOfDates ? Int(start.rounded()) : 0),
        tv_nsec: Int(parts.attoseconds / 1_000_000_000))
    return 0
}

// Darwin's clocks of ticks, which are nanoseconds of virtual time here, as on a simulator.

/// Ticks since the run began.
public func mach_absolute_time() -> UInt64 {
    let parts = Stage.currentUptime.components
    return UInt64(parts.seconds) * 1_000_000_000 + UInt64(parts.attoseconds / 1_000_000_000)
}

/// Ticks since the run began: the device never sleeps.
public func mach_continuous_time() -> UInt64 { mach_absolute_time() }

/// Says that a tick is a nanosecond.
@discardableResult public func mach_timebase_info(_ info: mach_timebase_info_t!) -> kern_return_t {
    info?.pointee = CoreGraphics.mach_timebase_info(numer: 1, denom: 1)
    return KERN_SUCCESS
}

/// The clock of `clock_gettime_nsec_np(_:)` that does not count sleep.
public let CLOCK_UPTIME_RAW = CLOCK_MONOTONIC_RAW

/// The time of a clock in nanoseconds.
public func clock_gettime_nsec_np(_ __clock_id: clockid_t) -> UInt64 {
    // The declaration of this module, which asks the scene.
    var time = timespec()
    QuartzCore.clock_gettime(__clock_id, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
