extension UIView {
    /// The smallest content size category for the view and its subviews; `nil` for no limit. Setting it sends trait
    /// notifications immediately.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traitState?.sizeLimits.least }
        set { setSizeLimits { $0.least = newValue } }
    }
    /// The largest content size category for the view and its subviews; `nil` for no limit. If it is smaller than the
    /// minimum, it takes precedence. Setting it sends trait notifications immediately.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traitState?.sizeLimits.greatest }
        set { setSizeLimits { $0.greatest = newValue } }
    }
}
