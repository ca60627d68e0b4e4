import FrameGeometry
import FramePainting
import TestSupport

/// Display lists with everything that the rasterizer supports, valid and invalid, by seed.
struct RandomLists {
    private var numbers: SplitMix64
    /// The fraction of numbers that are NaN, infinite, huge or tiny.
    private let hostility: Double
    /// Whether blurs, shadows, backdrops, blend modes and projections are included. If so, canvases are small, lists
    /// short and Gaussians narrow, since a blur costs a debug build a thousand times as much as a fill.
    private let hasBlurs: Bool
    /// The width of the canvas of the current list, in points.
    private var width = 0.0

    static let hostileNumbers: [Double] = [
        .nan, .infinity, -.infinity, 1e30, -1e30, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, 1e-300,
        .leastNonzeroMagnitude, 0, -0.0, -1, 1e15, 4_294_967_296, 0x1p63, 32_768, -65_536,
    ]

    init(seed: UInt64, hostility: Double = 0, hasBlurs: Bool = false) {
        numbers = SplitMix64(seed: seed)
        self.hostility = hostility
        self.hasBlurs = hasBlurs
    }

    mutating func list() -> DisplayList {
        let (side, items) = hasBlurs ? (20, 6) : (70, 12)
        let size = PixelSize(width: numbers.integer(1...side), height: numbers.integer(1...side))
        let scale =
            hasBlurs
            ? numbers.number(0.25...0.5) : numbers.isTrue(0.7) ? numbers.element(of: [1, 1, 2, 3]) : value(0.3...3)
        width = Double(size.width) / scale
        return DisplayList(
            size: size, scale: scale, background: numbers.isTrue(0.5) ? .white : color(),
            items: self.items(items, depth: 0))
    }

    private mutating func value(_ range: ClosedRange<Double>) -> Double {
        if hostility > 0, numbers.isTrue(hostility) { return numbers.element(of: Self.hostileNumbers) }
        let value = numbers.number(range)
        switch numbers.integer(0...3) {
        case 0: return value.rounded()
        case 1: return (value * 4).rounded() / 4
        default: return value
        }
    }

    private mutating func fraction() -> Double { numbers.isTrue(0.4) ? 1 : value(-0.1...1.1) }

    private mutating func color() -> Color {
        Color(red: fraction(), green: fraction(), blue: fraction(), alpha: numbers.isTrue(0.5) ? 1 : fraction())
    }

    /// Returns a rectangle that is anywhere, on whole points, or across most of the canvas.
    private mutating func rect() -> Rect {
        switch numbers.integer(0...5) {
        case 0, 1: return Rect(x: value(-20...60), y: value(-20...60), width: value(-1...60), height: value(-1...60))
        case 2, 3:
            return Rect(
                x: value(-20...40).rounded(), y: value(-20...40).rounded(), width: value(0...60).rounded(),
                height: value(0...60).rounded())
        default:
            let left = numbers.element(of: [0, 0, 0, -1, 0.25, 1])
            let right = width + numbers.element(of: [0, 0, 0, 1, -0.25, -1])
            let (top, height) = (value(-5...30), value(0...40))
            if numbers.isTrue(0.5) {
                return Rect(x: left, y: top.rounded(), width: right - left, height: height.rounded())
            }
            return Rect(x: left, y: top, width: right - left, height: height)
        }
    }

    private mutating func radii() -> CornerRadii {
        if numbers.isTrue(0.5) {
            return CornerRadii(all: value(0...20), curve: numbers.element(of: CornerCurve.allCases))
        }
        return CornerRadii(
            topLeft: value(0...20), topRight: value(0...20), bottomRight: value(-2...20), bottomLeft: value(0...20))
    }

    private mutating func shape() -> Shape {
        switch numbers.integer(0...6) {
        case 0, 1, 2: return .rect(rect())
        case 3: return .roundedRect(rect(), radii())
        case 4: return .ellipse(rect())
        case 5: return .path(path(), numbers.element(of: FillRule.allCases))
        default: return .ring(rect(), radii(), width: value(0...12))
        }
    }

    private mutating func point() -> Point { Point(x: value(-20...80), y: value(-20...80)) }

    private mutating func path() -> Path {
        Path(
            (0..<numbers.integer(0...9)).map { _ in
                switch numbers.integer(0...9) {
                case 0: .move(point())
                case 1...5: .line(point())
                case 6: .quadratic(control: point(), point())
                case 7, 8: .cubic(point(), point(), point())
                default: .close
                }
            })
    }

