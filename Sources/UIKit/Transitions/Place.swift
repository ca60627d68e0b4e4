/// Where a view was, so that it can be put back.
@MainActor struct Place {
    private weak var superview: UIView?
    private let index: Int
    private let frame: CGRect

    /// `nil` for a view without superview.
    init?(of view: UIView) {
        guard let superview = view.superview, let index = superview.subviews.firstIndex(where: { $0 === view }) else {
            return nil
        }
        self.superview = superview
        self.index = index
        frame = view.frame
    }

    /// Where the view was, in another view's coordinates; `nil` when its superview is gone.
    func frame(in view: UIView) -> CGRect? { superview.map { view.convert(frame, from: $0) } }

    func restore(_ view: UIView) {
        guard let superview else { return }
        superview.insertSubview(view, at: index)
        view.frame = frame
    }
}
