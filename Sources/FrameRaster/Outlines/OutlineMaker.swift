import FrameGeometry
import FramePainting

/// Converts shapes to device shapes and collects the vertices and chains of a plan's outlines.
struct OutlineMaker {
    var vertices: [Vertex] = []
    var chains: [Chain] = []
    /// Largest number of chains in one outline.
    private(set) var mostChains = 0

    private let canvas: Size
    let box: ConvexCut
    private var arc = QuarterArc()
    private var points: [Point] = []

    /// Coordinate beyond which shapes are not drawn. Neighboring values are then so far apart that clipping would be
    /// noise.
    private static let reach = 1e300

    /// Creates a maker for a canvas in pixels.
    init(width: Int, height: Int) {
        canvas = Size(width: Double(width), height: Double(height))
        box = ConvexCut(
            minX: -Subpixel.margin, minY: -Subpixel.margin,
            maxX: Double(width) + Subpixel.margin, maxY: Double(height) + Subpixel.margin)
    }

    /// Returns the shape on the device and the pixels it may touch. Returns `nil` if it covers nothing, which is the
    /// case for an empty shape, a singular or non-finite transform, or a position that is not a number.
    mutating func shape(_ shape: Shape, _ transform: Affine) -> (shape: DeviceShape, bounds: PixelBounds)? {
        let rect: Rect
        switch shape {
        case .rect(let frame), .roundedRect(let frame, _), .ring(let frame, _, _), .ellipse(let frame): rect = frame
        case .path(let path, let rule): return outline(path, rule, transform)
        case .glyphs(let glyphs): return outline(glyphs.path, .nonzero, transform)
        }
        guard !rect.isEmpty, transform.isFinite, transform.determinant != 0, isOnCanvas(rect, transform) else {
            return nil
        }
        let firstChain = chains.count
        let firstVertex = vertices.count
        switch shape {
        case .rect:
            points.removeAll(keepingCapacity: true)
            appendCorners(of: rect)
            if let device = deviceRect(transform) {
                return (.rect(device), bounds(of: device))
            }
            close(transform, inwards: false)
        case .roundedRect(_, let radii):
            let fitted = radii.fitted(to: rect.size)
            if fitted.isZero { return self.shape(.rect(rect), transform) }
            contour(rect, fitted, transform, inwards: false)
        case .ring(_, let radii, let width):
            guard width > 0 else { return nil }
            let fitted = radii.fitted(to: rect.size)
            let inner = rect.inset(by: width)
            if inner.isEmpty { return self.shape(.roundedRect(rect, fitted), transform) }
            contour(rect, fitted, transform, inwards: false)
            contour(inner, fitted.inset(by: width).fitted(to: inner.size), transform, inwards: true)
        case .ellipse:
            appendEllipse(in: rect, Self.stretch(of: transform))
            close(transform, inwards: false)
        case .path, .glyphs: break
        }
        guard chains.count > firstChain else { return nil }
        mostChains = max(mostChains, chains.count - firstChain)
        return (.outline(chains: firstChain..<chains.count), bounds(from: firstVertex))
    }

    private mutating func outline(
        _ path: Path, _ rule: FillRule, _ transform: Affine
    ) -> (shape: DeviceShape, bounds: PixelBounds)? {
        guard transform.isFinite, transform.determinant != 0 else { return nil }
        let firstChain = chains.count
        let firstVertex = vertices.count
        var tracer = PathTracer(box)
        guard tracer.trace(path.applying(transform), origin: transform.apply(.zero)) else { return nil }
        tracer.append(to: &vertices, &chains)
        guard chains.count > firstChain else { return nil }
        mostChains = max(mostChains, chains.count - firstChain)
        return (.path(chains: firstChain..<chains.count, rule), bounds(from: firstVertex))
    }

    /// Returns the contours of a stroke on the device.
    mutating func sum(
        _ parts: [Path], _ transform: Affine
    ) -> (shape: DeviceShape, bounds: PixelBounds)? {
        guard parts.count > 1 else { return parts.first.flatMap { outline($0, .nonzero, transform) } }
        guard transform.isFinite, transform.determinant != 0 else { return nil }
        let firstChain = chains.count
        let firstVertex = vertices.count
        for (index, path) in parts.enumerated() {
            let start = chains.count
            var tracer = PathTracer(box)
            guard tracer.trace(path.applying(transform), origin: transform.apply(.zero)) else { continue }
            tracer.append(to: &vertices, &chains)
            for chain in start..<chains.count { chains[chain].part = Int32(truncatingIfNeeded: index) }
        }
        guard chains.count > firstChain else { return nil }
        mostChains = max(mostChains, chains.count - firstChain)
        return (.sum(chains: firstChain..<chains.count), bounds(from: firstVertex))
    }

