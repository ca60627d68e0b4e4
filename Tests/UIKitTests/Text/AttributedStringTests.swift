import Testing
import UIKit

@Suite struct AttributedStringTests {
    private let size = NSAttributedString.Key("size")
    private let mark = NSAttributedString.Key("mark")

    private func parts(_ text: NSAttributedString, of key: NSAttributedString.Key? = nil) -> [String] {
        var parts: [String] = []
        let whole = NSRange(location: 0, length: text.length)
        if let key {
            text.enumerateAttribute(key, in: whole) { value, range, _ in
                parts.append("\(range.location)+\(range.length) \(value.map { "\($0)" } ?? "none")")
            }
        } else {
            text.enumerateAttributes(in: whole) { attributes, range, _ in
                let names = attributes.map { "\($0.key.rawValue)=\($0.value)" }.sorted()
                parts.append("\(range.location)+\(range.length) \(names.joined(separator: " "))")
            }
        }
        return parts
    }

    /// The names are those of Apple's headers.
    @Test func textsSayHowTheyAreSpoken() {
        let spoken = NSAttributedString(
            string: "B1", attributes: [.accessibilitySpeechSpellOut: true, .accessibilitySpeechLanguage: "en-US"])
        #expect(
            parts(spoken) == [
                "0+2 UIAccessibilitySpeechAttributeLanguage=en-US UIAccessibilitySpeechAttributeSpellOut=true"
            ])
    }

    /// A library makes such texts in initializers that no actor isolates.
    @Test func attachmentsBecomeTextsOutsideTheMainActor() async {
        let attachment = await MainActor.run { NSTextAttachment() }
        #expect(NSAttributedString(attachment: attachment).length == 1)
    }

    /// Foundation's class on Linux ends the process here.
    @Test @MainActor func stringsWithSeveralAttributesCanBeAppended() {
        let text = NSMutableAttributedString()
        for style in [1, 2, 9] {
            text.append(
                NSAttributedString(
                    string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 17), .underlineStyle: style]))
        }
        #expect(parts(text, of: .underlineStyle) == ["0+2 1", "2+2 2", "4+2 9"])
        #expect(text.string == "ababab")
    }

    /// A container of a dictionary has what the text with that dictionary has.
    @Test @MainActor func dictionariesMakeContainers() {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.red, .kern: CGFloat(2),
            .underlineStyle: NSUnderlineStyle.single.rawValue, size: 1,
        ]
        let text = AttributedString("ab", attributes: AttributeContainer(attributes))
        #expect(text == AttributedString(NSAttributedString(string: "ab", attributes: attributes)))
        #expect(text.foregroundColor == .red && text.font?.pointSize == 9 && text.underlineStyle == .single)
    }

    @Test func runsWithEqualAttributesAreMerged() {
        let text = NSMutableAttributedString(string: "abcdef", attributes: [size: 1])
        text.addAttribute(mark, value: "x", range: NSRange(location: 1, length: 2))
        text.addAttribute(mark, value: "x", range: NSRange(location: 3, length: 1))
        #expect(parts(text) == ["0+1 size=1", "1+3 mark=x size=1", "4+2 size=1"])
        #expect(parts(text, of: size) == ["0+6 1"])
        text.removeAttribute(mark, range: NSRange(location: 0, length: 6))
        #expect(parts(text) == ["0+6 size=1"])
        text.setAttributes(nil, range: NSRange(location: 5, length: 1))
        #expect(parts(text) == ["0+5 size=1", "5+1 "])
        var range = NSRange()
        _ = text.attributes(at: 2, longestEffectiveRange: &range, in: NSRange(location: 1, length: 9))
        #expect(range == NSRange(location: 1, length: 4))
    }

    /// A character whose halves have different attributes is drawn as a whole, with those of its first half.
    @Test @MainActor func attributesDoNotSplitCharacters() throws {
        let app = try TestApp(root: UIViewController())
        let font = UIFont.systemFont(ofSize: 17)
        app.perform {
            for location in 0...5 {
                let whole = NSMutableAttributedString(string: "a😀b𝄞", attributes: [.font: font])
                let size = whole.size()
                whole.addAttribute(
                    .foregroundColor, value: UIColor.red, range: NSRange(location: location, length: 6 - location))
                #expect(whole.size() == size)
                let styled = whole.styledText(on: app.stage)
                #expect(styled.pieces.map(\.text).joined() == "a😀b𝄞")
            }
        }
    }

    @Test func replacementsTakeTheAttributesOfTheReplacedCharacters() {
        let text = NSMutableAttributedString(string: "ab", attributes: [size: 1])
        text.append(NSAttributedString(string: "cd", attributes: [size: 2]))
        text.replaceCharacters(in: NSRange(location: 2, length: 1), with: "CCC")
        text.replaceCharacters(in: NSRange(location: 2, length: 0), with: "!")
        #expect(text.string == "ab!CCCd" && parts(text) == ["0+3 size=1", "3+4 size=2"])
        text.deleteCharacters(in: NSRange(location: 1, length: 4))
        #expect(text.string == "aCd" && parts(text) == ["0+1 size=1", "1+2 size=2"])
        text.insert(NSAttributedString(string: "-"), at: 3)
        #expect(parts(text).last == "3+1 ")
    }

    /// In UTF-16, characters outside the basic multilingual plane count twice.
    @Test func rangesCountUTF16() {
        let text = NSAttributedString(string: "a😀b")
        #expect(text.length == 4)
        #expect(text.attributedSubstring(from: NSRange(location: 1, length: 2)).string == "😀")
    }

    @Test func equalityIgnoresTheDivisionIntoRuns() {
        let whole = NSAttributedString(string: "abcd", attributes: [size: 1])
        let pieced = NSMutableAttributedString(string: "ab", attributes: [size: 1])
        pieced.append(NSAttributedString(string: "cd", attributes: [size: 1]))
        #expect(whole.isEqual(pieced) && whole.hash == pieced.hash)
        pieced.addAttribute(size, value: 2, range: NSRange(location: 3, length: 1))
        #expect(!whole.isEqual(to: pieced))
        #expect(!whole.isEqual(NSAttributedString(string: "abcd")))
    }

    @Test func aCopyIsIndependentOfTheOriginal() {
        let text = NSMutableAttributedString(string: "ab")
        let copy = text.copy() as? NSAttributedString
        let other = text.mutableCopy() as? NSMutableAttributedString
        text.append(NSAttributedString(string: "c"))
        #expect(copy?.string == "ab" && other?.string == "ab" && !(copy is NSMutableAttributedString))
    }
}
