/// A view's position in the hierarchy and its frame, for putting the view back there later.
@MainActor struct ViewPlace {
    private weak var superview: UIView?
    private let index: Int
    private let frame: CGRect
    private let superviewSize: CGSize

    /// `nil` for a view without a superview.
    init?(of view: UIView) {
        guard let superview = view.superview, let index = superview.subviews.firstIndex(where: { $0 === view }) else {
            return nil
        }
        self.superview = superview
        self.index = index
        frame = view.frame
        superviewSize = superview.bounds.size
    }

    /// The frame `view` returns to, in another view's coordinates; `nil` when the superview no longer exists.
    func frame(of view: UIView, in other: UIView) -> CGRect? {
        superview.map { other.convert(restoredFrame(of: view, in: $0), from: $0) }
    }

    func restore(_ view: UIView) {
        guard let superview else { return }
        superview.insertSubview(view, at: index)
        view.frame = restoredFrame(of: view, in: superview)
    }

    /// The old frame, autoresized to the size the superview has now.
    private func restoredFrame(of view: UIView, in superview: UIView) -> CGRect {
        view.autoresized(frame, from: superviewSize, to: superview.bounds.size)
    }
}
