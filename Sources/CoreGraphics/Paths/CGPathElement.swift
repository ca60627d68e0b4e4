/// What a path's element does.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// One element of a path, as it is handed to `applyWithBlock(_:)`.
public struct CGPathElement {
    public var type: CGPathElementType
    /// Controls first, the end last: 1 for a move or a line, 2 for a quadratic, 3 for a cubic curve, none for a close.
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// Differs from Core Graphics: a Swift function, since a C function cannot take a Swift structure. Closures and functions of
/// an application fit all the same.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls `block` with every element in order. Neither the element nor its points outlive the call.
    public func applyWithBlock(_ block: CGPathApplyBlock) {
        for element in path.elements {
            let type: CGPathElementType =
                switch element {
                case .move: .moveToPoint
                case .line: .addLineToPoint
                case .quadratic: .addQuadCurveToPoint
                case .cubic: .addCurveToPoint
                case .close: .closeSubpath
                }
            // A buffer of three, as in Core Graphics, so that who reads one too many reads no foreign memory.
            var points = element.points.map(CGPoint.init) + [.zero, .zero, .zero]
            points.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                var handed = CGPathElement(type: type, points: base)
                withUnsafePointer(to: &handed, block)
            }
        }
    }

    /// Calls `function` with `info` and every element in order.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}
