internal import QuartzCore

/// A label or control on screen.
@MainActor struct RestingElement {
    let view: UIView
    /// The frame, in points of the canvas, like all rectangles here.
    let frame: CGRect
    /// The part of the frame within the clipping views around the element.
    let visible: CGRect
    /// The bounds of a label's lines without the space above and below their letters; the frame for a control.
    let letters: CGRect
    /// The opacity, including the opacity of the views around the element.
    let alpha: CGFloat
    /// The innermost scroll view around the element.
    let scrollView: UIScrollView?
    /// Whether the element and everything around it receives touches, if it is a control or is inside one.
    let isActive: Bool
    let isVibrant: Bool
    /// Whether the application determines the element's size: it is a button or an instance of an application class,
    /// outside bars and other system parts.
    let isOwnControl: Bool
    /// Whether an opaque view in front covers the element's center.
    fileprivate(set) var isCovered = false

    var label: UILabel? { view as? UILabel }
    /// The button whose title or subtitle the label is.
    var button: UIButton? { sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UIButton }.first }
    var isControl: Bool { view is UIControl && isActive && !isCovered }

    /// The name of the view, with its text.
    var name: String {
        let text = (view as? UIButton)?.titleLabel?.text ?? label?.text
        guard let text, !view.layerName.contains(text), let title = view.layerTitle else { return view.layerName }
        return "\(view.layerName) \(title)"
    }
}

/// The labels and controls of a window, from back to front. If a controller is presented, only its view's elements are
/// included.
@MainActor struct RestingElements {
    let all: [RestingElement]
    /// The window's frame.
    let screen: CGRect

    private struct Surroundings {
        var clip: CGRect
        var alpha: CGFloat = 1
        var scrollView: UIScrollView?
        var isActive = true
        var isInControl = false
        var isVibrant = false
        var isPartOfSystem = false
    }

    init(of window: UIWindow) {
        let canvas = window.stage.committer.screen
        let screen = window.layer.convert(window.bounds, to: canvas)
        self.screen = screen
        var elements: [(element: RestingElement, end: Int)] = []
        // Opaque views and their order.
        var covers: [(view: UIView, rect: CGRect, order: Int)] = []
        var order = 0
        var stack = [
            (view: Self.front(of: window), around: Surroundings(clip: screen.insetBy(dx: -10_000, dy: -10_000)))
        ]
        while let (view, around) = stack.popLast() {
            guard !view.isHidden, view.alpha > 0.01, around.alpha > 0.01 else { continue }
            order += 1
            let frame = view.layer.convert(view.bounds, to: canvas)
            var inner = around
            inner.alpha *= view.alpha
            inner.isActive = around.isActive && view.isUserInteractionEnabled || view is UILabel && around.isActive
            if let control = view as? UIControl, !control.isEnabled { inner.isActive = false }
            inner.isPartOfSystem = around.isPartOfSystem || Self.isPartOfSystem(view)
            if let effects = view as? UIVisualEffectView, effects.effect is UIVibrancyEffect { inner.isVibrant = true }
            if Self.shows(view, around) {
                elements.append((Self.element(view, frame, inner, around, canvas), order))
            }
            if inner.alpha > 0.95, view.isOpaqueCover {
                covers.append((view, frame.intersection(around.clip), order))
            }
            if view is UIControl { inner.isInControl = true }
            if let scroll = view as? UIScrollView { inner.scrollView = scroll }
            if view.clipsToBounds { inner.clip = inner.clip.intersection(frame) }
            stack += view.subviews.reversed().map { ($0, inner) }
        }
        all = elements.map { element, order in
            var element = element
            let middle = CGPoint(x: element.letters.midX, y: element.letters.midY)
            element.isCovered = covers.contains { cover in
                cover.order > order && cover.rect.contains(middle) && !cover.view.isDescendant(of: element.view)
            }
            return element
        }
    }

    /// The view of the frontmost presented controller, or the window if there is none.
    private static func front(of window: UIWindow) -> UIView {
        var top = window.rootViewController
        while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
        return top === window.rootViewController ? window : top?.viewIfLoaded ?? window
    }

    private static func shows(_ view: UIView, _ around: Surroundings) -> Bool {
        if let label = view as? UILabel { return !(label.text ?? "").isEmpty }
        return view is UIControl && !around.isInControl
    }

    private static func element(
        _ view: UIView, _ frame: CGRect, _ inner: Surroundings, _ around: Surroundings, _ canvas: CALayer
    ) -> RestingElement {
        RestingElement(
            view: view, frame: frame, visible: frame.intersection(around.clip),
            letters: (view as? UILabel).map { view.layer.convert($0.lettersRect, to: canvas) } ?? frame,
            alpha: inner.alpha, scrollView: around.scrollView, isActive: inner.isActive, isVibrant: inner.isVibrant,
            isOwnControl: view is UIControl && inner.isActive && !inner.isPartOfSystem && isSizedByApplication(view))
    }

    /// Whether the application determines the view's size. System controls of fixed size, such as switches, are
    /// excluded.
    private static func isSizedByApplication(_ view: UIView) -> Bool {
        type(of: view) == UIButton.self || !String(reflecting: type(of: view)).hasPrefix("UIKit.")
    }

    private static func isPartOfSystem(_ view: UIView) -> Bool {
        ElementTable.partsOfSystem.contains { $0.isAbove(type(of: view)) } || view.controller is UIAlertController
    }
}

extension UIView {
    /// Whether the view hides the content behind it.
    fileprivate var isOpaqueCover: Bool {
        if let color = backgroundColor?.resolvedColor(with: traitCollection).color, color.alpha > 0.95 { return true }
        return self is UIVisualEffectView || (self as? UIImageView)?.image != nil
    }
}
