package import FrameGeometry

/// A value that archives of views and layers contain as an object of Foundation or UIKit.
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
extension UInt32: ArchivedValue {}

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

/// A value of a fixed number of components.
package protocol ArchivedTuple: ArchivedValue {
    var components: [CGFloat] { get }
    init?(components: [CGFloat])
}

extension ArchivedTuple {
    package var archived: NSObject? { NSArray(array: components.map { NSNumber(value: Double($0)) }) }

    package static func restored(_ object: Any) -> Self? {
        (object as? [NSNumber]).flatMap { Self(components: $0.map { CGFloat($0.doubleValue) }) }
    }
}

extension CGPoint: ArchivedTuple {
    package var components: [CGFloat] { [x, y] }
    package init?(components: [CGFloat]) {
        guard components.count == 2 else { return nil }
        self.init(x: components[0], y: components[1])
    }
}

extension CGSize: ArchivedTuple {
    package var components: [CGFloat] { [width, height] }
    package init?(components: [CGFloat]) {
        guard components.count == 2 else { return nil }
        self.init(width: components[0], height: components[1])
    }
}

extension CGRect: ArchivedTuple {
    package var components: [CGFloat] { [minX, minY, width, height] }
    package init?(components: [CGFloat]) {
        guard components.count == 4 else { return nil }
        self.init(x: components[0], y: components[1], width: components[2], height: components[3])
    }
}

extension CGAffineTransform: ArchivedTuple {
    package var components: [CGFloat] { [a, b, c, d, tx, ty] }
    package init?(components: [CGFloat]) {
        guard components.count == 6 else { return nil }
        self.init(
            a: components[0], b: components[1], c: components[2], d: components[3], tx: components[4],
            ty: components[5])
    }
}

extension CATransform3D: ArchivedTuple {
    package var components: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }
    package init?(components: [CGFloat]) {
        guard components.count == 16 else { return nil }
        func row(_ index: Int) -> [CGFloat] { Array(components[index * 4..<index * 4 + 4]) }
        let (first, second, third, fourth) = (row(0), row(1), row(2), row(3))
        self.init(
            m11: first[0], m12: first[1], m13: first[2], m14: first[3], m21: second[0], m22: second[1], m23: second[2],
            m24: second[3], m31: third[0], m32: third[1], m33: third[2], m34: third[3], m41: fourth[0], m42: fourth[1],
            m43: fourth[2], m44: fourth[3])
    }
}

extension CGColor: ArchivedValue {
    package var archived: NSObject? {
        NSArray(array: [color.red, color.green, color.blue, color.alpha].map { NSNumber(value: Double($0)) })
    }

    package static func restored(_ object: Any) -> CGColor? {
        guard let parts = (object as? [NSNumber])?.map(\.doubleValue), parts.count == 4,
            parts.allSatisfy(\.isFinite)
        else { return nil }
        return CGColor(Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
    }
}

extension Path: ArchivedValue {
    package var archived: NSObject? {
        NSArray(array: [letters as NSString, NSArray(array: coordinates.map(NSNumber.init(value:)))])
    }

    package static func restored(_ object: Any) -> Path? {
        guard let parts = object as? [Any], parts.count == 2, let letters = parts[0] as? NSString,
            let numbers = parts[1] as? [NSNumber]
        else { return nil }
        return Path(letters: "\(letters)", coordinates: numbers.map(\.doubleValue))
    }
}

extension CGImage: ArchivedValue {
    package var archived: NSObject? { pngData().map { $0 as NSData } }

    package static func restored(_ object: Any) -> CGImage? {
        (object as? NSData).flatMap { try? CGImage(pngData: $0 as Data) }
    }
}

extension NSNumber: ArchivedValue {}

extension CALayer: ArchivedValue {
    nonisolated package var archived: NSObject? { self }
    nonisolated package static func restored(_ object: Any) -> Self? { object as? Self }
}

extension CAEmitterCell: ArchivedValue {
    nonisolated package var archived: NSObject? { self }
    nonisolated package static func restored(_ object: Any) -> Self? { object as? Self }
}

extension CAEdgeAntialiasingMask: ArchivedValue {}
extension CACornerMask: ArchivedValue {}
extension CALayerCornerCurve: ArchivedValue {}
extension CALayerContentsGravity: ArchivedValue {}
extension CALayerContentsFilter: ArchivedValue {}
extension CAMediaTimingFillMode: ArchivedValue {}
extension CAShapeLayerFillRule: ArchivedValue {}
extension CAShapeLayerLineCap: ArchivedValue {}
extension CAShapeLayerLineJoin: ArchivedValue {}
extension CAGradientLayerType: ArchivedValue {}
extension CATextLayerAlignmentMode: ArchivedValue {}
extension CATextLayerTruncationMode: ArchivedValue {}
extension CAEmitterLayerEmitterShape: ArchivedValue {}
extension CAEmitterLayerEmitterMode: ArchivedValue {}
extension CAEmitterLayerRenderMode: ArchivedValue {}
extension CAScrollLayerScrollMode: ArchivedValue {}
