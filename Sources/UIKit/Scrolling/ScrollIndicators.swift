internal import FrameTiming
internal import QuartzCore

/// The bars at the edges of a scroll view that show which part of the content is visible.
///
/// Lengths, insets and times as reported for the look of iOS 13 to 18 (facts/scroll-indicators).
@MainActor final class ScrollIndicators {
    private unowned let scroll: UIScrollView
    private var vertical: UIView?
    private var horizontal: UIView?
    private var token: EventToken?
    private var isShown = false

    var showsVertical = true
    var showsHorizontal = true
    var style = UIScrollView.IndicatorStyle.default
    var verticalInsets = UIEdgeInsets.zero
    var horizontalInsets = UIEdgeInsets.zero

    private static let thickness: CGFloat = 3
    private static let inset: CGFloat = 3
    private static let shortest: CGFloat = 36
    private static let idle = 0.6
    private static let fade = 0.25

    init(of scroll: UIScrollView) {
        self.scroll = scroll
    }

    func flash() {
        show()
        hide()
    }

    func show() {
        if let token { scroll.stage.loop.cancel(token) }
        token = nil
        isShown = true
        arrange()
        for bar in [vertical, horizontal].compactMap({ $0 }) {
            bar.layer.removeAllAnimations()
            bar.alpha = 1
        }
    }

    /// Fades the bars out when nothing has moved for a while.
    func hide() {
        guard isShown, token == nil else { return }
        token = scroll.stage.loop.schedule(after: Self.idle) { [weak self] in self?.fadeOut() }
    }

    private func fadeOut() {
        token = nil
        isShown = false
        UIView.animate(withDuration: Self.fade) { for bar in [self.vertical, self.horizontal] { bar?.alpha = 0 } }
    }

    /// Puts the bars where the offset says.
    func arrange() {
        guard isShown else { return }
        let (size, content, offset) = (scroll.bounds.size, scroll.contentSize, scroll.contentOffset)
        let around = scroll.adjustedContentInset
        let distance = Self.inset + Self.thickness
        if showsVertical, content.height > size.height - around.top - around.bottom {
            let bar = vertical ?? makeBar()
            vertical = bar
            let begin = around.top + verticalInsets.top + Self.inset
            let track = begin...max(begin, size.height - around.bottom - verticalInsets.bottom - Self.inset)
            let part = span(track, size.height, content.height, offset.y, scroll.offsetRange.y)
            bar.frame = CGRect(
                x: offset.x + size.width - distance - verticalInsets.right, y: offset.y + part.start,
                width: Self.thickness,
                height: part.length)
            scroll.bringSubviewToFront(bar)
        }
        if showsHorizontal, content.width > size.width - around.left - around.right {
            let bar = horizontal ?? makeBar()
            horizontal = bar
            let begin = around.left + horizontalInsets.left + Self.inset
            let track = begin...max(begin, size.width - around.right - horizontalInsets.right - Self.inset)
            let part = span(track, size.width, content.width, offset.x, scroll.offsetRange.x)
            bar.frame = CGRect(
                x: offset.x + part.start, y: offset.y + size.height - distance - horizontalInsets.bottom,
                width: part.length,
                height: Self.thickness)
            scroll.bringSubviewToFront(bar)
        }
    }

    private func span(
        _ track: ClosedRange<CGFloat>, _ visible: CGFloat, _ content: CGFloat, _ offset: CGFloat,
        _ range: ClosedRange<CGFloat>
    ) -> (start: CGFloat, length: CGFloat) {
        let room = track.upperBound - track.lowerBound
        let beyond = max(0, range.lowerBound - offset) + max(0, offset - range.upperBound)
        let length = max(8, max(Self.shortest, room * visible / max(content, 1)) - beyond)
        let way = range.upperBound - range.lowerBound
        let progress = way > 0 ? min(max((offset - range.lowerBound) / way, 0), 1) : 0
        return (track.lowerBound + (room - length) * progress, length)
    }

    private func makeBar() -> UIView {
        let bar = UIView()
        bar.isUserInteractionEnabled = false
        bar.accessibilityIdentifier = "scroll indicator"
        bar.layer.cornerRadius = Self.thickness / 2
        let isDark = scroll.traitCollection.userInterfaceStyle == .dark
        let isWhite = style == .white || style == .default && isDark
        bar.backgroundColor = UIColor(white: isWhite ? 1 : 0, alpha: 0.35)
        scroll.addSubview(bar)
        return bar
    }
}
