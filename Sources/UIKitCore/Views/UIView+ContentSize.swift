extension UIView {
    /// The smallest content size category of the view and of what is in it; `nil` for none. Notifications follow at once.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traitState?.sizeLimits.least }
        set { setSizeLimits { $0.least = newValue } }
    }
    /// The largest one, which wins where it is below the smallest.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traitState?.sizeLimits.greatest }
        set { setSizeLimits { $0.greatest = newValue } }
    }
}
