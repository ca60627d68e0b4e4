internal import FrameGeometry
internal import FrameText
internal import QuartzCore

/// A view with editable text.
@MainActor protocol TextEditing: UIView, UITextInput {
    /// The text as currently displayed, and its top left corner in the view.
    var column: TextColumn { get }
    var textOrigin: CGPoint { get }
    /// Whether the application permits the keyboard to replace characters.
    func mayChange(_ range: NSRange, to text: String) -> Bool
    func textDidChange()
    func selectionDidChange()
}

/// The characters and the selection of a text field or text view.
///
/// All offsets count UTF-16 units, and offsets from outside are clamped to the text.
@MainActor final class TextEditor {
    unowned let owner: any TextEditing
    let storage: NSTextStorage
    private(set) var selection = NSRange(location: 0, length: 0)
    private(set) var affinity = CaretPosition.Affinity.downstream
    private(set) var marked: NSRange?
    var markedStyle: [NSAttributedString.Key: Any]?
    /// The attributes of typed characters.
    var typingAttributes: [NSAttributedString.Key: Any]
    weak var inputDelegate: (any UITextInputDelegate)?

    init(_ storage: NSTextStorage, of owner: any TextEditing, attributes: [NSAttributedString.Key: Any]) {
        self.storage = storage
        self.owner = owner
        typingAttributes = attributes
    }

    var length: Int { storage.length }
    var hasText: Bool { length > 0 }

    // MARK: - Changes

    /// Replaces the whole text programmatically and places the caret at its end.
    func setText(_ text: NSAttributedString) {
        inputDelegate?.textWillChange(owner)
        storage.setAttributedString(text)
        marked = nil
        inputDelegate?.textDidChange(owner)
        select(NSRange(location: length, length: 0), notifies: false)
    }

    /// Replaces the selection, as typing does.
    func insert(_ text: String) { replace(marked ?? selection, with: text) }

    /// Deletes the selection, or the character before the caret.
    func deleteBackward() {
        let range = deletedRange
        if range.length > 0 { replace(range, with: "") }
    }

    /// The range that the delete key deletes.
    var deletedRange: NSRange {
        guard selection.length == 0 else { return selection }
        return character(before: selection.location) ?? NSRange(location: selection.location, length: 0)
    }

