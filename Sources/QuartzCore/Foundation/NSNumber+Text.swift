extension NSNumber {
    /// The number as text. A whole number has no fraction, such as 100; Foundation writes 100.0 on Linux.
    ///
    /// Differs from Foundation: the property `description` of a number is still 100.0, and so are texts such as
    /// “\(number)”.
    @_disfavoredOverload
    public var stringValue: String {
        let text = self.Foundation::stringValue
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
