public import FrameProperties

/// A choice in an alert: a title, a style, and a handler that is called when the action is chosen.
@MainActor @preconcurrency open class UIAlertAction: NSObject, NSCopying {
    /// Raw values match the public header.
    public enum Style: Int, CaseIterable, Sendable {
        case `default` = 0
        /// The action that leaves everything unchanged. An alert has at most one.
        case cancel = 1
        case destructive = 2
    }

    open private(set) var title: String?
    open private(set) var style = Style.default
    /// Whether the action can be chosen.
    @Observed open var isEnabled = true { didSet { onChange() } }
    /// Read by applications: buttons of alerts are found by their titles.
    open var accessibilityIdentifier: String?
    /// Called when the action changes; set by the alert to update its row.
    var onChange: () -> Void = {}
    private var handler: (@MainActor (UIAlertAction) -> Void)?

    public override init() {
        super.init()
    }

    /// - Parameter handler: Called after the dismissal of the alert has completed (facts/alert-handlers).
    public convenience init(
        title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
    ) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        // Copies are made on the main thread, like all objects of UIKit.
        MainActor.assumeIsolated { self.duplicate }
    }

    private var duplicate: UIAlertAction {
        let copy = UIAlertAction(title: title, style: style, handler: handler)
        copy.isEnabled = isEnabled
        return copy
    }

    func perform() { handler?(self) }
}

extension UIAlertAction: UIAccessibilityIdentification {}
