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
