public import FrameGeometry

/// A symbol that an application provides, drawn for some weights and scales.
///
/// The drawing for a weight lies between those for the nearest lighter and heavier one if they consist of the same
/// curves, as variable templates do; otherwise it is the nearest one. Scales that are not drawn are magnified.
public final class CustomSymbol: Hashable, Sendable {
    /// A drawing for one weight and scale, in the coordinates of ``Symbol``.
    public struct Drawing: Equatable, Sendable {
        let weight: SymbolWeight
        let scale: SymbolScale
        let parts: [Symbol.Part]
        /// The left and right margins; `nil` for those of the outline.
        let margins: ClosedRange<Double>?

        public init(
            weight: SymbolWeight, scale: SymbolScale, paths: [(path: Path, level: Symbol.Level)],
            margins: ClosedRange<Double>?
        ) {
            self.weight = weight
            self.scale = scale
            self.margins = margins
            parts = paths.map { Symbol.Part(path: $0.path, level: $0.level, effect: .paints) }
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

    /// The symbol in a weight and scale.
    public func symbol(weight: SymbolWeight, scale: SymbolScale) -> Symbol {
        let steps = [scale, .medium, .small, .large]
        let drawn = steps.first { step in drawings.contains { $0.scale == step } } ?? scale
        let family = drawings.filter { $0.scale == drawn }.sorted { $0.weight.rawValue < $1.weight.rawValue }
        let (parts, margins) = Self.outline(of: family, weight)
        let factor = scale.size / drawn.size
        let map = Affine.scale(x: factor, y: factor)
        let scaled = parts.map { Symbol.Part(path: $0.path.applying(map), level: $0.level, effect: $0.effect) }
        let box = Path(scaled.flatMap(\.path.elements)).bounds ?? .zero
        let left = margins.map { $0.lowerBound * factor } ?? box.minX
        let right = margins.map { $0.upperBound * factor } ?? box.maxX
        let bounds = Rect(x: left, y: box.minY, width: right - left, height: box.size.height)
        return Symbol(name: name, parts: scaled, bounds: bounds)
    }

    private typealias Outline = (parts: [Symbol.Part], margins: ClosedRange<Double>?)

    /// The outline of a family of one scale, which is sorted by weight, in a weight.
    private static func outline(of family: [Drawing], _ weight: SymbolWeight) -> Outline {
        let lighter = family.last { $0.weight.rawValue <= weight.rawValue }
        let heavier = family.first { $0.weight.rawValue >= weight.rawValue }
        guard let low = lighter ?? heavier, let high = heavier ?? lighter else { return ([], nil) }
        guard low.weight != high.weight else { return (low.parts, low.margins) }
        let part = (weight.stem - low.weight.stem) / (high.weight.stem - low.weight.stem)
        return between(low, high, part) ?? (part < 0.5 ? (low.parts, low.margins) : (high.parts, high.margins))
    }

    /// The outline at a part of the way from one drawing to another; `nil` unless they consist of the same curves.
    private static func between(_ low: Drawing, _ high: Drawing, _ part: Double) -> Outline? {
        guard low.parts.count == high.parts.count else { return nil }
        var parts: [Symbol.Part] = []
        for (first, second) in zip(low.parts, high.parts) {
            guard let path = first.path.between(second.path, part) else { return nil }
            parts.append(Symbol.Part(path: path, level: first.level, effect: first.effect))
        }
        guard let first = low.margins, let second = high.margins else { return (parts, nil) }
        let (left, right) = (first.lowerBound, first.upperBound)
        let start = left + (second.lowerBound - left) * part
        return (parts, start...max(start, right + (second.upperBound - right) * part))
    }
}

extension Path {
    /// The path at a part of the way to another; `nil` unless both have the same elements.
    fileprivate func between(_ other: Path, _ part: Double) -> Path? {
        guard elements.map(\.points.count) == other.elements.map(\.points.count) else { return nil }
        var result: [Element] = []
        for (from, to) in zip(elements, other.elements) {
            guard from.isMove == to.isMove else { return nil }
            let points = zip(from.points, to.points).map { from, to in
                Point(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
            }
            switch from {
            case .move: result.append(.move(points[0]))
            case .line: result.append(.line(points[0]))
            case .quadratic: result.append(.quadratic(control: points[0], points[1]))
            case .cubic: result.append(.cubic(points[0], points[1], points[2]))
            case .close: result.append(.close)
            }
        }
        return Path(result)
    }
}

extension Path.Element {
    fileprivate var isMove: Bool { if case .move = self { true } else { false } }
}
