internal import QuartzCore

/// A label or control on screen.
@MainActor struct RestingElement {
    let view: UIView
    /// Rectangles are in points of the canvas.
    let frame: CGRect
    /// Within the views around it that clip.
    let visible: CGRect
    /// Of a label's lines without the space above and below their letters; the frame of a control.
    let letters: CGRect
    /// With that of the views around it.
    let alpha: CGFloat
    /// The innermost one around it.
    let scrollView: UIScrollView?
    /// Whether it and everything around it takes touches, as far as it is a control or in one.
    let isActive: Bool
    let isVibrant: Bool
    /// Whether the application decides on its size: a button, or a class of its own, outside of bars and other parts of the system.
    let isOwnControl: Bool
    /// Whether an opaque view in front hides its middle.
    fileprivate(set) var isCovered = false

    var label: UILabel? { view as? UILabel }
    var isControl: Bool { view is UIControl && isActive && !isCovered }

    /// The name of the view with its text.
    var name: String {
        let text = (view as? UIButton)?.titleLabel?.text ?? label?.text
        guard let text, !view.layerName.contains(text), let title = view.layerTitle else { return view.layerName }
        return "\(view.layerName) \(title)"
    }
}

/// The labels and controls of a window, back to front: of what is presented in front, if anything is.
@MainActor struct RestingElements {
    let all: [RestingElement]
    /// The window.
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
        // Opaque views with their order.
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

    /// The view of the controller presented in front, or the window.
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

    /// Apple's controls of one size, such as switches, have it on purpose.
    private static func isSizedByApplication(_ view: UIView) -> Bool {
        type(of: view) == UIButton.self || !String(reflecting: type(of: view)).hasPrefix("UIKit.")
    }

    private static func isPartOfSystem(_ view: UIView) -> Bool {
        ElementTable.partsOfSystem.contains { $0.isAbove(type(of: view)) } || view.controller is UIAlertController
    }
}

extension UIView {
    /// Whether it hides what is behind it.
    fileprivate var isOpaqueCover: Bool {
        if let color = backgroundColor?.resolvedColor(with: traitCollection).color, color.alpha > 0.95 { return true }
        return self is UIVisualEffectView || (self as? UIImageView)?.image != nil
    }
}
