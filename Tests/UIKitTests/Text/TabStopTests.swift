import Testing
import UIKit

/// Tabs advance to the stops of their paragraph.
@MainActor @Suite struct TabStopTests {
    private func width(_ text: String, _ change: (NSMutableParagraphStyle) -> Void = { _ in }) -> CGFloat {
        let style = NSMutableParagraphStyle()
        change(style)
        return NSAttributedString(
            string: text, attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style]
        ).size().width
    }

    @Test func aTabAdvancesToTheNextStop() throws {
        let app = try TestApp()
        app.perform {
            let word = width("word")
            #expect(word > 28 && word < 56)
            #expect(abs(width("\tword") - 28 - word) < 1)
            #expect(abs(width("word\tword") - 56 - word) < 1)
            #expect(abs(width("\tword") { $0.defaultTabInterval = 15 } - 15 - word) < 1)
            let stops = { (style: NSMutableParagraphStyle) in
                style.tabStops = [
                    NSTextTab(textAlignment: .right, location: 300), NSTextTab(textAlignment: .left, location: 20),
                ]
            }
            #expect(abs(width("\tword", stops) - 20 - word) < 1)
            // The first stop is before the end of the word.
            #expect(abs(width("word\tword", stops) - 300) < 1)
            // A bullet before text that is indented.
            #expect(
                abs(
                    width("\u{2022}\tword") {
                        $0.firstLineHeadIndent = 10; stops($0)
                    } - 20 - word) < 1)
            #expect(
                abs(
                    width("\tword") { $0.tabStops = [NSTextTab(textAlignment: .center, location: 100)] }
                        - 100 - word / 2) < 1)
        }
    }
}
