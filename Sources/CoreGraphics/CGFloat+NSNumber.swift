extension CGFloat {
    /// The value of a number, such as one that a formatter has read.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }

    /// The value of a number, or `nil` if it has none of this type.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }
}
