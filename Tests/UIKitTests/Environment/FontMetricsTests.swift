import Testing
import UIKit

/// Fonts that follow the content size category.
@MainActor @Suite struct FontMetricsTests {
    nonisolated static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    private static func traits(_ category: UIContentSizeCategory, scale: CGFloat = 3) -> UITraitCollection {
        UITraitCollection {
            $0.preferredContentSizeCategory = category
            $0.displayScale = scale
        }
    }

    /// The sizes in points for the twelve categories, copied from Human Interface Guidelines, iOS Dynamic Type sizes.
    @Test(arguments: [
        (UIFont.TextStyle.largeTitle, [31.0, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
        (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
        (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
        (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
        (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
        (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
        (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
        (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
        (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ]) func aLabelFollowsEachCategory(_ style: UIFont.TextStyle, _ sizes: [Double]) throws {
        let app = try TestApp(root: UIViewController())
        app.perform {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
            app.window.addSubview(label)
            for (category, size) in zip(Self.categories, sizes) {
                app.window.screen.change { $0.traits.preferredContentSizeCategory = category }
                #expect(Double(label.font.pointSize) == size, "\(category)")
                #expect(Double(UIFont.preferredFont(forTextStyle: style).pointSize) == size, "\(category)")
                #expect(UIApplication.shared.preferredContentSizeCategory == category)
            }
        }
    }

    /// The values reported in facts/font-metrics.
    @Test func metricsScaleByTheLineHeight() {
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(abs(metrics.scaledValue(for: 17, compatibleWith: Self.traits(.medium)) - 16.0 - 1.0 / 3) < 1e-12)
        let font = UIFont.systemFont(ofSize: 17, weight: .bold)
        let largest = metrics.scaledFont(
            for: font, compatibleWith: Self.traits(.accessibilityExtraExtraExtraLarge))
        #expect(largest.pointSize == 48 && largest.fontName == font.fontName)
    }

    /// Laws for all styles: the default category leaves values unchanged, larger categories never shrink them, and the
    /// maximum is respected.
    @Test(arguments: [
        UIFont.TextStyle.largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
        .caption1, .caption2,
    ]) func metricsAreMonotonic(_ style: UIFont.TextStyle) {
        let metrics = UIFontMetrics(forTextStyle: style)
        #expect(metrics.scaledValue(for: 12.34, compatibleWith: Self.traits(.large)) == 12.34)
        var last: CGFloat = 0
        for category in Self.categories {
            let value = metrics.scaledValue(for: 100, compatibleWith: Self.traits(category))
            #expect(value >= last)
            last = value
            let font = metrics.scaledFont(
                for: .systemFont(ofSize: 20), maximumPointSize: 30, compatibleWith: Self.traits(category))
            #expect(font.pointSize <= 30)
            let unlimited = metrics.scaledFont(for: .systemFont(ofSize: 20), compatibleWith: Self.traits(category))
            #expect(font.pointSize == min(30, unlimited.pointSize))
        }
        #expect(last > 150)
    }

    @Test func aFontIsScaledOnce() throws {
        let app = try TestApp(root: UIViewController())
        app.perform {
            let once = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20))
            _ = UIFontMetrics.default.scaledFont(for: .preferredFont(forTextStyle: .body))
            _ = UIFontMetrics.default.scaledFont(for: once)
        }
        #expect { try app.play() } throws: { "\($0)".contains("scaled already") }
    }

    /// Only fonts with a text style scale, and only where scaling is enabled.
    @Test func otherFontsDoNotScale() throws {
        let app = try TestApp(root: UIViewController())
        app.perform {
            let labels = (0..<3).map { _ in UILabel() }
            labels[0].font = .systemFont(ofSize: 20)
            labels[0].adjustsFontForContentSizeCategory = true
            labels[1].font = .preferredFont(forTextStyle: .body)
            labels[2].font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
            labels[2].adjustsFontForContentSizeCategory = true
            labels.forEach(app.window.addSubview)
            app.window.screen.change { $0.traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
            #expect(labels.map(\.font.pointSize) == [20, 17, 48])
        }
    }

    @Test func attributedTextAndFieldsFollowTheCategory() throws {
        let app = try TestApp(root: UIViewController())
        app.perform {
            let (label, field, view) = (UILabel(), UITextField(), UITextView())
            let font = UIFont.preferredFont(forTextStyle: .body)
            label.attributedText = NSAttributedString(string: "Text", attributes: [.font: font])
            (field.font, view.font) = (font, font)
            (field.text, view.text) = ("Text", "Text")
            label.adjustsFontForContentSizeCategory = true
            field.adjustsFontForContentSizeCategory = true
            view.adjustsFontForContentSizeCategory = true
            view.isScrollEnabled = false
            let views: [UIView] = [label, field, view]
            views.forEach(app.window.addSubview)
            let before = views.map { $0.sizeThatFits(CGSize(width: 1000, height: 1000)) }
            app.window.screen.change { $0.traits.preferredContentSizeCategory = .accessibilityExtraLarge }
            let after = views.map { $0.sizeThatFits(CGSize(width: 1000, height: 1000)) }
            for (old, new) in zip(before, after) { #expect(new.height > old.height + 15) }
            #expect(field.font?.pointSize == 40 && view.font?.pointSize == 40)
            app.window.screen.change { $0.traits.preferredContentSizeCategory = .large }
            #expect(views.map { $0.sizeThatFits(CGSize(width: 1000, height: 1000)) } == before)
        }
    }

    @Test func viewsLimitTheCategory() throws {
        let app = try TestApp(root: UIViewController())
        app.perform {
            let (box, label) = (UIView(), UILabel())
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            box.addSubview(label)
            app.window.addSubview(box)
            #expect(box.minimumContentSizeCategory == nil && box.maximumContentSizeCategory == nil)
            app.window.screen.change { $0.traits.preferredContentSizeCategory = .accessibilityLarge }
            #expect(label.font.pointSize == 33)
            box.maximumContentSizeCategory = .extraLarge
            #expect(label.font.pointSize == 19)
            box.minimumContentSizeCategory = .extraExtraLarge
            #expect(label.font.pointSize == 19, "the largest wins")
            app.window.screen.change { $0.traits.preferredContentSizeCategory = .small }
            box.maximumContentSizeCategory = nil
            #expect(label.font.pointSize == 21)
            box.minimumContentSizeCategory = nil
            #expect(label.font.pointSize == 15)
        }
    }

    @Test func categoriesAreOrdered() {
        for (index, category) in Self.categories.enumerated() {
            for (other, second) in Self.categories.enumerated() {
                #expect((category < second) == (index < other) && (category >= second) == (index >= other))
                #expect((category > second) == (index > other) && (category <= second) == (index <= other))
            }
            #expect(!(category < .unspecified) && !(category > .unspecified))
            #expect(category.isAccessibilityCategory == (index >= 7))
        }
    }

    @Test func imagesScaleInAccessibilityCategories() throws {
        let app = try TestApp(root: UIViewController())
        app.perform {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 22, height: 11)).image { _ in }
            let (view, plain) = (UIImageView(image: image), UIImageView(image: image))
            #expect(!view.adjustsImageSizeForAccessibilityContentSizeCategory)
            view.adjustsImageSizeForAccessibilityContentSizeCategory = true
            [view, plain].forEach(app.window.addSubview)
            app.window.screen.change { $0.traits.preferredContentSizeCategory = .extraExtraExtraLarge }
            #expect(view.intrinsicContentSize == CGSize(width: 22, height: 11))
            app.window.screen.change { $0.traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
            #expect(view.intrinsicContentSize == CGSize(width: 62, height: 31))
            #expect(plain.intrinsicContentSize == CGSize(width: 22, height: 11))
        }
    }
}
