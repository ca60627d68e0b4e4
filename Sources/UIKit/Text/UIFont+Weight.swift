internal import FrameGlyphs

extension UIFont {
    /// How thick letters are: −1…1, regular 0.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    }
}

extension UIFont.Weight {
    private static let steps: [(weight: UIFont.Weight, system: SystemFont.Weight, name: String)] = [
        (.ultraLight, .thin, "Ultralight"), (.thin, .extraLight, "Thin"), (.light, .light, "Light"),
        (.regular, .regular, "Regular"), (.medium, .medium, "Medium"), (.semibold, .semibold, "Semibold"),
        (.bold, .bold, "Bold"), (.heavy, .extraBold, "Heavy"), (.black, .black, "Black"),
    ]

    private var nearest: (weight: UIFont.Weight, system: SystemFont.Weight, name: String) {
        Self.steps.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) } ?? Self.steps[3]
    }

    var systemWeight: SystemFont.Weight { nearest.system }
    var name: String { nearest.name }
}
