/// The accessibility properties of a responder. Has no effect.
struct AccessibilityValues {
    var isElement = false
    var label = AccessibilityText()
    var hint = AccessibilityText()
    var value = AccessibilityText()
    var traits = UIAccessibilityTraits.none
    var language: String?
    var textualContext: UIAccessibilityTextualContext?
    var isModal = false
    var hidesElements = false
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var groupsChildren = false
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var containerType = UIAccessibilityContainerType.none
    var answersTouches: Bool?
    var elements: [Any]?
    var headerElements: [Any]?
    var ignoresInvertColors = false
    var customActions: [UIAccessibilityCustomAction]?
    var userInputLabels: [NSAttributedString]?
    var customRotors: [UIAccessibilityCustomRotor]?
}

/// A text to speak, with or without attributes. The one that was set last counts.
struct AccessibilityText {
    var attributed: NSAttributedString?

    var plain: String? {
        get { attributed?.string }
        set { attributed = newValue.map { NSAttributedString(string: $0) } }
    }
}
