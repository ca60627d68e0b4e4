public import FrameGeometry

/// A group of properties that few layers have. It costs a layer without them one empty reference, so that copying a layer's
/// properties, which sampling does for each that moves, stays cheap.
@propertyWrapper public struct Rare<Value: RareProperties>: Equatable, Sendable {
    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private var box: Box?

    public init() {}

    public var wrappedValue: Value {
        get { box?.value ?? Value() }
        set { box = newValue == Value() ? nil : Box(newValue) }
    }

    public static func == (left: Rare, right: Rare) -> Bool {
        left.box === right.box || left.wrappedValue == right.wrappedValue
    }
}

/// A group of properties, with defaults for all of them.
public protocol RareProperties: Equatable, Sendable {
    init()
}

extension Optional: RareProperties where Wrapped == Matrix4 {
    public init() { self = nil }
}
