/// A press of a button on a remote control or keyboard. No presses occur.
@MainActor @preconcurrency open class UIPress: NSObject {
    /// The button. Raw values match the public header.
    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
        case pageUp = 30
        case pageDown = 31
        case tvRemoteOneTwoThree = 32
        case tvRemoteFourColors = 33
    }

    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }

    open var type: PressType { .select }
    open var phase: Phase { .began }
    open var timestamp: TimeInterval { 0 }
    open var force: CGFloat { 0 }
    open var key: UIKey? { nil }
}

@MainActor @preconcurrency open class UIPressesEvent: UIEvent {
    open var allPresses: Set<UIPress> { [] }
}

/// A key of a keyboard that is pressed.
@MainActor @preconcurrency open class UIKey: NSObject {
    open var characters: String { "" }
    open var charactersIgnoringModifiers: String { "" }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}
