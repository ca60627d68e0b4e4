/// A text that appears while a pointer rests over a view.
///
/// Differs from UIKit: there is no pointer, so the text never appears.
@MainActor @preconcurrency open class UIToolTipInteraction: NSObject, UIInteraction {
    open weak var delegate: (any UIToolTipInteractionDelegate)?
    open var isEnabled = true
    open var defaultToolTip: String?
    open private(set) weak var view: UIView?

    public override init() { super.init() }

    public init(defaultToolTip: String) {
        self.defaultToolTip = defaultToolTip
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

@MainActor @preconcurrency public protocol UIToolTipInteractionDelegate: AnyObject {
    func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
        -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    public func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? { nil }
}

@MainActor @preconcurrency open class UIToolTipConfiguration: NSObject {
    open private(set) var toolTip: String
    /// The part of the view that has the tool tip, in its coordinates; `.null` for the whole view.
    open private(set) var sourceRect: CGRect

    public init(toolTip: String, in rect: CGRect = .null) {
        self.toolTip = toolTip
        sourceRect = rect
        super.init()
    }
}
