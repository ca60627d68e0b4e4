/// A view in place of the keyboard, or above it.
@MainActor @preconcurrency open class UIInputView: UIView {
    /// Raw values are those of the public header.
    public enum Style: Int, Sendable {
        case `default`, keyboard
    }

    /// With the style `keyboard`, the background of the keyboard shows through, which is drawn behind every input view.
    public let inputViewStyle: Style
    /// Stored without effect: the height is that of the frame, or of the content where the frame has none.
    open var allowsSelfSizing = false

    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
        coder.finish(self, as: UIView.self)
    }
}

/// The buttons beside the suggestions of a keyboard.
///
/// Differs from UIKit: the buttons are kept and not drawn, as suggestions are not.
@MainActor @preconcurrency open class UITextInputAssistantItem: NSObject {
    open var allowsHidingShortcuts = true
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
