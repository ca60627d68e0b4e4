/// A trait: a value that propagates from windows down to controllers and views.
///
/// Applications define their own traits with a type that declares at least ``defaultValue``, and read them with
/// `traitCollection[MyTrait.self]`.
///
/// Two values of a trait are equal if they are equal as `Equatable` values or are the same object; all others count as
/// different. Values of custom traits should be immutable.
public protocol UITraitDefinition: SendableMetatype {
    associatedtype Value

    /// The value of the trait if none is specified. It must be constant.
    static var defaultValue: Value { get }
    /// The name in descriptions. The default is the type's name, for system traits without the prefix `UITrait`.
    static var name: String { get }
    /// A unique identifier. The default is the qualified name of the type.
    static var identifier: String { get }
    /// Whether dynamic colors depend on the trait. A change updates the colors of views and redraws them.
    static var affectsColorAppearance: Bool { get }
}

/// The type of a trait, by which lists refer to it.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
    public static var name: String {
        String(String(describing: self).dropFirst(self is any SystemTrait.Type ? "UITrait".count : 0))
    }

    public static var identifier: String { String(reflecting: self) }

    public static var affectsColorAppearance: Bool {
        (self as? any SystemTrait.Type)?.effects.contains(.colors) ?? false
    }

    /// The parts of a view that a change of the trait invalidates.
    static var changeEffects: TraitEffects {
        (self as? any SystemTrait.Type)?.effects ?? (affectsColorAppearance ? .colors : [])
    }
}

/// The parts of a view that a change of a trait invalidates.
struct TraitEffects: OptionSet {
    let rawValue: Int

    static let layout = TraitEffects(rawValue: 1 << 0)
    static let display = TraitEffects(rawValue: 1 << 1)
    /// Dynamic colors and the tint color.
    static let colors = TraitEffects(rawValue: 1 << 2)
    /// The size and appearance of text.
    static let text = TraitEffects(rawValue: 1 << 3)
}
