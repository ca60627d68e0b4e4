internal import FrameGeometry

/// A layer that turns over about the axis through its middle, in perspective. Each of its pictures is one side of it.
struct Flip {
    /// Which picture faces the eye.
    let isFront: Bool
    /// From the layer's coordinates to where its superlayer sees them.
    let map: Projection

    /// `nil` where only the edge would be seen.
    ///
    /// - Parameter edge: the side that comes to the front (Apple's pages of `transitionFlipFromLeft` and its like).
    init?(from edge: ContentTransition.Edge, at progress: Double, in bounds: Rect) {
        let width = DisplayNumber.factor(RealMath.cos(.pi * progress))
        guard width != 0 else { return nil }
        isFront = width > 0
        let turn = .pi * (isFront ? progress : progress - 1)
        let rotation =
            switch edge {
            case .left: Matrix4.rotation(turn, about: [0, 1, 0])
            case .right: Matrix4.rotation(-turn, about: [0, 1, 0])
            case .top: Matrix4.rotation(-turn, about: [1, 0, 0])
            case .bottom: Matrix4.rotation(turn, about: [1, 0, 0])
            }
        let side = max(bounds.size.width, bounds.size.height)
        let seen = Matrix4.translation(x: -bounds.midX, y: -bounds.midY, z: 0).then(rotation)
            .then(.perspective(distance: max(side, 1) * TurningNumbers.eyeDistance))
            .then(.translation(x: bounds.midX, y: bounds.midY, z: 0))
        map = Projection(seen)
    }
}
