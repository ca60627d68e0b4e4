/// The dimensions of text fields, in points (facts/text-field).
struct FieldMetrics {
    /// The distance of the text from the edges of the border.
    let inset: CGSize
    /// The width added to the text.
    let extraWidth: CGFloat
    /// The minimum height.
    let height: CGFloat
    /// The width of the border; `nil` for one pixel.
    let borderWidth: CGFloat?
    let cornerRadius: CGFloat

    static let none = FieldMetrics(
        inset: .zero, extraWidth: 0, height: 0, borderWidth: 0, cornerRadius: 0)
    static let line = FieldMetrics(
        inset: CGSize(width: 2, height: 2), extraWidth: 4, height: 26, borderWidth: 1, cornerRadius: 0)
    static let bezel = FieldMetrics(
        inset: CGSize(width: 7, height: 2), extraWidth: 14, height: 28, borderWidth: 1, cornerRadius: 0)
    static let roundedRect = FieldMetrics(
        inset: CGSize(width: 7, height: 2), extraWidth: 28, height: 34, borderWidth: nil, cornerRadius: 5)

    /// The side length of the clear button, and its distance from the right edge.
    static let clearButton: CGFloat = 19
    static let clearButtonInset: CGFloat = 17.0 / 3
    /// The font size of the symbol in the clear button.
    static let clearSymbol: CGFloat = 17
    /// The distance between the text and the clear button.
    static let clearButtonGap: CGFloat = 10
    /// The height added to a line of text.
    static let extraHeight: CGFloat = 1

    static func of(_ style: UITextField.BorderStyle) -> FieldMetrics {
        switch style {
        case .none: .none
        case .line: .line
        case .bezel: .bezel
        case .roundedRect: .roundedRect
        }
    }
}
