public import FrameGlyphs

/// A cache of shaped paragraphs and layouts of recent texts.
///
/// Results equal those of ``TextLayout/init(_:in:)``. Shaping depends only on the text and its attributes, so a text
/// that is measured, laid out and drawn in several widths is shaped once.
public struct TextCache: Sendable {
    private var paragraphs: Recent<Paragraph, ShapedParagraph>
    private var layouts: Recent<LayoutKey, TextLayout>
    /// Number of paragraphs shaped so far.
    public private(set) var shapings = 0

    private struct LayoutKey: Hashable {
        let text: SplitText
        let frame: TextFrame
    }

    /// - Parameter capacity: Maximum size of the texts kept, in UTF-16 units, for paragraphs and for layouts. Texts
    ///   longer than half of it are not kept. The default is tuned: some screens full of text.
    public init(capacity: Int = 32_768) {
        paragraphs = Recent(capacity: capacity)
        layouts = Recent(capacity: capacity)
    }

    /// Returns the layout of a text in a frame.
    public mutating func layout(_ text: StyledText, in frame: TextFrame) -> TextLayout {
        let key = LayoutKey(text: SplitText(text), frame: frame)
        if let known = layouts[key] { return known }
        let layout = TextLayout(key.text, in: frame) { shaped($0) }
        layouts.insert(layout, for: key, size: key.text.length)
        return layout
    }

    private mutating func shaped(_ paragraph: Paragraph) -> ShapedParagraph {
        if let known = paragraphs[paragraph] { return known }
        shapings += 1
        let shaped = ShapedParagraph(paragraph)
        paragraphs.insert(shaped, for: paragraph, size: paragraph.length)
        return shaped
    }
}

/// The most recently used values, in two generations: when the recent one is full, it replaces the older one. Lookups
/// take constant time, and the contents depend only on the order of lookups.
private struct Recent<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let generationSize: Int
    private var recent: [Key: (value: Value, size: Int)] = [:]
    private var older: [Key: (value: Value, size: Int)] = [:]
    private var size = 0

    init(capacity: Int) {
        generationSize = capacity / 2
    }

    subscript(key: Key) -> Value? {
        mutating get {
            if let entry = recent[key] { return entry.value }
            guard let entry = older[key] else { return nil }
            insert(entry.value, for: key, size: entry.size)
            return entry.value
        }
    }

    /// Keeps a value, unless it is larger than a generation.
    mutating func insert(_ value: Value, for key: Key, size: Int) {
        let cost = max(size, 1)
        guard cost <= generationSize else { return }
        if self.size + cost > generationSize {
            older = recent
            recent = [:]
            self.size = 0
        }
        recent[key] = (value, cost)
        self.size += cost
    }
}
