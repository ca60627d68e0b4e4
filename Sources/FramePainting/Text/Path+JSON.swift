public import FrameGeometry
public import FrameJSON

/// Paths are written with SVG's absolute commands, with control points before the end point: `[["M", 0, 0], ["L", 10,
/// 0], ["Q", 12, 0, 12, 2], ["C", 12, 5, 10, 8, 5, 8], ["Z"]]`.
extension Path {
    var json: JSONValue {
        .array(
            elements.map { element in
                .array([.string(element.letter)] + element.points.flatMap { [.number($0.x), .number($0.y)] })
            })
    }

    /// - Parameter range: The valid range of each number.
    public init(
        json: JSONCursor,
        in range: ClosedRange<Double> = -Double.greatestFiniteMagnitude ... .greatestFiniteMagnitude
    ) throws(JSONProblem) {
        var elements: [Element] = []
        for cursor in try json.elements() { elements.append(try Element(json: cursor, in: range)) }
        self.init(elements)
    }
}

extension Path.Element {
    fileprivate var letter: String {
        switch self {
        case .move: "M"
        case .line: "L"
        case .quadratic: "Q"
        case .cubic: "C"
        case .close: "Z"
        }
    }

    fileprivate init(json: JSONCursor, in range: ClosedRange<Double>) throws(JSONProblem) {
        let expected = "[\"M\", x, y], [\"L\", x, y], [\"Q\", …], [\"C\", …] or [\"Z\"]"
        let parts = try json.elements()
        guard case .string(let letter)? = parts.first?.value,
            let count = ["M": 1, "L": 1, "Q": 2, "C": 3, "Z": 0][letter], parts.count == 1 + 2 * count
        else { throw json.mismatch(expected) }
        var points: [Point] = []
        for index in stride(from: 1, to: parts.count, by: 2) {
            points.append(Point(x: try parts[index].number(in: range), y: try parts[index + 1].number(in: range)))
        }
        switch letter {
        case "M": self = .move(points[0])
        case "L": self = .line(points[0])
        case "Q": self = .quadratic(control: points[0], points[1])
        case "C": self = .cubic(points[0], points[1], points[2])
        default: self = .close
        }
    }
}

extension Rect {
    var json: JSONValue {
        .array([.number(minX), .number(minY), .number(size.width), .number(size.height)])
    }

    init(
        json: JSONCursor,
        in range: ClosedRange<Double> = -Double.greatestFiniteMagnitude ... .greatestFiniteMagnitude
    ) throws(JSONProblem) {
        let numbers = try json.numbers(4, expected: "[x, y, width, height]", in: range)
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

extension CornerRadii {
    var json: JSONValue {
        self == CornerRadii(all: topLeft, curve: curve)
            ? .number(topLeft)
            : .array([topLeft, topRight, bottomRight, bottomLeft].map { .number($0) })
    }

    init(json: JSONCursor) throws(JSONProblem) {
        if case .number = json.value {
            self.init(all: try json.number())
            return
        }
        let expected = "a radius or [topLeft, topRight, bottomRight, bottomLeft]"
        let numbers = try json.numbers(4, expected: expected)
        self.init(topLeft: numbers[0], topRight: numbers[1], bottomRight: numbers[2], bottomLeft: numbers[3])
    }
}

extension Affine {
    var json: JSONValue {
        .array([a, b, c, d, tx, ty].map { .number($0) })
    }

    /// Reads the transform; the identity if `json` is `nil`.
    init(optional json: JSONCursor?) throws(JSONProblem) {
        guard let json else {
            self = .identity
            return
        }
        let numbers = try json.numbers(6, expected: "[a, b, c, d, tx, ty]")
        self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
}
