import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite("Text views") struct TextViewTests {
    final class Delegate: NSObject, UITextViewDelegate {
        var log: [String] = []
        var refuses: Set<String> = []

        private func ask(_ name: String, _ detail: String = "") -> Bool {
            log.append(name + detail)
            return !refuses.contains(name)
        }

        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("should begin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("should end") }
        func textViewDidBeginEditing(_ textView: UITextView) { log.append("began") }
        func textViewDidEndEditing(_ textView: UITextView) { log.append("ended") }
        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { ask("should change", " \(range.location)+\(range.length) “\(text == "\n" ? "return" : text)”") }
        func textViewDidChange(_ textView: UITextView) { log.append("changed") }
        func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool { ask("link", " \(URL.lastPathComponent) \(characterRange)") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolled") }
    }

    private func pad(
        _ height: CGFloat = 120, _ change: @escaping @MainActor (UITextView) -> Void = { _ in }
    ) throws -> TextPad<UITextView> {
        try TextPad(CGSize(width: 200, height: height)) {
            let view = UITextView()
            view.font = .systemFont(ofSize: 17)
            change(view)
            return view
        }
    }

    @Test func editingHappensInOrder() throws {
        let delegate = Delegate()
        let pad = try pad { $0.delegate = delegate }
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { delegate.log.append("keyboard") } }
        defer { NotificationCenter.default.removeObserver(token) }
        pad.perform {
            pad.input.becomeFirstResponder()
            pad.keyboard.type("a\n")
            pad.input.resignFirstResponder()
        }
        #expect(
            delegate.log == [
                "should begin", "keyboard", "began", "should change 0+0 “a”", "selection", "changed",
                "should change 1+0 “return”", "selection", "changed", "should end", "ended",
            ])
        #expect(pad.input.text == "a\n")
    }

    @Test func theDelegateCanRefuse() throws {
        let delegate = Delegate()
        let pad = try pad { $0.delegate = delegate }
        pad.perform {
            delegate.refuses = ["should begin"]
            #expect(!pad.input.becomeFirstResponder())
            delegate.refuses = ["should change"]
            pad.input.becomeFirstResponder()
            pad.keyboard.type("a")
            #expect(pad.input.text == "")
        }
    }

    /// The delete key deletes whole characters, even before a caret that an application has set inside one.
    @Test(arguments: [("a😀b", 2, "ab", 1), ("a😀b", 3, "ab", 1), ("👩‍👧b", 4, "b", 0), ("e\u{301}", 1, "", 0)])
    func deletingTakesWholeCharacters(_ text: String, at offset: Int, leaves rest: String, caret: Int) throws {
        let pad = try pad { $0.text = text }
        pad.perform {
            pad.input.becomeFirstResponder()
            pad.input.selectedRange = NSRange(location: offset, length: 0)
            pad.input.deleteBackward()
            #expect(pad.input.text == rest && pad.input.selectedRange == NSRange(location: caret, length: 0))
            pad.input.deleteBackward()
        }
    }

    /// A view that does not scroll has the height of its text, for every length.
    @Test func itGrowsWithItsText() throws {
        let pad = try pad { $0.isScrollEnabled = false }
        pad.perform {
            let line = pad.input.sizeThatFits(CGSize(width: 200, height: 0)).height - 16
            #expect(line > 20 && line < 21)
            pad.input.becomeFirstResponder()
            for count in 1...5 {
                pad.keyboard.type("x\n")
                let height = pad.input.sizeThatFits(CGSize(width: 200, height: 0)).height
                #expect(abs(height - 16 - CGFloat(count + 1) * UIFont.systemFont(ofSize: 17).lineHeight) < 0.6)
            }
            #expect(pad.input.intrinsicContentSize.height > 100)
            pad.input.isScrollEnabled = true
            #expect(pad.input.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        }
    }

    @Test func typingScrollsTheCaretIntoView() throws {
        let pad = try pad(80)
        pad.perform {
            pad.input.becomeFirstResponder()
            pad.keyboard.type("1\n2\n3\n4\n5\n6\n7\n8")
            pad.input.layoutIfNeeded()
            let caret = pad.caret(15)
            #expect(pad.input.contentOffset.y > 50)
            #expect(pad.input.bounds.contains(CGPoint(x: caret.midX, y: caret.midY)))
            pad.input.scrollRangeToVisible(NSRange(location: 0, length: 1))
            #expect(pad.input.contentOffset.y <= 8)
        }
    }

    /// A tap on a link in a view that is not being edited asks the delegate and does not begin editing; elsewhere,
    /// nothing happens.
    @Test func linksRespondToTouches() throws {
        let delegate = Delegate()
        let pad = try pad {
            let text = NSMutableAttributedString(
                string: "See here.", attributes: [.font: UIFont.systemFont(ofSize: 17)])
            text.addAttribute(.link, value: URL(fileURLWithPath: "/there"), range: NSRange(location: 4, length: 4))
            $0.attributedText = text
            $0.isEditable = false
            $0.delegate = delegate
        }
        func opened() -> [String] {
            pad.app.traceLines([.request]).filter { $0.contains("open(") }
        }
        pad.perform {
            delegate.refuses = ["link"]
            let caret = pad.caret(5)
            pad.input.tapped(at: CGPoint(x: caret.midX + 2, y: caret.midY))
        }
        #expect(opened() == [], "the delegate has refused")
        pad.perform {
            delegate.refuses = []
            delegate.log = []
            for offset in [5, 1] {
                let caret = pad.caret(offset)
                pad.input.tapped(at: CGPoint(x: caret.midX + 2, y: caret.midY))
            }
        }
        #expect(opened() == ["0 UIApplication open(file:///there)"])
        #expect(delegate.log == ["link there {4, 4}"] && !pad.input.isFirstResponder)
        #expect(pad.keyboard.frame == nil)
    }

    @Test func typedTextHasTheAttributesBeforeIt() throws {
        let pad = try pad {
            $0.attributedText = NSAttributedString(
                string: "bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
        }
        pad.perform {
            pad.input.becomeFirstResponder()
            pad.input.selectedRange = NSRange(location: 4, length: 0)
            pad.keyboard.type("er")
            var range = NSRange()
            let font = pad.input.textStorage.attribute(.font, at: 5, effectiveRange: &range) as? UIFont
            #expect(font == .boldSystemFont(ofSize: 20) && pad.input.text == "bolder")
            pad.input.typingAttributes[.font] = UIFont.systemFont(ofSize: 9)
            pad.keyboard.type("!")
            #expect(
                pad.input.textStorage.attribute(.font, at: 6, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 9))
        }
    }

    @Test func markedTextIsReplaced() throws {
        let pad = try pad { $0.text = "ab" }
        pad.perform {
            pad.input.becomeFirstResponder()
            pad.input.selectedRange = NSRange(location: 1, length: 0)
            pad.input.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
            #expect(pad.input.text == "anib" && pad.input.selectedRange == NSRange(location: 3, length: 0))
            pad.input.setMarkedText("nihon", selectedRange: NSRange(location: 5, length: 0))
            #expect(pad.input.text == "anihonb")
            pad.input.insertText("日本")
            #expect(pad.input.text == "a日本b" && pad.input.markedTextRange == nil)
            // The application's text is no longer marked, so keys do not replace it.
            pad.input.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
            pad.input.text = "four"
            pad.input.insertText("!")
            #expect(pad.input.text == "four!" && pad.input.markedTextRange == nil)
        }
    }

    // MARK: - Cost

    /// Law: each typed paragraph is laid out as often as it changes between layouts, and no other paragraph is.
    @Test func aKeyLaysOutItsParagraph() throws {
        let pad = try pad()
        pad.perform {
            pad.input.text = (1...400).map { "Paragraph \($0)" }.joined(separator: "\n")
            pad.input.layoutIfNeeded()
            pad.input.becomeFirstResponder()
            pad.input.layoutIfNeeded()
            let before = pad.input.layoutManager.layouts
            #expect(before >= 400)
            pad.input.selectedRange = NSRange(location: 2_000, length: 0)
            for _ in 0..<50 {
                pad.keyboard.type("x")
                pad.input.layoutIfNeeded()
            }
            #expect(pad.input.layoutManager.layouts == before + 50)
        }
    }

    /// 100,000 characters typed in lines and laid out after each line: as many layouts as lines, and only as many views
    /// as are visible.
    @Test func manyCharactersAreTyped() throws {
        let pad = try pad()
        pad.perform {
            pad.input.becomeFirstResponder()
            let line = String(repeating: "word ", count: 19) + "end.\n"
            let start = pad.input.layoutManager.layouts
            // Every tenth line is typed key by key.
            for index in 0..<1_000 {
                if index % 10 == 0 { pad.keyboard.type(line) } else { pad.input.insertText(line) }
                pad.input.layoutIfNeeded()
            }
            #expect(pad.input.text.utf16.count == 100_000)
            #expect(pad.input.layoutManager.layouts - start <= 2_000)
            #expect(pad.input.contentOffset.y > 20_000)
            #expect(pad.input.canvas.subviews.count < 20)
            pad.input.contentOffset.y = 0
            pad.input.layoutIfNeeded()
            #expect(pad.input.layoutManager.layouts - start <= 2_000 && pad.input.canvas.subviews.count < 20)
        }
    }

    // MARK: - Text kit

    @Test func textStoragesNotifyTheirDelegate() throws {
        final class Watcher: NSObject, NSTextStorageDelegate {
            var log: [String] = []
            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) { log.append("\(editedMask.rawValue) \(editedRange) \(delta)") }
        }
        let pad = try pad()
        let watcher = Watcher()
        pad.perform {
            let storage = pad.input.textStorage
            storage.delegate = watcher
            storage.append(NSAttributedString(string: "abc"))
            storage.beginEditing()
            storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xyz")
            storage.addAttribute(.kern, value: 2, range: NSRange(location: 4, length: 1))
            storage.endEditing()
            storage.deleteCharacters(in: NSRange(location: 1, length: 2))
        }
        #expect(watcher.log == ["3 {0, 3} 3", "3 {0, 5} 2", "2 {1, 0} -2"])
        #expect(pad.input.text == "xbc")
    }

    /// A tap is mapped to a character as applications do it for links in labels.
    @Test func layoutManagersFindCharacters() throws {
        let pad = try pad()
        pad.perform {
            let storage = NSTextStorage(
                string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 17)])
            let manager = NSLayoutManager()
            let container = NSTextContainer(size: CGSize(width: 300, height: 100))
            container.lineFragmentPadding = 0
            manager.addTextContainer(container)
            storage.addLayoutManager(manager)
            let rect = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 3), in: container)
            let index = manager.characterIndex(
                for: CGPoint(x: rect.minX + 1, y: rect.midY), in: container,
                fractionOfDistanceBetweenInsertionPoints: nil)
            #expect(index == 4)
            #expect(manager.usedRect(for: container).maxX == rect.maxX)
            var lines = 0
            manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 7)) { _, _, _, _, _ in lines += 1
            }
            #expect(lines == 1)
        }
    }
}
