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