    /// Whether the bounds of the transformed rectangle meet the canvas; otherwise its outline need not be divided.
    /// `false` for NaN.
    private func isOnCanvas(_ rect: Rect, _ transform: Affine) -> Bool {
        let center = transform.apply(Point(x: rect.midX, y: rect.midY))
        let reachX = (abs(transform.a) * rect.size.width + abs(transform.c) * rect.size.height) / 2
        let reachY = (abs(transform.b) * rect.size.width + abs(transform.d) * rect.size.height) / 2
        return center.x + reachX > 0 && center.x - reachX < canvas.width
            && center.y + reachY > 0 && center.y - reachY < canvas.height
    }

    // MARK: Points

    private mutating func appendCorners(of rect: Rect) {
        points.append(Point(x: rect.minX, y: rect.minY))
        points.append(Point(x: rect.maxX, y: rect.minY))
        points.append(Point(x: rect.maxX, y: rect.maxY))
        points.append(Point(x: rect.minX, y: rect.maxY))
    }

    private mutating func contour(_ rect: Rect, _ radii: CornerRadii, _ transform: Affine, inwards: Bool) {
        points.removeAll(keepingCapacity: true)
        if radii.isZero {
            appendCorners(of: rect)
        } else if radii.curve == .continuous {
            appendCubics(of: Path(rounded: rect, radii), Self.stretch(of: transform))
        } else {
            let stretch = Self.stretch(of: transform)
            appendCorner(Point(x: rect.minX, y: rect.minY), radii.topLeft, (1, 0), (0, 1), stretch)
            appendCorner(Point(x: rect.maxX, y: rect.minY), radii.topRight, (0, 1), (-1, 0), stretch)
            appendCorner(Point(x: rect.maxX, y: rect.maxY), radii.bottomRight, (-1, 0), (0, -1), stretch)
            appendCorner(Point(x: rect.minX, y: rect.maxY), radii.bottomLeft, (0, -1), (1, 0), stretch)
        }
        close(transform, inwards: inwards)
    }

    /// Appends one corner, clockwise on the screen. `across` points from the corner into the rectangle, perpendicular
    /// to the arriving side; `along` is perpendicular to the leaving side.
    private mutating func appendCorner(
        _ corner: Point, _ radius: Double, _ across: (x: Double, y: Double), _ along: (x: Double, y: Double),
        _ stretch: Double
    ) {
        guard radius > 0 else {
            points.append(corner)
            return
        }
        arc.divide(segments: QuarterArc.segments(radius: radius * stretch))
        // Positions are measured from the corner, so that the ends lie exactly on the sides.
        for (cosine, sine) in arc.points {
            let first = radius * (1 - cosine)
            let second = radius * (1 - sine)
            points.append(
                Point(
                    x: corner.x + across.x * first + along.x * second,
                    y: corner.y + across.y * first + along.y * second))
        }
    }

    /// Appends the points of a closed outline of lines and cubics.
    private mutating func appendCubics(of path: Path, _ stretch: Double) {
        for element in path.elements {
            switch element {
            case .move(let point), .line(let point): points.append(point)
            case .cubic(let first, let second, let end):
                guard let start = points.last else { continue }
                let curve = Cubic(start, first, second, end)
                let steps = curve.steps(within: PathTracer.tolerance / stretch, limit: PathTracer.curveLimit)
                for step in 1...steps { points.append(curve.point(at: Double(step) / Double(steps))) }
            case .quadratic, .close: break
            }
        }
    }

    private mutating func appendEllipse(in rect: Rect, _ stretch: Double) {
        let (radiusX, radiusY) = (rect.size.width / 2, rect.size.height / 2)
        arc.divide(segments: QuarterArc.segments(radius: max(radiusX, radiusY) * stretch))
        points.removeAll(keepingCapacity: true)
        for turn in 0..<4 {
            for (cosine, sine) in arc.points {
                let (x, y) =
                    switch turn {
                    case 0: (cosine, sine)
                    case 1: (-sine, cosine)
                    case 2: (-cosine, -sine)
                    default: (sine, -cosine)
                    }
                points.append(Point(x: rect.midX + x * radiusX, y: rect.midY + y * radiusY))
            }
        }
    }

