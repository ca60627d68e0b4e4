/// A set of trait values. A trait without a value is unspecified, as is a system trait with its default value.
struct TraitValues: UIMutableTraits, Sendable {
    private var entries: [ObjectIdentifier: any TraitEntry] = [:]

    var isEmpty: Bool { entries.isEmpty }

    /// The traits that have a value: system traits in the order of their table, then others by identifier.
    var traits: [UITrait] {
        let others = entries.values.map(\.trait).filter { !($0 is any SystemTrait.Type) }
        return SystemTraits.all.filter(contains) + others.sorted { $0.identifier < $1.identifier }
    }

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { (entries[ObjectIdentifier(trait)] as? Entry<Trait>)?.value ?? Trait.defaultValue }
        set {
            let isSpecified = !(trait is any SystemTrait.Type) || !areEqual(newValue, Trait.defaultValue)
            entries[ObjectIdentifier(trait)] = isSpecified ? Entry<Trait>(value: newValue) : nil
        }
    }

    func contains(_ trait: UITrait) -> Bool { entries[ObjectIdentifier(trait)] != nil }

    mutating func remove(_ trait: UITrait) { entries[ObjectIdentifier(trait)] = nil }

    /// These values, replaced by the values that `overrides` contains.
    func overridden(by overrides: TraitValues) -> TraitValues {
        var result = self
        result.entries.merge(overrides.entries) { $1 }
        return result
    }

    /// The traits that have a different value in `other`.
    func changes(from other: TraitValues) -> [UITrait] {
        func differ<Trait: UITraitDefinition>(in trait: Trait.Type) -> Bool { !areEqual(self[trait], other[trait]) }
        return overridden(by: other).traits.filter { differ(in: $0) }
    }
}

extension TraitValues: Hashable, CustomStringConvertible {
    static func == (first: TraitValues, second: TraitValues) -> Bool {
        first.entries.count == second.entries.count
            && first.entries.allSatisfy { key, entry in
                second.entries[key].map(entry.hasSameValue) ?? false
            }
    }

    func hash(into hasher: inout Hasher) {
        for trait in SystemTraits.all { entries[ObjectIdentifier(trait)]?.hash(into: &hasher) }
    }

    /// A description such as `UserInterfaceIdiom = phone, DisplayScale = 3.0`.
    var description: String {
        traits.compactMap { entries[ObjectIdentifier($0)]?.description }.joined(separator: ", ")
    }
}

/// The value of one trait.
private protocol TraitEntry: Sendable {
    var trait: UITrait { get }
    var description: String { get }

    func hasSameValue(as other: any TraitEntry) -> Bool
    func hash(into hasher: inout Hasher)
}

/// A trait with its value. `Sendable` is unchecked because UIKit's collections are `Sendable` regardless of the values
/// of custom traits.
private struct Entry<Trait: UITraitDefinition>: TraitEntry, @unchecked Sendable {
    let value: Trait.Value

    var trait: UITrait { Trait.self }
    var description: String { "\(Trait.name) = \(value)" }

    func hasSameValue(as other: any TraitEntry) -> Bool {
        guard let other = other as? Entry<Trait> else { return false }
        return areEqual(value, other.value)
    }

    func hash(into hasher: inout Hasher) {
        if let value = value as? any Hashable { value.hash(into: &hasher) }
    }
}

/// Whether two values are equal as ``UITraitDefinition`` defines it.
private func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    func areEqual<Same: Equatable>(as type: Same.Type) -> Bool { (first as? Same) == (second as? Same) }
    if let type = Value.self as? any Equatable.Type { return areEqual(as: type) }
    return first as AnyObject === second as AnyObject
}
