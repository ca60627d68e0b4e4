extension UIScrollView {
    /// A layout guide for the content: constraints on its four edges determine ``contentSize``.
    public var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }

    /// A layout guide for the frame of the view, which does not scroll.
    public var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }
}
