extension NSNumber {
    /// A whole number has no fraction: 100 and not 100.0, which Foundation writes on Linux.
    ///
    /// Differs from Foundation: the description of a number, as in “\(number)”, is still 100.0.
    @_disfavoredOverload
    public var stringValue: String {
        let text = self.Foundation::stringValue
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
