/// A press of a button on a remote control or keyboard. There are none here.
@MainActor @preconcurrency open class UIPress: NSObject {}

@MainActor @preconcurrency open class UIPressesEvent: UIEvent {}
