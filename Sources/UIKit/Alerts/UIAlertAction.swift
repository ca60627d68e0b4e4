public import FrameProperties

/// A choice in an alert: a title, a style, and what to do when it is chosen.
@MainActor @preconcurrency open class UIAlertAction: NSObject, NSCopying {
    /// Raw values are those of the public header.
    public enum Style: Int, CaseIterable, Sendable {
        case `default` = 0
        /// Leaves everything as it is. An alert has at most one.
        case cancel = 1
        case destructive = 2
    }

    open private(set) var title: String?
    open private(set) var style = Style.default
    /// Whether the action can be chosen.
    @Observed open var isEnabled = true { didSet { onChange() } }
    /// Set by the alert to show a change.
    var onChange: () -> Void = {}
    private var handler: (@MainActor (UIAlertAction) -> Void)?

    public override init() {
        super.init()
    }

    /// - Parameter handler: called after the dismissal of the alert has ended (facts/alert-handlers).
    public convenience init(
        title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
    ) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any {
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
