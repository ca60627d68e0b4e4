internal import FrameGeometry
internal import FrameGlyphs
internal import FrameText
internal import QuartzCore

/// Breaks a text into lines.
public final class CTFramesetter: _CFObject {
    let text: NSAttributedString

    init(_ text: NSAttributedString) {
        self.text = NSAttributedString(attributedString: text)
    }

    /// A part of the text; a length of 0 means up to the end.
    fileprivate func part(_ range: CFRange) -> NSRange {
        let start = min(max(range.location, 0), text.length)
        return NSRange(
            location: start, length: range.length == 0 ? text.length - start : min(range.length, text.length - start))
    }

    /// The largest length that limits lines. Applications pass the greatest number for none.
    private static let unlimited: CGFloat = 1e6

    @MainActor fileprivate func layout(_ part: NSRange, in size: CGSize, on stage: Stage) -> TextLayout {
        var frame = TextFrame(scale: Self.fine)
        if size.width < Self.unlimited { frame.width = Double(max(size.width, 0)) }
        if size.height < Self.unlimited { frame.height = Double(max(size.height, 0)) + TextDefaults.heightTolerance }
        return stage.text.layout(text.attributedSubstring(from: part).coreTextStyled(on: stage).styled, in: frame)
    }

    /// The grid of positions, in parts of a point: so fine that they are not rounded.
    private static let fine = 4096.0
}

/// Lines of text in a path. Only the path's bounding box counts.
public final class CTFrame: _CFObject {
    let path: CGPath
    let lines: [CTLine]
    /// The start of each line on its baseline, from the lower left corner of the path's box, with y pointing up.
    let origins: [CGPoint]
    let range: CFRange

    @MainActor fileprivate init(_ framesetter: CTFramesetter, _ range: CFRange, _ path: CGPath, on stage: Stage) {
        let part = framesetter.part(range)
        let box = path.boundingBoxOfPath
        let layout = framesetter.layout(part, in: box.size, on: stage)
        self.path = path
        self.range = CFRange(location: part.location, length: part.length)
        // The first line is shown in any height by UIKit, and only where it fits by Core Text.
        let shown = layout.lines.filter { $0.bottom <= Double(box.height) + TextDefaults.heightTolerance }
        lines = shown.map { line in
            CTLine(
                framesetter.text,
                in: NSRange(
                    location: part.location + line.range.lowerBound,
                    length: line.contentEnd - line.range.lowerBound), on: stage)
        }
        origins = shown.map { CGPoint(x: $0.x, y: Double(box.height) - $0.baseline) }
    }
}

public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}

/// - Parameter frameAttributes: Not used: lines run from top to bottom.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    onStage((framesetter, path)) { CTFrame($0.0, stringRange, $0.1, on: $1) }
}

/// The size of a part of the text in lines no longer than a width, in points.
///
/// - Parameters:
///   - constraints: The greatest number for no limit.
///   - fitRange: Set to the part that fits into the height.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let part = framesetter.part(stringRange)
    let layout = onStage(framesetter) { $0.layout(part, in: constraints, on: $1) }
    fitRange?.pointee = CFRange(location: part.location, length: layout.lines.last?.range.upperBound ?? 0)
    return CGSize(layout.size)
}

/// The lines, as `CTLine` values.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.range }

/// The part of the text on the lines.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    let end = frame.lines.last.map { $0.range.location + $0.range.length } ?? frame.range.location
    return CFRange(location: frame.range.location, length: end - frame.range.location)
}

/// Copies the origins of lines; a length of 0 means up to the last line.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let start = min(max(range.location, 0), frame.origins.count)
    let end = range.length == 0 ? frame.origins.count : min(start + range.length, frame.origins.count)
    for (place, index) in (start..<end).enumerated() { origins[place] = frame.origins[index] }
}

/// Draws the lines where the path is.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let corner = frame.path.boundingBoxOfPath.origin
    for (line, origin) in zip(frame.lines, frame.origins) {
        context.textPosition = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
        CTLineDraw(line, context)
    }
}

public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }

extension NSAttributedString {
    /// The text in the form used for layout, with the attributes of each part in order. Attributes of Core Text that
    /// only drawing uses are left out.
    @MainActor func coreTextStyled(
        on stage: Stage
    ) -> (styled: StyledText, attributes: [(range: NSRange, values: [NSAttributedString.Key: Any])]) {
        let plain = NSMutableAttributedString(attributedString: self)
        let all = NSRange(location: 0, length: length)
        for key: NSAttributedString.Key in [.strokeColor, .strokeWidth] {
            plain.removeAttribute(key, range: all)
        }
        var attributes: [(range: NSRange, values: [NSAttributedString.Key: Any])] = []
        enumerateAttributes(in: all, options: []) { values, range, _ in
            var values = values
            values[.font] = values[.font] ?? UIFont.systemFont(ofSize: 12)
            attributes.append((range, values))
        }
        return (plain.styled(TextDefaults(), on: stage), attributes)
    }
}
