import Testing
import UIKit

/// Traits that applications define.
@MainActor @Suite struct CustomTraitTests {
    enum Theme: Int { case standard, monochrome }

    struct ThemeTrait: UITraitDefinition {
        static let defaultValue = Theme.standard
        static let affectsColorAppearance = true
    }

    /// A trait with values that cannot be compared.
    struct MakerTrait: UITraitDefinition {
        static var defaultValue: () -> Int { { 0 } }
        static let name = "Maker"
        static let identifier = "test.maker"
    }

    final class Shared: Sendable {}
    struct SharedTrait: UITraitDefinition {
        static let defaultValue: Shared? = nil
    }

    struct LanguageTrait: UITraitDefinition {
        static let defaultValue: String? = nil
    }

    @Test func aTypeWithADefaultValueIsATrait() {
        let collection = UITraitCollection { $0[ThemeTrait.self] = .monochrome }
        #expect(UITraitCollection()[ThemeTrait.self] == .standard && collection[ThemeTrait.self] == .monochrome)
        #expect(ThemeTrait.name == "ThemeTrait" && ThemeTrait.identifier.hasSuffix("CustomTraitTests.ThemeTrait"))
        #expect(MakerTrait.name == "Maker" && !MakerTrait.affectsColorAppearance)
        #expect(collection.description == "<UITraitCollection: ThemeTrait = monochrome>")
        #expect(collection.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
        let english = UITraitCollection { $0[LanguageTrait.self] = "en" }
        #expect(!english.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    }

    /// Setting a system trait to its default value makes it unspecified instead.
    @Test func theDefaultValueOfAnApplicationsTraitCanBeSpecified() {
        let monochrome = UITraitCollection { $0[ThemeTrait.self] = .monochrome }
        let standard = UITraitCollection { $0[ThemeTrait.self] = .standard }
        #expect(UITraitCollection(traitsFrom: [monochrome, standard])[ThemeTrait.self] == .standard)
        #expect(standard != UITraitCollection() && standard.changedTraits(from: nil).isEmpty)
    }

    @Test func valuesAreComparedByEqualityOrIdentity() {
        func collections<Trait: UITraitDefinition>(_ trait: Trait.Type, _ values: [Trait.Value]) -> [UITraitCollection]
        {
            values.map { value in UITraitCollection { $0[trait] = value } }
        }
        let makers = collections(MakerTrait.self, [{ 1 }, { 1 }])
        #expect(makers[0] != makers[1] && makers[0] == makers[0])
        let object = Shared()
        let shared = collections(SharedTrait.self, [object, object, Shared()])
        #expect(shared[0] == shared[1] && shared[0] != shared[2])
        let languages = collections(LanguageTrait.self, ["en", "en", "de", nil])
        #expect(languages[0] == languages[1] && languages[0].hash == languages[1].hash)
        #expect(languages[1] != languages[2] && languages[2] != languages[3] && languages[3] == languages[3])
    }

    /// System traits come first, in the order of their table.
    @Test func changesAreListedInAFixedOrder() {
        let collection = UITraitCollection {
            $0[ThemeTrait.self] = .monochrome
            $0[MakerTrait.self] = { 1 }
            $0.displayScale = 2
            $0.userInterfaceIdiom = .phone
        }
        #expect(
            collection.changedTraits(from: nil).map { $0.name } == [
                "UserInterfaceIdiom", "DisplayScale", "ThemeTrait", "Maker",
            ])
    }
}
