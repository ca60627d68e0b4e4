/// A press of a button on a remote control or keyboard. No presses occur.
@MainActor @preconcurrency open class UIPress: NSObject {}

@MainActor @preconcurrency open class UIPressesEvent: UIEvent {}