    func replace(_ range: NSRange, with text: String) {
        let range = limited(range)
        inputDelegate?.textWillChange(owner)
        storage.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: typingAttributes))
        marked = nil
        select(NSRange(location: range.location + text.utf16.count, length: 0), keepsAttributes: true)
        inputDelegate?.textDidChange(owner)
        owner.textDidChange()
    }

    func mark(_ text: String?, selected: NSRange) {
        let range = limited(marked ?? selection)
        let text = text ?? ""
        storage.replaceCharacters(
            in: range,
            with: NSAttributedString(string: text, attributes: typingAttributes.merging(markedStyle ?? [:]) { $1 }))
        marked = text.isEmpty ? nil : NSRange(location: range.location, length: text.utf16.count)
        let start = range.location + min(max(selected.location, 0), text.utf16.count)
        select(NSRange(location: start, length: max(selected.length, 0)), keepsAttributes: true)
        owner.textDidChange()
    }

    func unmark() {
        if let marked, let markedStyle { markedStyle.keys.forEach { storage.removeAttribute($0, range: marked) } }
        marked = nil
    }

    // MARK: - Selection

    /// Selects a range.
    ///
    /// - Parameters:
    ///   - keepsAttributes: Whether the typing attributes stay as they are instead of being taken from the text before
    ///     the caret.
    ///   - notifies: Whether to notify the owner of the change.
    func select(
        _ range: NSRange, _ affinity: CaretPosition.Affinity = .downstream, keepsAttributes: Bool = false,
        notifies: Bool = true
    ) {
        let range = limited(range)
        guard range != selection || affinity != self.affinity else { return }
        inputDelegate?.selectionWillChange(owner)
        selection = range
        self.affinity = affinity
        if !keepsAttributes { takeTypingAttributes() }
        inputDelegate?.selectionDidChange(owner)
        if notifies { owner.selectionDidChange() }
    }

    /// Takes the typing attributes from the first selected character, or from the one before the caret. Links and
    /// attachments do not continue.
    func takeTypingAttributes() {
        guard length > 0 else { return }
        let index = selection.length > 0 ? selection.location : max(selection.location - 1, 0)
        typingAttributes = storage.attributes(at: min(index, length - 1), effectiveRange: nil)
        typingAttributes[.link] = nil
        typingAttributes[.attachment] = nil
    }

    func limited(_ range: NSRange) -> NSRange {
        guard range.location != NSNotFound else { return NSRange(location: length, length: 0) }
        let start = min(max(range.location, 0), length)
        return NSRange(location: start, length: min(max(range.length, 0), length - start))
    }

    // MARK: - Characters

    private var string: String { storage.string }

    /// The complete character before or around an offset.
    private func character(before offset: Int) -> NSRange? {
        guard offset > 0, hasText else { return nil }
        let string = string
        let end = string.index(after: String.Index(utf16Offset: min(offset, length) - 1, in: string))
        return NSRange(string.index(before: end)..<end, in: string)
    }

    /// The character after an offset, or the rest of the character that the offset splits.
    private func character(after offset: Int) -> NSRange? {
        guard offset < length else { return nil }
        let string = string
        let start = String.Index(utf16Offset: max(offset, 0), in: string)
        let upper = string.index(after: start).utf16Offset(in: string)
        return NSRange(location: offset, length: max(upper - offset, 1))
    }

    func substring(_ range: NSRange) -> String {
        let range = limited(range)
        return storage.attributedSubstring(from: range).string
    }

    // MARK: - Positions

    func offset(_ position: UITextPosition) -> Int { min(max((position as? TextOffset)?.offset ?? 0, 0), length) }

    func range(_ range: UITextRange) -> NSRange {
        (range as? TextOffsetRange).map { limited($0.range) }
            ?? NSRange(location: offset(range.start), length: max(offset(range.end) - offset(range.start), 0))
    }

    func caret(_ position: UITextPosition) -> CaretPosition {
        (position as? TextOffset)?.caret ?? CaretPosition(offset(position))
    }

    func position(_ position: UITextPosition, movedBy distance: Int) -> UITextPosition? {
        let moved = offset(position) + distance
        return (0...length).contains(moved) ? TextOffset(moved) : nil
    }

    func textRange(_ from: UITextPosition, _ to: UITextPosition) -> UITextRange {
        let (first, last) = (min(offset(from), offset(to)), max(offset(from), offset(to)))
        return TextOffsetRange(NSRange(location: first, length: last - first))
    }

    func compare(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
        let (first, second) = (offset(position), offset(other))
        return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
    }

    /// The position a number of characters to the left or right, or a number of lines up or down; `nil` outside the
    /// text.
    func position(
        _ position: UITextPosition, in direction: UITextLayoutDirection, by count: Int
    ) -> UITextPosition? {
        var caret = caret(position)
        for _ in 0..<max(count, 0) {
            switch direction {
            case .left, .right:
                let isForward = (direction == .right) != isRightToLeft(at: caret.offset)
                guard let range = isForward ? character(after: caret.offset) : character(before: caret.offset) else {
                    return nil
                }
                caret = CaretPosition(isForward ? range.location + range.length : range.location)
            case .up, .down:
                let column = owner.column
                let rect = column.caret(at: caret)
                let y = direction == .up ? rect.minY - 1 : rect.maxY + 1
                guard y >= 0, y < column.size.height else { return nil }
                caret = column.position(nearest: Point(x: rect.minX, y: y))
            }
        }
        return TextOffset(caret)
    }

    func isRightToLeft(at offset: Int) -> Bool {
        let column = owner.column
        guard !column.parts.isEmpty else { return owner.isRightToLeft }
        let layout = column.parts[column.index(of: offset)].layout
        return (layout.lines.first ?? layout.endingLine)?.isRightToLeft ?? owner.isRightToLeft
    }

    // MARK: - Geometry

    /// The width of the caret, in points (facts/caret).
    static let caretWidth: CGFloat = 2

    /// The rectangle of a caret, centered on the boundary between the adjacent characters.
    func caretRect(_ caret: CaretPosition) -> CGRect {
        let (rect, origin) = (CGRect(owner.column.caret(at: caret)), owner.textOrigin)
        return CGRect(
            x: rect.minX + origin.x - Self.caretWidth / 2, y: rect.minY + origin.y, width: Self.caretWidth,
            height: rect.height)
    }

    func rects(_ range: NSRange) -> [CGRect] {
        let (range, origin) = (limited(range), owner.textOrigin)
        return owner.column.rects(of: range.location..<range.location + range.length)
            .map { CGRect($0).offsetBy(dx: origin.x, dy: origin.y) }
    }

    func selectionRects(_ range: NSRange) -> [UITextSelectionRect] {
        let rects = rects(range)
        let isRightToLeft = isRightToLeft(at: range.location)
        return rects.enumerated().map { index, rect in
            TextSelectionRect(
                rect, isRightToLeft ? .rightToLeft : .leftToRight, containsStart: index == 0,
                containsEnd: index == rects.count - 1)
        }
    }

    func firstRect(_ range: NSRange) -> CGRect {
        let rects = rects(range)
        guard let first = rects.first else { return caretRect(CaretPosition(limited(range).location)) }
        return rects.dropFirst().filter { $0.minY == first.minY }.reduce(first) { $0.union($1) }
    }

    func caret(nearest point: CGPoint) -> CaretPosition {
        let origin = owner.textOrigin
        return owner.column.position(nearest: Point(x: point.x - origin.x, y: point.y - origin.y))
    }

    func characterRange(at point: CGPoint) -> NSRange? {
        let origin = owner.textOrigin
        return owner.column.character(at: Point(x: point.x - origin.x, y: point.y - origin.y))
            .map { NSRange(location: $0.lowerBound, length: $0.count) }
    }

    /// The caret position for a tap: the nearer end of the word at the point, as on a device (facts/caret).
    func caret(forTapAt point: CGPoint) -> CaretPosition {
        let found = caret(nearest: point)
        let word = TextUnits(of: string).ranges(.word).first {
            $0.lowerBound < found.offset && found.offset < $0.upperBound
        }
        guard let word else { return found }
        let middle = (word.lowerBound + word.upperBound) / 2
        return CaretPosition(found.offset <= middle ? word.lowerBound : word.upperBound)
    }
}
