/// A value that Foundation on Linux cannot hold in an `NSValue` of its own.
package final class BoxedValue: NSValue, @unchecked Sendable {
    // Unchecked because the superclass is; immutable.
    package let content: any Sendable
    private let equals: @Sendable (any Sendable) -> Bool

    package convenience init<Content: Equatable & Sendable>(_ content: Content) {
        self.init(content) { $0 == $1 }
    }

    init<Content: Sendable>(_ content: Content, areEqual: @escaping @Sendable (Content, Content) -> Bool) {
        self.content = content
        equals = { other in (other as? Content).map { areEqual(content, $0) } ?? false }
        var nothing: UInt8 = 0
        super.init(bytes: &nothing, objCType: "C")
    }

    package required init(bytes value: UnsafeRawPointer, objCType type: UnsafePointer<Int8>) {
        content = 0
        equals = { _ in false }
        super.init(bytes: value, objCType: type)
    }

    package required init?(coder aDecoder: NSCoder) { nil }

    package override func isEqual(_ value: Any?) -> Bool {
        (value as? BoxedValue).map { equals($0.content) } ?? false
    }

    package override var hash: Int { String(describing: content).hashValue }
    package override var description: String { "\(content)" }
}

/// The class `NSValue`, of which initializers here return other classes' objects: only those of protocols can.
public protocol _NSValueMaking {}

extension NSValue: _NSValueMaking {}

extension _NSValueMaking where Self: NSValue {
    /// `box` is an `NSValue`, which `Self` is when it is written; an application's subclass has no such initializer.
    package init(box: BoxedValue) {
        guard let value = box as? Self else {
            preconditionFailure("\(Self.self) holds no geometry; use NSValue.")
        }
        self = value
    }

    public init(caTransform3D t: CATransform3D) { 
        self.init(box: BoxedValue(t, areEqual: CATransform3DEqualToTransform))
    }
    public init(cgAffineTransform transform: CGAffineTransform) { self.init(box: BoxedValue(transform)) }
}

extension NSValue {
    /// The identity if the value is of another type; so is ``cgAffineTransformValue``.
    public var caTransform3DValue: CATransform3D {
        (self as? BoxedValue)?.content as? CATransform3D ?? CATransform3DIdentity
    }
    public var cgAffineTransformValue: CGAffineTransform {
        (self as? BoxedValue)?.content as? CGAffineTransform ?? .identity
    }
}
