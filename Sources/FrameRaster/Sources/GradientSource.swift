import FrameGeometry
import FramePainting

/// A gradient as the color of a shape. Each pixel gets the color at its center, computed in `Double`.
struct GradientSource: Sendable {
    private enum Kind {
        /// Along x, 0…1.
        case linear
        /// Away from the origin. `center` is the circle's center relative to it, `rest` the radius² minus the square of
        /// that distance.
        case radial(center: Point, rest: Double)
        /// Around the origin.
        case conic
        /// The last color everywhere.
        case flat
    }

    private let kind: Kind
    private let spread: Gradient.Spread
    /// Transform from the device to the coordinates of ``Kind``.
    private let map: Affine
    /// Projection that replaces ``map`` in perspective.
    private let space: Projection?
    private let offsets: [Double]
    /// Red, green and blue in 0…1, not premultiplied; alpha times the opacity in 0…65535.
    private let colors: [SIMD4<Double>]

    /// Returns `nil` if nothing is visible because there are no stops, only clear ones, or the map has no inverse.
    ///
    /// - Parameter toDevice: Map from the fill's coordinates.
    init?(_ gradient: Gradient, opacity: Double, _ toDevice: DeviceMap) {
        func fraction(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
        var offsets: [Double] = []
        for stop in gradient.stops { offsets.append(max(fraction(stop.offset), offsets.last ?? 0)) }
        colors = gradient.stops.map { stop in
            let color = stop.color
            return SIMD4(
                fraction(color.red), fraction(color.green), fraction(color.blue),
                fraction(color.alpha) * fraction(opacity) * Double(SourceOver.one))
        }
        self.offsets = offsets
        spread = gradient.spread
        guard colors.contains(where: { $0.w > 0 }), let (kind, own) = Self.simplified(gradient.kind),
            let inverse = toDevice.after(gradient.transform).inverse(then: own)
        else { return nil }
        self.kind = kind
        (map, space) = inverse
    }

    /// Returns the kind in normalized coordinates and the map to them, or `nil` for non-finite numbers.
    private static func simplified(_ kind: Gradient.Kind) -> (Kind, Affine)? {
        switch kind {
        case .linear(let from, let to):
            let vector = to - from
            let square = vector.x * vector.x + vector.y * vector.y
            guard square.isFinite else { return nil }
            guard square > 0 else { return (.flat, .identity) }
            let (a, c) = (vector.x / square, vector.y / square)
            return (.linear, Affine(a: a, b: 0, c: c, d: 0, tx: -(from.x * a + from.y * c), ty: 0))
        case .radial(let center, let radius, let focus):
            guard radius.isFinite, center.x.isFinite, center.y.isFinite, focus.x.isFinite, focus.y.isFinite else {
                return nil
            }
            guard radius > 0 else { return (.flat, .identity) }
            var toCenter = Point(x: (center.x - focus.x) / radius, y: (center.y - focus.y) / radius)
            let distance = (toCenter.x * toCenter.x + toCenter.y * toCenter.y).squareRoot()
            if distance > 1 { toCenter = Point(x: toCenter.x / distance, y: toCenter.y / distance) }
            let start = Point(x: center.x - toCenter.x * radius, y: center.y - toCenter.y * radius)
            let rest = max(0, 1 - toCenter.x * toCenter.x - toCenter.y * toCenter.y)
            let own = Affine.translation(x: -start.x, y: -start.y).then(.scale(x: 1 / radius, y: 1 / radius))
            return (.radial(center: toCenter, rest: distance > 1 ? 0 : rest), own)
        case .conic(let center, let start):
            guard start.isFinite, center.x.isFinite, center.y.isFinite else { return nil }
            let own = Affine.translation(x: -center.x, y: -center.y)
            return (.conic, own.then(.rotation(-start.truncatingRemainder(dividingBy: 360) * .pi / 180)))
        }
    }

    /// Draws a run of row `y`; the parameters are those of ``ImageSource/draw(_:from:to:coverage:values:into:)``.
    func draw(
        _ y: Int, from: Int, to: Int, coverage: Int, values: UnsafePointer<Int>, into row: UnsafeMutablePointer<Pixel>
    ) {
        for x in from..<to {
            let covered = coverage == CoverageSpan.varying ? values[x] : coverage
            let fraction = Double(covered) / Double(CoverageSpan.full)
            row[x] = Source(color: SourceOver.whole(color(x, y) * fraction)).over(row[x])
        }
    }

    /// Returns the color, premultiplied, 0…65535, not yet rounded.
    private func color(_ x: Int, _ y: Int) -> SIMD4<Double> {
        let center = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let t = place(space.map { $0.apply(center) ?? .zero } ?? map.apply(center))
        let next = stop(after: t)
        var color: SIMD4<Double>
        if next == 0 {
            color = colors[0]
        } else if next == offsets.count {
            color = colors[next - 1]
        } else {
            let fraction = (t - offsets[next - 1]) / (offsets[next] - offsets[next - 1])
            color = colors[next - 1] + (colors[next] - colors[next - 1]) * fraction
        }
        let alpha = color.w
        color.w = 1
        return color * alpha
    }

    /// Returns the first stop beyond `t`, or the number of stops. Offsets ascend.
    private func stop(after t: Double) -> Int {
        var low = 0
        var high = offsets.count
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] <= t { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the position along the gradient, 0…1, with the spread applied. Non-finite positions clamp to 0 or 1, NaN
    /// to 1.
    private func place(_ point: Point) -> Double {
        let t: Double
        switch kind {
        case .linear: t = point.x
        case .radial(let center, let rest):
            // The circle through the point satisfies |p − t·c| = t with the radius as unit, so t²·rest + 2t·(p·c) − p²
            // = 0.
            let square = point.x * point.x + point.y * point.y
            let along = point.x * center.x + point.y * center.y
            let root = (along * along + rest * square).squareRoot()
            t = square == 0 ? 0 : along + root > 0 ? square / (along + root) : .infinity
        case .conic:
            let angle = RealMath.atan2(point.y, point.x) / (2 * .pi)
            t = angle < 0 ? angle + 1 : angle
        case .flat: t = 1
        }
        guard t.isFinite else { return t < 0 ? 0 : 1 }
        switch spread {
        case .pad: return min(max(t, 0), 1)
        case .repeat: return t - t.rounded(.down)
        case .reflect:
            let turn = t - 2 * (t / 2).rounded(.down)
            return turn > 1 ? 2 - turn : turn
        }
    }
}
