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
    /// What views do and ``type`` has no name for; it comes before that.
    package enum Turn {
        /// Turns the layer over; the side comes to the front.
        case flip(ContentTransition.Edge)
        case curlUp, curlDown
    }

    package var turn: Turn?
    /// What the layer looked like, where it has never been on screen.
    private var unseen: LayerNode?

    /// Takes the layer as its model has it for the old picture, if nobody has seen it yet.
    package func startFromModel(of layer: CALayer) {
        if layer.shown == nil { unseen = layer.modelNode() }
    }

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
        turn = other.turn
        unseen = other.unseen
    }

    override func contentTransition(on layer: CALayer) -> ContentTransition? {
        let (kind, edge) = look
        return ContentTransition(
            kind: kind, edge: edge, before: layer.shown ?? unseen,
            beforeTime: layer.currentLocalTime, timing: mediaTiming, curve: timingCurve, start: Double(startProgress),
            end: Double(endProgress))
    }

    private var look: (ContentTransition.Kind, ContentTransition.Edge) {
        switch turn {
        case .flip(let edge): return (.flip, edge)
        case .curlUp: return (.curlUp, edge)
        case .curlDown: return (.curlDown, edge)
        case nil: break
        }
        switch type {
        case .fade: return (.fade, edge)
        case .moveIn: return (.moveIn, edge)
        case .push: return (.push, edge)
        case .reveal: return (.reveal, edge)
        default:
            stage.diagnostics.reportUnsupported("CATransitionType “\(type.rawValue)”", instead: "it fades")
            return (.fade, edge)
        }
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
