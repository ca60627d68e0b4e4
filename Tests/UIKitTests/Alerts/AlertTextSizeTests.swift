import QuartzCore
import Testing
import UIKit

@testable import UIKitAlerts

/// The sizes of text in alerts for each content size category (facts/alert-text-sizes).
@MainActor @Suite struct AlertTextSizeTests {
    /// The font sizes for the twelve categories in points: those of text styles, but never below the size for `large`.
    private static let body: [CGFloat] = [17, 17, 17, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    private static let footnote: [CGFloat] = [13, 13, 13, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    private static let subheadline: [CGFloat] = [15, 15, 15, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    private static let sheetRow: [CGFloat] = [20, 20, 20, 20, 22, 23, 23, 28, 33, 40, 47, 53]

    nonisolated static let categories = Array(UIContentSizeCategory.ordered.enumerated())

    private func pad(
        _ style: UIAlertController.Style, _ look: ScreenSettings.Look, _ category: UIContentSizeCategory
    ) throws -> AlertPad {
        let pad = try AlertPad(style, look: look)
        pad.app.perform { pad.app.window.screen.settings.traits.preferredContentSizeCategory = category }
        pad.add("OK")
        pad.add("Cancel", .cancel)
        return pad
    }

    private func sizes(_ pad: AlertPad) -> [String: CGFloat] {
        let labels = pad.alert.view.descendants.compactMap { $0 as? UILabel }
        return Dictionary(
            labels.map { label in
                let own = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
                return (label.text ?? "", (own ?? label.font).pointSize)
            }
        ) { first, _ in first }
    }

    @Test(arguments: ScreenSettings.Look.allCases, categories)
    func alertTextScales(look: ScreenSettings.Look, row: (offset: Int, element: UIContentSizeCategory)) throws {
        let pad = try pad(.alert, look, row.element)
        pad.app.at(2) {
            let message = look == .classic ? Self.footnote : Self.subheadline
            let body = Self.body[row.offset]
            #expect(sizes(pad) == ["Title": body, "Message": message[row.offset], "OK": body, "Cancel": body])
        }
        try pad.app.play()
    }

    @Test(arguments: categories)
    func actionSheetTextScales(row: (offset: Int, element: UIContentSizeCategory)) throws {
        let pad = try pad(.actionSheet, .classic, row.element)
        pad.app.at(2) {
            let (text, action) = (Self.footnote[row.offset], Self.sheetRow[row.offset])
            #expect(sizes(pad) == ["Title": text, "Message": text, "OK": action, "Cancel": action])
        }
        try pad.app.play()
    }

    /// In accessibility categories, cards are wider, rows fit their text, and texts stay inside their rows.
    @Test(arguments: ScreenSettings.Look.allCases, categories)
    func cardsFitLargeText(look: ScreenSettings.Look, row: (offset: Int, element: UIContentSizeCategory)) throws {
        let pad = try pad(.alert, look, row.element)
        pad.app.at(2) {
            // At least 16 points from the edges of the screen.
            let widths: (CGFloat, CGFloat) = look == .classic ? (270, 310) : (320, 358)
            let width = row.element.isAccessibilityCategory ? widths.1 : widths.0
            #expect(pad.alert.view.bounds.width == width)
            for title in ["OK", "Cancel"] {
                #expect(pad.row(title).height >= Self.body[row.offset] * 1.2)
            }
            for label in pad.alert.view.descendants.compactMap({ $0 as? UILabel }) where !label.isHidden {
                guard let parent = label.superview as? AlertActionView else { continue }
                #expect(parent.bounds.contains(label.frame))
            }
        }
        try pad.app.play()
    }

    /// An alert on screen follows a change immediately, and stays centered.
    @Test(arguments: UIAlertController.Style.allCases)
    func anAlertOnScreenFollowsACategoryChange(style: UIAlertController.Style) throws {
        let pad = try pad(style, .classic, .large)
        var before = CGRect.zero
        pad.app.at(2) {
            before = pad.alert.view.frame
            pad.app.window.screen.change { $0.traits.preferredContentSizeCategory = .accessibilityLarge }
        }
        pad.app.at(3) {
            let frame = pad.alert.view.frame
            #expect(sizes(pad)["OK"] == 33 && frame.height > before.height + 40)
            #expect(style == .actionSheet ? frame.maxY == before.maxY : abs(frame.midY - before.midY) <= 0.5)
        }
        try pad.app.play()
    }

    /// The text of fields scales along with their height.
    @Test func textFieldsScaleWithTheContentSizeCategory() throws {
        let pad = try pad(.alert, .classic, .accessibilityExtraExtraExtraLarge)
        pad.app.perform { pad.alert.addTextField { $0.text = "Name" } }
        pad.app.at(3) {
            guard let field = pad.alert.textFields?.first else { return }
            #expect(field.font?.pointSize == 44 && field.bounds.height > 60)
        }
        try pad.app.play()
    }
}
