extension UIScrollView {
    /// The rectangle of the content: constraints on its four edges give ``contentSize``.
    public var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }

    /// The rectangle of the view, which does not scroll.
    public var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }
}
