import Testing
import UIKit

@MainActor @Suite("Attributes of fonts") struct FontDescriptorTests {
    @Test func traitsSelectWeightAndSlant() {
        let descriptor = UIFontDescriptor(fontAttributes: [
            .size: 20, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.medium],
        ])
        #expect(UIFont(descriptor: descriptor, size: 0) == .systemFont(ofSize: 20, weight: .medium))
        let heavy = descriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: 0.56]])
        #expect(UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 20, weight: .heavy))
        let italic = UIFontDescriptor.SymbolicTraits.traitItalic.rawValue
        let slanted = UIFontDescriptor().addingAttributes([.traits: [UIFontDescriptor.TraitKey.symbolic: italic]])
        #expect(UIFont(descriptor: slanted, size: 17) == .italicSystemFont(ofSize: 17))
    }

    /// The published way to request digits of equal width: feature 6, selector 0.
    @Test func featuresMakeDigitsEquallyWide() {
        let setting = [
            UIFontDescriptor.FeatureKey.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector,
        ]
        #expect(setting == [.type: 6, .selector: 0])
        let descriptor = UIFont.systemFont(ofSize: 15).fontDescriptor.addingAttributes([.featureSettings: [setting]])
        #expect(UIFont(descriptor: descriptor, size: 0) == .monospacedDigitSystemFont(ofSize: 15, weight: .regular))
        let other: [UIFontDescriptor.FeatureKey: Int] = [.featureIdentifier: 6, .typeIdentifier: 1]
        let undone = descriptor.addingAttributes([.featureSettings: [other]])
        #expect(UIFont(descriptor: undone, size: 0) == .systemFont(ofSize: 15))
    }

    @Test func facesAndSizesReplaceOthers() {
        let descriptor = UIFont.systemFont(ofSize: 15).fontDescriptor
        #expect(UIFont(descriptor: descriptor.withFace("Bold Italic"), size: 0).fontName == ".SFUI-BoldItalic")
        #expect(descriptor.addingAttributes([.size: 30.0]).pointSize == 30)
        #expect(descriptor.object(forKey: .size) as? CGFloat == 15)
        #expect(descriptor.fontAttributes[.face] as? String == "Regular")
        #expect(UIFontDescriptor(name: "Unknown-Bold", size: 9).fontAttributes[.size] as? CGFloat == 9)
    }

    /// An application without fonts of its own has no families.
    @Test func familiesAreThoseOfTheApplication() {
        #expect(UIFont.familyNames == [])
        #expect(UIFont.fontNames(forFamilyName: "Lobster") == [])
    }
}
