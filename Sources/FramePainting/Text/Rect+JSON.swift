import FrameGeometry
import FrameJSON

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

    /// The identity when there is nothing to read.
    init(optional json: JSONCursor?) throws(JSONProblem) {
        guard let json else {
            self = .identity
            return
        }
        let numbers = try json.numbers(6, expected: "[a, b, c, d, tx, ty]")
        self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
}
