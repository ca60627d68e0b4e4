internal import QuartzCore

/// A command that a key sends.
///
/// Differs from UIKit: keys are never pressed. In a menu, a key command is an entry like any other.
@MainActor @preconcurrency open class UIKeyCommand: UICommand {
    public static let inputUpArrow = "UIKeyInputUpArrow"
    public static let inputDownArrow = "UIKeyInputDownArrow"
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    public static let inputRightArrow = "UIKeyInputRightArrow"
    public static let inputEscape = "UIKeyInputEscape"
    public static let inputPageUp = "UIKeyInputPageUp"
    public static let inputPageDown = "UIKeyInputPageDown"
    public static let inputHome = "UIKeyInputHome"
    public static let inputEnd = "UIKeyInputEnd"
    public static let inputDelete = "UIKeyInputDelete"
    public static let f1 = "UIKeyInputF1"
    public static let f2 = "UIKeyInputF2"
    public static let f3 = "UIKeyInputF3"
    public static let f4 = "UIKeyInputF4"
    public static let f5 = "UIKeyInputF5"
    public static let f6 = "UIKeyInputF6"
    public static let f7 = "UIKeyInputF7"
    public static let f8 = "UIKeyInputF8"
    public static let f9 = "UIKeyInputF9"
    public static let f10 = "UIKeyInputF10"
    public static let f11 = "UIKeyInputF11"
    public static let f12 = "UIKeyInputF12"

    open internal(set) var input: String?
    open private(set) var modifierFlags: UIKeyModifierFlags = []
    /// Whether the command takes precedence over the system's commands.
    ///
    /// Differs from UIKit: stored without effect, since there is no hardware keyboard.
    open var wantsPriorityOverSystemBehavior = false
    /// Differs from UIKit: stored without effect, since there is no hardware keyboard.
    open var allowsAutomaticLocalization = true
    /// Differs from UIKit: stored without effect, since there is no hardware keyboard.
    open var allowsAutomaticMirroring = true

    public override init() { super.init() }

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init()
        self.input = input
        self.modifierFlags = modifierFlags
        self.action = action
    }

    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(input: input, modifierFlags: modifierFlags, action: action)
        self.discoverabilityTitle = discoverabilityTitle
    }

    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(input: input, modifierFlags: modifierFlags, action: action)
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
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
