internal import FrameTiming
internal import QuartzCore

/// The bars at the edges of a scroll view that indicate which part of the content is visible.
///
/// They are layers above all subviews. Lengths, insets and times are as reported for the look of iOS 13 to 18
/// (facts/scroll-indicators).
@MainActor final class ScrollIndicators: NSObject, CALayerDelegate {
    private unowned let scroll: UIScrollView
    private var vertical: CALayer?
    private var horizontal: CALayer?
    private var token: EventToken?
    private var isShown = false

    var showsVertical = true
    var showsHorizontal = true
    var style = UIScrollView.IndicatorStyle.default
    var verticalInsets = UIEdgeInsets.zero
    var horizontalInsets = UIEdgeInsets.zero
    var staysInSafeArea = true

    private static let thickness: CGFloat = 3
    private static let inset: CGFloat = 3
    /// The z-position of the bars: above all subviews, including ones added later.
    private static let zPosition: CGFloat = 10_000
    private static let shortest: CGFloat = 36
    private static let shortestBeyondEnd: CGFloat = 8
    private static let idle = 0.6
    private static let fade = 0.25

    init(of scroll: UIScrollView) {
        self.scroll = scroll
    }

    /// Disables implicit animations.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }

    func flash() {
        show()
        hide()
    }

    func show() {
        if let token { scroll.stage.loop.cancel(token) }
        token = nil
        isShown = true
        arrange()
        for bar in bars {
            bar.removeAllAnimations()
            bar.opacity = 1
        }
    }

    /// The bars that are part of the view.
    private var bars: [CALayer] { [vertical, horizontal].compactMap { $0 }.filter { $0.superlayer != nil } }

    /// Fades the bars out after a period without motion. If there are no bars, nothing is scheduled, so that the scene
    /// can end.
    func hide() {
        guard isShown, token == nil else { return }
        guard !bars.isEmpty else { return isShown = false }
        token = scroll.stage.loop.schedule(after: Self.idle, of: .application) { [weak self] in self?.fadeOut() }
    }

    private func fadeOut() {
        token = nil
        isShown = false
        for bar in bars {
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = bar.opacity
            fade.toValue = 0
            fade.duration = Self.fade
            bar.opacity = 0
            bar.add(fade, forKey: "fade")
        }
    }

    /// Positions the bars for the current offset.
    func arrange() {
        guard isShown else { return }
        let (size, content, range) = (scroll.bounds.size, scroll.contentSize, scroll.offsetRange)
        let safe = staysInSafeArea ? scroll.safeAreaInsets : .zero
        let hasVertical = showsVertical && range.y.lowerBound < range.y.upperBound
        let hasHorizontal = showsHorizontal && range.x.lowerBound < range.x.upperBound
        let corner = hasVertical && hasHorizontal ? Self.thickness + Self.inset : 0
        if hasVertical {
            let room = CGRect(origin: .zero, size: size).inset(by: safe + verticalInsets)
            let part = span(
                room.minY + Self.inset, room.maxY - Self.inset - corner, size.height, content.height,
                scroll.contentOffset.y, range.y)
            let bar = bar(&vertical)
            place(
                bar,
                CGRect(
                    x: room.maxX - Self.inset - Self.thickness, y: part.start, width: Self.thickness,
                    height: part.length)
            )
        } else {
            vertical?.removeFromSuperlayer()
        }
        if hasHorizontal {
            let room = CGRect(origin: .zero, size: size).inset(by: safe + horizontalInsets)
            let part = span(
                room.minX + Self.inset, room.maxX - Self.inset - corner, size.width, content.width,
                scroll.contentOffset.x, range.x)
            let bar = bar(&horizontal)
            place(
                bar,
                CGRect(
                    x: part.start, y: room.maxY - Self.inset - Self.thickness, width: part.length,
                    height: Self.thickness)
            )
        } else {
            horizontal?.removeFromSuperlayer()
        }
    }

    private func span(
        _ begin: CGFloat, _ end: CGFloat, _ visible: CGFloat, _ content: CGFloat, _ offset: CGFloat,
        _ range: ClosedRange<CGFloat>
    ) -> (start: CGFloat, length: CGFloat) {
        let room = max(0, end - begin)
        let beyond = max(0, range.lowerBound - offset) + max(0, offset - range.upperBound)
        let whole = min(room, max(Self.shortest, room * visible / max(content, 1)))
        let length = max(min(Self.shortestBeyondEnd, whole), whole - beyond)
        let progress = min(max((offset - range.lowerBound) / (range.upperBound - range.lowerBound), 0), 1)
        return (begin + (room - length) * progress, length)
    }

    /// Sets the frame of a bar in the scroll view's coordinates.
    private func place(_ bar: CALayer, _ frame: CGRect) {
        bar.frame = frame.offsetBy(dx: scroll.contentOffset.x, dy: scroll.contentOffset.y)
    }

    private func bar(_ stored: inout CALayer?) -> CALayer {
        let bar = stored ?? CALayer()
        if stored == nil {
            bar.delegate = self
            bar.name = "scroll indicator"
            bar.cornerRadius = Self.thickness / 2
            bar.zPosition = Self.zPosition
            stored = bar
        }
        bar.backgroundColor = color.cgColor
        if bar.superlayer == nil { scroll.layer.addSublayer(bar) }
        return bar
    }

    private var color: UIColor {
        let isDark = scroll.traitCollection.userInterfaceStyle == .dark
        return UIColor(white: style == .white || style == .default && isDark ? 1 : 0, alpha: 0.35)
    }
}
