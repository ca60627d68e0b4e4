import Testing
import UIKit

@testable import UIKitCore

/// Items of a text that react to taps, and interactions with a text of the application's own.
@MainActor @Suite struct TextInteractionTests {
    private final class Delegate: NSObject, UITextViewDelegate, UITextInteractionDelegate {
        var log: [String] = []
        var replaces = true

        func textView(
            _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
        ) -> UIAction? {
            log.append("\(textItem.content) \(textItem.range)")
            return replaces ? UIAction { _ in self.log.append("own") } : defaultAction
        }

        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            log.append("asked")
            return false
        }

        func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { replaces }
        func interactionWillBegin(_ interaction: UITextInteraction) { log.append("will begin") }
        func interactionDidEnd(_ interaction: UITextInteraction) { log.append("did end") }
    }

    @Test func tapsOnItemsHaveActions() throws {
        let delegate = Delegate()
        let pad = try TextPad(CGSize(width: 200, height: 120)) { () -> UITextView in
            let view = UITextView()
            view.isEditable = false
            view.delegate = delegate
            let text = NSMutableAttributedString(
                string: "go link tag", attributes: [.font: UIFont.systemFont(ofSize: 17)])
            text.addAttribute(.link, value: "https://example.com", range: NSRange(location: 3, length: 4))
            text.addAttribute(.textItemTag, value: "note", range: NSRange(location: 8, length: 3))
            view.attributedText = text
            return view
        }
        func tap(_ offset: Int) {
            let caret = pad.caret(offset)
            pad.input.tapped(at: CGPoint(x: caret.midX + 4, y: caret.midY))
        }
        pad.perform {
            tap(9)
            #expect(delegate.log == ["tag(\"note\") {8, 3}", "own"])
            delegate.log = []
            tap(4)
            #expect(delegate.log.last == "own" && delegate.log.count == 2)
            (delegate.log, delegate.replaces) = ([], false)
            tap(4)
            #expect(delegate.log.last == "asked")
            delegate.log = []
            tap(0)
            #expect(delegate.log.isEmpty)
        }
    }

    @Test func anInteractionPlacesTheCaretAndSelectsWords() throws {
        let delegate = Delegate()
        let interaction = UITextInteraction(for: .editable)
        let pad = try TextPad { UITextField() }
        let screen = pad.app.stage.applicationState.touchScreen
        func tap(at seconds: Double) {
            // Below the field, which has recognizers of its own.
            let place = pad.input.convert(CGPoint(x: pad.caret(6).midX + 1, y: 200), to: nil)
            let finger = screen.newTouch()
            pad.app.at(seconds) { screen.touch(finger, .began, at: place) }
            pad.app.at(seconds + 0.05) { screen.touch(finger, .ended, at: place) }
        }
        pad.perform {
            pad.input.text = "One umbrella"
            interaction.textInput = pad.input
            interaction.delegate = delegate
            pad.root.view.addInteraction(interaction)
            #expect(interaction.view === pad.root.view && interaction.gesturesForFailureRequirements.count == 2)
            #expect(pad.root.view.gestureRecognizers?.count == 2)
        }
        tap(at: 1)
        pad.app.at(2) {
            #expect(pad.input.isFirstResponder && delegate.log == ["will begin", "did end"])
            #expect(pad.offset(pad.input.selectedTextRange?.start) == 6)
            #expect(pad.input.selectedTextRange?.isEmpty == true)
        }
        tap(at: 3)
        tap(at: 3.2)
        pad.app.at(4) {
            #expect(pad.input.selectedTextRange.flatMap(pad.input.text(in:)) == "umbrella")
        }
        try pad.app.play()
        pad.perform {
            pad.root.view.removeInteraction(interaction)
            #expect(pad.root.view.gestureRecognizers?.isEmpty ?? true)
        }
    }
}
