internal import FrameGeometry
internal import FrameLayers
internal import QuartzCore

/// Compares the state of a transition before its animator begins with the state when it completes.
@MainActor final class TransitionInspection {
    private let transition: any RunningTransition
    private let container: UIView
    private let subviews: [UIView]
    /// The state of both sides' views that were on screen.
    private let shown: [ViewState]

    init(_ transition: any RunningTransition) {
        self.transition = transition
        container = transition.containerView
        subviews = container.subviews
        shown = [transition.from, transition.to].compactMap(\.viewIfLoaded).filter { $0.window != nil }
            .flatMap { ViewState.all(in: $0) }
    }

    /// Called when the animator calls `completeTransition(_:)` for the first time.
    ///
    /// - Parameter alongside: The layers that animations alongside the transition changed.
    func willComplete(_ didComplete: Bool, wasCancelled: Bool, driver: String, alongside: [CALayer]) {
        if didComplete == wasCancelled {
            InspectionRule.contradictsCancellation.find(
                driver,
                "completeTransition(\(didComplete)) was called, but transitionWasCancelled is \(wasCancelled); pass !transitionWasCancelled.",
                on: transition.stage)
        }
        if !didComplete {
            checkRestoration()
            checkForJumps(alongside)
        }
        guard !isAnimatedBySystem else { return }
        if didComplete { checkEnd(driver) }
        checkLeftovers(didComplete: didComplete, driver)
    }

    /// Whether the animator is UIKit's own, which puts views where the application cannot.
    private var isAnimatedBySystem: Bool {
        transition.animator.map { String(reflecting: type(of: $0)).hasPrefix("UIKit.") } ?? true
    }

    private func checkEnd(_ driver: String) {
        guard let view = transition.view(forKey: .to)?.standIn else { return }
        guard view.isDescendant(of: container) else {
            return InspectionRule.outsideContainer.find(
                driver,
                "\(view.layerName) is not in the context's container at the end; add the view for .to to containerView.",
                on: transition.stage)
        }
        let declared = transition.finalFrame(of: transition.to)
        let frame = view.superview.map { container.convert(view.frame, from: $0) } ?? view.frame
        guard declared != .zero, !isNear(frame, declared) else { return }
        InspectionRule.finalFrameDiffers.find(
            driver,
            "\(view.layerName) ends at \(text(frame)), but finalFrame(for:) is \(text(declared)); end there.",
            on: transition.stage)
    }

    private func checkRestoration() {
        for state in shown {
            guard let difference = state.difference else { continue }
            InspectionRule.cancelledNotRestored.find(
                state.name,
                "the \(transition.subject) was canceled, but the view’s \(difference) did not go back to what it was; restore it before completeTransition(false).",
                on: transition.stage)
        }
    }

    /// Checks that the views visible in the last frame do not jump when the transition ends.
    private func checkForJumps(_ alongside: [CALayer]) {
        guard let window = container.window else { return }
        let shown = ShownView.all(in: window)
        let (stage, subject) = (transition.stage, transition.subject)
        stage.committer.afterNextCommit {
            for view in shown {
                guard let difference = view.difference else { continue }
                let remedy =
                    view.isOne(of: alongside)
                    ? "it was animated alongside the transition, and such changes stay: set it back in the coordinator’s completion, where the context is cancelled"
                    : "animate it in the container, or in animation blocks of the animator, so that it goes back with it"
                InspectionRule.jumpsAtCancel.find(
                    view.name,
                    "the \(subject) was canceled, and the view’s \(difference) jumps from where the last frame showed it; \(remedy).",
                    on: stage)
            }
        }
    }

    private func checkLeftovers(didComplete: Bool, _ driver: String) {
        let sides = [transition.view(forKey: .from), didComplete ? transition.view(forKey: .to) : nil].map {
            $0?.standIn
        }
        for view in container.subviews where !subviews.contains(where: { $0 === view }) {
            if sides.contains(where: { $0?.isDescendant(of: view) == true }) { continue }
            if !didComplete, transition.isRevealing, view === transition.view(forKey: .to) { continue }
            InspectionRule.leftoverView.find(
                driver,
                "\(view.layerName) is still in the container at the end; remove what the animator added before completeTransition(\(didComplete)).",
                on: transition.stage)
        }
    }

