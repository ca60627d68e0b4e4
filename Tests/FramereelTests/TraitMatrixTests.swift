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
            directions: [.rightToLeft], systems: [.iOS18, .iOS26, .iOS18])
        let names = matrix.combinations.map { Self.scene.under($0).name }
        #expect(names.count == 24 && Set(names).count == 24 && matrix.hasSeveral)
        #expect(names.first == "card@iPhoneSE-rtl" && names.last == "card@iPad-dark-ax2-rtl-ios26")
        #expect(TraitMatrix().combinations.count == 1 && !TraitMatrix(devices: [.iPad]).hasSeveral)
    }

    /// The name contains the traits that differ from the scene's own traits.
    @Test func ownTraitsAreNotNamed() throws {
        let own = Scene(
            "own", device: .iPad, layoutDirection: .rightToLeft, userInterfaceStyle: .dark, contentSize: .small,
            system: .iOS18
        ) { _ in }
        let same = try #require(TraitCombination(words: "iPad-dark-s-rtl-ios18"))
        #expect(own.under(same).name == "own" && own.under(TraitCombination()).name == "own")
        #expect(own.under(same).settings == own.settings)
        let other = try #require(TraitCombination(words: "iPad-dark-l-ltr-ios26"))
        #expect(own.under(other).name == "own@l-ltr-ios26")
        #expect(Self.scene.under(other).name == "card@iPad-dark-ios26")
        // A screen of another size has no device.
        #expect(Scene("s", width: 10, height: 10, scale: 1) { _ in }.under(other).name == "s@iPad-dark-ios26")
    }

    /// A word names a single value of its axis, so that the names of combinations differ.
    @Test func wordsNameValues() {
        let words = Device.all.map(\.word) + Setting.axes.flatMap { $0.choices.map(\.word) }
        #expect(Set(words.map { $0.lowercased() }).count == words.count)
        #expect(words.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
        for device in Device.all { #expect(Device.named(device.word) == device) }
        for setting in Setting.axes {
            for (index, choice) in setting.choices.enumerated() { #expect(setting.index(of: choice.word) == index) }
        }
        #expect(Setting.contentSize.choices.count == 12 && Setting.contentSize.index(of: "AX3") == 9)
    }

    @MainActor @Test func aSceneRunsUnderItsTraits() throws {
        var seen: [UITraitCollection] = []
        let scene = Scene("s", width: 10, height: 10, scale: 1, contentSize: .extraSmall) { world in
            TraitProbe.traits = world.window.traitCollection
        }
        for index in Setting.contentSize.choices.indices {
            var traits = TraitCombination()
            traits.settings.choose(index, of: .contentSize)
            _ = try Recording(of: scene.under(traits))
            try seen.append(#require(TraitProbe.traits))
        }
        #expect(seen.map(\.preferredContentSizeCategory) == UIContentSizeCategory.ordered)
    }
}

@MainActor private enum TraitProbe {
    static var traits: UITraitCollection?
}
