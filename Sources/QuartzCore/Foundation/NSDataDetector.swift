/// Finds links, addresses of mail and telephone numbers in texts.
///
/// Differs from Foundation: no kind of regular expression. Dates, addresses and the other types are reported as
/// unsupported and not found. A host without `www` or a scheme is a link under the common domains.
open class NSDataDetector: NSObject, @unchecked Sendable {
    // Unchecked because the class is open, as in Foundation; its own state is immutable.

    public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue

    /// - Throws: `CocoaError` for no types.
    public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {
        guard checkingTypes != 0 else { throw CocoaError(.formatting) }
        self.checkingTypes = checkingTypes
        super.init()
        let others = NSTextCheckingResult.CheckingType(rawValue: checkingTypes).subtracting([.link, .phoneNumber])
        guard !others.isEmpty else { return }
        MainActor.assumeIsolated {
            // Entry point: detectors have no object to ask for its stage.
            Stage.current.diagnostics.reportUnsupported(
                "NSDataDetector of other types than links and telephone numbers", instead: "they are not found")
        }
    }

    /// The links and numbers in a range, in the order of the text.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
        var found: [DetectedText] = []
        if types.contains(.link) { found += DetectedText.links(in: string, range) }
        if types.contains(.phoneNumber) {
            found += DetectedText.numbers(in: string, range).filter { number in
                found.allSatisfy { NSIntersectionRange($0.range, number.range).length == 0 }
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int {
        matches(in: string, options: options, range: range).count
    }

    open func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stop)
            if stop.boolValue { return }
        }
    }
}

extension NSTextCheckingResult.CheckingType {
    // Foundation's are deprecated on Linux, where nothing finds them.
    public static let link = Self(rawValue: 1 << 5)
    public static let phoneNumber = Self(rawValue: 1 << 11)
}

extension NSTextCheckingResult {
    /// The address of a link.
    public var url: URL? { (self as? DetectedText)?.address }
    public var phoneNumber: String? { (self as? DetectedText)?.number }
    /// Differs from Foundation: dates are not found.
    public var date: Date? { nil }
}

/// A part of a text that means something.
private final class DetectedText: NSTextCheckingResult {
    private let place: NSRange
    let address: URL?
    let number: String?

    private init(_ place: NSRange, address: URL?, number: String?) {
        self.place = place
        self.address = address
        self.number = number
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var resultType: CheckingType { number == nil ? .link : .phoneNumber }
    override var range: NSRange { place }
    override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
    override var numberOfRanges: Int { 1 }

    /// Schemes, hosts with `www`, hosts under common domains, and addresses of mail.
    private static let linkPattern =
        #"(?i)(?:https?://|ftp://|www\.)[^\s<>"“”]+|[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+"#
        + #"|(?<![\w@.-])(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|app|dev|info|de|uk|fr|jp|cn|eu)(?![\w-])(?:/[^\s<>"“”]*)?"#

    static func links(in text: String, _ range: NSRange) -> [DetectedText] {
        matches(of: linkPattern, in: text, range).compactMap { place, link in
            let link = link.trimmingEnd
            let isMail = link.contains("@") && !link.contains("/")
            let hasScheme = link.contains("://")
            guard let address = URL(string: (hasScheme ? "" : isMail ? "mailto:" : "http://") + link) else {
                return nil
            }
            return DetectedText(
                NSRange(location: place.location, length: link.utf16.count), address: address, number: nil)
        }
    }

    /// Seven to fifteen digits in groups; no dates such as 2024-03-09, and no fractions such as 3.14.
    static func numbers(in text: String, _ range: NSRange) -> [DetectedText] {
        matches(of: #"(?<![\w.+-])\+?\(?\d[\d ().\u00A0–-]{5,22}\d(?![\w])"#, in: text, range)
            .compactMap {
                place, number in
                guard (7...15).contains(number.count { $0.isNumber }),
                    !number.contains(/\d{4}-\d\d-\d\d|(?:^|\D)\d\.\d/)
                else { return nil }
                return DetectedText(place, address: nil, number: number)
            }
    }

    private static func matches(of pattern: String, in text: String, _ range: NSRange) -> [(NSRange, String)] {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        return expression.matches(in: text, range: range).map { match in
            (match.range, (text as NSString).substring(with: match.range))
        }
    }
}

extension String {
    /// Without punctuation that ends a sentence rather than a link, and without a parenthesis that opened before it.
    fileprivate var trimmingEnd: String {
        var text = self
        while let last = text.last {
            let opens = text.count { $0 == "(" } < text.count { $0 == ")" }
            guard ".,;:!?'’".contains(last) || last == ")" && opens else { break }
            text.removeLast()
        }
        return text
    }
}
