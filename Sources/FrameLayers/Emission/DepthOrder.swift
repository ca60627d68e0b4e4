internal import FrameGeometry
internal import FramePainting

/// Sorts layers that share a space from back to front, and cuts those that pass through others along the line in which
/// the planes meet (facts/depth-of-siblings).
///
/// The algorithm is a binary space partition (Fuchs, Kedem and Naylor, 1980): one plane divides the parts of the others
/// into those behind it, those in it and those in front of it, and each side is divided again. Parts in one plane keep
/// their order, so that a space without depth is drawn in the order of its layers. Planes parallel to the canvas come
/// first, because they are usually large and then are not cut themselves.
struct DepthOrder {
    /// Maximum number of cuts among the layers of one space. Tuned: a hundred layers that all pass through each other
    /// need a few hundred.
    static let limit = 1024
    /// Distance in points below which layers count as being in one plane. It is ten steps of the display list's
    /// numbers, so that the rounded sides of a cube still touch.
    private static let tolerance = 1e-3

    /// Parts from back to front.
    private(set) var parts: [DepthPart] = []
    /// Whether all intersecting layers were cut.
    private(set) var isExact = true
    private var cuts = 0

    init(_ parts: [DepthPart]) {
        guard let first = parts.first else { return }
        if parts.allSatisfy({ $0.plane == first.plane }) {
            self.parts = parts
        } else {
            sort(parts.enumerated().map { Numbered(number: $0, part: $1) })
        }
    }

    /// A part with the number of its layer in the order of the siblings.
    private struct Numbered {
        let number: Int
        var part: DepthPart
    }

    private enum Side {
        case behind, within, front, both
    }

    private mutating func sort(_ parts: [Numbered]) {
        guard parts.count > 1 else {
            self.parts += parts.map(\.part)
            return
        }
        let plane = Self.divider(of: parts)
        var (behind, within, front): ([Numbered], [Numbered], [Numbered]) = ([], [], [])
        for numbered in parts {
            switch side(of: numbered.part, plane) {
            case .behind: behind.append(numbered)
            case .within: within.append(numbered)
            case .front: front.append(numbered)
            case .both:
                cuts += 1
                let pieces = numbered.part.cut(by: plane)
                behind.append(Numbered(number: numbered.number, part: pieces.behind))
                front.append(Numbered(number: numbered.number, part: pieces.front))
            }
        }
        withStackRoom { sort(behind) }
        self.parts += within.map(\.part)
        withStackRoom { sort(front) }
    }

    /// Returns the plane of the middle one of the parts parallel to the canvas, or else of the middle one of all parts.
    private static func divider(of parts: [Numbered]) -> DepthPlane {
        let flat = parts.filter(\.part.plane.isFlat)
        let candidates = (flat.isEmpty ? parts : flat).map {
            (depth: $0.part.plane.depth(at: $0.part.center), number: $0.number, plane: $0.part.plane)
        }
        return candidates.sorted { ($0.depth, $0.number) < ($1.depth, $1.number) }[candidates.count / 2].plane
    }

    private mutating func side(of part: DepthPart, _ plane: DepthPlane) -> Side {
        let above = part.plane.above(plane)
        let depths = part.outline.map(above.depth)
        let isBehind = depths.allSatisfy { $0 <= Self.tolerance }
        let isInFront = depths.allSatisfy { $0 >= -Self.tolerance }
        switch (isBehind, isInFront) {
        case (true, true): return .within
        case (true, false): return .behind
        case (false, true): return .front
        case (false, false):
            if cuts < Self.limit { return .both }
            isExact = false
            return above.depth(at: part.center) < 0 ? .behind : .front
        }
    }
}
