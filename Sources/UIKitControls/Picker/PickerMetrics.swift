/// The dimensions of pickers, in points (facts/picker-wheel).
enum PickerMetrics {
    static let size = CGSize(width: 320, height: 216)
    static let rowHeight: CGFloat = 32
    /// The font size of row titles. Reported.
    static let fontSize: CGFloat = 21
    /// The distance between components. Reported.
    static let spacing: CGFloat = 5
    /// The distance from the edges of the view to the components.
    static let margin: CGFloat = 9
    /// The corner radius of the band behind the selected row. Reported.
    static let bandRadius: CGFloat = 8
}
