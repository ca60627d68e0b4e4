internal import FrameGeometry

/// The outline of an SVG path, given by its attribute `d`.
///
/// All commands of SVG 1.1 are read. A text with a fault is an outline up to it, as there.
struct PathData {
    private(set) var path = Path()
    private var numbers: PathNumbers
    private var start = Point.zero
    private var point = Point.zero
    /// The last control point, which some curves reflect; `nil` after anything but a curve of their kind.
    private var cubicControl: Point?
    private var quadraticControl: Point?

    init(_ text: String) {
        numbers = PathNumbers(text)
        guard var command = numbers.command(), command == "M" || command == "m" else { return }
        while add(command) {
            if let next = numbers.command() {
                command = next
            } else if command == "M" || command == "m" {
                command = command == "M" ? "L" : "l"
            } else if command == "Z" || command == "z" {
                return
            }
        }
    }

    /// Adds a command with its numbers; returns `false` if there are none left, or too few.
    private mutating func add(_ command: Character) -> Bool {
        let origin = command.isLowercase ? point : .zero
        let (lastCubic, lastQuadratic) = (cubicControl, quadraticControl)
        (cubicControl, quadraticControl) = (nil, nil)
        switch command.lowercased() {
        case "m":
            guard let end = numbers.point(origin) else { return false }
            start = end
            append(.move(end), end)
        case "z":
            append(.close, start)
        case "l":
            guard let end = numbers.point(origin) else { return false }
            append(.line(end), end)
        case "h":
            guard let x = numbers.number() else { return false }
            let end = Point(x: origin.x + x, y: point.y)
            append(.line(end), end)
        case "v":
            guard let y = numbers.number() else { return false }
            let end = Point(x: point.x, y: origin.y + y)
            append(.line(end), end)
        case "c":
            guard let first = numbers.point(origin) else { return false }
            return addCubic(first, origin)
        case "s":
            return addCubic(lastCubic.map(reflected) ?? point, origin)
        case "q":
            guard let control = numbers.point(origin) else { return false }
            return addQuadratic(control, origin)
        case "t":
            return addQuadratic(lastQuadratic.map(reflected) ?? point, origin)
        case "a":
            return addArc(origin)
        default:
            return false
        }
        return true
    }

    private mutating func append(_ element: Path.Element, _ end: Point) {
        path.elements.append(element)
        point = end
    }

    private func reflected(_ control: Point) -> Point { point + (point - control) }

    private mutating func addCubic(_ first: Point, _ origin: Point) -> Bool {
        guard let second = numbers.point(origin), let end = numbers.point(origin) else { return false }
        append(.cubic(first, second, end), end)
        cubicControl = second
        return true
    }

    private mutating func addQuadratic(_ control: Point, _ origin: Point) -> Bool {
        guard let end = numbers.point(origin) else { return false }
        append(.quadratic(control: control, end), end)
        quadraticControl = control
        return true
    }

    /// Adds an arc of an ellipse, converted as SVG 1.1 describes in F.6.
    private mutating func addArc(_ origin: Point) -> Bool {
        guard let width = numbers.number(), let height = numbers.number(), let degrees = numbers.number(),
            let isLarge = numbers.flag(), let isPositive = numbers.flag(), let end = numbers.point(origin)
        else { return false }
        var radii = Point(x: width.magnitude, y: height.magnitude)
        guard radii.x > 0, radii.y > 0, end != point else {
            append(.line(end), end)
            return true
        }
        let turn = Affine.rotation(degrees * .pi / 180)
        let middle = Point(x: (point.x + end.x) / 2, y: (point.y + end.y) / 2)
        let half = turn.inverse?.apply(point - middle) ?? .zero
        // The beginning, from the middle of both ends, where the ellipse is a circle with the radius 1.
        var (x, y) = (half.x / radii.x, half.y / radii.y)
        let distance = Point(x: x, y: y).length
        if distance > 1 {
            (x, y) = (x / distance, y / distance)
            radii = Point(x: radii.x * distance, y: radii.y * distance)
        }
        let square = x * x + y * y
        let side = (max(0, 1 - square) / square).squareRoot() * (isLarge == isPositive ? -1 : 1)
        let center = Point(x: side * y, y: -side * x)
        let first = RealMath.atan2(y - center.y, x - center.x)
        var sweep = RealMath.atan2(-y - center.y, -x - center.x) - first
        if isPositive, sweep < 0 { sweep += 2 * .pi }
        if !isPositive, sweep > 0 { sweep -= 2 * .pi }
        path.addArc(
            center: center, radius: 1, start: first, sweep: sweep,
            map: Affine.scale(x: radii.x, y: radii.y).then(turn).then(.translation(x: middle.x, y: middle.y)))
        point = end
        return true
    }
}

/// The letters and numbers of a path, which need no separators where they cannot be read as one.
private struct PathNumbers {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = text[...].utf8 }

    private mutating func skipSeparators() { rest = rest.drop { " ,\t\r\n\u{C}".utf8.contains($0) } }

    mutating func command() -> Character? {
        skipSeparators()
        guard let first = rest.first, "MmZzLlHhVvCcSsQqTtAa".utf8.contains(first) else { return nil }
        rest.removeFirst()
        return Character(UnicodeScalar(first))
    }

    mutating func number() -> Double? {
        skipSeparators()
        var (end, hasPoint, hasExponent) = (rest.startIndex, false, false)
        scan: while end < rest.endIndex {
            switch rest[end] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): break
            case UInt8(ascii: "+"), UInt8(ascii: "-"):
                let isFirst = end == rest.startIndex
                guard isFirst || "eE".utf8.contains(rest[rest.index(before: end)]) else { break scan }
            case UInt8(ascii: "."):
                guard !hasPoint, !hasExponent else { break scan }
                hasPoint = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"):
                guard !hasExponent else { break scan }
                hasExponent = true
            default: break scan
            }
            end = rest.index(after: end)
        }
        guard let number = Double(String(decoding: rest[..<end], as: UTF8.self)), number.isFinite else { return nil }
        rest = rest[end...]
        return number
    }

    /// A digit that needs no separator behind it.
    mutating func flag() -> Bool? {
        skipSeparators()
        guard let first = rest.first, "01".utf8.contains(first) else { return nil }
        rest.removeFirst()
        return first == UInt8(ascii: "1")
    }

    mutating func point(_ origin: Point) -> Point? {
        guard let x = number(), let y = number() else { return nil }
        return Point(x: origin.x + x, y: origin.y + y)
    }
}
