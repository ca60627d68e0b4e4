/// A list that a paragraph belongs to, which knows the markers of its items.
///
/// Differs from UIKit: text views do not put markers before the paragraphs of a list; a text has those that are in it.
open class NSTextList: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked because the class is open, as in UIKit. A list must be changed on one thread at a time.

    public let markerFormat: MarkerFormat
    public let listOptions: Options
    /// The number of the first item.
    open var startingItemNumber: Int

    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        /// The marker follows the one of the enclosing list. It is up to an application that writes markers to do so.
        public static let prependEnclosingMarker = Options(rawValue: 1)

        public init(rawValue: Int) { self.rawValue = rawValue }
    }

    /// A marker, or text with the kind of a number in braces, such as `{decimal}.`
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public static let box = MarkerFormat(rawValue: "{box}")
        public static let check = MarkerFormat(rawValue: "{check}")
        public static let circle = MarkerFormat(rawValue: "{circle}")
        public static let diamond = MarkerFormat(rawValue: "{diamond}")
        public static let disc = MarkerFormat(rawValue: "{disc}")
        public static let hyphen = MarkerFormat(rawValue: "{hyphen}")
        public static let square = MarkerFormat(rawValue: "{square}")
        public static let decimal = MarkerFormat(rawValue: "{decimal}")
        public static let octal = MarkerFormat(rawValue: "{octal}")
        public static let lowercaseHexadecimal = MarkerFormat(rawValue: "{lower-hexadecimal}")
        public static let uppercaseHexadecimal = MarkerFormat(rawValue: "{upper-hexadecimal}")
        public static let lowercaseAlpha = MarkerFormat(rawValue: "{lower-alpha}")
        public static let uppercaseAlpha = MarkerFormat(rawValue: "{upper-alpha}")
        public static let lowercaseLatin = MarkerFormat(rawValue: "{lower-latin}")
        public static let uppercaseLatin = MarkerFormat(rawValue: "{upper-latin}")
        public static let lowercaseRoman = MarkerFormat(rawValue: "{lower-roman}")
        public static let uppercaseRoman = MarkerFormat(rawValue: "{upper-roman}")

        public init(rawValue: String) { self.rawValue = rawValue }

        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1) {
        (self.markerFormat, listOptions, self.startingItemNumber) = (markerFormat, options, startingItemNumber)
        super.init()
    }

    public convenience init(markerFormat: MarkerFormat, options: Int) {
        self.init(markerFormat: markerFormat, options: Options(rawValue: options))
    }

    /// Whether the items are numbered.
    open var isOrdered: Bool { marker(forItemNumber: 1) != marker(forItemNumber: 2) }

    /// The marker of an item.
    open func marker(forItemNumber itemNumber: Int) -> String {
        var marker = markerFormat.rawValue
        while let open = marker.firstIndex(of: "{"), let close = marker[open...].firstIndex(of: "}") {
            let kind = String(marker[marker.index(after: open)..<close])
            marker.replaceSubrange(open...close, with: Self.symbol(kind, itemNumber))
        }
        return marker
    }

    private static func symbol(_ kind: String, _ number: Int) -> String {
        switch kind {
        case "box": "\u{25A1}"
        case "check": "\u{2713}"
        case "circle": "\u{25E6}"
        case "diamond": "\u{25C6}"
        case "disc": "\u{2022}"
        case "hyphen": "\u{2043}"
        case "square": "\u{25AA}"
        case "decimal": "\(number)"
        case "octal": String(number, radix: 8)
        case "lower-hexadecimal": String(number, radix: 16)
        case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
        case "lower-alpha", "lower-latin": letters(number)
        case "upper-alpha", "upper-latin": letters(number).uppercased()
        case "lower-roman": roman(number).lowercased()
        case "upper-roman": roman(number)
        default: ""
        }
    }

    /// a, b, …, z, aa, ab, …
    private static func letters(_ number: Int) -> String {
        var (rest, letters) = (number, "")
        while rest > 0 {
            let (quotient, letter) = (rest - 1).quotientAndRemainder(dividingBy: 26)
            letters = String(UnicodeScalar(UInt8(97 + letter))) + letters
            rest = quotient
        }
        return letters
    }

    private static func roman(_ number: Int) -> String {
        guard (1..<4000).contains(number) else { return "\(number)" }
        let steps = [
            (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
            (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
        ]
        var (rest, text) = (number, "")
        for (value, numeral) in steps {
            while rest >= value {
                text += numeral
                rest -= value
            }
        }
        return text
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextList else { return false }
        return other.markerFormat == markerFormat && other.listOptions == listOptions
            && other.startingItemNumber == startingItemNumber
    }

    open override var hash: Int { markerFormat.hashValue }
}
