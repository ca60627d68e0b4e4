import FrameGeometry

/// A glyph outline flattened to lines in device pixels, relative to its origin.
///
/// Coverage is the sum of the areas to the right of the lines, clamped to 0…1. That is exact where contours do not
/// overlap, as in fonts, and, except for pixels on edges, where they overlap with the same winding.
struct GlyphOutline {
    /// Largest side of a mask in pixels; larger glyphs are drawn as paths. Tuned.
    static let sideLimit = 256.0

    private var lines: [(from: Point, to: Point)] = []
    private var low = Point(x: .infinity, y: .infinity)
    private var high = Point(x: -.infinity, y: -.infinity)

    /// Returns `nil` if the outline covers nothing, is too large for a mask or has non-finite coordinates.
    ///
    /// - Parameter transform: Transform from the outline's units to pixels; its translation is ignored.
    init?(_ path: Path, _ transform: Affine) {
        var linear = transform
        (linear.tx, linear.ty) = (0, 0)
        var start = Point.zero
        var here = Point.zero
        for element in path.applying(linear).elements {
            // A curve lies within its control points. The comparison is false for NaN too.
            guard element.points.allSatisfy({ abs($0.x) <= Self.sideLimit && abs($0.y) <= Self.sideLimit }) else {
                return nil
            }
            switch element {
            case .move(let point):
                add(here, start)
                (start, here) = (point, point)
            case .line(let point):
                add(here, point)
                here = point
            case .quadratic(let control, let point):
                add(Cubic(quadratic: here, control, point))
                here = point
            case .cubic(let first, let second, let point):
                add(Cubic(here, first, second, point))
                here = point
            case .close:
                add(here, start)
                here = start
            }
        }
        add(here, start)
        guard !lines.isEmpty, high.x - low.x <= Self.sideLimit, high.y - low.y <= Self.sideLimit else { return nil }
    }

    private mutating func add(_ curve: Cubic) {
        let steps = curve.steps(within: PathTracer.tolerance, limit: PathTracer.curveLimit)
        var from = curve.start
        for step in 1...steps {
            let to = curve.point(at: Double(step) / Double(steps))
            add(from, to)
            from = to
        }
    }

    private mutating func add(_ from: Point, _ to: Point) {
        guard from.y != to.y else { return }
        lines.append((from, to))
        low = Point(x: min(low.x, from.x, to.x), y: min(low.y, from.y, to.y))
        high = Point(x: max(high.x, from.x, to.x), y: max(high.y, from.y, to.y))
    }

    /// Returns the pixels that the outline touches if its origin lies `phase` into a pixel, each component 0..<1.
    func mask(at phase: (x: Double, y: Double)) -> GlyphMask? {
        let (left, top) = ((low.x + phase.x).rounded(.down), (low.y + phase.y).rounded(.down))
        let (right, bottom) = ((high.x + phase.x).rounded(.up), (high.y + phase.y).rounded(.up))
        guard right > left, bottom > top else { return nil }
        return GlyphMask(
            left: Int(left), top: Int(top), width: Int(right - left), height: Int(bottom - top), first: 0)
    }

    /// Appends the rows of a mask.
    func cover(_ mask: GlyphMask, at phase: (x: Double, y: Double), into coverage: inout [UInt8]) {
        // Coverage changes at each pixel of a row and at two beyond its end.
        let stride = mask.width + 2
        var changes = [Float](repeating: 0, count: stride * mask.height)
        let (x, y) = (phase.x - Double(mask.left), phase.y - Double(mask.top))
        changes.withUnsafeMutableBufferPointer { changes in
            for line in lines {
                let (from, to) = (
                    Point(x: line.from.x + x, y: line.from.y + y), Point(x: line.to.x + x, y: line.to.y + y)
                )
                if from.y < to.y {
                    Self.add(from, to, 1, changes, stride, mask)
                } else {
                    Self.add(to, from, -1, changes, stride, mask)
                }
            }
            let start = coverage.count
            coverage.append(contentsOf: repeatElement(0, count: mask.width * mask.height))
            coverage.withUnsafeMutableBufferPointer { coverage in
                guard let bytes = coverage.baseAddress, let changes = changes.baseAddress else { return }
                Self.sum(changes, stride, mask, to: bytes + start)
            }
        }
    }

    /// Adds up the changes of coverage along each row. Four rows are processed at a time, because a sum has to wait for
    /// the preceding one; beyond the last row, that row is written again.
    private static func sum(
        _ changes: UnsafePointer<Float>, _ stride: Int, _ mask: GlyphMask, to bytes: UnsafeMutablePointer<UInt8>
    ) {
        for row in Swift.stride(from: 0, to: mask.height, by: 4) {
            let rows = SIMD4(row, row &+ 1, row &+ 2, row &+ 3)
                .replacing(with: mask.height &- 1, where: SIMD4(0, 1, 2, 3) .>= mask.height &- row)
            let (from, to) = (rows &* stride, rows &* mask.width)
            var sums = SIMD4<Float>.zero
            for column in 0..<mask.width {
                sums += SIMD4(
                    changes[from[0] &+ column], changes[from[1] &+ column], changes[from[2] &+ column],
                    changes[from[3] &+ column])
                bytes[to[0] &+ column] = byte(sums[0])
                bytes[to[1] &+ column] = byte(sums[1])
                bytes[to[2] &+ column] = byte(sums[2])
                bytes[to[3] &+ column] = byte(sums[3])
            }
        }
    }

    /// Returns the sum as coverage, 0…255.
    @inline(__always) private static func byte(_ sum: Float) -> UInt8 {
        UInt8(truncatingIfNeeded: Int32(min(abs(sum), 1) * 255 + 0.5))
    }

    /// Accumulates one line, given from its upper to its lower end.
    private static func add(
        _ upper: Point, _ lower: Point, _ winding: Double, _ changes: UnsafeMutableBufferPointer<Float>, _ stride: Int,
        _ mask: GlyphMask
    ) {
        let slope = (lower.x - upper.x) / (lower.y - upper.y)
        let (least, most) = (min(upper.x, lower.x), max(upper.x, lower.x))
        let first = max(0, Int(upper.y))
        // Truncating is faster than rounding up on processors without instructions for rounding.
        let lowest = Int(lower.y)
        let end = min(mask.height, Double(lowest) < lower.y ? lowest + 1 : lowest)
        var above = upper.x
        for row in first..<max(first, end) {
            let bottom = min(lower.y, Double(row + 1))
            let below = min(max(upper.x + (bottom - upper.y) * slope, least), most)
            let height = (bottom - max(upper.y, Double(row))) * winding
            let (left, right) = (min(above, below), max(above, below))
            above = below
            var column = max(0, Int(left))
            let cell = changes.baseAddress.unsafelyUnwrapped + row * stride
            if right <= Double(column + 1) {
                let covered = Double(column + 1) - (left + right) / 2
                cell[column] += Float(height * covered)
                cell[column + 1] += Float(height * (1 - covered))
                continue
            }
            let fraction = height / (right - left)
            var from = left
            while from < right, column < mask.width {
                let to = min(right, Double(column + 1))
                let piece = fraction * (to - from)
                let covered = Double(column + 1) - (from + to) / 2
                cell[column] += Float(piece * covered)
                cell[column + 1] += Float(piece * (1 - covered))
                from = to
                column += 1
            }
        }
    }
}
