/// A key of values that queues carry. Keys are distinguished by their identity.
public final class DispatchSpecificKey<T>: Sendable {
    public init() {}
}

extension DispatchQueue {
    /// A value of a queue, with its key, which thereby keeps its identity.
    struct Specific {
        let key: AnyObject
        let value: Any
    }

    // Unchecked but safe: queues run their work on one thread.
    /// The queue whose work is running.
    nonisolated(unsafe) private static var running = DispatchQueue.main

    /// The value for the key on the queue whose work is running, or on the nearest of its targets that has one. Outside of any
    /// work, that is the main queue.
    public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
        sequence(first: running, next: \.target).lazy.compactMap { $0.getSpecific(key: key) }.first
    }

    public func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { specifics[ObjectIdentifier(key)]?.value as? T }

    /// Sets the value that work of this queue finds for the key; `nil` removes it.
    public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {
        specifics[ObjectIdentifier(key)] = value.map { Specific(key: key, value: $0) }
    }

    /// Runs work as that of this queue.
    func run<Result>(_ work: () throws -> Result) rethrows -> Result {
        let previous = Self.running
        Self.running = self
        defer { Self.running = previous }
        return try work()
    }

    /// Runs `work` like ``async(group:qos:flags:execute:)``, which does not require sendable blocks here either.
    public func asyncUnsafe(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @MainActor () -> Void
    ) {
        async(group: group, qos: qos, flags: flags, execute: work)
    }

    /// Runs `work` like ``asyncAfter(deadline:qos:flags:execute:)``, which does not require sendable blocks here either.
    public func asyncAfterUnsafe(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @MainActor () -> Void
    ) {
        asyncAfter(deadline: deadline, qos: qos, flags: flags, execute: work)
    }
}
