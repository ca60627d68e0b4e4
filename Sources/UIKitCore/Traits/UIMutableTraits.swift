/// Values of traits that can be changed.
public protocol UIMutableTraits {
    /// The value of a trait; its default where none is specified. Of the system's traits, the default value is that of an
    /// unspecified trait.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// Values of traits that replace those of an environment.
///
/// A trait of the system that is set to its unspecified value is not overridden any more.
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
