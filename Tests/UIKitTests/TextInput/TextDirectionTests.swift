import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// The end of text in a direction, and the effect of a tap on edited text.
@MainActor @Suite struct TextDirectionTests {
    private final class Delegate: NSObject, UITextViewDelegate {
        var asked = 0

        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            asked += 1
            return true
        }
    }

    @Test(arguments: [("abcd", [0, 4, 0, 4]), ("שלום", [4, 0, 0, 4])])
    func theFarthestPositionIsAtAnEnd(text: String, ends: [Int]) throws {
        let pad = try TextPad<UITextField> {
            let field = UITextField()
            field.text = text
            return field
        }
        try pad.app.stage.perform {
            let range = try pad.range(0, 4)
            let found = [UITextLayoutDirection.left, .right, .up, .down].map {
                pad.offset(pad.input.position(within: range, farthestIn: $0))
            }
            #expect(found == ends)
        }
    }

    /// A link in edited text acts as text.
    @Test func linksOfEditedTextAreNotOpened() throws {
        let delegate = Delegate()
        let pad = try TextPad<UITextView>(CGSize(width: 200, height: 120)) {
            let view = UITextView()
            view.attributedText = NSAttributedString(
                string: "here", attributes: [.font: UIFont.systemFont(ofSize: 17), .link: URL(fileURLWithPath: "/a")])
            view.delegate = delegate
            return view
        }
        pad.perform {
            let caret = pad.caret(1)
            pad.input.tapped(at: CGPoint(x: caret.midX + 2, y: caret.midY))
            #expect(delegate.asked == 0 && pad.input.isFirstResponder)
        }
    }
}
