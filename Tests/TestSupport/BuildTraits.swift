/// What this build of the package has.
public enum BuildTraits {
    /// Whether it knows fonts: whether it is one with the trait `Text`.
    #if Text
        public static let hasText = true
    #else
        public static let hasText = false
    #endif
}
