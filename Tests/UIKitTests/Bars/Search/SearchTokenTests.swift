import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// Tokens in search fields.
@MainActor @Suite struct SearchTokenTests {
    private func pad(_ tokens: [String], text: String = "") throws -> TextPad<UISearchTextField> {
        try TextPad(CGSize(width: 300, height: 36)) {
            let field = UISearchTextField()
            field.tokens = tokens.map { UISearchToken(icon: nil, text: $0) }
            field.text = text
            return field
        }
    }

    private func views(_ pad: TextPad<UISearchTextField>) -> [SearchTokenView] {
        pad.input.subviews.compactMap { $0 as? SearchTokenView }
    }

    /// Tokens are in reading order between the magnifying glass and the text, which begins after them.
    @Test func tokensPrecedeTheText() throws {
        let (plain, pad) = (try pad([], text: "abc"), try pad(["One", "Second"], text: "abc"))
        pad.perform {
            pad.input.layoutIfNeeded()
            let frames = views(pad).map(\.frame)
            #expect(frames.count == 2 && frames[0].minX == 31)
            #expect(frames[0].maxX < frames[1].minX && frames[0].width < frames[1].width)
            #expect(frames.allSatisfy { $0.midY == 18 && $0.height == 24 })
            let start = pad.input.textRect(forBounds: pad.input.bounds).minX
            #expect(start > frames[1].maxX && start < frames[1].maxX + 10)
            #expect(plain.input.textRect(forBounds: plain.input.bounds).minX == 31)
        }
        #expect(pad.app.stage.diagnostics.unsupported.entries.isEmpty)
    }

    @Test func rightToLeftMirrorsTokens() throws {
        let pad = try pad(["One", "Second"])
        pad.perform {
            pad.input.semanticContentAttribute = .forceRightToLeft
            pad.input.setNeedsLayout()
            pad.input.layoutIfNeeded()
            let frames = views(pad).map(\.frame)
            #expect(frames[0].maxX == 269 && frames[1].maxX < frames[0].minX)
        }
    }

    /// The delete key removes characters, then tokens from the last on, unless tokens cannot be deleted.
    @Test func theDeleteKeyRemovesTokens() throws {
        let pad = try pad(["One", "Second"], text: "ab")
        pad.perform {
            pad.input.becomeFirstResponder()
            pad.keyboard.erase(3)
            #expect(pad.input.text == "" && pad.input.tokens.map(\.text) == ["One"] && views(pad).count == 1)
            pad.input.allowsDeletingTokens = false
            pad.keyboard.erase(2)
            #expect(pad.input.tokens.count == 1)
        }
    }

    @Test func textCanBeReplacedByAToken() throws {
        let pad = try pad(["One"], text: "from Anna")
        try pad.app.stage.perform {
            pad.input.becomeFirstResponder()
            pad.input.replaceTextualPortion(
                of: try pad.range(0, 9), with: UISearchToken(icon: nil, text: "Anna"), at: 9)
            #expect(pad.input.text == "" && pad.input.tokens.map(\.text) == ["One", "Anna"])
            pad.input.insertToken(UISearchToken(icon: nil, text: "First"), at: 0)
            pad.input.removeToken(at: 1)
            #expect(pad.input.tokens.map(\.text) == ["First", "Anna"])
            pad.input.tokenBackgroundColor = .systemRed
            #expect(views(pad).allSatisfy { $0.backgroundColor == .systemRed })
        }
    }
}
