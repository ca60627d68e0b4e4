/// Finds units in the text of an input by looking at its characters.
///
/// Differs from UIKit: in every language, words are runs of letters, digits and marks, including apostrophes between
/// letters; sentences end after a period, an exclamation mark or a question mark.
@MainActor @preconcurrency open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UIResponder & UITextInput)?

    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    /// Creates a tokenizer of no text, which finds nothing.
    public override init() { super.init() }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let input, let (units, offset) = units(granularity, at: position) else { return nil }
        let unit = units.first {
            direction.isBackward
                ? $0.lowerBound < offset && offset <= $0.upperBound : $0.contains(offset)
        }
        guard let unit, let start = input.position(from: input.beginningOfDocument, offset: unit.lowerBound),
            let end = input.position(from: input.beginningOfDocument, offset: unit.upperBound)
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let (units, offset) = units(granularity, at: position) else { return false }
        return units.contains { direction.isBackward ? $0.lowerBound == offset : $0.upperBound == offset }
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let input, let (units, offset) = units(granularity, at: position) else { return nil }
        let boundary =
            direction.isBackward
            ? units.last { $0.lowerBound < offset }?.lowerBound ?? (offset > 0 ? 0 : nil)
            : units.first { $0.upperBound > offset }?.upperBound
        return boundary.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }

    /// The units of the text, as UTF-16 offsets, and the offset of the position.
    private func units(
        _ granularity: UITextGranularity, at position: UITextPosition
    ) -> (units: [Range<Int>], offset: Int)? {
        guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
            let text = input.text(in: all)
        else { return nil }
        let offset = input.offset(from: input.beginningOfDocument, to: position)
        return (TextUnits(of: text).ranges(granularity), offset)
    }
}

extension UITextDirection {
    /// Whether the direction leads backward in the text, to the left, or up.
    fileprivate var isBackward: Bool { rawValue == 1 || rawValue == 3 || rawValue == 4 }
}

/// Splits a text into units, as ranges of UTF-16 offsets.
struct TextUnits {
    private let text: String

    init(of text: String) { self.text = text }

    func ranges(_ granularity: UITextGranularity) -> [Range<Int>] {
        switch granularity {
        case .character: split { _, _ in true }
        case .word: split(keeping: \.isPartOfWord, Self.isWordBoundary)
        case .sentence:
            split { characters, index in
                characters[index - 1].isNewline || ".!?。！？".contains(characters[index - 1])
            }
        // Lines depend on the layout; the text alone has only paragraphs.
        case .paragraph, .line: split { characters, index in characters[index - 1].isNewline }
        case .document: text.isEmpty ? [] : [0..<text.utf16.count]
        }
    }

    /// Whether a word begins or ends before a character. An apostrophe between letters is part of the word.
    private static func isWordBoundary(_ characters: [Character], _ index: Int) -> Bool {
        func isPartOfWord(_ index: Int) -> Bool {
            if characters[index].isPartOfWord { return true }
            guard "'’".contains(characters[index]), index > 0, index + 1 < characters.count else { return false }
            return characters[index - 1].isLetter && characters[index + 1].isLetter
        }
        return isPartOfWord(index - 1) != isPartOfWord(index)
    }

    /// - Parameters:
    ///   - isUnit: Whether a part that begins with the given character counts as a unit.
    ///   - isBoundary: Whether there is a boundary before the character at the given index, which is above 0.
    private func split(
        keeping isUnit: (Character) -> Bool = { _ in true }, _ isBoundary: ([Character], Int) -> Bool
    ) -> [Range<Int>] {
        var (ranges, start, offset) = ([Range<Int>](), 0, 0)
        var first: Character?
        let characters = Array(text)
        for (index, character) in characters.enumerated() {
            if index > 0, isBoundary(characters, index) {
                if let first, isUnit(first) { ranges.append(start..<offset) }
                (start, first) = (offset, nil)
            }
            first = first ?? character
            offset += character.utf16.count
        }
        if let first, isUnit(first) { ranges.append(start..<offset) }
        return ranges
    }
}

extension Character {
    fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}