    /// Whether two rectangles agree to within half a point, a difference that is not visible.
    private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
        abs(one.minX - other.minX) < 0.5 && abs(one.minY - other.minY) < 0.5 && abs(one.maxX - other.maxX) < 0.5
            && abs(one.maxY - other.maxY) < 0.5
    }

    private func text(_ rect: CGRect) -> String {
        func text(_ number: CGFloat) -> String {
            number == number.rounded() && abs(number) < 1e6 ? "\(Int(number))" : "\(number)"
        }
        return "(\(text(rect.minX)), \(text(rect.minY)), \(text(rect.width)), \(text(rect.height)))"
    }
}

/// The geometry and appearance of a view at one moment, for finding later differences.
@MainActor private struct ViewState {
    private let view: UIView
    private let superview: UIView?
    private let center: CGPoint
    private let bounds: CGRect
    private let transform: CGAffineTransform
    private let alpha: CGFloat
    private let isHidden: Bool

    init(_ view: UIView) {
        self.view = view
        superview = view.superview
        center = view.center
        bounds = view.bounds
        transform = view.transform
        alpha = view.alpha
        isHidden = view.isHidden
    }

    /// The states of a view and all its descendants.
    static func all(in view: UIView) -> [ViewState] { [ViewState(view)] + view.subviews.flatMap { all(in: $0) } }

    var name: String { view.layerName }

    /// The properties that have changed, such as `frame, alpha`; `nil` if there are none.
    var difference: String? {
        let changed = [
            view.superview === superview ? nil : "superview",
            isSame(view.center, center) && isSame(view.bounds, bounds) ? nil : "frame",
            view.transform == transform ? nil : "transform", abs(view.alpha - alpha) < 1e-6 ? nil : "alpha",
            view.isHidden == isHidden ? nil : "isHidden",
        ].compactMap { $0 }
        return changed.isEmpty ? nil : changed.joined(separator: ", ")
    }

    /// Whether two points agree to within a millionth of a point: values restored by arithmetic may differ in the last
    /// bits.
    private func isSame(_ one: CGPoint, _ other: CGPoint) -> Bool {
        abs(one.x - other.x) < 1e-6 && abs(one.y - other.y) < 1e-6
    }

    private func isSame(_ one: CGRect, _ other: CGRect) -> Bool {
        isSame(one.origin, other.origin)
            && isSame(CGPoint(x: one.maxX, y: one.maxY), CGPoint(x: other.maxX, y: other.maxY))
    }
}

/// The on-screen position and opacity of a view, for detecting a jump.
@MainActor private struct ShownView {
    private let view: UIView
    private let superview: UIView?
    private let corners: [Point]
    private let opacity: Double

    private init(_ view: UIView) {
        self.view = view
        superview = view.superview
        corners = Self.corners(of: view)
        opacity = view.layer.shownProperties.opacity
    }

    /// A view and all its descendants, without what bars show: that is the system's, not the application's.
    static func all(in view: UIView) -> [ShownView] {
        guard !(view is UINavigationBar || view is UITabBar || view is UIToolbar) else { return [] }
        return [ShownView(view)] + view.subviews.flatMap { all(in: $0) }
    }

    var name: String { view.layerName }

    func isOne(of layers: [CALayer]) -> Bool { layers.contains { $0 === view.layer } }

    /// The properties that differ visibly from before: a position by more than half a point, or the opacity. `nil` if
    /// there are none, or if the view has moved to another superview.
    var difference: String? {
        guard view.window != nil, view.superview === superview else { return nil }
        let hasMoved = zip(corners, Self.corners(of: view)).contains {
            max(abs($0.x - $1.x), abs($0.y - $1.y)) > 0.5
        }
        if hasMoved { return "frame" }
        return abs(opacity - view.layer.shownProperties.opacity) > 0.02 ? "alpha" : nil
    }

    /// The corners of a view's bounds, in its superview. For a label that is the center, because a size that shrinks does not
    /// animate (facts/labels-that-resize).
    private static func corners(of view: UIView) -> [Point] {
        let shown = view.layer.shownProperties
        if view is UILabel { return [shown.position] }
        let bounds = shown.bounds
        return [
            Point(x: bounds.minX, y: bounds.minY), Point(x: bounds.maxX, y: bounds.minY),
            Point(x: bounds.minX, y: bounds.maxY),
        ].map { shown.transformToParent.apply($0) }
    }
}
