internal import FrameGeometry
internal import FrameGlyphs
package import FrameText
internal import QuartzCore

/// Lays out a text storage in a container. Only paragraphs affected by a change are laid out again, and only when their
/// layout is needed.
///
/// Differs from UIKit: glyph indices are UTF-16 offsets of characters, and all text is in the first container.
@MainActor @preconcurrency open class NSLayoutManager: NSObject {
    open private(set) weak var textStorage: NSTextStorage?
    open private(set) var textContainers: [NSTextContainer] = []
    open weak var delegate: (any NSLayoutManagerDelegate)?
    /// Differs from UIKit: stored without effect, since paragraphs are always laid out when they are needed.
    open var allowsNonContiguousLayout = false
    /// Differs from UIKit: stored without effect, since the system font has no leading.
    open var usesFontLeading = true
    /// Stored without effect: the fonts have no symbols for invisible characters.
    open var showsInvisibleCharacters = false
    /// Stored without effect, like ``showsInvisibleCharacters``.
    open var showsControlCharacters = false

    private var laidOut = TextColumn()
    /// The parts of the column touched by changes since the last layout, and the number of UTF-16 units by which the
    /// text has grown in them.
    private var dirty: (parts: Range<Int>, growth: Int)?
    /// The view that shows the text. Colors are resolved with its traits.
    weak var view: UIView?
    /// Called when text has to be laid out again.
    var changed: (() -> Void)?
    /// The attributes of plain text, and of the caret in an empty text.
    var defaults = TextDefaults() { didSet { containerChanged() } }
    var emptyAttributes: [NSAttributedString.Key: Any] = [:]
    /// A transformation of the whole text, applied before layout.
    var restyle: ((NSAttributedString) -> NSAttributedString)?

    public override init() {
        super.init()
    }

