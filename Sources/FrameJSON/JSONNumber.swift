/// Converts JSON numbers to the nearest `Double`, ties to even.
enum JSONNumber {
    /// Powers of ten that a `Double` represents exactly.
    private static let powersOfTen: [Double] = (0...22).reduce(into: []) { powers, _ in
        powers.append(powers.last.map { $0 * 10 } ?? 1)
    }

    /// - Parameter text: A number in JSON's grammar.
    /// - Returns: The nearest `Double`, or `nil` if it is out of range.
    static func value(of text: ArraySlice<UInt8>) -> Double? {
        if let exact = short(text) { return exact }
        guard let number = Double(String(decoding: text, as: UTF8.self)), number.isFinite else { return nil }
        return number
    }

    /// Converts numbers of at most 15 characters without an exponent, which are nearly all in practice, by a fast path.
    /// Digits and power of ten are both exact, and a division of `Double`s rounds once (W. D. Clinger, "How to read
    /// floating point numbers accurately", 1990).
    private static func short(_ text: ArraySlice<UInt8>) -> Double? {
        guard text.count <= 15 else { return nil }
        var digits: UInt64 = 0
        var decimals = 0
        var isNegative = false
        var isAfterPoint = false
        for byte in text {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits = digits * 10 + UInt64(byte - UInt8(ascii: "0"))
                if isAfterPoint { decimals += 1 }
            case UInt8(ascii: "."): isAfterPoint = true
            case UInt8(ascii: "-"): isNegative = true
            default: return nil
            }
        }
        let number = Double(digits) / powersOfTen[decimals]
        return isNegative ? -number : number
    }
}
