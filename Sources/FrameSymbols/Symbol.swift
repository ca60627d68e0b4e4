public import FrameGeometry

/// A drawn symbol in one weight and scale.
///
/// Coordinates are in ems and become points when multiplied by a font's size. y points down, and 0 is the middle of the
/// font's capital letters.
public struct Symbol: Hashable, Sendable {
    /// The importance of a part, which determines its color: the first, second or third of a palette.
    public enum Level: Int, CaseIterable, Hashable, Sendable {
        case primary, secondary, tertiary
    }

    /// The effect of a part on previous parts.
    public enum Effect: Hashable, Sendable {
        case paints
        /// Erases them.
        case erases
        /// Erases them in a symbol with one color; in one with several colors, paints over them.
        case cutsOut
    }

    /// An area in one color, filled by the non-zero rule.
    public struct Part: Hashable, Sendable {
        public let path: Path
        public let level: Level
        public let effect: Effect
    }

    public let name: String
    /// Parts in painting order.
    public let parts: [Part]
    /// The box of everything painted, with a margin on all sides.
    public let bounds: Rect
}

extension Symbol {
    /// Draws the symbol with this name. Fails if there is neither a drawing with that name nor one from which a rule
    /// derives it.
    ///
    /// Rules derive the variants `.fill`, `.slash`, `.badge` and enclosed ones such as `.circle` from any drawing.
    public init?(named name: String, weight: SymbolWeight = .regular, scale: SymbolScale = .medium) {
        guard let inks = SymbolName(name).inks() else { return nil }
        self.init(name, inks, SymbolPen(weight, scale))
    }

    /// Returns the symbol shown in place of one that is not drawn: a dashed square.
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
