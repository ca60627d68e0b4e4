/// A container of trait values that can be changed.
public protocol UIMutableTraits {
    /// The value of a trait; its default value if none is specified. For a system trait, the default value stands for
    /// an unspecified trait.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// Trait values that override the traits of an environment.
///
/// Setting a system trait to its unspecified value removes its override.
public struct UITraitOverrides: UIMutableTraits, Hashable, Sendable, CustomStringConvertible {
    var values = TraitValues()

    package init() {}

    public var description: String { "<UITraitOverrides: \(values)>" }

    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

    public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}
