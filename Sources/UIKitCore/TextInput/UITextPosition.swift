internal import FrameText

/// A position in a text. Each input creates instances of its own subclass.
@MainActor @preconcurrency open class UITextPosition: NSObject {}

/// A range of a text. Each input creates instances of its own subclass.
@MainActor @preconcurrency open class UITextRange: NSObject {
    open var isEmpty: Bool { true }
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of a selection.
@MainActor @preconcurrency open class UITextSelectionRect: NSObject {
    /// The rectangle, in the coordinates of the input's view.
    open var rect: CGRect { .zero }
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the rectangle contains the start of the selection.
    open var containsStart: Bool { false }
    open var containsEnd: Bool { false }
    open var isVertical: Bool { false }
}

// The raw values of all of these match the public header.
public enum UITextStorageDirection: Int, Sendable { case forward, backward }
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }
public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }

/// A storage or layout direction.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// A position in a text field or text view.
final class TextOffset: UITextPosition {
    let caret: CaretPosition

    init(_ caret: CaretPosition) {
        self.caret = caret
        super.init()
    }

    convenience init(_ offset: Int) { self.init(CaretPosition(offset)) }

    var offset: Int { caret.offset }

    override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? TextOffset)?.caret.offset == caret.offset
    }

    override nonisolated var hash: Int { caret.offset }
    override nonisolated var description: String { "offset \(caret.offset)" }
}

/// A range of the text in a text field or text view.
final class TextOffsetRange: UITextRange {
    /// The range, in UTF-16 offsets.
    let range: NSRange

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    override var isEmpty: Bool { range.length == 0 }
    override var start: UITextPosition { TextOffset(range.location) }
    override var end: UITextPosition { TextOffset(range.location + range.length) }

    override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.range == range }
    override nonisolated var hash: Int { range.hashValue }
    override nonisolated var description: String { "\(range)" }
}

/// A rectangle of the selection in a text field or text view.
final class TextSelectionRect: UITextSelectionRect {
    private let values: (rect: CGRect, direction: NSWritingDirection, containsStart: Bool, containsEnd: Bool)

    init(_ rect: CGRect, _ direction: NSWritingDirection, containsStart: Bool, containsEnd: Bool) {
        values = (rect, direction, containsStart, containsEnd)
        super.init()
    }

    override var rect: CGRect { values.rect }
    override var writingDirection: NSWritingDirection { values.direction }
    override var containsStart: Bool { values.containsStart }
    override var containsEnd: Bool { values.containsEnd }
}
