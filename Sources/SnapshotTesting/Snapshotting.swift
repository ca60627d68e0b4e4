/// A way to take a snapshot of a value and to compare it.
public struct Snapshotting<Value, Format> {
    /// The extension of snapshot files.
    public var pathExtension: String?
    public var diffing: Diffing<Format>
    public var snapshot: (Value) -> Async<Format>

    public init(
        pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (Value) -> Async<Format>
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        snapshot = asyncSnapshot
    }

    public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (Value) -> Format) {
        self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
    }

    /// Returns a way to take snapshots of values that can be transformed into values of this one.
    public func pullback<NewValue>(_ transform: @escaping (NewValue) -> Value) -> Snapshotting<NewValue, Format> {
        asyncPullback { Async(value: transform($0)) }
    }

    public func asyncPullback<NewValue>(
        _ transform: @escaping (NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { value in
            Async { callback in transform(value).run { snapshot($0).run(callback) } }
        }
    }
}

/// A way to compare values that are their own snapshots.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
    }
}

/// A value that may become available later.
public struct Async<Value> {
    public let run: (@escaping (Value) -> Void) -> Void

    public init(run: @escaping (@escaping (Value) -> Void) -> Void) {
        self.run = run
    }

    public init(value: Value) {
        self.init { $0(value) }
    }

    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in run { callback(transform($0)) } }
    }
}
