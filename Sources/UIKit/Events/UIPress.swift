/// A press of a button on a remote control or keyboard. There are none here.
@MainActor @preconcurrency open class UIPress: NSObject {}

@MainActor @preconcurrency open class UIPressesEvent: UIEvent {}

/// A key of a keyboard that a responder takes. There are no key presses here.
@MainActor @preconcurrency open class UIKeyCommand: NSObject {
    open private(set) var input: String?
    open private(set) var action: Selector?
    open var discoverabilityTitle: String?

    public override init() { super.init() }

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init()
        self.input = input
        self.action = action
    }
}

/// Raw values match the public header.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int

    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

    public init(rawValue: Int) { self.rawValue = rawValue }
}
