/// A trait: a value that travels from windows down to controllers and views.
///
/// Applications define their own traits with a type that declares at least ``defaultValue``, and read them with
/// `traitCollection[MyTrait.self]`.
///
/// Two values of a trait are equal if they are equal as `Equatable` values or are the same object; all others count as
/// different. Values of applications' traits should be immutable.
public protocol UITraitDefinition: SendableMetatype {
    associatedtype Value

    /// The value of the trait where none is specified; constant.
    static var defaultValue: Value { get }
    /// For descriptions; by default the type's name, for the system's traits without `UITrait`.
    static var name: String { get }
    /// By default the type's name, qualified.
    static var identifier: String { get }
    /// Whether dynamic colours depend on the trait. A change updates the colours of views and redraws them.
    static var affectsColorAppearance: Bool { get }
}

/// The type of a trait, by which lists name it.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
    public static var name: String {
        String(String(describing: self).dropFirst(self is any SystemTrait.Type ? "UITrait".count : 0))
    }

    public static var identifier: String { String(reflecting: self) }

    public static var affectsColorAppearance: Bool {
        (self as? any SystemTrait.Type)?.effects.contains(.colors) ?? false
    }

    /// What a change of the trait invalidates.
    static var changeEffects: TraitEffects {
        (self as? any SystemTrait.Type)?.effects ?? (affectsColorAppearance ? .colors : [])
    }
}

/// What a change of a trait invalidates in the views that have it.
struct TraitEffects: OptionSet {
    let rawValue: Int

    static let layout = TraitEffects(rawValue: 1 << 0)
    static let display = TraitEffects(rawValue: 1 << 1)
    /// Dynamic colours and the tint.
    static let colors = TraitEffects(rawValue: 1 << 2)
    /// The size and the look of text.
    static let text = TraitEffects(rawValue: 1 << 3)
}
