internal import FrameGeometry

/// Conversions to and from an angle and a length.
extension CGVector {
    /// - Parameter angle: The direction in radians, clockwise from the right.
    init(angle: CGFloat, length: CGFloat) {
        self.init(
            dx: CGFloat(RealMath.cos(Double(angle))) * length, dy: CGFloat(RealMath.sin(Double(angle))) * length)
    }

    var angle: CGFloat { CGFloat(RealMath.atan2(Double(dy), Double(dx))) }
    var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}

/// A vector that keeps its angle while its length is 0, so that angle and length can be set in either order.
struct AimedVector: Equatable {
    var vector: CGVector {
        get { storedVector }
        set {
            storedVector = newValue
            if newValue.length > 0 { storedAngle = newValue.angle }
        }
    }
    private var storedVector: CGVector
    private var storedAngle: CGFloat

    init(_ vector: CGVector) {
        storedVector = vector
        storedAngle = vector.angle
    }

    /// The direction in radians, clockwise from the right.
    var angle: CGFloat {
        get { storedAngle }
        set {
            storedVector = CGVector(angle: newValue, length: length)
            storedAngle = newValue
        }
    }

    /// The length. A negative length reverses the direction.
    var length: CGFloat {
        get { storedVector.length }
        set { vector = CGVector(angle: storedAngle, length: newValue) }
    }
}

extension Point {
    init(_ vector: CGVector) { self.init(x: vector.dx, y: vector.dy) }
    init(_ offset: UIOffset) { self.init(x: offset.horizontal, y: offset.vertical) }
}
