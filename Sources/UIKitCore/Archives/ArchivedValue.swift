internal import QuartzCore

/// A value that archives of views contain as an object of Foundation or UIKit.
package protocol ArchivedValue {
    /// An object that conforms to `NSCoding`; `nil` if there is nothing to archive.
    var archived: NSObject? { get }
    /// - Returns: `nil` for an object of another kind.
    static func restored(_ object: Any) -> Self?
}

extension ArchivedValue where Self: BinaryInteger {
    package var archived: NSObject? { NSNumber(value: Int64(clamping: self)) }
    package static func restored(_ object: Any) -> Self? {
        (object as? NSNumber).flatMap { Self(exactly: $0.int64Value) }
    }
}

extension Int: ArchivedValue {}
extension UInt: ArchivedValue {}

extension ArchivedValue where Self: BinaryFloatingPoint {
    package var archived: NSObject? { NSNumber(value: Double(self)) }
    package static func restored(_ object: Any) -> Self? { (object as? NSNumber).map { Self($0.doubleValue) } }
}

extension Float: ArchivedValue {}
extension Double: ArchivedValue {}
extension CGFloat: ArchivedValue {}

extension Bool: ArchivedValue {
    package var archived: NSObject? { NSNumber(value: self) }
    package static func restored(_ object: Any) -> Bool? { (object as? NSNumber)?.boolValue }
}

extension Array: ArchivedValue where Element: ArchivedValue {
    package var archived: NSObject? { NSArray(array: compactMap(\.archived)) }
    package static func restored(_ object: Any) -> [Element]? {
        (object as? [Any])?.compactMap { Element.restored($0) }
    }
}

extension String: ArchivedValue {
    package var archived: NSObject? { self as NSString }
    package static func restored(_ object: Any) -> String? { (object as? NSString).map { $0 as String } }
}

extension ArchivedValue where Self: RawRepresentable, RawValue: ArchivedValue {
    package var archived: NSObject? { rawValue.archived }
    package static func restored(_ object: Any) -> Self? { RawValue.restored(object).flatMap(Self.init(rawValue:)) }
}

extension Optional: ArchivedValue where Wrapped: ArchivedValue {
    package var archived: NSObject? { flatMap(\.archived) }
    package static func restored(_ object: Any) -> Wrapped?? { Wrapped.restored(object).map { $0 } }
}

extension ArchivedValue where Self: NSObject & NSCoding {
    package var archived: NSObject? { self }
    package static func restored(_ object: Any) -> Self? { object as? Self }
}

extension UIColor: ArchivedValue {}
extension UIFont: ArchivedValue {}
extension UIImage: ArchivedValue {}

/// A value of a fixed number of components.
private protocol ArchivedTuple {
    var components: [CGFloat] { get }
    init?(components: [CGFloat])
}

extension ArchivedTuple {
    package var archived: NSObject? { NSArray(array: components.map { NSNumber(value: Double($0)) }) }

    package static func restored(_ object: Any) -> Self? {
        (object as? [NSNumber]).flatMap { Self(components: $0.map { CGFloat($0.doubleValue) }) }
    }
}

extension CGPoint: ArchivedTuple, ArchivedValue {
    fileprivate var components: [CGFloat] { [x, y] }
    fileprivate init?(components: [CGFloat]) {
        guard components.count == 2 else { return nil }
        self.init(x: components[0], y: components[1])
    }
}

extension CGSize: ArchivedTuple, ArchivedValue {
    fileprivate var components: [CGFloat] { [width, height] }
    fileprivate init?(components: [CGFloat]) {
        guard components.count == 2 else { return nil }
        self.init(width: components[0], height: components[1])
    }
}

extension CGRect: ArchivedTuple, ArchivedValue {
    fileprivate var components: [CGFloat] { [minX, minY, width, height] }
    fileprivate init?(components: [CGFloat]) {
        guard components.count == 4 else { return nil }
        self.init(x: components[0], y: components[1], width: components[2], height: components[3])
    }
}

extension CGAffineTransform: ArchivedTuple, ArchivedValue {
    fileprivate var components: [CGFloat] { [a, b, c, d, tx, ty] }
    fileprivate init?(components: [CGFloat]) {
        guard components.count == 6 else { return nil }
        self.init(
            a: components[0], b: components[1], c: components[2], d: components[3], tx: components[4],
            ty: components[5])
    }
}

extension UIEdgeInsets: ArchivedTuple, ArchivedValue {
    fileprivate var components: [CGFloat] { [top, left, bottom, right] }
    fileprivate init?(components: [CGFloat]) {
        guard components.count == 4 else { return nil }
        self.init(top: components[0], left: components[1], bottom: components[2], right: components[3])
    }
}
