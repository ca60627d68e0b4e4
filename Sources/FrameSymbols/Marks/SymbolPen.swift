internal import FrameGeometry

/// The pen that draws the lines of a symbol. Lengths are in units of drawings: hundredths of an em at medium scale.
struct SymbolPen {
    /// Width of a line.
    let width: Double
    /// Transform from units of drawings to ems.
    let toEms: Affine

    /// Margin between a symbol and its bounds (tuned: the sides of letters).
    static let margin = 8.0
    /// Width of a regular pen. The excess of a line's width over the pen is the same in all weights, so that dots stay
    /// apart.
    private static let regular = SymbolWeight.regular.stem
    /// Maximum error of curves: a hundredth of a pixel in a symbol of 17 points with 3 pixels per point.
    private static let tolerance = 0.02

    init(_ weight: SymbolWeight, _ scale: SymbolScale) {
        width = weight.stem * scale.thinning
        toEms = .scale(x: scale.size / 100, y: scale.size / 100)
    }

    /// Returns the area that an ink covers.
    func outline(of ink: Ink) -> Path {
        let width = min(ink.line, 1) * self.width + max(ink.line - 1, 0) * Self.regular + 2 * ink.clearance
        guard width > 0 else { return ink.path }
        let stroke = Stroke(width: width, cap: .round, join: .round)
        let line = stroke.outline(of: ink.path, tolerance: Self.tolerance)
        return Path((ink.isArea ? ink.path.clockwise.elements : []) + line.elements)
    }
}

extension Path {
    /// The contours, each clockwise on the screen like the outlines of strokes, so that they never cancel when filled
    /// together.
    fileprivate var clockwise: Path {
        var contours: [[Element]] = []
        for element in elements {
            if case .move = element { contours.append([]) }
            if contours.isEmpty { contours.append([]) }
            contours[contours.count - 1].append(element)
        }
        return Path(contours.flatMap { Path($0).signedArea < 0 ? Path($0).reversed.elements : $0 })
    }

    /// Signed area, which is positive if the polygon of all points is clockwise on the screen.
    private var signedArea: Double {
        let points = elements.flatMap(\.points)
        return zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { sum, side in
            sum + side.0.x * side.1.y - side.1.x * side.0.y
        }
    }
}
