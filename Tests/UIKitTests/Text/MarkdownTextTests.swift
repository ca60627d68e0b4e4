import FrameGlyphs
import FrameMarkdown
import FrameText
import Testing
import UIKit

@testable import UIKitCore

/// Markdown as labels show it.
@MainActor @Suite("Markdown in labels") struct MarkdownTextTests {
    private func styles(_ text: NSAttributedString, on app: TestApp) -> [TextStyle] {
        let label = UILabel()
        label.attributedText = text
        return label.styled()?.pieces.map(\.style) ?? []
    }

    private func text(_ intent: InlinePresentationIntent, font: UIFont = .systemFont(ofSize: 17)) -> NSAttributedString
    {
        var text = AttributedString("a")
        text.inlinePresentationIntent = intent
        text.font = font
        return NSAttributedString(text)
    }

    @Test func intentsAreFontsAndLines() throws {
        let app = try TestApp()
        app.perform {
            let plain = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 17)])
            @MainActor func font(_ font: UIFont) -> [TextStyle] {
                styles(NSAttributedString(string: "a", attributes: [.font: font]), on: app)
            }
            #expect(styles(text(.stronglyEmphasized), on: app) == font(.boldSystemFont(ofSize: 17)))
            #expect(styles(text(.emphasized), on: app) == font(.italicSystemFont(ofSize: 17)))
            #expect(styles(text(.code), on: app) == font(.monospacedSystemFont(ofSize: 17, weight: .regular)))
            #expect(styles(text([]), on: app) == styles(plain, on: app))
            let struck = styles(text(.strikethrough), on: app)
            #expect(struck.first?.strikethrough != nil && struck.first?.font == styles(plain, on: app).first?.font)
        }
    }

    @Test func linksOfLabelsAreUnderlined() throws {
        let app = try TestApp()
        app.perform {
            let link: [NSAttributedString.Key: Any] = [.link: URL(filePath: "/")]
            let style = styles(NSAttributedString(string: "a", attributes: link), on: app).first
            #expect(style?.underline != nil && style?.color == UIColor.link.color)
            let red = link.merging([.foregroundColor: UIColor.red]) { $1 }
            #expect(styles(NSAttributedString(string: "a", attributes: red), on: app).first?.color == UIColor.red.color)
        }
    }

    @Test func intentsSurviveBothKindsOfAttributedStrings() {
        let text = AttributedString(text([.code, .emphasized]))
        #expect(text.runs.first?.inlinePresentationIntent == [.code, .emphasized])
        var link = AttributedString("a")
        link.link = URL(string: "https://a.b")
        #expect(AttributedString(NSAttributedString(link)).runs.first?.link == URL(string: "https://a.b"))
    }

    /// Phrases agree with the numbers that are inserted.
    @Test(
        .enabled(if: MarkdownText.isSupported, "cmark-gfm is not installed"),
        arguments: [(0, "0 files"), (1, "1 file"), (-5, "-5 files"), (1000, "1,000 files")])
    func localizedTextsAreInflected(count: Int, expected: String) throws {
        let app = try TestApp()
        app.perform {
            let text = AttributedString(localized: "You have **^[\(count) file](inflect: true)**.")
            #expect(String(text.characters) == "You have \(expected).")
            #expect(Set(text.runs.map { $0.inlinePresentationIntent }) == [nil, .stronglyEmphasized])
        }
    }
}