    /// Returns the largest factor by which a transform scales any distance, which is its larger singular value.
    static func stretch(of transform: Affine) -> Double {
        let sum =
            transform.a * transform.a + transform.b * transform.b + transform.c * transform.c
            + transform.d * transform.d
        let determinant = transform.determinant
        let difference = max(0, sum * sum - 4 * determinant * determinant).squareRoot()
        return ((sum + difference) / 2).squareRoot()
    }

    // MARK: Device

    /// Returns the rectangle with its corners in ``points``, if it is axis-aligned on the grid of ``Subpixel``.
    private func deviceRect(_ transform: Affine) -> DeviceRect? {
        let first = transform.apply(points[0])
        let last = transform.apply(points[2])
        guard !first.x.isNaN, !first.y.isNaN, !last.x.isNaN, !last.y.isNaN else { return nil }
        if !((transform.b == 0 && transform.c == 0) || (transform.a == 0 && transform.d == 0)) {
            // The cosine of a quarter turn is rarely exactly 0; compare on the grid.
            let device = points.map(transform.apply)
            guard box.contains(device) else { return nil }
            let x = device.map { Subpixel.snap($0.x) }
            let y = device.map { Subpixel.snap($0.y) }
            let upright = x[0] == x[3] && x[1] == x[2] && y[0] == y[1] && y[2] == y[3]
            let turned = x[0] == x[1] && x[2] == x[3] && y[0] == y[3] && y[1] == y[2]
            guard upright || turned else { return nil }
        }
        let (x0, x1) = (snapX(first.x), snapX(last.x))
        let (y0, y1) = (snapY(first.y), snapY(last.y))
        return DeviceRect(left: min(x0, x1), top: min(y0, y1), right: max(x0, x1), bottom: max(y0, y1))
    }

    private func snapX(_ x: Double) -> Int { Subpixel.snap(min(max(x, box.minX), box.maxX)) }
    private func snapY(_ y: Double) -> Int { Subpixel.snap(min(max(y, box.minY), box.maxY)) }

    /// Transforms the closed polygon in ``points`` to the device and adds its chains. `inwards` reverses it, for a
    /// hole.
    private mutating func close(_ transform: Affine, inwards: Bool) {
        for index in points.indices {
            let point = transform.apply(points[index])
            // The comparison is false for NaN too.
            guard abs(point.x) <= Self.reach, abs(point.y) <= Self.reach else { return }
            points[index] = point
        }
        if !box.contains(points) { points = box.cut(points) }
        guard points.count > 2 else { return }
        let downwards: Int32 = inwards ? -1 : 1
        // Start at a topmost vertex, where the outline turns, so that no chain is cut in two.
        let snapped = points.map { Vertex(x: Int32(snapX($0.x)), y: Int32(snapY($0.y))) }
        var start = 0
        for index in snapped.indices where snapped[index].y < snapped[start].y { start = index }
        var direction = 0
        var run: [Vertex] = []
        run.reserveCapacity(snapped.count + 1)
        for step in 0...snapped.count {
            let index = start + step
            let vertex = snapped[index < snapped.count ? index : index - snapped.count]
            if let previous = run.last {
                if vertex == previous { continue }
                let turn = Int((vertex.y - previous.y).signum())
                if turn != 0, direction != 0, turn != direction {
                    add(run, direction, downwards)
                    run.removeAll(keepingCapacity: true)
                    run.append(previous)
                    direction = 0
                }
                if turn != 0 { direction = turn }
            }
            run.append(vertex)
        }
        add(run, direction, downwards)
    }

    private mutating func add(_ run: [Vertex], _ direction: Int, _ downwards: Int32) {
        guard direction != 0 else { return }
        chains.append(
            Chain(
                first: Int32(vertices.count), count: Int32(run.count),
                winding: direction > 0 ? downwards : -downwards))
        if direction > 0 { vertices.append(contentsOf: run) } else { vertices.append(contentsOf: run.reversed()) }
    }

    // MARK: Bounds

    private func bounds(of rect: DeviceRect) -> PixelBounds {
        PixelBounds(
            minX: Subpixel.floor(rect.left), minY: Subpixel.floor(rect.top),
            maxX: Subpixel.ceil(rect.right), maxY: Subpixel.ceil(rect.bottom))
    }

    private func bounds(from firstVertex: Int) -> PixelBounds {
        var box = DeviceRect(left: .max, top: .max, right: .min, bottom: .min)
        for vertex in vertices[firstVertex...] {
            box.left = min(box.left, Int(vertex.x))
            box.top = min(box.top, Int(vertex.y))
            box.right = max(box.right, Int(vertex.x))
            box.bottom = max(box.bottom, Int(vertex.y))
        }
        return bounds(of: box)
    }
}
