/// The text size that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// The categories from the smallest to the largest, except ``unspecified``.
    package static let ordered: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    nonisolated public static let didChangeNotification = Notification.Name(
        "UIContentSizeCategoryDidChangeNotification")

    /// The notification's key for the new category, a ``UIContentSizeCategory``.
    nonisolated public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    public var isAccessibilityCategory: Bool { rawValue.hasPrefix("UICTContentSizeCategoryAccessibility") }

    public init(rawValue: String) { self.rawValue = rawValue }
}

// Ordered by size. An unspecified or unknown category is neither smaller nor larger than another.
extension UIContentSizeCategory {
    private var rank: Int? { Self.ordered.firstIndex(of: self) }

    private static func compare(
        _ left: UIContentSizeCategory, _ right: UIContentSizeCategory, _ areInOrder: (Int, Int) -> Bool
    ) -> Bool {
        guard let first = left.rank, let second = right.rank else { return false }
        return areInOrder(first, second)
    }

    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { compare(left, right, <) }
    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        compare(left, right, <=)
    }
    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { compare(left, right, >) }
    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        compare(left, right, >=)
    }

    /// The nearest category within the limits. If they contradict each other, the maximum takes precedence.
    func limited(from least: UIContentSizeCategory?, to greatest: UIContentSizeCategory?) -> UIContentSizeCategory {
        let raised = least.map { self < $0 ? $0 : self } ?? self
        return greatest.map { raised > $0 ? $0 : raised } ?? raised
    }
}

/// The text size that the user prefers.
public struct UITraitPreferredContentSizeCategory: SystemTrait, UITraitDefinition {
    public static let defaultValue = UIContentSizeCategory.unspecified
    static let effects: TraitEffects = .text
    static func value(in window: WindowEnvironment) -> UIContentSizeCategory { .large }
}

extension UITraitCollection {
    public convenience init(preferredContentSizeCategory value: UIContentSizeCategory) {
        self.init(UITraitPreferredContentSizeCategory.self, value)
    }

    /// The text size that the user prefers.
    public var preferredContentSizeCategory: UIContentSizeCategory { self[UITraitPreferredContentSizeCategory.self] }
}

extension UIMutableTraits {
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }
}
