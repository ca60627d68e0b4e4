internal import FrameGeometry
internal import FrameTiming
internal import QuartzCore

/// The zooming of a scroll view: by pinching, back to its limits, and programmatically.
@MainActor final class ScrollZooming: NSObject {
    /// The scale and offset of the content.
    private struct Placement {
        var scale: CGFloat
        var offset: CGPoint
    }

    private unowned let view: UIScrollView
    private(set) var pinch: ScrollPinch?
    /// Whether a pinch is zooming.
    private(set) var isZooming = false
    /// Whether the content is returning to its limits.
    private(set) var isBouncing = false
    private var steps: FrameSteps?
    private var startScale: CGFloat = 1
    /// The point of the zoomed view between the two touches.
    private var heldPoint = CGPoint.zero
    /// The same point in the coordinates of the scroll view's frame.
    private var heldLocation = CGPoint.zero

    /// The duration of a zoom animation, in seconds (facts/zoom-animation).
    private static let animationDuration = 0.3

    init(of view: UIScrollView) {
        self.view = view
    }

    /// Whether the scale is changing.
    var isActive: Bool { isZooming || steps != nil }

    /// Adds or removes the pinch gesture after a change of the limits, which permit zooming if they leave a range.
    func limitsChanged() {
        let canZoom = view.minimumZoomScale < view.maximumZoomScale
        if canZoom, pinch == nil {
            let recognizer = ScrollPinch(target: self, action: Selector("follow", ScrollZooming.follow))
            recognizer.name = "zoom"
            view.addGestureRecognizer(recognizer)
            pinch = recognizer
        } else if !canZoom, let pinch {
            view.removeGestureRecognizer(pinch)
            self.pinch = nil
        }
    }

    private var zoomedView: UIView? { view.delegate?.viewForZooming(in: view) }

    var scale: CGFloat { zoomedView?.transform.a ?? 1 }

    // MARK: - Fingers

    private func follow(_ pinch: UIPinchGestureRecognizer) {
        withExtendedLifetime(view) {
            switch pinch.state {
            case .began: begin(pinch)
            case .changed: zoom(with: pinch)
            case .ended, .cancelled, .failed: letGo()
            case .possible: break
            }
        }
    }

    private func begin(_ pinch: UIPinchGestureRecognizer) {
        guard let zoomed = zoomedView else { return }
        stop()
        view.scrolling.stop()
        isZooming = true
        startScale = scale
        let location = pinch.location(in: view)
        heldLocation = CGPoint(x: location.x - view.contentOffset.x, y: location.y - view.contentOffset.y)
        heldPoint = zoomed.convert(location, from: view)
        view.indicators.show()
        view.notify(.scrollViewWillBeginZooming) { $0.scrollViewWillBeginZooming(view, with: zoomed) }
    }

    private func zoom(with pinch: UIPinchGestureRecognizer) {
        guard isZooming else { return }
        let location = pinch.location(in: view)
        heldLocation = CGPoint(x: location.x - view.contentOffset.x, y: location.y - view.contentOffset.y)
        let held = held(at: banded(startScale * pinch.scale))
        show(view.bounces ? held : inside(held))
    }

    /// The placement of the content at a scale, with the held point between the touches.
    private func held(at scale: CGFloat) -> Placement {
        let corner = zoomedView?.frame.origin ?? .zero
        return Placement(
            scale: scale,
            offset: CGPoint(
                x: corner.x + heldPoint.x * scale - heldLocation.x, y: corner.y + heldPoint.y * scale - heldLocation.y))
    }

    /// The scale with resistance: beyond its limits, it follows the touches less and less (facts/zoom-band).
    private func banded(_ scale: CGFloat) -> CGFloat {
        let inside = limited(scale)
        guard view.bouncesZoom, inside > 0, scale > 0 else { return inside }
        return inside * RealMath.exp(RubberBand(dimension: 1).offset(RealMath.log(scale / inside)))
    }

    private func limited(_ scale: CGFloat) -> CGFloat {
        min(max(scale, view.minimumZoomScale), max(view.minimumZoomScale, view.maximumZoomScale))
    }

    private func letGo() {
        guard isZooming else { return }
        isZooming = false
        let limit = limited(scale)
        guard limit != scale else {
            tellDidEnd()
            if view.scrolling.isDragging {
                view.scrolling.hold(at: view.contentOffset)
            } else {
                view.scrolling.settle()
            }
            if !view.scrolling.isMoving { view.indicators.hide() }
            return
        }
        isBouncing = true
        run(to: inside(held(at: limit)))
    }

    // MARK: - Programmed

