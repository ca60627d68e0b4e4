/// The package traits of this build.
public enum BuildTraits {
    /// Whether the trait `Text` is enabled, which draws text with fonts.
    #if Text
        public static let hasText = true
    #else
        public static let hasText = false
    #endif
}
