/// The immutable traits of an environment: values that propagate from windows down to controllers and views.
///
/// Differs from UIKit: traits of lists, toolbars, tabs, dynamic range, and typesetting language are not declared.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
    public typealias TraitMutations = (inout any UIMutableTraits) -> Void

    let values: TraitValues

    init(_ values: TraitValues) {
        self.values = values
        super.init()
    }

    public override convenience init() {
        self.init(TraitValues())
    }

    /// Creates a collection with only the traits that `mutations` sets.
    public convenience init(mutations: TraitMutations) {
        self.init(TraitValues().changed(by: mutations))
    }

    convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value) {
        self.init { $0[trait] = value }
    }

    /// Combines trait collections. If several of them specify a trait, the last one takes precedence.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
    }

    /// The value of a trait; its default value if none is specified.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

    /// This collection with the changes made by `mutations`.
    public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
        UITraitCollection(values.changed(by: mutations))
    }

    /// This collection, replaced by the values that `overrides` contains.
    func overridden(by overrides: TraitValues) -> UITraitCollection {
        overrides.isEmpty ? self : UITraitCollection(values.overridden(by: overrides))
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    public override var hash: Int { values.hashValue }

    public override var description: String { "<UITraitCollection: \(values)>" }
}

extension UITraitCollection {
    /// Whether all traits specified by `trait` have the same values in this collection.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.overridden(by: trait.values) == values
    }

    /// The traits whose values differ, system traits first. Unspecified traits have their default value, as does every
    /// trait of a `nil` collection.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        values.changes(from: traitCollection?.values ?? TraitValues())
    }

    /// Whether dynamic colors may differ between the two environments; always `true` if `traitCollection` is `nil`.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection else { return true }
        return self !== traitCollection
            && changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
    }

    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        SystemTraits.all.filter { $0.affectsColorAppearance }
    }
}

extension TraitValues {
    fileprivate func changed(by mutations: UITraitCollection.TraitMutations) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? TraitValues ?? self
    }
}
