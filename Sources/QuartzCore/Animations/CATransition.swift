package import FrameLayers

/// The way from what a layer and everything in it looked like at the last commit to what it looks like now.
///
/// The old picture stands still. A layer has one transition at a time.
///
/// Differs from Core Animation: `push`, `moveIn` and `reveal` do not fade what moves.
@MainActor @preconcurrency open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    /// From the left when `nil`.
    open var subtype: CATransitionSubtype?
    /// The part of the way at which it begins, 0…1.
    open var startProgress: Float = 0
    /// The part of the way at which it ends, 0…1, not below ``startProgress``.
    open var endProgress: Float = 1
    /// Turns the layer over, coming from this side, whatever ``type`` says.
    package var flip: ContentTransition.Edge?

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
        flip = other.flip
    }

    override func contentTransition(on layer: CALayer) -> ContentTransition? {
        ContentTransition(
            kind: flip == nil ? kind : .flip, edge: flip ?? edge, before: layer.shown,
            beforeTime: layer.currentLocalTime, timing: mediaTiming, curve: timingCurve, start: Double(startProgress),
            end: Double(endProgress))
    }

    private var kind: ContentTransition.Kind {
        if let kind = ContentTransition.Kind(rawValue: type.rawValue), kind != .flip { return kind }
        Stage.current.reportUnsupported("CATransitionType “\(type.rawValue)”", instead: "it fades")
        return .fade
    }

    private var edge: ContentTransition.Edge {
        switch subtype {
        case .fromRight?: .right
        case .fromTop?: .bottom
        case .fromBottom?: .top
        default: .left
        }
    }
}
