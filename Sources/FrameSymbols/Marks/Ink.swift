internal import FrameGeometry

/// An area or a line of a symbol before its weight is known.
struct Ink {
    /// Path in units of drawings: hundredths of an em, with y pointing down and 0 in the middle of capital letters.
    var path: Path
    /// Whether the inside of the path is covered.
    var isArea = false
    /// Width of the line along the path in pen widths, where the part above 1 is in widths of a regular pen; 0 for no
    /// line.
    var line = 0.0
    /// Distance by which the area is larger on all sides.
    var clearance = 0.0
    var level = Symbol.Level.primary
    var effect = Symbol.Effect.paints

    /// Returns the same ink in another place, with lines of a different width.
    func moved(by map: Affine, thinning: Double = 1) -> Ink {
        var ink = self
        ink.path = path.applying(map)
        ink.line *= thinning
        return ink
    }

    /// Distance between a part and the parts behind it (tuned).
    static let clearance = 6.0

    /// Ink that separates this ink from everything behind it.
    var eraser: Ink {
        var ink = self
        ink.effect = .erases
        ink.clearance = Self.clearance
        return ink
    }
}

extension [Ink] {
    /// Box of everything that is painted with a regular pen.
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