    private mutating func paint() -> Paint {
        if numbers.isTrue(0.8) { return .color(color()) }
        let kind: Gradient.Kind =
            switch numbers.integer(0...2) {
            case 0: .linear(from: point(), to: point())
            case 1: .radial(center: point(), radius: value(-1...40), focus: point())
            default: .conic(center: point(), start: value(-720...720))
            }
        return .gradient(
            Gradient(
                kind, stops: (0..<numbers.integer(0...4)).map { _ in Gradient.Stop(value(-0.1...1.1), color()) },
                spread: numbers.element(of: Gradient.Spread.allCases), transform: transform()))
    }

    private mutating func stroke() -> Stroke {
        Stroke(
            width: value(-1...15), cap: numbers.element(of: Stroke.Cap.allCases),
            join: numbers.element(of: Stroke.Join.allCases),
            miterLimit: value(0...10), dash: (0..<numbers.integer(0...3)).map { _ in value(0...12) },
            dashPhase: value(-20...20))
    }

    private mutating func transform() -> Affine {
        switch numbers.integer(0...5) {
        case 0, 1: return .identity
        case 2: return .translation(x: value(-30...30), y: value(-30...30))
        case 3: return .scale(x: value(-2...2), y: value(-2...2))
        case 4: return Affine(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: value(-30...30), ty: value(-30...30))
        default:
            return Affine(
                a: value(-2...2), b: value(-2...2), c: value(-2...2), d: value(-2...2), tx: value(-30...30),
                ty: value(-30...30))
        }
    }

    private mutating func image() -> RasterImage {
        var pixels = PixelBuffer(size: PixelSize(width: numbers.integer(1...9), height: numbers.integer(1...9)))
        let opaque = numbers.isTrue(0.5)
        for index in stride(from: 0, to: pixels.bytes.count, by: 4) {
            let alpha = opaque ? 255 : numbers.integer(0...255)
            for channel in 0..<3 { pixels.bytes[index + channel] = UInt8(numbers.integer(0...alpha)) }
            pixels.bytes[index + 3] = UInt8(alpha)
        }
        return RasterImage(pixels)
    }

    private mutating func image() -> ImageItem {
        ImageItem(
            image(), in: rect(),
            source: numbers.isTrue(0.5)
                ? Rect(x: 0, y: 0, width: 1, height: 1)
                : Rect(x: value(0...0.5), y: value(0...0.5), width: value(0...0.5), height: value(0...0.5)),
            sampling: numbers.element(of: ImageItem.Sampling.allCases), opacity: fraction(),
            edges: numbers.isTrue(0.2) ? .hard : .smooth, transform: transform())
    }

    private mutating func items(_ count: Int, depth: Int) -> [PaintItem] {
        (0..<numbers.integer(0...count)).map { _ in
            switch numbers.integer(0...9) {
            case 0...4:
                let blur = hasBlurs && numbers.isTrue(0.2) ? numbers.number(0...3) : 0
                return .fill(
                    Fill(
                        shape(), stroke: numbers.isTrue(0.2) ? stroke() : nil, paint: paint(), opacity: fraction(),
                        blur: blur, edges: numbers.isTrue(0.2) ? .hard : .smooth, transform: transform()))
            case 5, 6: return .image(image())
            default:
                let clip =
                    numbers.isTrue(0.5)
                    ? Clip(shape(), edges: numbers.isTrue(0.2) ? .hard : .smooth, transform: transform()) : nil
                return .group(group(items: depth < 3 ? items(count / 2, depth: depth + 1) : [], clip: clip))
            }
        }
    }

    private mutating func group(items: [PaintItem], clip: Clip?) -> Group {
        var group = Group(opacity: fraction(), clip: clip, transform: transform(), items: items)
        if numbers.isTrue(0.2) {
            group.mask = Mask(numbers.element(of: Mask.Kind.allCases), items: self.items(3, depth: 3))
        }
        guard hasBlurs else { return group }
        if numbers.isTrue(0.2) { group.blur = numbers.number(0...3) }
        if numbers.isTrue(0.2) {
            group.shadow = Shadow(
                offset: Point(x: value(-9...9), y: value(-9...9)), sigma: numbers.number(0...3), color: color())
        }
        if numbers.isTrue(0.2) {
            group.backdrop = Backdrop(sigma: numbers.number(0...3), saturation: value(0...2))
        }
        if numbers.isTrue(0.2) { group.raster = value(0.1...3) }
        if numbers.isTrue(0.4) { group.blend = numbers.element(of: BlendMode.allCases) }
        if numbers.isTrue(0.3) {
            group.projection = Projection(
                a: 1, b: value(-0.2...0.2), c: value(-0.2...0.2), d: 1, tx: value(-9...9), ty: value(-9...9),
                p: value(-0.02...0.02), q: value(-0.02...0.02), r: 1)
        }
        return group
    }
}
