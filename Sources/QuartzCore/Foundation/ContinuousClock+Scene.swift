// Clocks of a stage begin with its run, so that differences, and instants that a label shows, are the same in every run.

// Clock: the clocks of the standard library are declared here, on the virtual clock.
extension ContinuousClock {
    /// Differs from Swift: an instant of virtual time.
    @_disfavoredOverload
    public static var now: Instant { present }

    fileprivate static var present: Instant { beginning.advanced(by: Stage.currentUptime) }

    @_disfavoredOverload
    public var now: Instant { Self.now }

    /// The first instant. It is decoded, because instants cannot be created.
    private static let beginning =
        (try? JSONDecoder().decode(Instant.self, from: JSONEncoder().encode(["_value": Duration.zero])))
        ?? instant(of: Self())
}

extension ContinuousClock.Instant {
    @_disfavoredOverload
    public static var now: Self { ContinuousClock.now }

    /// The virtual time from now until the instant; negative for an instant in the past.
    var timeFromPresent: Duration { ContinuousClock.present.duration(to: self) }
}

extension SuspendingClock.Instant {
    @_disfavoredOverload
    public static var now: Self { SuspendingClock.now }

    /// The virtual time from now until the instant; negative for an instant in the past.
    var timeFromPresent: Duration { SuspendingClock.present.duration(to: self) }
}

extension SuspendingClock {
    /// Differs from Swift: an instant of virtual time.
    @_disfavoredOverload
    public static var now: Instant { present }

    fileprivate static var present: Instant { beginning.advanced(by: Stage.currentUptime) }

    @_disfavoredOverload
    public var now: Instant { Self.now }

    private static let beginning =
        (try? JSONDecoder().decode(Instant.self, from: JSONEncoder().encode(["_value": Duration.zero])))
        ?? instant(of: Self())
}

extension ContinuousClock {
    /// The virtual time that the work takes: none, unless it waits.
    public func measure(_ work: () throws -> Void) rethrows -> Duration {
        let start = now
        try work()
        return start.duration(to: now)
    }

    /// The virtual time that the asynchronous work takes.
    public func measure(
        isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Void
    ) async rethrows -> Duration {
        let start = now
        try await work()
        return start.duration(to: now)
    }
}

extension SuspendingClock {
    /// The virtual time that the work takes: none, unless it waits.
    public func measure(_ work: () throws -> Void) rethrows -> Duration {
        let start = now
        try work()
        return start.duration(to: now)
    }

    /// The virtual time that the asynchronous work takes.
    public func measure(
        isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Void
    ) async rethrows -> Duration {
        let start = now
        try await work()
        return start.duration(to: now)
    }
}

/// Returns the current instant of the machine's clock.
private func instant<C: Clock>(of clock: C) -> C.Instant { clock.now }

extension ProcessInfo {
    /// Differs from Foundation: seconds of virtual time since the run began.
    @_disfavoredOverload
    public var systemUptime: TimeInterval { Stage.currentUptime / .seconds(1) }
}
