internal import QuartzCore

/// An object that produces haptic feedback.
///
/// Differs from UIKit: no feedback is produced. Requests for feedback are reported, once for each kind.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject, UIInteraction {
    // Captures the current stage: A generator may have no view.
    private let reference = StageReference()
    open private(set) weak var view: UIView?

    public override init() { super.init() }

    /// Creates a generator and adds it to a view as an interaction.
    public convenience init(view: UIView) {
        self.init()
        view.addInteraction(self)
    }

    open func prepare() {}

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    fileprivate func reportFeedback(_ method: String) {
        (view?.stage ?? reference.stage).diagnostics.reportUnsupported(
            "\(type(of: self)).\(method)", instead: "nothing is felt")
    }
}

@MainActor @preconcurrency open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    public init(style: FeedbackStyle) { super.init() }

    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(style: style)
        view.addInteraction(self)
    }

    public convenience override init() { self.init(style: .medium) }

    open func impactOccurred() { reportFeedback("impactOccurred()") }
    open func impactOccurred(intensity: CGFloat) { impactOccurred() }
    open func impactOccurred(at location: CGPoint) { impactOccurred() }
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred() }
}

@MainActor @preconcurrency open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { reportFeedback("selectionChanged()") }
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

@MainActor @preconcurrency open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    open func notificationOccurred(_ notificationType: FeedbackType) { reportFeedback("notificationOccurred(_:)") }
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}

@MainActor @preconcurrency open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    open func alignmentOccurred(at location: CGPoint) { reportFeedback("alignmentOccurred(at:)") }
    open func pathCompleted(at location: CGPoint) { reportFeedback("pathCompleted(at:)") }
}
