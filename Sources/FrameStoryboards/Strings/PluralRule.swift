internal import CFrameICU

/// The plural category of a number, as spelled in `.stringsdict` files and catalogs.
public enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
}

/// The rule that selects the plural form of a number in a language.
///
/// These are the rules for cardinal numbers of the Unicode locale data (CLDR) of the toolchain. A fraction counts with
/// the decimals that its shortest text has, because a text has only its value. There are no rules for compact notation.
public struct PluralRule: Equatable, Sendable {
    private let language: String

    /// - Parameter language: A tag such as `pt-PT`. A language without rules has one form for all numbers.
    public init(language: String) {
        self.language = language
    }

    public func category(of number: Double) -> PluralCategory {
        guard number.magnitude < 1e15 else { return .other }
        let text = [UInt16](unsafeUninitializedCapacity: 16) { buffer, count in
            count = Int(max(frame_icu_plural(language, number, buffer.baseAddress, Int32(buffer.count)), 0))
        }
        return PluralCategory(rawValue: String(decoding: text, as: UTF16.self)) ?? .other
    }
}
