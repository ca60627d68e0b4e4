internal import QuartzCore

// In UIKit, Objective-C adds these to every object. Views and other responders declare their own, which they may
// override; bar items have some of their own, too.
@MainActor @preconcurrency extension NSObjectProtocol where Self: NSObject {
    public var isAccessibilityElement: Bool {
        get { read(\.isElement, \.isAccessibilityElement) }
        nonmutating set { write(newValue, \.isElement, \.isAccessibilityElement) }
    }
    public var accessibilityLabel: String? {
        get { read(\.label, \.accessibilityLabel) }
        nonmutating set { write(newValue, \.label, \.accessibilityLabel) }
    }
    public var accessibilityHint: String? {
        get { read(\.hint, \.accessibilityHint) }
        nonmutating set { write(newValue, \.hint, \.accessibilityHint) }
    }
    public var accessibilityValue: String? {
        get { read(\.value, \.accessibilityValue) }
        nonmutating set { write(newValue, \.value, \.accessibilityValue) }
    }
    public var accessibilityTraits: UIAccessibilityTraits {
        get { read(\.traits, \.accessibilityTraits) }
        nonmutating set { write(newValue, \.traits, \.accessibilityTraits) }
    }
    public var accessibilityViewIsModal: Bool {
        get { read(\.isModal, \.accessibilityViewIsModal) }
        nonmutating set { write(newValue, \.isModal, \.accessibilityViewIsModal) }
    }
    public var accessibilityElementsHidden: Bool {
        get { read(\.hidesElements, \.accessibilityElementsHidden) }
        nonmutating set { write(newValue, \.hidesElements, \.accessibilityElementsHidden) }
    }
    public var shouldGroupAccessibilityChildren: Bool {
        get { read(\.groupsChildren, \.shouldGroupAccessibilityChildren) }
        nonmutating set { write(newValue, \.groupsChildren, \.shouldGroupAccessibilityChildren) }
    }
    public var accessibilityElements: [Any]? {
        get { read(\.elements, \.accessibilityElements) }
        nonmutating set { write(newValue, \.elements, \.accessibilityElements) }
    }
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { read(\.customActions, \.accessibilityCustomActions) }
        nonmutating set { write(newValue, \.customActions, \.accessibilityCustomActions) }
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
