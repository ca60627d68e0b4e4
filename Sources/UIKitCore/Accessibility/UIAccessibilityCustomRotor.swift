/// A way of stepping through elements of one kind, such as headings, with a screen reader.
///
/// Framereel has no screen reader, so that ``itemSearchBlock`` is called by applications and tests alone.
@MainActor @preconcurrency open class UIAccessibilityCustomRotor: NSObject {
    /// Finds the element after, or before, the one that the predicate names; `nil` if there is none.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    public enum Direction: Int, Sendable {
        case previous, next
    }

    /// The kinds of elements whose names the system knows. Raw values match the public header.
    public enum SystemRotorType: Int, Sendable {
        case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4
        case headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table
        case list, landmark
    }

    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    open var attributedName: NSAttributedString
    open var itemSearchBlock: Search
    public let systemRotorType: SystemRotorType

    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.attributedName = attributedName
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
        super.init()
    }

    public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
    }

    /// Creates a rotor without a name of its own.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        attributedName = NSAttributedString(string: "")
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = type
        super.init()
    }
}

/// The element from which a rotor steps, and the direction.
@MainActor @preconcurrency open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// Read by applications: the direction in which a rotor searches.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// An element that a rotor has found, or a part of its text.
@MainActor @preconcurrency open class UIAccessibilityCustomRotorItemResult: NSObject {
    open weak var targetElement: (any NSObjectProtocol)?
    open var targetRange: UITextRange?

    public override init() { super.init() }

    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init()
    }
}
