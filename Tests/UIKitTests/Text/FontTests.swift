import Testing
import UIKit

@MainActor @Suite struct FontTests {
    /// The metrics that iPhones report for the system font at 17 points (public tests and tables of iOS 11 to 26).
    @Test func theSystemFontHasThePublishedMetrics() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(font.ascender == 16.1865234375)
        #expect(font.descender == -4.1005859375)
        #expect(font.capHeight == 11.97802734375)
        #expect(font.xHeight == 8.9482421875)
        #expect(font.lineHeight == 20.287109375)
        #expect(font.leading == 0)
        #expect(UIFont.systemFont(ofSize: 12).lineHeight == 14.3203125)
    }

    /// Lines in a text style are as far apart as the Human Interface Guidelines have it (facts/text-style-leading).
    @Test func textStylesAddLeading() throws {
        let font = UIFont.preferredFont(forTextStyle: .body)
        #expect(font.lineHeight == 20.287109375 && font.lineHeight + font.leading == 22)
        #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)).leading == 0)
        let app = try TestApp(scale: 3)
        app.perform {
            let label = UILabel()
            label.numberOfLines = 0
            label.text = "one\ntwo\nthree"
            label.font = .systemFont(ofSize: 17)
            let plain = label.sizeThatFits(.zero).height
            label.font = font
            #expect(abs(label.sizeThatFits(.zero).height - plain - 2 * font.leading) < 0.5)
            label.text = "one"
            #expect(abs(label.sizeThatFits(.zero).height - 61.0 / 3) < 1e-6)
        }
    }

    /// The sizes of Human Interface Guidelines, iOS Dynamic Type sizes, Large.
    @Test(arguments: [
        (UIFont.TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
        (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ]) func textStylesHaveTheirSizes(_ style: UIFont.TextStyle, _ size: Double) {
        let font = UIFont.preferredFont(forTextStyle: style)
        #expect(Double(font.pointSize) == size)
    }

    /// The sizes of Human Interface Guidelines, iOS Dynamic Type sizes; facts/text-style-sizes.
    @Test(arguments: [
        (UIFont.TextStyle.title1, [25.0, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
        (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
        (UIFont.TextStyle(rawValue: "unknown"), [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    ]) func textStylesFollowTheContentSizeCategory(_ style: UIFont.TextStyle, _ sizes: [Double]) {
        let categories: [UIContentSizeCategory] = [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
            .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge,
        ]
        for (category, size) in zip(categories, sizes) {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
            #expect(font == UIFont.preferredFont(forTextStyle: style).withSize(CGFloat(size)))
            let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style, compatibleWith: traits)
            #expect(Double(descriptor.pointSize) == size)
        }
        for traits in [nil, UITraitCollection()] {
            #expect(
                UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
                    == UIFont.preferredFont(forTextStyle: style))
        }
    }

    @Test func fontsCompareAsValues() {
        #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
        #expect(UIFont.systemFont(ofSize: 17).withSize(20) == UIFont.systemFont(ofSize: 20))
        #expect(UIFont.boldSystemFont(ofSize: 9).fontDescriptor.symbolicTraits == .traitBold)
        let italic = UIFont.systemFont(ofSize: 9).fontDescriptor.withSymbolicTraits(.traitItalic)
        #expect(italic.map { UIFont(descriptor: $0, size: 0) } == UIFont.italicSystemFont(ofSize: 9))
        #expect(UIFont(name: "HelveticaNeue-Bold", size: 12)?.fontDescriptor.symbolicTraits == .traitBold)
        #expect(UIFont.systemFont(ofSize: -3).pointSize == 0)
        #expect(UIFont.systemFont(ofSize: .nan).pointSize == 0)
    }
}
