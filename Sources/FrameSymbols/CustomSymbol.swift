public import FrameGeometry

/// A symbol that an application provides, drawn for some weights and scales.
///
/// ``symbol(weight:scale:)`` makes the others.
public final class CustomSymbol: Hashable, Sendable {
    /// A drawing for one weight and scale, in the coordinates of ``Symbol``.
    public struct Drawing: Equatable, Sendable {
        let weight: SymbolWeight
        let scale: SymbolScale
        let parts: [Symbol.Part]
        /// The left and right margins; `nil` for those of the outline.
        let margins: ClosedRange<Double>?

        public init(
            weight: SymbolWeight, scale: SymbolScale,
            paths: [(path: Path, level: Symbol.Level, isHole: Bool)], margins: ClosedRange<Double>?
        ) {
            self.weight = weight
            self.scale = scale
            self.margins = margins
            parts = paths.map {
                Symbol.Part(path: $0.path, level: $0.level, effect: $0.isHole ? .cutsOut : .paints)
            }
        }
    }

    public let name: String
    private let drawings: [Drawing]

    /// - Parameter drawings: At least one; a symbol without any is empty.
    public init(_ name: String, _ drawings: [Drawing]) {
        self.name = name
        self.drawings = drawings
    }

    public static func == (left: CustomSymbol, right: CustomSymbol) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Returns the drawing for a weight and scale, or one that is made of the others.
    ///
    /// A drawing that is present comes first. The others are interpolated between drawings in small scale, as in variable
    /// templates, or are the nearest one.
    public func symbol(weight: SymbolWeight, scale: SymbolScale) -> Symbol {
        func family(_ scale: SymbolScale) -> [Drawing] {
            drawings.filter { $0.scale == scale }.sorted { $0.weight.rawValue < $1.weight.rawValue }
        }
        if let drawing = drawings.first(where: { $0.weight == weight && $0.scale == scale }) {
            return symbol((drawing.parts, drawing.margins), magnified: 1)
        }
        for source in [.small, scale] {
            guard let outline = Self.interpolated(family(source), weight) else { continue }
            return symbol(outline, magnified: Self.size(scale) / Self.size(source))
        }
        let source = [scale, .medium, .small, .large].first { !family($0).isEmpty } ?? scale
        let nearest = family(source).min {
            abs($0.weight.stem - weight.stem) < abs($1.weight.stem - weight.stem)
        }
        return symbol((nearest?.parts ?? [], nearest?.margins), magnified: Self.size(scale) / Self.size(source))
    }

    /// Sizes relative to medium scale, as documented in “Creating custom symbol images for your app”.
    private static func size(_ scale: SymbolScale) -> Double {
        switch scale {
        case .small: 0.783
        case .medium: 1
        case .large: 1.29
        }
    }

    private typealias Outline = (parts: [Symbol.Part], margins: ClosedRange<Double>?)

    private func symbol(_ outline: Outline, magnified factor: Double) -> Symbol {
        let map = Affine.scale(x: factor, y: factor)
        let parts = outline.parts.map {
            Symbol.Part(path: $0.path.applying(map), level: $0.level, effect: $0.effect)
        }
        let box = Path(parts.flatMap(\.path.elements)).bounds ?? .zero
        let left = outline.margins.map { $0.lowerBound * factor } ?? box.minX
        let right = outline.margins.map { $0.upperBound * factor } ?? box.maxX
        return Symbol(
            name: name, parts: parts,
            bounds: Rect(x: left, y: box.minY, width: right - left, height: box.size.height))
    }

    /// Returns the outline for a weight between two drawings of a family, which is sorted by weight; `nil` unless they
    /// consist of the same curves.
    private static func interpolated(_ family: [Drawing], _ weight: SymbolWeight) -> Outline? {
        guard let low = family.last(where: { $0.weight.rawValue <= weight.rawValue }),
            let high = family.first(where: { $0.weight.rawValue >= weight.rawValue }), family.count > 1
        else { return nil }
        guard low.weight != high.weight else { return (low.parts, low.margins) }
        guard low.parts.count == high.parts.count,
            zip(low.parts, high.parts).allSatisfy({ $0.path.hasSameStructure(as: $1.path) })
        else { return nil }
        let share = (weight.stem - low.weight.stem) / (high.weight.stem - low.weight.stem)
        func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
        let parts = zip(low.parts, high.parts).map { first, second in
            let numbers = zip(first.path.numbers, second.path.numbers).map(between)
            return Symbol.Part(
                path: first.path.replacing(numbers: numbers), level: first.level, effect: first.effect)
        }
        guard let first = low.margins, let second = high.margins else { return (parts, nil) }
        let left = between(first.lowerBound, second.lowerBound)
        return (parts, left...max(left, between(first.upperBound, second.upperBound)))
    }
}
