/// A fraction as written: `12.5` is 125/10, `1/60` is 1/60. It is neither reduced nor rounded.
public struct ExactRatio: Equatable, Hashable, Sendable {
    /// Numerator, 0…10^15 − 1.
    public let numerator: Int
    /// Denominator, 1…10^18.
    public let denominator: Int

    /// Maximum number of digits in each part. With 15 digits, thousandths fit an `Int`, and the product with any `Int`
    /// fits an `Int128`.
    static let maximumDigits = 15

    /// Parses a decimal (`2`, `0.25`, `.5`) or a fraction of whole numbers (`1/60`). Fails for anything else, a
    /// denominator of 0, or more than ``maximumDigits`` digits in either part.
    init?(_ text: some StringProtocol) {
        if let slash = text.firstIndex(of: "/") {
            guard let above = Self.whole(text[..<slash]), let below = Self.whole(text[text.index(after: slash)...]),
                below > 0
            else { return nil }
            (numerator, denominator) = (above, below)
        } else if let dot = text.firstIndex(of: ".") {
            let places = text[text.index(after: dot)...]
            guard !places.isEmpty, let digits = Self.whole(String(text[..<dot]) + String(places)) else { return nil }
            numerator = digits
            denominator = places.reduce(1) { power, _ in power * 10 }
        } else {
            guard let digits = Self.whole(text) else { return nil }
            (numerator, denominator) = (digits, 1)
        }
    }

    var thousandth: ExactRatio { ExactRatio(numerator, denominator * 1000) }

    func isAtMost(_ whole: Int) -> Bool {
        Int128(numerator) <= Int128(whole) * Int128(denominator)
    }

    /// Returns the integer part of `self * above / below`, exactly.
    ///
    /// - Precondition: `above` is not negative, `below` is 1…10^9.
    func floored(times above: Int, over below: Int) -> Int128 {
        Int128(numerator) * Int128(above) / (Int128(denominator) * Int128(below))
    }

    private init(_ numerator: Int, _ denominator: Int) {
        self.numerator = numerator
        self.denominator = denominator
    }

    static func whole(_ text: some StringProtocol) -> Int? {
        guard (1...maximumDigits).contains(text.utf8.count), text.allSatisfy({ $0.isASCII && $0.isNumber }) else {
            return nil
        }
        return Int(text)
    }
}

extension ExactRatio {
    /// Decimal form of a fraction over a power of ten, such as `1.75` for 175/100; `nil` for other fractions.
    var decimal: String? {
        var (power, places) = (1, 0)
        while power < denominator { (power, places) = (power * 10, places + 1) }
        guard power == denominator else { return nil }
        let digits = String(numerator)
        let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
        let fraction = padded.suffix(places).reversed().drop { $0 == "0" }.reversed()
        return padded.dropLast(places) + (fraction.isEmpty ? "" : "." + String(fraction))
    }
}

extension ExactRatio: CustomStringConvertible {
    public var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
}
