public import FrameGeometry

/// A drawn symbol in one weight and scale.
///
/// Coordinates are in ems: multiplied by a font's size they are points. y points down, and 0 is the middle of the font's
/// capital letters.
public struct Symbol: Hashable, Sendable {
    /// The importance of a part, which decides its colour: the first, second or third of a palette.
    public enum Level: Int, CaseIterable, Hashable, Sendable {
        case primary, secondary, tertiary
    }

    /// What a part does to the parts before it.
    public enum Effect: Hashable, Sendable {
        case paints
        /// Erases them.
        case erases
        /// Erases them in a symbol of one colour; in one of several colours, paints over them.
        case cutsOut
    }

    /// An area in one colour, filled by the non-zero rule.
    public struct Part: Hashable, Sendable {
        public let path: Path
        public let level: Level
        public let effect: Effect
    }

    public let name: String
    /// In the order in which they are painted.
    public let parts: [Part]
    /// The box of everything painted, with a margin on all sides.
    public let bounds: Rect
}

extension Symbol {
    /// Draws the symbol with this name; `nil` if there is neither a drawing of that name nor one of which a rule makes it.
    ///
    /// Rules make the variants `.fill`, `.slash`, `.badge` and enclosed ones such as `.circle` of any drawing.
    public init?(named name: String, weight: SymbolWeight = .regular, scale: SymbolScale = .medium) {
        guard let inks = SymbolName(name).inks() else { return nil }
        self.init(name, inks, SymbolPen(weight, scale))
    }

    /// The symbol in place of one that is not drawn: a dashed square.
    public static func placeholder(
        for name: String, weight: SymbolWeight = .regular, scale: SymbolScale = .medium
    ) -> Symbol {
        Symbol(name, Drawing.placeholder.inks(isFilled: false), SymbolPen(weight, scale))
    }

    private init(_ name: String, _ inks: [Ink], _ pen: SymbolPen) {
        self.name = name
        parts = inks.map { ink in
            Part(path: pen.outline(of: ink).applying(pen.toEms), level: ink.level, effect: ink.effect)
        }
        let painted = parts.filter { $0.effect == .paints }.flatMap(\.path.elements)
        bounds = (Path(painted).bounds ?? .zero).inset(by: -SymbolPen.margin * pen.toEms.a)
    }
}
