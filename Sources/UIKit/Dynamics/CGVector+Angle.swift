internal import FrameGeometry

/// A direction and a length.
extension CGVector {
    /// - Parameter angle: in radians, clockwise from the right.
    init(angle: CGFloat, length: CGFloat) {
        self.init(
            dx: CGFloat(RealMath.cos(Double(angle))) * length, dy: CGFloat(RealMath.sin(Double(angle))) * length)
    }

    var angle: CGFloat { CGFloat(RealMath.atan2(Double(dy), Double(dx))) }
    var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
