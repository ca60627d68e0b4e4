internal import FrameGeometry

/// An element of a drawing, with its role in the plain and in the filled symbol.
struct Mark: Sendable {
    enum Kind {
        /// A line in both symbols.
        case line
        /// An outline, which is filled in the filled symbol.
        case shape
        /// An area that is covered in both symbols.
        case solid
        /// A line, which is cut out of the filled symbol.
        case detail
        /// A covered area, which is cut out of the filled symbol.
        case hole
        /// Erases previous marks, with some clearance, in both symbols; the next mark usually has the same outline.
        case clearance
        /// Erases previous marks along a line, with some clearance, in both symbols.
        case gap
    }

    enum Variant {
        case both, plain, filled
    }

    let kind: Kind
    /// Outline in the notation of ``PathNotation``.
    let outline: String
    private(set) var level = Symbol.Level.primary
    private var variant = Variant.both
    /// Width of lines, in pen widths.
    private var line = 1.0

    init(_ kind: Kind, _ outline: String, _ level: Symbol.Level, _ line: Double = 1) {
        self.kind = kind
        self.outline = outline
        self.level = level
        self.line = line
    }

    static func line(_ outline: String, _ level: Symbol.Level = .primary, width: Double = 1) -> Mark {
        Mark(.line, outline, level, width)
    }

    static func shape(_ outline: String, _ level: Symbol.Level = .primary) -> Mark { Mark(.shape, outline, level) }

    static func solid(_ outline: String, _ level: Symbol.Level = .primary) -> Mark { Mark(.solid, outline, level) }

    static func detail(_ outline: String, _ level: Symbol.Level = .primary, width: Double = 1) -> Mark {
        Mark(.detail, outline, level, width)
    }

    static func hole(_ outline: String, _ level: Symbol.Level = .primary) -> Mark { Mark(.hole, outline, level) }

    static func clearance(_ outline: String) -> Mark { Mark(.clearance, outline, .primary) }

    static func gap(_ outline: String) -> Mark { Mark(.gap, outline, .primary) }

    /// The mark in the plain symbol only.
    var inPlain: Mark { only(.plain) }
    /// The mark in the filled symbol only.
    var inFilled: Mark { only(.filled) }

    private func only(_ variant: Variant) -> Mark {
        var mark = self
        mark.variant = variant
        return mark
    }

    func ink(isFilled: Bool) -> Ink? {
        guard variant == .both || variant == (isFilled ? .filled : .plain),
            let path = PathNotation.path(outline)
        else { return nil }
        return switch kind {
        case .line: Ink(path: path, line: line, level: level)
        case .shape: Ink(path: path, isArea: isFilled, line: line, level: level)
        case .solid: Ink(path: path, isArea: true, level: level)
        case .detail: Ink(path: path, line: line, level: level, effect: isFilled ? .cutsOut : .paints)
        case .hole: Ink(path: path, isArea: true, level: level, effect: isFilled ? .cutsOut : .paints)
        case .clearance: Ink(path: path, isArea: true, line: line, clearance: Ink.clearance, effect: .erases)
        case .gap: Ink(path: path, line: line, clearance: Ink.clearance, effect: .erases)
        }
    }
}
