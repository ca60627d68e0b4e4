/// A value that storyboards and nibs store as a name.
package protocol ArchivedChoice: Sendable {
    /// The values by name. A value may have several names.
    static var archivedNames: [String: Self] { get }
}

extension ArchivedChoice {
    /// Creates the value with an archived name; `nil` for an unknown name.
    package init?(archived name: String) {
        guard let choice = Self.archivedNames[name] else { return nil }
        self = choice
    }
}

extension ArchivedChoice where Self: OptionSet, Element == Self {
    /// Creates a set of the options with these names. Unknown names are ignored.
    init(archived names: Set<String>) {
        self = Self(names.compactMap { Self.archivedNames[$0] })
    }
}

extension ArchivedChoice where Self: RawRepresentable, RawValue == Int {
    /// The cases with raw values from 0 to 30, keyed by their own names.
    package static var cases: [String: Self] {
        Dictionary(uniqueKeysWithValues: (0...30).compactMap(Self.init(rawValue:)).map { ("\($0)", $0) })
    }
}
