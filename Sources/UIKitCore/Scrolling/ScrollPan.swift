internal import QuartzCore

/// The pan gesture of a scroll view. Its delegate is the scroll view.
package final class ScrollPan: UIPanGestureRecognizer {
    /// How long a touch is withheld from the content, in seconds (facts/content-touch-delay).
    private static let delay = 0.15

    /// Offers two touches that begin to move to another recognizer of the view, and returns whether it takes them.
    package var offerTwoTouches: @MainActor () -> Bool = { false }

    private var scroll: UIScrollView? { view as? UIScrollView }

    package override var delegate: (any UIGestureRecognizerDelegate)? {
        get { view as? any UIGestureRecognizerDelegate }
        set { refuse(newValue, "panGestureRecognizer") }
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if scroll?.scrolling.catchContent() == true { touches.forEach(keepFromContent) }
        super.touchesBegan(touches, with: event)
    }

    /// Keeps a touch that stops moving content from tapping it.
    private func keepFromContent(_ touch: UITouch) {
        touch.isTakenFromView = true
        for recognizer in touch.gestureRecognizers ?? [] where recognizer is UITapGestureRecognizer {
            guard let owner = recognizer.view, let view, owner.isDescendant(of: view) else { continue }
            recognizer.withdraw(from: touch)
        }
    }

    package override func reset() {
        super.reset()
        scroll?.scrolling.touchesHaveLeft()
    }

    package override func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let superview = scroll?.superview
        let old = self.translation(in: superview)
        super.setTranslation(translation, in: view)
        scroll?.scrolling.translationChanged(from: old, to: self.translation(in: superview))
    }

    // MARK: - Beginning

    /// Begins only along an axis with content to scroll, and not with a touch that the content keeps. At the end of the
    /// content, an enclosing scroll view or sheet takes over.
    package override func decideToBegin(moved: CGPoint) -> Bool {
        guard let scroll, trackedTouches.count != 2 || !offerTwoTouches() else { return false }
        let axis: NSLayoutConstraint.Axis = abs(moved.x) > abs(moved.y) ? .horizontal : .vertical
        guard scroll.canScroll(axis), trackedTouches.allSatisfy({ scroll.mayTake($0) }) else { return false }
        return !scroll.handsOver(axis, moved: axis == .horizontal ? moved.x : moved.y)
    }

    /// Gives the swipe back precedence over scrolling.
    package override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
    }

    /// Permits two touches to scroll and zoom at the same time.
    package override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is ScrollPinch && preventedGestureRecognizer.view === view)
    }

    // MARK: - Touches of the content

    override func withholding(of touch: UITouch) -> TimeInterval? {
        guard let scroll, let content = touch.view, content !== scroll, scroll.delaysTouches(in: content) else {
            return nil
        }
        return Self.delay
    }

    override func lets(_ touch: UITouch, into view: UIView, with event: UIEvent?) -> Bool {
        guard let scroll, view !== scroll else { return true }
        return scroll.touchesShouldBegin([touch], with: event, in: view)
    }
}

/// The pinch gesture of a scroll view. Its delegate is the scroll view.
final class ScrollPinch: UIPinchGestureRecognizer {
    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { view as? any UIGestureRecognizerDelegate }
        set { refuse(newValue, "pinchGestureRecognizer") }
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is ScrollPan && preventedGestureRecognizer.view === view)
    }
}

extension UIGestureRecognizer {
    /// Reports an attempt to replace the delegate of a scroll view's recognizer, for which UIKit raises an exception.
    fileprivate func refuse(_ delegate: (any UIGestureRecognizerDelegate)?, _ property: String) {
        guard let delegate, delegate !== view else { return }
        let name = view?.layerName ?? "UIScrollView"
        stage.diagnostics.misuse(
            "The delegate of \(name).\(property) cannot be replaced, it is the scroll view; override the delegate's methods in a subclass of UIScrollView."
        )
    }
}

extension UIScrollView {
    /// Whether a touch can move the content along an axis.
    package func canScroll(_ axis: NSLayoutConstraint.Axis) -> Bool {
        let range = offsetRange
        switch axis {
        case .horizontal: return range.x.lowerBound < range.x.upperBound || alwaysBounceHorizontal && bounces(axis)
        case .vertical: return range.y.lowerBound < range.y.upperBound || alwaysBounceVertical && bounces(axis)
        }
    }

    /// Whether content can be dragged beyond its end along an axis, and then returns.
    func bounces(_ axis: NSLayoutConstraint.Axis) -> Bool {
        bounces && (axis == .horizontal ? bouncesHorizontally : bouncesVertically)
    }

    /// Whether a gesture that begins at the end of the content is left to an enclosing scroll view that scrolls along
    /// the same axis.
    func handsOver(_ axis: NSLayoutConstraint.Axis, moved: CGFloat) -> Bool {
        let offset = axis == .horizontal ? contentOffset.x : contentOffset.y
        let range = axis == .horizontal ? offsetRange.x : offsetRange.y
        let isAtEnd = moved > 0 ? offset <= range.lowerBound : offset >= range.upperBound
        let transfers =
            axis == .horizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
        guard isAtEnd, transfers else { return false }
        for view in sequence(first: superview, next: { $0?.superview }) {
            if let outer = view as? UIScrollView, outer.isScrollEnabled, outer.canScroll(axis) { return true }
        }
        return false
    }

    /// Whether scrolling may take a touch away from the content that received it.
    fileprivate func mayTake(_ touch: UITouch) -> Bool {
        guard let content = touch.view, content !== self, content.isDescendant(of: self), touch.isInView else {
            return true
        }
        return canCancelContentTouches && touchesShouldCancel(in: content)
    }
}
