/// The plural category of a number, as spelled in `.stringsdict` files and catalogs.
public enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
}

/// The rule that selects the plural form of a number in a language.
///
/// These are the rules for cardinal numbers of CLDR 45 (`plurals.xml`). If a number has a fraction, the number of
/// decimals counts as one, because a text has only its value. There are no rules for compact notation.
public enum PluralRule: CaseIterable, Sendable {
    case sameForAll, one, zeroOrOne, fractionToOne, upToOne, romance, french, danish, icelandic, latvian, lithuanian,
        russian, polish,
        czech, slovenian, croatian, romanian, hebrew, arabic, welsh, irish, gaelic, maltese, filipino

    /// - Parameter language: A tag such as `pt-PT`. Languages that are not in the table have one form for 1 and another
    ///   for all other numbers.
    public init(language: String) {
        let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
        let isPortugal = parts.first == "pt" && parts.dropFirst().contains("pt")
        self = isPortugal ? .romance : parts.first.flatMap { Self.languages[String($0)] } ?? .one
    }

    public func category(of number: Double) -> PluralCategory {
        let value = number.magnitude
        guard value < 1e15 else { return .other }
        let integer = Int(value)
        return category(of: integer, hasFraction: Double(integer) != value)
    }

    private static let languages: [String: PluralRule] = {
        let lists: [(PluralRule, String)] = [
            (
                .sameForAll,
                "bo dz id ig ii in ja jv jw kde kea km ko lkt lo ms my osa sah ses sg su th to tpi vi wo yo yue zh"
            ),
            (.zeroOrOne, "ak bho guw ln mg nso pa si ti wa"), (.fractionToOne, "am as bn doi fa gu hi kn pcm zu"),
            (.upToOne, "ff hy kab"), (.romance, "ca es it lld scn vec"), (.french, "fr pt"), (.danish, "da"),
            (.icelandic, "is mk"),
            (.latvian, "lv prg"), (.lithuanian, "lt"), (.russian, "be ru uk"), (.polish, "pl"),
            (.czech, "cs sk"), (.slovenian, "sl"), (.croatian, "bs hr sh sr"), (.romanian, "mo ro"), (.hebrew, "he iw"),
            (.arabic, "ar ars"), (.welsh, "cy"), (.irish, "ga"), (.gaelic, "gd"), (.maltese, "mt"),
            (.filipino, "ceb fil tl"),
        ]
        return Dictionary(
            uniqueKeysWithValues: lists.flatMap { rule, names in names.split(separator: " ").map { (String($0), rule) }
            })
    }()

    /// - Parameter n: The number without its fraction.
    private func category(of n: Int, hasFraction: Bool) -> PluralCategory {
        let isOne = n == 1 && !hasFraction
        let isMillions = n != 0 && n % 1_000_000 == 0 && !hasFraction
        /// This is true for 1, 21, 31 …, but not for 11.
        let endsInOne = n % 10 == 1 && n % 100 != 11
        /// This is true for 2 to 4, 22 to 24 …, but not for 12 to 14.
        let endsInFew = (2...4).contains(n % 10) && !(12...14).contains(n % 100)
        let isTeen = (11...19).contains(n % 100)
        switch self {
        case .sameForAll: return .other
        case .one: return isOne ? .one : .other
        case .zeroOrOne: return n <= 1 && !hasFraction ? .one : .other
        case .fractionToOne: return n == 0 || isOne ? .one : .other
        case .upToOne: return n <= 1 ? .one : .other
        case .romance: return isOne ? .one : isMillions ? .many : .other
        case .french: return n <= 1 ? .one : isMillions ? .many : .other
        case .danish: return isOne || hasFraction && n <= 1 ? .one : .other
        case .icelandic: return endsInOne && !hasFraction ? .one : .other
        case .latvian:
            if hasFraction { return .other }
            return n % 10 == 0 || isTeen ? .zero : endsInOne ? .one : .other
        case .lithuanian:
            if hasFraction { return .many }
            return isTeen || n % 10 == 0 ? .other : n % 10 == 1 ? .one : .few
        case .russian: return hasFraction ? .other : endsInOne ? .one : endsInFew ? .few : .many
        case .polish: return hasFraction ? .other : n == 1 ? .one : endsInFew ? .few : .many
        case .czech: return hasFraction ? .many : n == 1 ? .one : (2...4).contains(n) ? .few : .other
        case .slovenian:
            if hasFraction { return .few }
            return n % 100 == 1 ? .one : n % 100 == 2 ? .two : (3...4).contains(n % 100) ? .few : .other
        case .croatian: return hasFraction ? .other : endsInOne ? .one : endsInFew ? .few : .other
        case .romanian: return isOne ? .one : hasFraction || n == 0 || (1...19).contains(n % 100) ? .few : .other
        case .hebrew: return isOne || n == 0 && hasFraction ? .one : n == 2 && !hasFraction ? .two : .other
        case .arabic:
            if hasFraction { return .other }
            if n < 3 { return [.zero, .one, .two][n] }
            return (3...10).contains(n % 100) ? .few : n % 100 > 10 ? .many : .other
        case .welsh: return hasFraction ? .other : [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][n] ?? .other
        case .irish:
            if hasFraction { return .other }
            return n == 1 ? .one : n == 2 ? .two : (3...6).contains(n) ? .few : (7...10).contains(n) ? .many : .other
        case .gaelic:
            if hasFraction { return .other }
            return n == 1 || n == 11 ? .one : n == 2 || n == 12 ? .two : (3...19).contains(n) ? .few : .other
        case .maltese:
            if hasFraction { return .other }
            if n == 1 || n == 2 { return n == 1 ? .one : .two }
            return n == 0 || (3...10).contains(n % 100) ? .few : isTeen ? .many : .other
        case .filipino:
            return hasFraction || (1...3).contains(n) || ![4, 6, 9].contains(n % 10) ? .one : .other
        }
    }
}
