import Framereel
import Testing
import UIKit

/// Combinations of traits, and the scene names they produce.
@Suite struct TraitMatrixTests {
    private static let scene = Scene("card", device: .iPhone15) { _ in }

    @Test func combinationsAreTheProductOfTheAxes() {
        let matrix = TraitMatrix(
            devices: [.iPhoneSE, .iPad], appearances: [.light, .dark],
            contentSizes: [.large, .small, .accessibilityLarge],
            directions: [.rightToLeft], looks: [.classic, .iOS26, .classic])
        let names = matrix.combinations.map { Self.scene.under($0).name }
        #expect(names.count == 24 && Set(names).count == 24 && matrix.hasSeveral)
        #expect(names.first == "card@iPhoneSE-rtl-classic" && names.last == "card@iPad-dark-ax2-rtl")
        #expect(TraitMatrix().combinations.count == 1 && !TraitMatrix(devices: [.iPad]).hasSeveral)
    }

    /// The name contains the traits that differ from the scene's own traits.
    @Test func ownTraitsAreNotNamed() {
        let own = Scene(
            "own", device: .iPad, layoutDirection: .rightToLeft, userInterfaceStyle: .dark, contentSize: .small,
            look: .classic
        ) { _ in }
        var traits = TraitCombination()
        traits.device = .iPad
        traits.appearance = .dark
        traits.contentSize = .small
        traits.direction = .rightToLeft
        traits.look = .classic
        #expect(own.under(traits).name == "own" && own.under(TraitCombination()).name == "own")
        #expect(own.under(traits).settings == own.settings)
        traits.contentSize = .large
        traits.direction = .leftToRight
        #expect(own.under(traits).name == "own@l-ltr")
        #expect(Self.scene.under(traits).name == "card@iPad-dark-classic")
        // A screen of another size has no device.
        #expect(Scene("s", width: 10, height: 10, scale: 1) { _ in }.under(traits).name == "s@iPad-dark-classic")
    }

    /// A word names a single value of its axis, so that the names of combinations differ.
    @Test func wordsNameValues() {
        func check<Value: TraitWord>(_ type: Value.Type) {
            for value in Value.choices { #expect(Value.named(value.word) == value) }
            #expect(Set(Value.choices.map(\.word)).count == Value.choices.count)
            #expect(Value.choices.allSatisfy { $0.word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
        }
        check(Device.self)
        check(UIUserInterfaceStyle.self)
        check(UIContentSizeCategory.self)
        check(UITraitEnvironmentLayoutDirection.self)
        check(SystemLook.self)
        #expect(
            UIContentSizeCategory.choices.count == 12 && UIContentSizeCategory.named("AX3") == .accessibilityExtraLarge)
    }

    @MainActor @Test func aSceneRunsUnderItsTraits() throws {
        var seen: [UITraitCollection] = []
        let scene = Scene("s", width: 10, height: 10, scale: 1, contentSize: .extraSmall) { world in
            TraitProbe.traits = world.window.traitCollection
        }
        for size in UIContentSizeCategory.choices {
            var traits = TraitCombination()
            traits.contentSize = size
            _ = try Recording(of: scene.under(traits))
            try seen.append(#require(TraitProbe.traits))
        }
        #expect(seen.map(\.preferredContentSizeCategory) == UIContentSizeCategory.choices)
    }
}

@MainActor private enum TraitProbe {
    static var traits: UITraitCollection?
}
