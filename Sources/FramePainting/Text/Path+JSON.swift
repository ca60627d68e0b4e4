public import FrameGeometry
public import FrameJSON

/// `[["M", 0, 0], ["L", 10, 0], ["Q", 12, 0, 12, 2], ["C", 12, 5, 10, 8, 5, 8], ["Z"]]`: the letters of SVG's absolute
/// commands, controls first, the end last.
extension Path {
    var json: JSONValue {
        .array(
            elements.map { element in
                .array([.string(element.letter)] + element.points.flatMap { [.number($0.x), .number($0.y)] })
            })
    }

    /// - Parameter range: What each number may be.
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
