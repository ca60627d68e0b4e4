internal import FrameText
internal import QuartzCore

extension TextEditor {
    /// The position in a range that is farthest in a direction.
    func end(of range: NSRange, in direction: UITextLayoutDirection) -> UITextPosition? {
        let isForward: Bool
        switch direction {
        case .right: isForward = !isRightToLeft(at: range.location)
        case .left: isForward = isRightToLeft(at: range.location)
        case .down: isForward = true
        case .up: isForward = false
        }
        return TextOffset(isForward ? range.location + range.length : range.location)
    }

    func caret(nearest point: CGPoint, within range: NSRange) -> UITextPosition {
        let found = caret(nearest: point)
        if found.offset < range.location { return TextOffset(range.location) }
        return found.offset > range.location + range.length
            ? TextOffset(range.location + range.length) : TextOffset(found)
    }

    func setDirection(_ direction: NSWritingDirection, _ range: NSRange) {
        guard range.length > 0 else { return }
        let style = NSMutableParagraphStyle()
        if let old = storage.attribute(.paragraphStyle, at: range.location, effectiveRange: nil) as? NSParagraphStyle {
            style.setParagraphStyle(old)
        }
        style.baseWritingDirection = direction
        storage.addAttribute(.paragraphStyle, value: style, range: range)
    }

    func styling(at offset: Int) -> [NSAttributedString.Key: Any] {
        length == 0 ? typingAttributes : storage.attributes(at: min(offset, length - 1), effectiveRange: nil)
    }

    /// The rectangles that highlight a selection. On lines where the selection continues to the next line, they extend
    /// to the end of the line.
    ///
    /// - Parameter edges: The x-coordinates where lines begin and end, in the coordinates of the owner.
    func shownRects(_ selection: NSRange, edges: ClosedRange<CGFloat>) -> [CGRect] {
        let range = selection.location..<selection.location + selection.length
        let origin = owner.textOrigin
        return owner.column.lines(in: range).flatMap { line -> [CGRect] in
            let inside = line.range.clamped(to: range)
            var rects = rects(NSRange(inside))
            guard range.upperBound > line.range.upperBound - 1,
                range.upperBound > inside.upperBound || hasLineBreak(inside)
            else { return rects }
            let isBackward = isRightToLeft(at: inside.lowerBound)
            let band = CGRect(
                x: edges.lowerBound, y: line.top + origin.y, width: edges.upperBound - edges.lowerBound,
                height: line.height)
            let start = caretRect(CaretPosition(inside.lowerBound)).midX
            if rects.isEmpty { rects = [CGRect(x: start, y: band.minY, width: 0, height: band.height)] }
            let index = isBackward ? 0 : rects.count - 1
            let rest =
                isBackward ? band.minX...rects[index].maxX : rects[index].minX...max(band.maxX, rects[index].minX)
            rects[index] = CGRect(
                x: rest.lowerBound, y: band.minY, width: rest.upperBound - rest.lowerBound, height: band.height)
            return rects
        }
    }

    private func hasLineBreak(_ range: Range<Int>) -> Bool {
        substring(NSRange(location: range.upperBound - 1, length: 1)).first?.isNewline ?? false
    }
}
