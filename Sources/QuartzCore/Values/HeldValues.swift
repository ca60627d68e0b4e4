internal import Synchronization

/// The contents of `NSValue` objects for types that Foundation on Linux cannot store in one. `NSValue` cannot be
/// subclassed there, so contents are stored separately for the lifetime of the value.
package final class HeldValues: Sendable {
    private struct Entry {
        weak var value: NSValue?
        let content: any Sendable
    }

    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// The number of entries at which the entries of deallocated values are removed.
        var limit = 64
    }

    private static let table = Mutex(Table())

    /// Stores `content` for a new value.
    package static func keep(_ content: some Sendable, for value: NSValue) {
        table.withLock { table in
            table.entries[ObjectIdentifier(value)] = Entry(value: value, content: content)
            guard table.entries.count >= table.limit else { return }
            table.entries = table.entries.filter { $0.value.value != nil }
            table.limit = max(64, 2 * table.entries.count)
        }
    }

    /// The content stored for a value; `nil` for a value that stores its own content.
    package static func content(of value: NSValue) -> (any Sendable)? {
        table.withLock { table in
            guard let entry = table.entries[ObjectIdentifier(value)], entry.value === value else { return nil }
            return entry.content
        }
    }

    /// A rectangle that is equal for equal numbers and almost never for others. Foundation compares values by it.
    package static func mark(_ numbers: [Double]) -> CGRect {
        var sums = [0.0, 0, 0, 0]
        for (index, number) in numbers.enumerated() { sums[index % 4] += number * Double(index + 1).squareRoot() }
        return CGRect(x: sums[0], y: sums[1], width: sums[2], height: sums[3])
    }
}

extension NSValue {
    public convenience init(caTransform3D t: CATransform3D) {
        let numbers = [
            t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
            t.m44,
        ]
        self.init(rect: HeldValues.mark(numbers.map { Double($0) }))
        HeldValues.keep(t, for: self)
    }

    public convenience init(cgAffineTransform t: CGAffineTransform) {
        self.init(rect: HeldValues.mark([t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double($0) }))
        HeldValues.keep(t, for: self)
    }

    /// The stored transform. The identity if the value has another type, as for ``cgAffineTransformValue``.
    public var caTransform3DValue: CATransform3D {
        HeldValues.content(of: self) as? CATransform3D ?? CATransform3DIdentity
    }
    public var cgAffineTransformValue: CGAffineTransform {
        HeldValues.content(of: self) as? CGAffineTransform ?? .identity
    }
}
