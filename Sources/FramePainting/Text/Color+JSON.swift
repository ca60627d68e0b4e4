public import FrameGeometry
public import FrameJSON

extension Color {
    /// `"#RRGGBBAA"` when every component is a whole number of 255ths, else `[red, green, blue, alpha]`: an alpha on its
    /// way from 0 to 1 keeps all its digits.
    public var json: JSONValue {
        var text = "#"
        for component in [red, green, blue, alpha] {
            guard let byte = UInt8(exactly: (component * 255).rounded()), Double(byte) / 255 == component else {
                return .array([red, green, blue, alpha].map { .number($0) })
            }
            text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return .string(text)
    }

    /// From `"#RRGGBB"`, `"#RRGGBBAA"` (either case) or a list of four numbers.
    ///
    /// - Parameter range: What each number of a list may be.
    public init(
        json: JSONCursor,
        in range: ClosedRange<Double> = -Double.greatestFiniteMagnitude ... .greatestFiniteMagnitude
    ) throws(JSONProblem) {
        let expected = "a colour: \"#RRGGBB\", \"#RRGGBBAA\" or [red, green, blue, alpha]"
        if case .array = json.value {
            let parts = try json.numbers(4, expected: expected, in: range)
            self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
            return
        }
        guard case .string(let text) = json.value else { throw json.mismatch(expected) }
        let digits = text.utf8.dropFirst().compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == text.utf8.count - 1, [6, 8].contains(digits.count)
        else { throw json.mismatch(expected) }
        let bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
        self.init(red8: bytes[0], green8: bytes[1], blue8: bytes[2], alpha8: bytes.count == 4 ? bytes[3] : 255)
    }
}
