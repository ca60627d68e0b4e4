internal import FrameGlyphs
internal import QuartzCore

// Differs from UIKit: on the main thread only; what fonts there are, and whether they are asked at all, belongs to the
// application that runs.
extension NSAttributedString {
    /// Points, not rounded.
    public func size() -> CGSize { CGSize(measured(in: .zero, .usesLineFragmentOrigin).size) }

    /// The room the text takes, not rounded. A width or height of 0 does not limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let layout = measured(in: size, options)
        let baseline = layout.lines.first?.baseline ?? 0
        let top = options.contains(.usesLineFragmentOrigin) ? 0 : -baseline
        let rect = CGRect(origin: CGPoint(x: 0, y: top), size: CGSize(layout.size))
        context?.totalBounds = rect
        return rect
    }

    private func measured(in size: CGSize, _ options: NSStringDrawingOptions) -> TextLayout {
        // Unsafe in name only: the caller waits, on the same thread.
        nonisolated(unsafe) let text = self
        return MainActor.assumeIsolated { text.layout(in: size, options, on: Stage.current) }
    }

    /// - Parameter limitsHeight: whether lines that end below are left out; with the option to truncate, they are anyway.
    @MainActor func layout(
        in size: CGSize, _ options: NSStringDrawingOptions, limitsHeight: Bool = false, on stage: Stage
    ) -> TextLayout {
        var frame = TextFrame(scale: stage.applicationState.mainScreen.scale)
        if size.width > 0 { frame.width = size.width }
        frame.truncation = truncation
        let truncates = options.contains(.truncatesLastVisibleLine)
        if truncates { frame.truncation = frame.truncation ?? .tail }
        if size.height > 0, truncates || limitsHeight { frame.height = size.height + TextDefaults.heightTolerance }
        if !options.contains(.usesLineFragmentOrigin) { frame.lineLimit = 1 }
        return TextLayout(styled(TextDefaults(), on: stage), in: frame)
    }
}
