/// The measures of pickers, in points (facts/picker-wheel).
enum PickerMetrics {
    static let size = CGSize(width: 320, height: 216)
    static let rowHeight: CGFloat = 32
    /// Of a row's title. Reported.
    static let fontSize: CGFloat = 21
    /// Between components. Reported.
    static let spacing: CGFloat = 5
    /// From the edges of the view to the components.
    static let margin: CGFloat = 9
    /// Of the corners of the band behind the selected row. Reported.
    static let bandRadius: CGFloat = 8
}
