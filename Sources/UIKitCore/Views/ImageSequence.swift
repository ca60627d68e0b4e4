internal import QuartzCore

/// A layer that shows images in turn, each in a layer of its own, so that any time can be sampled.
final class ImageSequence: CALayer {
    struct Image: Equatable {
        let pixels: CGImage?
        let scale: CGFloat
    }

    private static let key = "turn"
    private var shown: [Image] = []
    private var (duration, count) = (0.0, 0)

    var gravity = CALayerContentsGravity.resize {
        didSet { for layer in sublayers ?? [] { layer.contentsGravity = gravity } }
    }

    override func layoutSublayers() {
        super.layoutSublayers()
        for layer in sublayers ?? [] { layer.frame = bounds }
    }

    /// Shows images from the first on. The same images go on where they are.
    ///
    /// - Parameters:
    ///   - duration: The duration of one cycle, in seconds.
    ///   - count: The number of cycles; 0 for no end.
    ///   - completion: Called after the last cycle.
    func show(
        _ images: [Image], gravity: CALayerContentsGravity, duration: Double, count: Int,
        completion: @escaping () -> Void
    ) {
        self.gravity = gravity
        guard images != shown || duration != self.duration || count != self.count else { return }
        (shown, self.duration, self.count) = (images, duration, count)
        for layer in sublayers ?? [] { layer.removeFromSuperlayer() }
        for (index, image) in images.enumerated() {
            let layer = CALayer()
            layer.contents = image.pixels
            layer.contentsScale = image.scale
            layer.contentsGravity = gravity
            layer.frame = bounds
            layer.opacity = index == 0 ? 1 : 0
            addSublayer(layer)
            let turn = CAKeyframeAnimation(keyPath: "opacity")
            turn.values = images.indices.map { $0 == index ? 1.0 : 0.0 }
            turn.calculationMode = .discrete
            turn.duration = duration
            turn.repeatCount = count > 0 ? Float(count) : .infinity
            if index == 0 { turn.onStop = { if $0 { completion() } } }
            layer.add(turn, forKey: Self.key)
        }
    }
}
