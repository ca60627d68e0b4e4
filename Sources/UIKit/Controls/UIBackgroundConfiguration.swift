/// What lies behind a button's title and picture.
public struct UIBackgroundConfiguration {
    /// `nil` for the button's own colour.
    public var backgroundColor: UIColor?
    /// Points.
    public var cornerRadius: CGFloat = 0
    /// No line when `nil`.
    public var strokeColor: UIColor?
    /// Points.
    public var strokeWidth: CGFloat = 0
    /// From the button's edges inwards.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero

    public static func clear() -> UIBackgroundConfiguration {
        var clear = UIBackgroundConfiguration()
        clear.backgroundColor = .clear
        return clear
    }

    public init() {}
}
