import FrameGeometry
import FrameJSON
import FramePainting

/// An image as described by the external cases, independent of the renderer and close to SVG.
struct OutsideScene: Decodable {
    struct Truth: Decodable { var over32, mean: Double }

    var name: String
    var width: Int
    var height: Int
    var background: OutsideColor?
    var nodes: [Node]
    var category: String
    var truthVsReference: Truth?

    struct NotYet: Error { var what: String }

    final class Node: Decodable {
        var type: String
        var transform: [Double]?
        var geometry: Geometry?
        var fill: OutsidePaint?
        var stroke: OutsideStroke?
        var children: [Node]?
        var opacity: Double?
        var clip: Geometry?
        var mask: Mask?
        var blur: Double?
        var shadow: OutsideShadow?
        var image: String?
        var rect: [Double]?
        var sampling: String?
        var projection: [Double]?
        var transform3D: [Double]?
    }

    struct Mask: Decodable {
        var kind: String
        var nodes: [Node]
    }

    struct OutsideShadow: Decodable {
        var dx: Double
        var dy: Double
        var sigma: Double
        var color: OutsideColor
    }

    struct Geometry: Decodable {
        var rect: [Double]?
        var roundedRect: [Double]?
        var radii: Radii?
        var ellipse: [Double]?
        var path: [[PathPart]]?
        var rule: String?
    }

    /// One number, one per corner, or a horizontal and a vertical one per corner.
    struct Radii: Decodable {
        var pairs: [(x: Double, y: Double)]

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let one = try? container.decode(Double.self) {
                pairs = Array(repeating: (one, one), count: 4)
            } else if let four = try? container.decode([Double].self) {
                pairs = four.map { ($0, $0) }
            } else {
                pairs = try container.decode([[Double]].self).map { ($0[0], $0[1]) }
            }
            guard pairs.count == 4 else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "not four corners")
            }
        }
    }

    enum PathPart: Decodable {
        case letter(String)
        case number(Double)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else {
                self = .letter(try container.decode(String.self))
            }
        }
    }

    /// - Parameter imageNamed: Finds an image by its name.
    func list(imageNamed: (String) throws -> RasterImage) throws -> DisplayList {
        DisplayList(
            size: PixelSize(width: width, height: height), background: background?.color ?? .clear,
            items: try nodes.map { .group(try $0.group(imageNamed)) })
    }
}

struct OutsideColor: Decodable {
    var color: Color

    init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        color = try Color(json: JSONCursor(.string(text)))
    }
}

struct OutsidePaint: Decodable {
    var paint: Paint

    init(from decoder: any Decoder) throws {
        if let color = try? OutsideColor(from: decoder) {
            paint = .color(color.color)
        } else {
            paint = .gradient(try OutsideGradient(from: decoder).value)
        }
    }
}

struct OutsideGradient: Decodable {
    struct Stop: Decodable {
        var value: Gradient.Stop

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            value = Gradient.Stop(
                try container.decode(Double.self), try container.decode(OutsideColor.self).color)
        }
    }

    var gradient: String
    var from: [Double]?
    var to: [Double]?
    var center: [Double]?
    var radius: Double?
    var focus: [Double]?
    var start: Double?
    var stops: [Stop]
    var spread: String
    var transform: [Double]?

    var value: Gradient {
        func point(_ numbers: [Double]?) -> Point { Point(x: numbers?[0] ?? 0, y: numbers?[1] ?? 0) }
        let kind: Gradient.Kind =
            switch gradient {
            case "linear": .linear(from: point(from), to: point(to))
            case "radial": .radial(center: point(center), radius: radius ?? 0, focus: point(focus ?? center))
            default: .conic(center: point(center), start: start ?? 0)
            }
        return Gradient(
            kind, stops: stops.map(\.value), spread: Gradient.Spread(rawValue: spread) ?? .pad,
            transform: transform.map { Affine($0) } ?? .identity)
    }
}

extension Affine {
    fileprivate init(_ numbers: [Double]) {
        self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
}

struct OutsideStroke: Decodable {
    var width: Double
    var cap: String
    var join: String
    var miterLimit: Double
    var dash: [Double]?
    var dashPhase: Double?
    var paint: OutsidePaint

    var stroke: Stroke {
        Stroke(
            width: width, cap: Stroke.Cap(rawValue: cap) ?? .butt, join: Stroke.Join(rawValue: join) ?? .miter,
            miterLimit: miterLimit, dash: dash ?? [], dashPhase: dashPhase ?? 0)
    }
}

extension OutsideScene.Node {
    /// The content of a node is masked, blurred or given a shadow, clipped and faded, in the same order as in a group.
    func group(_ imageNamed: (String) throws -> RasterImage) throws -> Group {
        var group = Group(items: try content(imageNamed))
        group.transform = transform.map { Affine($0) } ?? .identity
        if let matrix = transform3D.flatMap({ Matrix4($0) }) { group.projection = Projection(matrix) }
        // The matrix is given row by row, for column vectors.
        if let m = projection {
            group.projection = Projection(
                a: m[0], b: m[3], c: m[1], d: m[4], tx: m[2], ty: m[5], p: m[6], q: m[7], r: m[8])
        }
        group.opacity = opacity ?? 1
        group.clip = try clip.map { Clip(try $0.shape) }
        group.mask = try mask.map { mask in
            Mask(
                Mask.Kind(rawValue: mask.kind) ?? .alpha,
                items: try mask.nodes.map { .group(try $0.group(imageNamed)) })
        }
        group.blur = blur ?? 0
        group.shadow = shadow.map {
            Shadow(offset: Point(x: $0.dx, y: $0.dy), sigma: $0.sigma, color: $0.color.color)
        }
        return group
    }

