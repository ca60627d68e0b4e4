// Foundation on Linux describes a whole number as 100.0. These declarations are more specific than those of the standard library, and
// so come before them where the type of a value is `NSNumber` or `Any`, such as that of a value in decoded JSON.

extension DefaultStringInterpolation {
    /// Appends a number as on iOS: a whole one without a fraction, such as 100.
    public mutating func appendInterpolation(_ value: NSNumber) { appendLiteral(value.stringValue) }

    /// Appends a value of any type; an `NSNumber` as on iOS, without the fraction of a whole number.
    public mutating func appendInterpolation(_ value: Any) {
        appendLiteral((value as? NSNumber)?.stringValue ?? String(describing: value))
    }
}

extension String {
    /// The number as on iOS: a whole one without a fraction, such as 100.
    public init(describing instance: NSNumber) { self = instance.stringValue }
}
