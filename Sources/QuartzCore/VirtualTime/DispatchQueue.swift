internal import FrameTiming

/// A queue that runs work later, in virtual time.
///
/// Replaces Dispatch's class. There is one thread: every queue, serial or global, runs its work on the main thread in
/// the order of submission. Work takes no virtual time.
public final class DispatchQueue: Sendable {
    /// Accepted without effect.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt64

        public static let concurrent = Attributes(rawValue: 1 << 1)
        public static let initiallyInactive = Attributes(rawValue: 1 << 2)

        public init(rawValue: UInt64) {
            self.rawValue = rawValue
        }
    }

    /// Accepted without effect.
    public enum AutoreleaseFrequency: Sendable {
        case inherit, workItem, never
    }

    public static let main = DispatchQueue(label: "main")

    public let label: String
    // Unchecked but safe: queues run their work on one thread.
    /// The values that ``setSpecific(key:value:)`` has set.
    nonisolated(unsafe) var specifics: [ObjectIdentifier: Specific] = [:]
    /// The queue that runs the work of this one.
    let target: DispatchQueue?

    /// Creates a queue. The target only lends its values; the other parameters except the label are accepted without
    /// effect.
    public init(
        label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
        autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
    ) {
        self.label = label
        self.target = target
    }

    public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
        DispatchQueue(label: "global \(qos)")
    }

    /// Runs `work` on the next turn, at the same virtual time, as a member of `group` if there is one.
    public func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @MainActor () -> Void
    ) {
        guard let group else { return asyncAfter(deadline: .now(), execute: work) }
        MainActor.assumeIsolated { group.enter() }
        asyncAfter(deadline: .now()) {
            work()
            group.leave()
        }
    }

    public func async(execute workItem: DispatchWorkItem) {
        async { workItem.perform() }
    }

    /// Runs `work` at `deadline`, after everything already scheduled for that time; never if `deadline` is
    /// ``DispatchTime/distantFuture``.
    public func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @MainActor () -> Void
    ) {
        guard deadline.seconds < .infinity else { return }
        MainActor.assumeIsolated {
            // Entry point: DispatchQueue.main and DispatchTime.now() have no object to ask for its stage.
            _ = Stage.current.loop.schedule(at: MediaTime(seconds: deadline.seconds), of: .application) {
                self.run(work)
            }
        }
    }

    public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
        asyncAfter(deadline: deadline) { workItem.perform() }
    }

    /// Runs `work` immediately, because nothing else can be running.
    public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try run(work) }

    /// Runs `work` immediately; the flags are accepted without effect.
    public func sync<Result>(flags: DispatchWorkItemFlags, execute work: () throws -> Result) rethrows -> Result {
        try run(work)
    }

    public func sync(execute workItem: DispatchWorkItem) { MainActor.assumeIsolated { run(workItem.perform) } }
}

/// Accepted without effect, because work takes no virtual time.
public struct DispatchQoS: Equatable, Sendable {
    public enum QoSClass: Sendable {
        case background, utility, `default`, userInitiated, userInteractive, unspecified
    }

    public static let background = DispatchQoS(qosClass: .background, relativePriority: 0)
    public static let utility = DispatchQoS(qosClass: .utility, relativePriority: 0)
    public static let `default` = DispatchQoS(qosClass: .default, relativePriority: 0)
    public static let userInitiated = DispatchQoS(qosClass: .userInitiated, relativePriority: 0)
    public static let userInteractive = DispatchQoS(qosClass: .userInteractive, relativePriority: 0)
    public static let unspecified = DispatchQoS(qosClass: .unspecified, relativePriority: 0)

    public let qosClass: QoSClass
    public let relativePriority: Int

    public init(qosClass: QoSClass, relativePriority: Int) {
        self.qosClass = qosClass
        self.relativePriority = relativePriority
    }
}

/// Accepted without effect, because nothing else can be running.
public struct DispatchWorkItemFlags: OptionSet, Sendable {
    public let rawValue: UInt

