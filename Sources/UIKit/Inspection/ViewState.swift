/// Where a view was and how it looked, to see whether it is so again.
@MainActor struct ViewState {
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

    /// A view with everything in it.
    static func all(in view: UIView) -> [ViewState] { [ViewState(view)] + view.subviews.flatMap { all(in: $0) } }

    var name: String { view.layerName }

    /// What is not as it was: `frame, alpha`; `nil` when all is.
    var difference: String? {
        let changed = [
            view.superview === superview ? nil : "superview",
            isSame(view.center, center) && isSame(view.bounds, bounds) ? nil : "frame",
            view.transform == transform ? nil : "transform", abs(view.alpha - alpha) < 1e-6 ? nil : "alpha",
            view.isHidden == isHidden ? nil : "isHidden",
        ].compactMap { $0 }
        return changed.isEmpty ? nil : changed.joined(separator: ", ")
    }

    /// A millionth of a point: what is put back by arithmetic may differ in the last bits.
    private func isSame(_ one: CGPoint, _ other: CGPoint) -> Bool {
        abs(one.x - other.x) < 1e-6 && abs(one.y - other.y) < 1e-6
    }

    private func isSame(_ one: CGRect, _ other: CGRect) -> Bool {
        isSame(one.origin, other.origin)
            && isSame(CGPoint(x: one.maxX, y: one.maxY), CGPoint(x: other.maxX, y: other.maxY))
    }
}