    open func addTextContainer(_ container: NSTextContainer) {
        guard container.layoutManager !== self else { return }
        textContainers.append(container)
        container.layoutManager = self
        containerChanged()
    }

    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
        containerChanged()
    }

    func attach(to storage: NSTextStorage?) {
        textStorage = storage
        containerChanged()
    }

    // MARK: - Layout

    func containerChanged() {
        laidOut.removeAll()
        dirty = nil
        changed?()
    }

    /// - Parameter range: The changed range, in the text after the change.
    func textChanged(in range: NSRange, by delta: Int) {
        defer { changed?() }
        guard !laidOut.parts.isEmpty, isByParagraphs else { return laidOut.removeAll() }
        let old = range.location..<max(range.location + range.length - delta, range.location)
        let (first, last) = (part(of: old.lowerBound), part(of: old.upperBound))
        let parts = min(first, dirty?.parts.lowerBound ?? first)..<max(last + 1, dirty?.parts.upperBound ?? 0)
        dirty = (parts, (dirty?.growth ?? 0) + delta)
    }

    /// The part that contains an offset. The offset refers to the text before the current change but after the earlier
    /// ones.
    private func part(of offset: Int) -> Int {
        guard let dirty else { return laidOut.index(of: offset) }
        let start = laidOut.parts[dirty.parts.lowerBound].start
        let isLast = dirty.parts.upperBound >= laidOut.parts.count
        let end = (isLast ? laidOut.length : laidOut.parts[dirty.parts.upperBound].start) + dirty.growth
        if offset < start { return laidOut.index(of: offset) }
        if offset >= end, !isLast { return laidOut.index(of: offset - dirty.growth) }
        return dirty.parts.lowerBound
    }

    private var isByParagraphs: Bool { textContainers.first?.isUnlimited ?? true }

    /// The current layout. Points are relative to the top left corner of the text, inside the padding.
    package var column: TextColumn { view?.asCurrent { currentColumn } ?? currentColumn }

    private var currentColumn: TextColumn {
        // Entry point: A layout manager may lay out text that no view shows.
        let stage = Stage.current
        guard let storage = textStorage else { return TextColumn() }
        if laidOut.parts.isEmpty {
            dirty = nil
            let all = NSRange(location: 0, length: storage.length)
            laidOut.replace(0..<0, with: paragraphs(of: storage, all, on: stage)) { layout($0, on: stage) }
        } else if let (parts, growth) = dirty {
            dirty = nil
            let start = laidOut.parts[parts.lowerBound].start
            let end = laidOut.parts[parts.upperBound - 1].end + growth
            let range = NSRange(location: start, length: max(min(end, storage.length) - start, 0))
            let isWhole = parts.count == laidOut.parts.count
            let new = range.length > 0 || isWhole ? paragraphs(of: storage, range, on: stage) : []
            laidOut.replace(parts, with: new) { layout($0, on: stage) }
        }
        return laidOut
    }

    /// The size of the text, including padding, in a container of a different width; 0 for no limit.
    func fittingSize(width: CGFloat) -> CGSize {
        let container = textContainers.first
        if container?.size.width == width || textStorage == nil {
            let size = column.size
            return CGSize(width: size.width + 2 * padding, height: size.height)
        }
        let stage = Stage.current
        var other = TextColumn()
        if let storage = textStorage {
            let all = NSRange(location: 0, length: storage.length)
            other.replace(0..<0, with: paragraphs(of: storage, all, on: stage)) {
                layout($0, width: width > 0 ? max(width - 2 * padding, 1) : .infinity, on: stage)
            }
        }
        return CGSize(width: other.size.width + 2 * padding, height: other.size.height)
    }

    /// The number of paragraphs laid out so far, for tests.
    package var layouts: Int { laidOut.layouts }

    private func paragraphs(of storage: NSTextStorage, _ range: NSRange, on stage: Stage) -> [StyledText] {
        var text = storage.attributedSubstring(from: range)
        if text.length == 0 {
            let empty = NSAttributedString(string: " ", attributes: emptyAttributes).styled(defaults, on: stage)
            return [StyledText(empty.pieces.prefix(1).map { StyledText.Piece("", $0.style, $0.paragraph) })]
        }
        if let restyle { text = restyle(text) }
        let styled = text.styled(defaults, on: stage)
        return isByParagraphs ? styled.paragraphs : [styled]
    }

    /// - Parameter width: The width of the lines; `nil` for the container's.
    private func layout(_ text: StyledText, width: CGFloat? = nil, on stage: Stage) -> TextLayout {
        var frame = TextFrame(scale: stage.applicationState.mainScreen.scale)
        if let container = textContainers.first {
            frame.width = width ?? container.lineWidth
            frame.lineLimit = max(container.maximumNumberOfLines, 0)
            frame.truncation = container.lineBreakMode.truncation
            if container.size.height > 0, container.lineBreakMode.truncation != nil {
                frame.height = container.size.height
            }
        }
        return stage.text.layout(text, in: frame)
    }

    private var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }

    open func ensureLayout(for container: NSTextContainer) { _ = column }
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = column }
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = column }
    open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = column }

    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        actualCharacterRange?.pointee = charRange
        containerChanged()
    }

    open func invalidateDisplay(forCharacterRange charRange: NSRange) { changed?() }

    // MARK: - Characters and glyphs

    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }

    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }

    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
        effectiveRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
        return textContainers.first
    }

    // MARK: - Rectangles, in points of the container

    /// The part of the container that contains text.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        let size = column.size
        return CGRect(x: 0, y: 0, width: size.width + 2 * padding, height: size.height)
    }

    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = rects(glyphRange)
        return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
    }

    /// The complete line that contains a glyph.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let line = column.lines(in: glyphIndex..<glyphIndex + 1).first else { return .zero }
        effectiveRange?.pointee = NSRange(line.range)
        let width = textContainers.first.map { $0.size.width } ?? 0
        return CGRect(
            x: 0, y: line.top, width: width > 0 ? width : column.size.width + 2 * padding, height: line.height)
    }

    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let line = column.lines(in: glyphIndex..<glyphIndex + 1).first else { return .zero }
        let range = NSRange(line.range)
        effectiveRange?.pointee = range
        return boundingRect(forGlyphRange: range, in: textContainers.first ?? NSTextContainer())
            .insetBy(dx: -padding, dy: 0)
    }

    /// The line of a caret after a line break at the end; zero if there is none.
    open var extraLineFragmentRect: CGRect {
        guard let part = column.parts.last, let line = part.layout.endingLine else { return .zero }
        return CGRect(x: line.x, y: part.top + line.top, width: 2 * padding, height: line.height)
    }

    /// The origin of a glyph, relative to the top left corner of its line.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        let rect = rects(NSRange(location: glyphIndex, length: 1)).first ?? .zero
        return CGPoint(x: rect.minX, y: rect.height)
    }

    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        partialFraction?.pointee = 0
        let inside = Point(x: point.x - padding, y: point.y)
        if let range = column.character(at: inside) {
            if let rect = rects(NSRange(range)).first, rect.width > 0 {
                partialFraction?.pointee = min(max((point.x - rect.minX) / rect.width, 0), 1)
            }
            return range.lowerBound
        }
        return min(column.position(nearest: inside).offset, max(numberOfGlyphs - 1, 0))
    }

    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    /// Calls a closure for each line with glyphs in a range, with the line's rectangle, the used part of it, the
    /// container, and the line's range.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        var stop = ObjCBool(false)
        for line in column.lines(in: glyphRange.location..<glyphRange.location + max(glyphRange.length, 0)) {
            let start = line.range.lowerBound
            block(
                lineFragmentRect(forGlyphAt: start, effectiveRange: nil),
                lineFragmentUsedRect(forGlyphAt: start, effectiveRange: nil), container, NSRange(line.range), &stop)
            if stop.boolValue { return }
        }
    }

    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for rect in rects(glyphRange) {
            block(rect, &stop)
            if stop.boolValue { return }
        }
    }

    private func rects(_ range: NSRange) -> [CGRect] {
        column.rects(of: range.location..<range.location + max(range.length, 0))
            .map { CGRect($0).offsetBy(dx: padding, dy: 0) }
    }

    // MARK: - Drawing

    /// Draws the paragraphs in a range into the current context.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), glyphsToShow.length > 0 else { return }
        let (column, stage) = (column, Stage.current)
        guard !column.parts.isEmpty else { return }
        let last = glyphsToShow.location + glyphsToShow.length - 1
        for part in column.parts[column.index(of: glyphsToShow.location)...column.index(of: last)] {
            let point = Point(x: origin.x + padding, y: origin.y + part.top)
            for item in part.layout.items(at: point, on: stage) { context.draw(item) }
        }
    }

    /// Does nothing, because backgrounds are drawn together with the glyphs.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

/// The delegate of a layout manager. It has no methods.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}

extension StyledText {
    /// The paragraphs of the text, each with its line break.
    fileprivate var paragraphs: [StyledText] {
        var (result, current) = ([StyledText](), StyledText())
        for piece in pieces {
            var start = piece.text.startIndex
            for index in piece.text.indices where piece.text[index].isNewline {
                let end = piece.text.index(after: index)
                current.pieces.append(Piece(String(piece.text[start..<end]), piece.style, piece.paragraph))
                result.append(current)
                (current, start) = (StyledText(), end)
            }
            if start < piece.text.endIndex {
                current.pieces.append(Piece(String(piece.text[start...]), piece.style, piece.paragraph))
            }
        }
        if !current.pieces.isEmpty { result.append(current) }
        return result
    }
}
