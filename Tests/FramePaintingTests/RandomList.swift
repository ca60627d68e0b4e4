import FrameGeometry
import FramePainting
import TestSupport

/// Random display lists with every kind of item and every option, equal in every run.
struct RandomList {
    private var generator: SplitMix64

    init(seed: UInt64) {
        generator = SplitMix64(seed: seed)
    }

    mutating func list() -> DisplayList {
        DisplayList(
            size: PixelSize(width: .random(in: 1...16_384, using: &generator), height: 1),
            scale: maybe { $0.number(0.5...3) } ?? 1, background: maybe { $0.color() } ?? .clear,
            items: items(depth: 3))
    }

    private mutating func items(depth: Int) -> [PaintItem] {
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in
            switch Int.random(in: 0...(depth > 0 ? 2 : 1), using: &generator) {
            case 0:
                .fill(
                    Fill(
                        shape(), stroke: maybe { $0.stroke() }, paint: paint(), opacity: opacity(),
                        blur: maybe { $0.number(0...40) } ?? 0, falloff: maybe { _ in .cut } ?? .gaussian,
                        edges: maybe { _ in .hard } ?? .smooth,
                        transform: transform(), name: name()))
            case 1:
                .image(
                    ImageItem(
                        DisplayListTextTests.images[Int.random(in: 0..<3, using: &generator)], in: rect(),
                        source: maybe { Rect(x: $0.number(0...1), y: 0, width: $0.number(0...1), height: 0.5) }
                            ?? Rect(x: 0, y: 0, width: 1, height: 1),
                        sampling: maybe { _ in .nearest } ?? .bilinear, opacity: opacity(),
                        edges: maybe { _ in .hard } ?? .smooth, transform: transform(),
                        name: name()))
            default:
                .group(
                    Group(
                        opacity: opacity(),
                        clip: maybe {
                            Clip($0.shape(), edges: $0.maybe { _ in .hard } ?? .smooth, transform: $0.transform())
                        },
                        mask: maybe {
                            Mask($0.maybe { _ in .luminance } ?? .alpha, items: $0.items(depth: depth - 1))
                        },
                        blur: maybe { $0.number(0...40) } ?? 0, falloff: maybe { _ in .cut } ?? .gaussian,
                        shadow: maybe {
                            Shadow(
                                offset: $0.point(), sigma: $0.number(0...40),
                                falloff: $0.maybe { _ in .cut } ?? .gaussian,
                                color: $0.color())
                        },
                        raster: maybe { $0.number(0.1...4) },
                        backdrop: maybe { Backdrop(sigma: $0.number(0...9), saturation: $0.number(0...3)) },
                        blend: maybe { BlendMode.allCases.randomElement(using: &$0.generator) ?? .normal } ?? .normal,
                        transform: transform(),
                        projection: maybe {
                            Projection(
                                a: $0.number(-2...2), b: 0.5, c: 0, d: 1, tx: 3, ty: 4, p: $0.number(-1...1), q: 0, r: 1
                            )
                        },
                        name: name(), items: items(depth: depth - 1)))
            }
        }
    }

    private mutating func shape() -> Shape {
        switch Int.random(in: 0...5, using: &generator) {
        case 5: .glyphs(glyphs())
        case 0: .rect(rect())
        case 1: .roundedRect(rect(), radii())
        case 2: .ellipse(rect())
        case 3: .path(path(), maybe { _ in .evenodd } ?? .nonzero)
        default: .ring(rect(), radii(), width: number(0...9))
        }
    }

    private mutating func glyphs() -> Glyphs {
        Glyphs(
            outlines: (0..<Int.random(in: 0...2, using: &generator)).map { _ in path() }, unit: number(0.001...9),
            places: (0..<Int.random(in: 0...3, using: &generator)).map {
                Glyphs.Place(Int.random(in: 0...$0, using: &generator), at: point())
            })
    }

    private mutating func point() -> Point { Point(x: number(-1e6...1e6), y: number(-1...1)) }

    private mutating func path() -> Path {
        Path(
            (0..<Int.random(in: 0...6, using: &generator)).map { _ in
                switch Int.random(in: 0...4, using: &generator) {
                case 0: .move(point())
                case 1: .line(point())
                case 2: .quadratic(control: point(), point())
                case 3: .cubic(point(), point(), point())
                default: .close
                }
            })
    }

    private mutating func paint() -> Paint {
        maybe { random in
            let kind: Gradient.Kind =
                random.maybe { .linear(from: $0.point(), to: $0.point()) }
                ?? random.maybe { .radial(center: $0.point(), radius: $0.number(0...9), focus: $0.point()) }
                ?? .conic(center: random.point(), start: random.number(-9...9))
            return .gradient(
                Gradient(
                    kind,
                    stops: (0..<Int.random(in: 0...3, using: &random.generator)).map { _ in
                        Gradient.Stop(random.number(0...1), random.color())
                    },
                    spread: Gradient.Spread.allCases.randomElement(using: &random.generator) ?? .pad,
                    transform: random.transform()))
        } ?? .color(color())
    }

    private mutating func stroke() -> Stroke {
        Stroke(
            width: number(-1...9), cap: Stroke.Cap.allCases.randomElement(using: &generator) ?? .butt,
            join: Stroke.Join.allCases.randomElement(using: &generator) ?? .miter,
            miterLimit: maybe { $0.number(0...9) } ?? 10, dash: maybe { [$0.number(0...1), $0.number(0...1)] } ?? [],
            dashPhase: maybe { $0.number(-9...9) } ?? 0)
    }

    private mutating func radii() -> CornerRadii {
        switch Int.random(in: 0...2, using: &generator) {
        case 0: .zero
        case 1: CornerRadii(all: number(0...50), curve: maybe { _ in .continuous } ?? .circular)
        default: CornerRadii(topLeft: number(0...9), topRight: -1, bottomRight: number(0...9), bottomLeft: 3)
        }
    }

    private mutating func transform() -> Affine {
        maybe {
            Affine(
                a: $0.number(-2...2), b: $0.number(-2...2), c: $0.number(-2...2), d: $0.number(-2...2),
                tx: $0.number(-1e9...1e9), ty: $0.number(-1e-9...1e-9))
        } ?? .identity
    }

    private mutating func color() -> Color {
        maybe { Color(red: $0.number(-1...2), green: $0.number(0...1), blue: 0, alpha: $0.number(0...1)) }
            ?? Color(red8: UInt8.random(in: 0...255, using: &generator), green8: 1, blue8: 2, alpha8: 3)
    }

    private mutating func rect() -> Rect {
        Rect(x: number(-1e3...1e3), y: number(-1...1), width: number(-5...900), height: number(0...900))
    }

    private mutating func opacity() -> Double { maybe { $0.number(0...1) } ?? 1 }

    private mutating func name() -> String? { maybe { "layer \"\($0.number(0...9))\"\n転" } }

    private mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }

    private mutating func maybe<Value>(_ make: (inout RandomList) -> Value) -> Value? {
        Bool.random(using: &generator) ? make(&self) : nil
    }
}
