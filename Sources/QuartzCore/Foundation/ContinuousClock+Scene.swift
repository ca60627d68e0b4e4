// Clocks of a stage begin with its run, so that differences, and instants that a label shows, are the same in every run.

// Clock: the clocks of the standard library are declared here, on the virtual clock.
extension ContinuousClock {
    /// Differs from Swift: an instant of virtual time.
    @_disfavoredOverload
    public static var now: Instant { beginning.advanced(by: Stage.currentUptime) }

    @_disfavoredOverload
    public var now: Instant { Self.now }

    /// Instants can be read and not made.
    private static let beginning =
        (try? JSONDecoder().decode(Instant.self, from: JSONEncoder().encode(["_value": Duration.zero])))
        ?? present(of: Self())
}

extension ContinuousClock.Instant {
    @_disfavoredOverload
    public static var now: Self { ContinuousClock.now }
}

extension SuspendingClock.Instant {
    @_disfavoredOverload
    public static var now: Self { SuspendingClock.now }
}

extension SuspendingClock {
    /// Differs from Swift: an instant of virtual time.
    @_disfavoredOverload
    public static var now: Instant { beginning.advanced(by: Stage.currentUptime) }

    @_disfavoredOverload
    public var now: Instant { Self.now }

    private static let beginning =
        (try? JSONDecoder().decode(Instant.self, from: JSONEncoder().encode(["_value": Duration.zero])))
        ?? present(of: Self())
}

/// That of the machine.
private func present<C: Clock>(of clock: C) -> C.Instant { clock.now }

extension ProcessInfo {
    /// Differs from Foundation: seconds of virtual time since the run began.
    @_disfavoredOverload
    public var systemUptime: TimeInterval { Stage.currentUptime / .seconds(1) }
}
