internal import FrameGeometry
internal import FrameGlyphs
internal import QuartzCore

// Drawing into the current context; nothing happens where there is none. On the main thread only, as measuring.
extension NSAttributedString {
    /// Lines of any length from `point`, their top left corner, on.
    public func draw(at point: CGPoint) {
        draw(CGRect(origin: point, size: .zero), .usesLineFragmentOrigin)
    }

    /// Lines as long as the rectangle is wide, from its top on. Those that end below it are left out, but for the first.
    public func draw(in rect: CGRect) {
        guard rect.width > 0, rect.height > 0 else { return }
        draw(rect, .usesLineFragmentOrigin, limitsHeight: true)
    }

    /// Without ``NSStringDrawingOptions/usesLineFragmentOrigin`` one line, its baseline at the rectangle's origin. A width or
    /// height of 0 does not limit.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        let size = draw(rect, options)
        context?.totalBounds = CGRect(origin: .zero, size: size)
    }

    /// - Returns: The size of the text.
    @discardableResult private func draw(
        _ rect: CGRect, _ options: NSStringDrawingOptions, limitsHeight: Bool = false
    ) -> CGSize {
        // Unsafe in name only: the caller waits, on the same thread.
        nonisolated(unsafe) let text = self
        return MainActor.assumeIsolated {
            let stage = Stage.current
            let layout = text.layout(in: rect.size, options, limitsHeight: limitsHeight, on: stage)
            if let context = UIGraphicsGetCurrentContext() {
                let baseline = options.contains(.usesLineFragmentOrigin) ? 0 : layout.lines.first?.baseline ?? 0
                for item in layout.items(at: Point(x: rect.minX, y: rect.minY - baseline), on: stage) {
                    context.draw(item)
                }
            }
            return CGSize(layout.size)
        }
    }
}
