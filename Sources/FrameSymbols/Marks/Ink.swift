internal import FrameGeometry

/// An area or a line of a symbol before its weight is known.
struct Ink {
    /// In units of drawings: hundredths of an em, y down, 0 in the middle of capital letters.
    var path: Path
    /// Whether the inside of the path is covered.
    var isArea = false
    /// The width of the line along the path, in widths of the pen, above 1 in widths of a regular one; 0 for none.
    var line = 0.0
    /// By how much the area is larger on all sides.
    var clearance = 0.0
    var level = Symbol.Level.primary
    var effect = Symbol.Effect.paints

    /// The same ink elsewhere, with lines of another width.
    func moved(by map: Affine, thinning: Double = 1) -> Ink {
        var ink = self
        ink.path = path.applying(map)
        ink.line *= thinning
        return ink
    }

    /// Between a part and what is behind it (tuned).
    static let clearance = 6.0

    /// What separates the ink from everything behind it.
    var eraser: Ink {
        var ink = self
        ink.effect = .erases
        ink.clearance = Self.clearance
        return ink
    }
}

extension [Ink] {
    /// The box of everything that is painted with a regular pen.
    var box: Rect {
        let pen = SymbolPen(.regular, .medium)
        return Path(filter { $0.effect == .paints }.flatMap { pen.outline(of: $0).elements }).bounds ?? .zero
    }

    func moved(by affine: Affine, thinning: Double = 1) -> [Ink] {
        map { $0.moved(by: affine, thinning: thinning) }
    }

    func with(_ level: Symbol.Level) -> [Ink] {
        map { ink in
            var ink = ink
            ink.level = level
            return ink
        }
    }
}
