public import FrameGeometry
public import FrameJSON

extension Paint {
    var json: JSONValue {
        switch self {
        case .color(let color): color.json
        case .gradient(let gradient): gradient.json
        }
    }

    init(json: JSONCursor) throws(JSONProblem) {
        if case .object = json.value {
            self = .gradient(try Gradient(json: json))
        } else {
            self = .color(try Color(json: json))
        }
    }
}

extension Gradient {
    fileprivate var json: JSONValue {
        var members = JSONMembers<DisplayListKeys.Gradient>()
        func list(_ numbers: Double...) -> JSONValue { .array(numbers.map { .number($0) }) }
        switch kind {
        case .linear(let from, let to): members.add(.linear, list(from.x, from.y, to.x, to.y))
        case .radial(let center, let radius, let focus):
            members.add(.radial, list(center.x, center.y, radius, focus.x, focus.y))
        case .conic(let center, let start): members.add(.conic, list(center.x, center.y, start))
        }
        members.add(.stops, .array(stops.map { .array([.number($0.offset), $0.color.json]) }))
        members.add(.spread, .string(spread.rawValue), unless: spread == .pad)
        members.add(.transform, transform.json, unless: transform.isIdentity)
        return members.json
    }

    fileprivate init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(DisplayListKeys.Gradient.self)
        let kinds = [DisplayListKeys.Gradient.linear, .radial, .conic].filter { fields.has($0) }
        guard kinds.count == 1 else {
            throw fields.refusal("a gradient has exactly one of \"linear\", \"radial\" and \"conic\"")
        }
        let kind: Kind
        if let cursor = fields.optional(.linear) {
            let numbers = try cursor.numbers(4, expected: "[fromX, fromY, toX, toY]")
            kind = .linear(from: Point(x: numbers[0], y: numbers[1]), to: Point(x: numbers[2], y: numbers[3]))
        } else if let cursor = fields.optional(.radial) {
            let numbers = try cursor.numbers(5, expected: "[centerX, centerY, radius, focusX, focusY]")
            kind = .radial(
                center: Point(x: numbers[0], y: numbers[1]), radius: numbers[2],
                focus: Point(x: numbers[3], y: numbers[4]))
        } else {
            let numbers = try fields.require(.conic).numbers(3, expected: "[centerX, centerY, startDegrees]")
            kind = .conic(center: Point(x: numbers[0], y: numbers[1]), start: numbers[2])
        }
        var stops: [Stop] = []
        for cursor in try fields.require(.stops).elements() {
            let parts = try cursor.elements(count: 2, expected: "[offset, color]")
            stops.append(Stop(try parts[0].number(), try Color(json: parts[1])))
        }
        self.init(
            kind, stops: stops, spread: try fields.optional(.spread)?.choice(of: Spread.self) ?? .pad,
            transform: try Affine(optional: fields.optional(.transform)))
    }
}

extension Color {
    /// `"#RRGGBBAA"` if every component is a multiple of 1/255, or else `[red, green, blue, alpha]`, so that an
    /// animated alpha keeps its precision.
    public var json: JSONValue {
        var text = "#"
        for component in [red, green, blue, alpha] {
            guard let byte = UInt8(exactly: (component * 255).rounded()), Double(byte) / 255 == component else {
                return .array([red, green, blue, alpha].map { .number($0) })
            }
            text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return .string(text)
    }

    /// Reads `"#RRGGBB"`, `"#RRGGBBAA"` (either case) or a list of four numbers.
    ///
    /// - Parameter range: The valid range of each number in a list.
    public init(
        json: JSONCursor,
        in range: ClosedRange<Double> = -Double.greatestFiniteMagnitude ... .greatestFiniteMagnitude
    ) throws(JSONProblem) {
        let expected = "a color: \"#RRGGBB\", \"#RRGGBBAA\" or [red, green, blue, alpha]"
        if case .array = json.value {
            let parts = try json.numbers(4, expected: expected, in: range)
            self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
            return
        }
        guard case .string(let text) = json.value else { throw json.mismatch(expected) }
        let digits = text.utf8.dropFirst().compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == text.utf8.count - 1, [6, 8].contains(digits.count)
        else { throw json.mismatch(expected) }
        func byte(_ index: Int) -> UInt8 { UInt8(digits[2 * index] << 4 | digits[2 * index + 1]) }
        self.init(red8: byte(0), green8: byte(1), blue8: byte(2), alpha8: digits.count == 8 ? byte(3) : 255)
    }
}
