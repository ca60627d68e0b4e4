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

/// How text is measured and drawn into a rectangle. Bits are those of the public header.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// Several lines, from the rectangle's top left corner; without it one line, its baseline at the origin.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The system font has none.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Has no effect.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)

    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// What may be asked of text that is drawn into a rectangle. Kept; text is not made smaller here.
open class NSStringDrawingContext: NSObject {
    open var minimumScaleFactor: CGFloat = 0
    public internal(set) var actualScaleFactor: CGFloat = 1
    public internal(set) var totalBounds = CGRect.zero
}
