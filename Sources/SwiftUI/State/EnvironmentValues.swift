/// A value that views inherit under a name of the application.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that views inherit. Stored without effect.
public struct EnvironmentValues {
    public var colorScheme = ColorScheme.light
    public var dismiss: DismissAction { DismissAction() }
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
    public var isEnabled = true
    public var locale = Locale(identifier: "en_US")
    public var calendar = Calendar(identifier: .gregorian)
    public var layoutDirection = LayoutDirection.leftToRight
    public var sizeCategory = ContentSizeCategory.large
    public var dynamicTypeSize = DynamicTypeSize.large
    public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
    public var verticalSizeClass: UserInterfaceSizeClass? = .regular
    public var displayScale: CGFloat = 3
    public var scenePhase = ScenePhase.active
    public var openURL: OpenURLAction { OpenURLAction() }
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            // A missing value would be `nil` as an optional one.
            guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
            return value as? Key.Value ?? Key.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A value that a view inherits, which is always the default.
@propertyWrapper public struct Environment<Value> {
    public let wrappedValue: Value

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        wrappedValue = EnvironmentValues()[keyPath: keyPath]
    }
}

public enum ColorScheme: Hashable, CaseIterable, Sendable {
    case light, dark
}

public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}

public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular
}

public enum ScenePhase: Comparable, Sendable {
    case background, inactive, active
}

public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium
    case accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

public enum DynamicTypeSize: Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3
    case accessibility4, accessibility5
}

/// The value that dismisses a screen, without effect.
public struct DismissAction: Sendable {
    public func callAsFunction() {}
}

/// The value that opens an address, without effect.
public struct OpenURLAction: Sendable {
    public func callAsFunction(_ url: URL) {}
}

/// The state of a presented screen.
public struct PresentationMode: Sendable {
    public var isPresented: Bool { false }
    public mutating func dismiss() {}
}
