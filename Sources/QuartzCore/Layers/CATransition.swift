package import FrameLayers

/// A transition from a layer's image at the last commit, including sublayers, to the current one.
///
/// Animations in the old image are frozen. A layer has one transition at a time.
///
/// Differs from Core Animation: `push`, `moveIn`, and `reveal` do not fade the moving images.
@MainActor @preconcurrency open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    /// The direction of the transition; `nil` for from the left.
    open var subtype: CATransitionSubtype?
    /// The progress at the beginning, 0…1.
    open var startProgress: Float = 0
    /// The progress at the end, 0…1, not less than ``startProgress``.
    open var endProgress: Float = 1
    /// UIKit transitions that have no public ``type``.
    package enum Turn {
        /// Flips the layer. The given edge turns toward the viewer.
        case flip(ContentTransition.Edge)
        case curlUp, curlDown
    }

    package var turn: Turn?
    /// The old image of a layer that has never been on screen.
    private var unseen: LayerNode?

    /// Uses the layer's model as the old image if the layer has never been on screen.
    package func startFromModel(of layer: CALayer) {
        if layer.shown == nil { unseen = layer.modelNode() }
    }

    /// Uses the image of another layer as the old image of a layer that has never been on screen.
    package func start(from layer: CALayer) { unseen = layer.shown ?? layer.modelNode() }

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
        // Names that the header does not have: facts/turns-of-transitions.
        case CATransitionType(rawValue: "flip"), CATransitionType(rawValue: "oglFlip"): return (.flip, edge)
        case CATransitionType(rawValue: "pageCurl"): return (.curlUp, edge)
        case CATransitionType(rawValue: "pageUnCurl"): return (.curlDown, edge)
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

/// The key of a layer's transition, regardless of the key passed to `add(_:forKey:)`.
public let kCATransition = "transition"

/// The way in which a layer's new image replaces its old one.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The edge from which a transition's motion starts.
///
/// `fromTop` and `fromBottom` use Core Animation's coordinates, in which y points up: on iOS, `fromTop` starts at the
/// lower edge (widely reported; applications use `fromTop` to slide a controller up).
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