    public static let barrier = DispatchWorkItemFlags(rawValue: 1)
    public static let detached = DispatchWorkItemFlags(rawValue: 1 << 1)
    public static let assignCurrentContext = DispatchWorkItemFlags(rawValue: 1 << 2)
    public static let noQoS = DispatchWorkItemFlags(rawValue: 1 << 3)
    public static let inheritQoS = DispatchWorkItemFlags(rawValue: 1 << 4)
    public static let enforceQoS = DispatchWorkItemFlags(rawValue: 1 << 5)

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// A block that can be canceled before it runs.
@MainActor @preconcurrency public final class DispatchWorkItem {
    private let block: @MainActor () -> Void
    private var completions: [@MainActor () -> Void] = []
    public private(set) var isCancelled = false

    public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping @MainActor () -> Void
    ) {
        self.block = block
    }

    public func perform() {
        guard !isCancelled else { return }
        block()
        completions.forEach { $0() }
        completions = []
    }

    public func cancel() {
        isCancelled = true
    }

    /// Runs `execute` on `queue` once the work has run.
    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute: @escaping @MainActor () -> Void
    ) {
        completions.append { queue.async(execute: execute) }
    }

    public func notify(queue: DispatchQueue, execute workItem: DispatchWorkItem) {
        notify(queue: queue) { workItem.perform() }
    }
}

/// A group of blocks after whose completion other work runs, in virtual time.
@MainActor @preconcurrency public final class DispatchGroup {
    // Captures the current stage: DispatchGroup.init is given no stage.
    private let reference = StageReference()
    private var running = 0
    var stage: Stage { reference.stage }
    var isEmpty: Bool { running == 0 }
    private var waiting: [(queue: DispatchQueue, work: @MainActor () -> Void)] = []

    public init() {}

    public func enter() { running += 1 }

    /// Balances one `enter()`.
    ///
    /// Differs from Dispatch: an unbalanced call fails the run with an error instead of trapping.
    public func leave() {
        guard running > 0 else {
            return reference.stage.diagnostics.misuse(
                "DispatchGroup.leave() was called more often than enter(); call them in pairs.")
        }
        running -= 1
        notifyIfDone()
    }

    /// Runs `work` on the turn after the group becomes empty; on the next turn if it is already empty.
    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute work: @escaping @MainActor () -> Void
    ) {
        waiting.append((queue, work))
        notifyIfDone()
    }

    public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
        notify(queue: queue) { work.perform() }
    }

    private func notifyIfDone() {
        guard running == 0 else { return }
        let ready = waiting
        waiting = []
        for (queue, work) in ready { queue.async(execute: work) }
    }
}

/// A point in virtual time.
public struct DispatchTime: Comparable, Hashable, Sendable {
    /// The virtual time in seconds since the run began.
    package let seconds: Double

    package init(seconds: Double) {
        self.seconds = seconds
    }

    /// - Parameter uptimeNanoseconds: The virtual time in nanoseconds since the run began.
    public init(uptimeNanoseconds: UInt64) {
        self.init(seconds: Double(uptimeNanoseconds) / 1_000_000_000)
    }

    /// The virtual time in nanoseconds since the run began; the largest number for ``distantFuture``.
    public var uptimeNanoseconds: UInt64 { UInt64(exactly: max(seconds * 1_000_000_000, 0).rounded()) ?? .max }

    public static let distantFuture = DispatchTime(seconds: .infinity)

    public static func now() -> DispatchTime {
        MainActor.assumeIsolated { DispatchTime(seconds: Stage.current.loop.now.seconds) }
    }

    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(seconds: time.seconds + seconds)
    }

    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time + interval.inSeconds
    }

    public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }

    public static func < (left: DispatchTime, right: DispatchTime) -> Bool { left.seconds < right.seconds }
}

/// A duration in one of Dispatch's units.
public enum DispatchTimeInterval: Equatable, Sendable {
    case seconds(Int)
    case milliseconds(Int)
    case microseconds(Int)
    case nanoseconds(Int)
    case never

    var inSeconds: Double {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1_000
        case .microseconds(let count): Double(count) / 1_000_000
        case .nanoseconds(let count): Double(count) / 1_000_000_000
        case .never: .infinity
        }
    }
}
