/// A view shown in place of the keyboard or above it.
@MainActor @preconcurrency open class UIInputView: UIView {
    /// The background of an input view. Raw values match the public header.
    public enum Style: Int, Sendable {
        case `default`, keyboard
    }

    /// The background style. With `keyboard`, the keyboard's background shows through, which is drawn behind every
    /// input view.
    public let inputViewStyle: Style
    /// Stored without effect: the height is the height of the frame, or of the content if the frame has none.
    open var allowsSelfSizing = false

    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
        coder.finish(self, as: UIView.self)
    }
}

/// Buttons beside the suggestions of a keyboard.
///
/// Differs from UIKit: stored without effect, since suggestions are not drawn.
@MainActor @preconcurrency open class UITextInputAssistantItem: NSObject {
    open var allowsHidingShortcuts = true
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
