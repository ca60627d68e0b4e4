/// Where a view was, so that it can be put back.
@MainActor struct Place {
    private weak var superview: UIView?
    private let index: Int
    private let frame: CGRect
    private let room: CGSize

    /// `nil` for a view without superview.
    init?(of view: UIView) {
        guard let superview = view.superview, let index = superview.subviews.firstIndex(where: { $0 === view }) else {
            return nil
        }
        self.superview = superview
        self.index = index
        frame = view.frame
        room = superview.bounds.size
    }

    /// Where `view` goes back to, in another view's coordinates; `nil` when its superview is gone.
    func frame(of view: UIView, in other: UIView) -> CGRect? {
        superview.map { other.convert(place(of: view, in: $0), from: $0) }
    }

    func restore(_ view: UIView) {
        guard let superview else { return }
        superview.insertSubview(view, at: index)
        view.frame = place(of: view, in: superview)
    }

    /// Where the view was, or where it would be now if it had followed its superview's size meanwhile.
    private func place(of view: UIView, in superview: UIView) -> CGRect {
        view.autoresized(frame, from: room, to: superview.bounds.size)
    }
}