    func zoom(to scale: CGFloat, animated: Bool) {
        let (size, offset, old) = (view.bounds.size, view.contentOffset, self.scale)
        guard old > 0 else { return }
        let new = limited(scale)
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        go(
            to: Placement(
                scale: new,
                offset: CGPoint(
                    x: (offset.x + middle.x) / old * new - middle.x, y: (offset.y + middle.y) / old * new - middle.y)),
            animated: animated)
    }

    /// Shows a rectangle of the unscaled content centered and as large as it fits.
    func zoom(to rect: CGRect, animated: Bool) {
        let size = view.bounds.size
        guard rect.width > 0, rect.height > 0 else { return }
        let scale = limited(min(size.width / rect.width, size.height / rect.height))
        go(
            to: Placement(
                scale: scale,
                offset: CGPoint(x: rect.midX * scale - size.width / 2, y: rect.midY * scale - size.height / 2)),
            animated: animated)
    }

    private func go(to placement: Placement, animated: Bool) {
        guard let zoomed = zoomedView else { return }
        stop()
        view.scrolling.stop()
        let placement = inside(placement)
        guard animated, view.window != nil else {
            isZooming = true
            show(placement)
            isZooming = false
            return
        }
        view.notify(.scrollViewWillBeginZooming) { $0.scrollViewWillBeginZooming(view, with: zoomed) }
        run(to: placement)
    }

    // MARK: - Motion

    /// Limits the offset to the range of the content at the placement's scale.
    private func inside(_ placement: Placement) -> Placement {
        let content = contentSize(at: placement.scale)
        let (size, inset) = (view.bounds.size, view.adjustedContentInset)
        func limited(_ offset: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            min(max(offset, low), max(low, high))
        }
        return Placement(
            scale: placement.scale,
            offset: CGPoint(
                x: limited(placement.offset.x, -inset.left, content.width - size.width + inset.right),
                y: limited(placement.offset.y, -inset.top, content.height - size.height + inset.bottom)))
    }

    private func contentSize(at scale: CGFloat) -> CGSize {
        guard let size = zoomedView?.bounds.size else { return view.contentSize }
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    private func run(to end: Placement) {
        let start = Placement(scale: scale, offset: view.contentOffset)
        steps = FrameSteps(lasting: Self.animationDuration, on: view.stage.loop) { [weak self] seconds, isLast in
            let progress = NamedCurves.easeInOut.value(at: min(seconds / Self.animationDuration, 1))
            func mixed(_ from: CGFloat, _ to: CGFloat) -> CGFloat { isLast ? to : from + (to - from) * progress }
            self?.advance(
                to: Placement(
                    scale: mixed(start.scale, end.scale),
                    offset: CGPoint(
                        x: mixed(start.offset.x, end.offset.x), y: mixed(start.offset.y, end.offset.y))),
                isLast: isLast)
        }
    }

    private func advance(to placement: Placement, isLast: Bool) {
        withExtendedLifetime(view) {
            let current = steps
            show(placement)
            guard isLast, steps === current else { return }
            stop()
            if view.scrolling.isDragging { view.scrolling.hold(at: view.contentOffset) }
            view.indicators.hide()
            tellDidEnd()
        }
    }

    func stop() {
        steps?.cancel()
        steps = nil
        isBouncing = false
    }

    private func tellDidEnd() {
        let scale = scale
        view.notify(.scrollViewDidEndZooming, ["atScale": .number(scale)]) {
            $0.scrollViewDidEndZooming(view, with: zoomedView, atScale: scale)
        }
    }

    /// Scales the zoomed view, which keeps the origin of its frame.
    private func show(_ placement: Placement) {
        guard let zoomed = zoomedView else { return }
        if zoomed.transform.a != placement.scale {
            let origin = zoomed.frame.origin
            zoomed.transform = CGAffineTransform(scaleX: placement.scale, y: placement.scale)
            keepOrigin(origin, of: zoomed)
            view.contentSize = contentSize(at: placement.scale)
        }
        view.move(to: placement.offset)
        view.delegate?.scrollViewDidZoom(view)
    }

    private func keepOrigin(_ origin: CGPoint, of zoomed: UIView) {
        let now = zoomed.frame.origin
        guard now != origin else { return }
        zoomed.center = CGPoint(x: zoomed.center.x + origin.x - now.x, y: zoomed.center.y + origin.y - now.y)
    }

    /// Restores the origin of the scaled view: constraints position the view as if it were not scaled.
    func zoomedViewWasPlaced() {
        guard let zoomed = zoomedView, zoomed.superview === view, !zoomed.transform.isIdentity,
            !zoomed.translatesAutoresizingMaskIntoConstraints
        else { return }
        keepOrigin(zoomed.untransformedFrame.origin, of: zoomed)
    }
}
