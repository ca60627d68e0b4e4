internal import QuartzCore

// In UIKit, Objective-C adds these to every object. Views and other responders declare their own, which they may
// override; items of bars have some of their own, too.
extension NSObjectProtocol where Self: NSObject {
    @MainActor @preconcurrency public var isAccessibilityElement: Bool {
        get { responder.map(\.isAccessibilityElement) ?? held.isElement }
        set { if let responder { responder.isAccessibilityElement = newValue } else { held.isElement = newValue } }
    }
    @MainActor @preconcurrency public var accessibilityLabel: String? {
        get { responder.map(\.accessibilityLabel) ?? held.label.plain }
        set { if let responder { responder.accessibilityLabel = newValue } else { held.label.plain = newValue } }
    }
    @MainActor @preconcurrency public var accessibilityAttributedLabel: NSAttributedString? {
        get { responder.map(\.accessibilityAttributedLabel) ?? held.label.attributed }
        set {
            if let responder {
                responder.accessibilityAttributedLabel = newValue
            } else {
                held.label.attributed = newValue
            }
        }
    }
    @MainActor @preconcurrency public var accessibilityHint: String? {
        get { responder.map(\.accessibilityHint) ?? held.hint.plain }
        set { if let responder { responder.accessibilityHint = newValue } else { held.hint.plain = newValue } }
    }
    @MainActor @preconcurrency public var accessibilityAttributedHint: NSAttributedString? {
        get { responder.map(\.accessibilityAttributedHint) ?? held.hint.attributed }
        set {
            if let responder {
                responder.accessibilityAttributedHint = newValue
            } else {
                held.hint.attributed = newValue
            }
        }
    }
    @MainActor @preconcurrency public var accessibilityValue: String? {
        get { responder.map(\.accessibilityValue) ?? held.value.plain }
        set { if let responder { responder.accessibilityValue = newValue } else { held.value.plain = newValue } }
    }
    @MainActor @preconcurrency public var accessibilityAttributedValue: NSAttributedString? {
        get { responder.map(\.accessibilityAttributedValue) ?? held.value.attributed }
        set {
            if let responder {
                responder.accessibilityAttributedValue = newValue
            } else {
                held.value.attributed = newValue
            }
        }
    }
    @MainActor @preconcurrency public var accessibilityTraits: UIAccessibilityTraits {
        get { responder.map(\.accessibilityTraits) ?? held.traits }
        set { if let responder { responder.accessibilityTraits = newValue } else { held.traits = newValue } }
    }
    /// The language in which a screen reader speaks; the user's for `nil`.
    @MainActor @preconcurrency public var accessibilityLanguage: String? {
        get { responder.map(\.accessibilityLanguage) ?? held.language }
        set { if let responder { responder.accessibilityLanguage = newValue } else { held.language = newValue } }
    }
    @MainActor @preconcurrency public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { responder.map(\.accessibilityTextualContext) ?? held.textualContext }
        set {
            if let responder {
                responder.accessibilityTextualContext = newValue
            } else {
                held.textualContext = newValue
            }
        }
    }
    @MainActor @preconcurrency public var accessibilityViewIsModal: Bool {
        get { responder.map(\.accessibilityViewIsModal) ?? held.isModal }
        set { if let responder { responder.accessibilityViewIsModal = newValue } else { held.isModal = newValue } }
    }
    @MainActor @preconcurrency public var accessibilityElementsHidden: Bool {
        get { responder.map(\.accessibilityElementsHidden) ?? held.hidesElements }
        set {
            if let responder { responder.accessibilityElementsHidden = newValue } else { held.hidesElements = newValue }
        }
    }
    /// The frame in screen coordinates; `.zero` unless set.
    @MainActor @preconcurrency public var accessibilityFrame: CGRect {
        get { responder.map(\.accessibilityFrame) ?? held.frame ?? .zero }
        set { if let responder { responder.accessibilityFrame = newValue } else { held.frame = newValue } }
    }
    /// The outline in screen coordinates, in place of the frame.
    @MainActor @preconcurrency public var accessibilityPath: UIBezierPath? {
        get { responder.map(\.accessibilityPath) ?? held.path }
        set { if let responder { responder.accessibilityPath = newValue } else { held.path = newValue } }
    }
    /// The point in screen coordinates that is touched to activate the element; the middle of the frame unless set.
    @MainActor @preconcurrency public var accessibilityActivationPoint: CGPoint {
        get {
            responder.map(\.accessibilityActivationPoint) ?? held.activationPoint
                ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
        }
        set {
            if let responder {
                responder.accessibilityActivationPoint = newValue
            } else {
                held.activationPoint = newValue
            }
        }
    }
    @MainActor @preconcurrency public var shouldGroupAccessibilityChildren: Bool {
        get { responder.map(\.shouldGroupAccessibilityChildren) ?? held.groupsChildren }
        set {
            if let responder {
                responder.shouldGroupAccessibilityChildren = newValue
            } else {
                held.groupsChildren = newValue
            }
        }
    }
    @MainActor @preconcurrency public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { responder.map(\.accessibilityNavigationStyle) ?? held.navigationStyle }
        set {
            if let responder {
                responder.accessibilityNavigationStyle = newValue
            } else {
                held.navigationStyle = newValue
            }
        }
    }
    @MainActor @preconcurrency public var accessibilityContainerType: UIAccessibilityContainerType {
        get { responder.map(\.accessibilityContainerType) ?? held.containerType }
        set {
            if let responder { responder.accessibilityContainerType = newValue } else { held.containerType = newValue }
        }
    }
    @MainActor @preconcurrency public var accessibilityElements: [Any]? {
        get { responder.map(\.accessibilityElements) ?? held.elements }
        set { if let responder { responder.accessibilityElements = newValue } else { held.elements = newValue } }
    }
    @MainActor @preconcurrency public var accessibilityHeaderElements: [Any]? {
        get { responder.map(\.accessibilityHeaderElements) ?? held.headerElements }
        set {
            if let responder {
                responder.accessibilityHeaderElements = newValue
            } else {
                held.headerElements = newValue
            }
        }
    }
    @MainActor @preconcurrency public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { responder.map(\.accessibilityCustomActions) ?? held.customActions }
        set {
            if let responder { responder.accessibilityCustomActions = newValue } else { held.customActions = newValue }
        }
    }
    /// The names by which a person may call the element.
    @MainActor @preconcurrency public var accessibilityUserInputLabels: [String]! {
        get { responder.map(\.accessibilityUserInputLabels) ?? held.userInputLabels?.map(\.string) }
        set {
            if let responder {
                responder.accessibilityUserInputLabels = newValue
            } else {
                held.userInputLabels = newValue?.map { NSAttributedString(string: $0) }
            }
        }
    }
    @MainActor @preconcurrency public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { responder.map(\.accessibilityAttributedUserInputLabels) ?? held.userInputLabels }
        set {
            if let responder {
                responder.accessibilityAttributedUserInputLabels = newValue
            } else {
                held.userInputLabels = newValue
            }
        }
    }
    @MainActor @preconcurrency public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { responder.map(\.accessibilityCustomRotors) ?? held.customRotors }
        set {
            if let responder { responder.accessibilityCustomRotors = newValue } else { held.customRotors = newValue }
        }
    }
    @MainActor @preconcurrency public func accessibilityElementCount() -> Int {
        responder?.accessibilityElementCount() ?? accessibilityElements?.count ?? 0
    }
    /// The accessibility element at `index`, or `nil` if the index is out of range.
    @MainActor @preconcurrency public func accessibilityElement(at index: Int) -> Any? {
        if let responder { return responder.accessibilityElement(at: index) }
        return accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    @MainActor @preconcurrency public func accessibilityActivate() -> Bool {
        responder?.accessibilityActivate() ?? false
    }

    @MainActor private var responder: UIResponder? { self as? UIResponder }

    /// The values of an object that is not a responder.
    @MainActor private var held: AccessibilityValues {
        get { valuesKey.value(of: self) { HeldAccessibility() }.values }
        set { valuesKey.value(of: self) { HeldAccessibility() }.values = newValue }
    }
}

private let valuesKey = AssociationKey()

@MainActor private final class HeldAccessibility {
    var values = AccessibilityValues()
}
