/// The language of a keyboard. There is only one keyboard.
@MainActor @preconcurrency open class UITextInputMode: NSObject {
    open var primaryLanguage: String? { "en-US" }
    public static let activeInputModes = [UITextInputMode()]
    nonisolated public static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}
