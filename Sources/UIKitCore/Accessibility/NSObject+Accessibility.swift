internal import QuartzCore

// In UIKit, Objective-C adds these to every object. Views and other responders declare their own, which they may
// override; bar items have some of their own, too.
@MainActor extension NSObjectProtocol where Self: NSObject {
    public var isAccessibilityElement: Bool {
        get { read(\.isElement, \.isAccessibilityElement) }
        set { write(newValue, \.isElement, \.isAccessibilityElement) }
    }
    public var accessibilityLabel: String? {
        get { read(\.label, \.accessibilityLabel) }
        set { write(newValue, \.label, \.accessibilityLabel) }
    }
    public var accessibilityHint: String? {
        get { read(\.hint, \.accessibilityHint) }
        set { write(newValue, \.hint, \.accessibilityHint) }
    }
    public var accessibilityValue: String? {
        get { read(\.value, \.accessibilityValue) }
        set { write(newValue, \.value, \.accessibilityValue) }
    }
    public var accessibilityTraits: UIAccessibilityTraits {
        get { read(\.traits, \.accessibilityTraits) }
        set { write(newValue, \.traits, \.accessibilityTraits) }
    }
    public var accessibilityViewIsModal: Bool {
        get { read(\.isModal, \.accessibilityViewIsModal) }
        set { write(newValue, \.isModal, \.accessibilityViewIsModal) }
    }
    public var accessibilityElementsHidden: Bool {
        get { read(\.hidesElements, \.accessibilityElementsHidden) }
        set { write(newValue, \.hidesElements, \.accessibilityElementsHidden) }
    }
    public var shouldGroupAccessibilityChildren: Bool {
        get { read(\.groupsChildren, \.shouldGroupAccessibilityChildren) }
        set { write(newValue, \.groupsChildren, \.shouldGroupAccessibilityChildren) }
    }
    public var accessibilityElements: [Any]? {
        get { read(\.elements, \.accessibilityElements) }
        set { write(newValue, \.elements, \.accessibilityElements) }
    }
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { read(\.customActions, \.accessibilityCustomActions) }
        set { write(newValue, \.customActions, \.accessibilityCustomActions) }
    }

    /// The names by which a person may call the element.
    public var accessibilityUserInputLabels: [String]! {
        get { read(\.userInputLabels, \.accessibilityUserInputLabels) }
        set { write(newValue, \.userInputLabels, \.accessibilityUserInputLabels) }
    }

    public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { read(\.customRotors, \.accessibilityCustomRotors) }
        set { write(newValue, \.customRotors, \.accessibilityCustomRotors) }
    }

    /// The value of a responder, or else the value held for the object.
    private func read<Value>(
        _ held: KeyPath<AccessibilityValues, Value>, _ own: KeyPath<UIResponder, Value>
    ) -> Value {
        if let responder = self as? UIResponder { return responder[keyPath: own] }
        return valuesKey.value(of: self) { HeldAccessibility() }.values[keyPath: held]
    }

    private func write<Value>(
        _ value: Value, _ held: WritableKeyPath<AccessibilityValues, Value>,
        _ own: ReferenceWritableKeyPath<UIResponder, Value>
    ) {
        if let responder = self as? UIResponder {
            responder[keyPath: own] = value
        } else {
            valuesKey.value(of: self) { HeldAccessibility() }.values[keyPath: held] = value
        }
    }
}

private let valuesKey = AssociationKey()

@MainActor private final class HeldAccessibility {
    var values = AccessibilityValues()
}
