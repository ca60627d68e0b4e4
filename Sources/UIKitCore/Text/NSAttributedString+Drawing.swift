internal import FrameGeometry
internal import FrameText
internal import QuartzCore

// These methods draw in the current graphics context and have no effect without one. Differs from UIKit: drawing and
// measuring work on the main thread only, because fonts belong to the running application's stage.
extension NSAttributedString {
    /// Draws the text with its top left corner at `point`, without a limit on the width of lines.
    public func draw(at point: CGPoint) {
        draw(CGRect(origin: point, size: .zero), .usesLineFragmentOrigin)
    }

    /// Draws the text from the top of the rectangle, wrapped to its width. Lines that extend below the rectangle are
    /// omitted, except the first.
    public func draw(in rect: CGRect) {
        guard rect.width > 0, rect.height > 0 else { return }
        draw(rect, .usesLineFragmentOrigin, limitsHeight: true)
    }

    /// Draws the text in the rectangle. Without ``NSStringDrawingOptions/usesLineFragmentOrigin`` it is a single line
    /// whose baseline starts at the rectangle's origin. A width or height of 0 sets no limit.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        let size = draw(rect, options)
        context?.reportScaling()
        context?.totalBounds = CGRect(origin: .zero, size: size)
    }

    /// - Returns: The size of the text, in points.
    @discardableResult private func draw(
        _ rect: CGRect, _ options: NSStringDrawingOptions, limitsHeight: Bool = false
    ) -> CGSize {
        // Safe because the closure runs synchronously on the calling thread.
        nonisolated(unsafe) let text = self
        return MainActor.assumeIsolated {
            // Entry point: An attributed string has no stage.
            let stage = Stage.current
            let layout = text.layout(in: rect.size, options, limitsHeight: limitsHeight, on: stage)
            if let context = UIGraphicsGetCurrentContext() {
                let baseline = options.contains(.usesLineFragmentOrigin) ? 0 : layout.lines.first?.baseline ?? 0
                let origin = Point(x: rect.minX, y: rect.minY - baseline)
                let items = layout.items(at: origin, on: stage) + layout.attachedImages(of: text, at: origin, on: stage)
                for item in items { context.draw(item) }
            }
            return CGSize(layout.size)
        }
    }
}

extension NSAttributedString {
    /// The size of the text in points, not rounded.
    public func size() -> CGSize { CGSize(measured(in: .zero, .usesLineFragmentOrigin).size) }

    /// The rectangle the text occupies, in points, not rounded. A width or height of 0 sets no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let layout = measured(in: size, options)
        context?.reportScaling()
        let baseline = layout.lines.first?.baseline ?? 0
        let top = options.contains(.usesLineFragmentOrigin) ? 0 : -baseline
        let rect = CGRect(origin: CGPoint(x: 0, y: top), size: CGSize(layout.size))
        context?.totalBounds = rect
        return rect
    }

    private func measured(in size: CGSize, _ options: NSStringDrawingOptions) -> TextLayout {
        // Safe because the closure runs synchronously on the calling thread.
        nonisolated(unsafe) let text = self
        return MainActor.assumeIsolated { text.layout(in: size, options, on: Stage.current) }
    }

    /// - Parameter limitsHeight: Whether to omit lines that extend below the height. They are always omitted with
    ///   ``NSStringDrawingOptions/truncatesLastVisibleLine``.
    @MainActor func layout(
        in size: CGSize, _ options: NSStringDrawingOptions, limitsHeight: Bool = false, on stage: Stage
    ) -> TextLayout {
        if options.contains(.usesDeviceMetrics) {
            stage.diagnostics.reportUnsupported(
                "NSStringDrawingOptions.usesDeviceMetrics", instead: "the typographic bounds are used")
        }
        var frame = TextFrame(scale: stage.applicationState.mainScreen.scale)
        if size.width > 0 { frame.width = size.width }
        frame.truncation = truncation
        let truncates = options.contains(.truncatesLastVisibleLine)
        if truncates { frame.truncation = frame.truncation ?? .tail }
        if size.height > 0, truncates || limitsHeight { frame.height = size.height + TextDefaults.heightTolerance }
        if !options.contains(.usesLineFragmentOrigin) { frame.lineLimit = 1 }
        return stage.text.layout(styled(TextDefaults(), on: stage), in: frame)
    }
}

/// Options for measuring and drawing text in a rectangle. Bits match the public header.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// Lays out several lines from the rectangle's top left corner, instead of one line with its baseline at the
    /// origin.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Has no effect: the system font has no leading.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Differs from UIKit: without effect, and reported as unsupported.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)

    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// Requests and results of drawing text in a rectangle.
///
/// Differs from UIKit: text is never scaled down; a ``minimumScaleFactor`` above 0 is reported as unsupported.
open class NSStringDrawingContext: NSObject {
    open var minimumScaleFactor: CGFloat = 0
    open internal(set) var actualScaleFactor: CGFloat = 1
    open internal(set) var totalBounds = CGRect.zero

    fileprivate func reportScaling() {
        guard minimumScaleFactor > 0 else { return }
        MainActor.assumeIsolated {
            Stage.current.diagnostics.reportUnsupported(
                "NSStringDrawingContext.minimumScaleFactor", instead: "text is not scaled down")
        }
    }
}
