/// A spelling checker.
///
/// Differs from UIKit: there is no dictionary, so that every word is spelled correctly and has no completions.
@MainActor @preconcurrency open class UITextChecker: NSObject {
    /// Stored without effect: every word is spelled correctly.
    open var ignoredWords: [String]?

    open class var availableLanguages: [String] { ["en_US"] }

    /// Returns `NSNotFound` as the location because no word is misspelled.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        NSRange(location: NSNotFound, length: 0)
    }

    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }
    open class func hasLearnedWord(_ word: String) -> Bool { false }
    open class func learnWord(_ word: String) {}
    open class func unlearnWord(_ word: String) {}
}