    private func content(_ imageNamed: (String) throws -> RasterImage) throws -> [PaintItem] {
        switch type {
        case "shape":
            guard let shape = try geometry?.shape else { return [] }
            var items: [PaintItem] = []
            if let fill { items.append(.fill(Fill(shape, paint: fill.paint))) }
            if let stroke, let line = try geometry?.line {
                items.append(.fill(Fill(line, stroke: stroke.stroke, paint: stroke.paint.paint)))
            }
            return items
        case "group": return try (children ?? []).map { .group(try $0.group(imageNamed)) }
        case "image":
            guard let image, let rect else { return [] }
            return [
                .image(
                    ImageItem(
                        try imageNamed(image), in: Rect(x: rect[0], y: rect[1], width: rect[2], height: rect[3]),
                        sampling: sampling.flatMap { ImageItem.Sampling(rawValue: $0) } ?? .bilinear))
            ]
        default: throw OutsideScene.NotYet(what: type)
        }
    }
}

extension OutsideScene.Geometry {
    /// The outline that a stroke follows, with dashes that begin as in SVG.
    var line: Shape {
        get throws {
            guard let roundedRect, let radii else { return try shape }
            let rect = Rect(x: roundedRect[0], y: roundedRect[1], width: roundedRect[2], height: roundedRect[3])
            return rect.isEmpty ? .rect(rect) : Self.curved(rect, radii.pairs)
        }
    }

    var shape: Shape {
        get throws {
            if let rect { return .rect(Rect(x: rect[0], y: rect[1], width: rect[2], height: rect[3])) }
            if let ellipse {
                return .ellipse(
                    Rect(
                        x: ellipse[0] - ellipse[2], y: ellipse[1] - ellipse[3], width: 2 * ellipse[2],
                        height: 2 * ellipse[3]))
            }
            if let roundedRect, let radii {
                let rect = Rect(x: roundedRect[0], y: roundedRect[1], width: roundedRect[2], height: roundedRect[3])
                return Self.rounded(rect, radii)
            }
            let elements = try (path ?? []).map { try Self.element($0) }
            return .path(Path(elements), rule.flatMap(FillRule.init) ?? .nonzero)
        }
    }

    private static func element(_ parts: [OutsideScene.PathPart]) throws -> Path.Element {
        var letter = ""
        var numbers: [Double] = []
        for part in parts {
            switch part {
            case .letter(let text): letter = text
            case .number(let number): numbers.append(number)
            }
        }
        let points = stride(from: 0, to: numbers.count, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
        switch (letter, points.count) {
        case ("M", 1): return .move(points[0])
        case ("L", 1): return .line(points[0])
        case ("Q", 2): return .quadratic(control: points[0], points[1])
        case ("C", 3): return .cubic(points[0], points[1], points[2])
        case ("Z", 0): return .close
        default: throw OutsideScene.NotYet(what: letter)
        }
    }

    /// Returns a rounded rectangle if its corners are round, otherwise a path.
    private static func rounded(_ rect: Rect, _ radii: OutsideScene.Radii) -> Shape {
        let corners = radii.pairs
        if corners.allSatisfy({ $0.x == $0.y }) {
            return .roundedRect(
                rect,
                CornerRadii(
                    topLeft: corners[0].x, topRight: corners[1].x, bottomRight: corners[2].x, bottomLeft: corners[3].x))
        }
        return curved(rect, corners)
    }

    /// Returns a path with arbitrary corners that begins with the upper side.
    private static func curved(_ rect: Rect, _ corners: [(x: Double, y: Double)]) -> Shape {
        // Radii that do not fit are scaled down together.
        let sums = [
            (rect.size.width, corners[0].x + corners[1].x), (rect.size.width, corners[3].x + corners[2].x),
            (rect.size.height, corners[0].y + corners[3].y), (rect.size.height, corners[1].y + corners[2].y),
        ]
        let factor = sums.reduce(1.0) { $1.1 > $1.0 ? min($0, $1.0 / $1.1) : $0 }
        let places = [
            Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
            Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
        ]
        // A quarter of the unit circle from the left to the top, as two curves with an error of 4 · 10⁻⁶.
        let half = 0.5.squareRoot()
        let reach = 0.26521648984
        let quarter = Path([
            .move(Point(x: -1, y: 0)),
            .cubic(
                Point(x: -1, y: -reach), Point(x: -half - reach * half, y: -half + reach * half),
                Point(x: -half, y: -half)),
            .cubic(
                Point(x: -half + reach * half, y: -half - reach * half), Point(x: -reach, y: -1), Point(x: 0, y: -1)),
        ])
        var elements: [Path.Element] = []
        for index in [1, 2, 3, 0] {
            let place = places[index]
            let (x, y) = (corners[index].x * factor, corners[index].y * factor)
            let stretch = Affine(
                a: place.x == rect.minX ? x : -x, b: 0, c: 0, d: place.y == rect.minY ? y : -y,
                tx: place.x == rect.minX ? place.x + x : place.x - x,
                ty: place.y == rect.minY ? place.y + y : place.y - y)
            var quarter = quarter.applying(stretch)
            if !index.isMultiple(of: 2) { quarter = quarter.reversed }
            elements += quarter.elements.map { element in
                if case .move(let point) = element { return .line(point) }
                return element
            }
        }
        let start = Point(x: rect.minX + corners[0].x * factor, y: rect.minY)
        return .path(Path([.move(start)] + elements + [.close]), .nonzero)
    }
}
