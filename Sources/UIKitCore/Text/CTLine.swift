internal import FrameGeometry
internal import FrameGlyphs
internal import FrameText
internal import QuartzCore

/// A line of text as runs of glyphs. Positions are in points from its start on the baseline, with y pointing up.
public final class CTLine: _CFObject {
    let runs: [CTRun]
    /// The text that the line shows a part of.
    let text: NSAttributedString
    /// The range of the text, in its UTF-16 units.
    let range: CFRange
    /// The distance to the end of the last character, with spaces at the end.
    let width: Double
    /// The width of spaces at the end.
    let spaces: Double

    /// - Parameter range: The part of the text on the line.
    @MainActor init(_ text: NSAttributedString, in range: NSRange, on stage: Stage) {
        let part = text.attributedSubstring(from: range)
        let (styled, attributes) = part.coreTextStyled(on: stage)
        var runs: [CTRun] = []
        var (pen, trailing, start) = (0.0, 0.0, range.location)
        for paragraph in SplitText(styled).paragraphs {
            let shaped = ShapedParagraph(paragraph)
            let order = VisualOrder(shaped.clusters, isRightToLeft: shaped.layout.direction == .rightToLeft)
            for index in order.indices {
                let cluster = shaped.clusters[index]
                let place = start + cluster.range.lowerBound
                let number = attributes.firstIndex { NSLocationInRange(place - range.location, $0.range) } ?? 0
                if runs.last?.takes(cluster, number) != true {
                    runs.append(CTRun(cluster, number, attributes.isEmpty ? [:] : attributes[number].values))
                }
                runs.last?.add(cluster, at: pen, from: place)
                pen += cluster.advance
                trailing = cluster.isSpace ? trailing + cluster.advance : 0
            }
            start += paragraph.length
        }
        self.runs = runs
        self.text = text
        self.range = CFRange(location: range.location, length: range.length)
        width = pen
        spaces = trailing
    }

    /// Creates a line for the text of another one.
    init(_ runs: [CTRun], for line: CTLine, width: Double, spaces: Double = 0) {
        (self.runs, text, range) = (runs, line.text, line.range)
        (self.width, self.spaces) = (width, spaces)
    }

    var ascent: Double { runs.map(\.ascent).max() ?? 0 }
    var descent: Double { runs.map(\.descent).max() ?? 0 }

    /// The offset of the left edge of a character.
    func offset(of index: Int) -> Double {
        for run in runs {
            if let glyph = run.indices.firstIndex(of: index) { return Double(run.positions[glyph].x) }
        }
        return index <= range.location ? 0 : width
    }
}

public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    onStage(attrString) { CTLine($0, in: NSRange(location: 0, length: $0.length), on: $1) }
}

public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.runs.reduce(0) { $0 + $1.glyphs.count } }
/// The runs from left to right, as `CTRun` values.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }

/// - Returns: The width, with spaces at the end.
@discardableResult public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = line.ascent
    descent?.pointee = line.descent
    leading?.pointee = 0
    return line.width
}

public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { line.spaces }

/// The box around the outlines of the glyphs, at the context's text position.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let place = context?.textPosition ?? .zero
    return line.runs.reduce(CGRect.null) { $0.union($1.imageBounds) }.offsetBy(dx: place.x, dy: place.y)
}

/// Options for the box of a line. Raw values match the public header.
public struct CTLineBoundsOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)

    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The typographic box of a line, or that of its outlines with ``CTLineBoundsOptions/useGlyphPathBounds``.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    if options.contains(.useGlyphPathBounds) { return CTLineGetImageBounds(line, nil) }
    return CGRect(x: 0, y: -line.descent, width: line.width, height: line.ascent + line.descent)
}

/// The distance from the start of the line to a character, in points.
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let offset = CGFloat(line.offset(of: charIndex))
    secondaryOffset?.pointee = offset
    return offset
}

/// The character whose left edge is nearest to a point.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    let all = line.range.location...(line.range.location + line.range.length)
    return all.min { abs(line.offset(of: $0) - position.x) < abs(line.offset(of: $1) - position.x) } ?? kCFNotFound
}

/// Draws the line at the context's text position.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { for run in line.runs { run.draw(0..., in: context) } }

/// Runs `body` with a value and the current stage. Core Text's functions have no object that knows it.
func onStage<Input, Result>(_ input: Input, _ body: @MainActor (Input, Stage) -> Result) -> Result {
    let input = Unsent(value: input)
    // Safe because the closure runs synchronously on the calling thread.
    // Entry point: Core Text's functions are given no stage.
    return MainActor.assumeIsolated { Unsent(value: body(input.value, Stage.current)) }.value
}

// Unchecked because it does not leave its thread.
private struct Unsent<Value>: @unchecked Sendable {
    let value: Value
}
