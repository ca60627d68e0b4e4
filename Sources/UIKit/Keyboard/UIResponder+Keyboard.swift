public import FrameProperties

extension UIResponder {
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// An `NSValue` with a rectangle in the coordinates of the screen.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// An `NSValue` with a rectangle in the coordinates of the screen.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// An `NSNumber` of seconds.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// An `NSNumber` with the raw value of a `UIView.AnimationCurve`; shifted left by 16, animation options.
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIView {
    /// The guide that follows the upper edge of the keyboard, and the safe area while there is none.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide { systemGuide(.keyboard, UIKeyboardLayoutGuide.init) }

    /// Points of the view's bottom that the keyboard covers; never less than the bottom inset, if the guide uses it.
    func keyboardOverlap(usesSafeArea: Bool) -> CGFloat {
        let least = usesSafeArea ? safeAreaInsets.bottom : 0
        guard let window, let frame = stage.applicationState.keyboard.frame else { return least }
        return max(least, bounds.maxY - convert(CGPoint(x: 0, y: frame.minY), from: window).y)
    }
}

/// The part of a view that the keyboard covers, at the bottom.
@MainActor @preconcurrency open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether an undocked keyboard is followed. Keyboards are always docked here.
    open var followsUndockedKeyboard = false
    /// Whether the guide is as high as the bottom of the safe area while there is no keyboard.
    @Observed open var usesBottomSafeArea = true { didSet { owningView?.layoutEngine?.marginsChanged() } }
    /// The distance above the keyboard, in points, at which a finger begins to pull it down.
    ///
    /// Differs from UIKit: a finger pulls it down from its upper edge.
    open var keyboardDismissPadding: CGFloat = 0
}

/// A layout guide that follows an object on the screen.
@MainActor @preconcurrency open class UITrackingLayoutGuide: UILayoutGuide {}
