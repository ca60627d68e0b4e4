/// The package traits of this build.
public enum BuildTraits {
    /// Whether the trait `Text` is enabled, that is, whether text is drawn in fonts.
    #if Text
        public static let hasText = true
    #else
        public static let hasText = false
    #endif
}
