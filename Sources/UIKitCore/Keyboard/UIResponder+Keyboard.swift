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

    /// The key for an `NSValue` with the start frame in screen coordinates.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key for an `NSValue` with the end frame in screen coordinates.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key for an `NSNumber` with the duration in seconds.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key for an `NSNumber` with the raw value of a `UIView.AnimationCurve`. Shifted left by 16, it is a valid
    /// value of animation options.
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIView {
    /// Returns the height of the part at the view's bottom that the keyboard covers, in points: at least the bottom inset,
    /// if the guide uses it.
    package func keyboardOverlap(usesSafeArea: Bool) -> CGFloat {
        let least = usesSafeArea ? safeAreaInsets.bottom : 0
        guard let window, let frame = stage.applicationState.keyboard.frame else { return least }
        return max(least, bounds.maxY - convert(CGPoint(x: 0, y: frame.minY), from: window).y)
    }
}

/// The guide for the part of a view that the keyboard covers at the bottom.
@MainActor @preconcurrency open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows an undocked keyboard.
    ///
    /// Differs from UIKit: stored without effect, since keyboards are always docked.
    open var followsUndockedKeyboard = false
    /// Whether the guide has the height of the bottom safe area inset while there is no keyboard.
    @Observed open var usesBottomSafeArea = true { didSet { owningView?.layoutEngine?.marginsChanged() } }
    /// The distance above the keyboard, in points, at which a finger begins to pull it down.
    ///
    /// Differs from UIKit: stored without effect; a finger pulls the keyboard down from its upper edge.
    open var keyboardDismissPadding: CGFloat = 0
}
