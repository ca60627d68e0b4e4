internal import FrameGeometry
internal import QuartzCore

/// The first two touches of a gesture: their distance, and the direction from the first to the second.
@MainActor struct TwoFingers {
    let distance: CGFloat
    /// Radians, clockwise on the screen, −π…π.
    let angle: CGFloat

    /// `nil` for fewer than two.
    init?(_ touches: [UITouch]) {
        guard touches.count >= 2 else { return nil }
        let (first, second) = (touches[0].place, touches[1].place)
        let (x, y) = (second.x - first.x, second.y - first.y)
        distance = (x * x + y * y).squareRoot()
        angle = CGFloat(RealMath.atan2(Double(y), Double(x)))
    }

    /// The rotation from another pair to this one, in the shorter direction.
    func turn(from earlier: TwoFingers) -> CGFloat {
        let turn = angle - earlier.angle
        return turn > .pi ? turn - 2 * .pi : turn < -.pi ? turn + 2 * .pi : turn
    }
}
