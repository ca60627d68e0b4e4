// How a screen reader, which does not exist here, speaks a text.
extension NSAttributedString.Key {
    /// Whether punctuation is spoken, as an `NSNumber`.
    public static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
    /// The language in BCP 47's form, as a text.
    public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
    /// The pitch from 0 to 2, as an `NSNumber`.
    public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
    /// Whether an announcement waits for the one before, as an `NSNumber`.
    public static let accessibilitySpeechQueueAnnouncement = Self("UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// The pronunciation in the letters of the International Phonetic Association, as a text.
    public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
    /// Whether the text is spelled out, as an `NSNumber`.
    public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
    /// The level of a heading from 0 to 6, as an `NSNumber`.
    public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
    /// Labels and values in addition to the text, as an array.
    public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
}
