internal import FrameGeometry

/// Paths as text, consisting of letters followed by numbers.
///
/// | letter | numbers | adds | |---|---|---| | `M` `L` | x y | a contour from here, a line to here | | `H` `V` | x, y |
/// a horizontal or a vertical line | | `C` `Q` | two or one control points and the end | a curve | | `A` | center,
/// radius, start and sweep in degrees | a contour that is an arc; 0 is right, 90 down | | `Z` | – | the close of the
/// contour | | `O` | center, radius | a circle | | `E` | center, radii | an ellipse | | `R` | x y width height radius |
/// a rounded rectangle | | `P` | center, radius, corners, radius of corners, degrees | a regular polygon, turned from a
/// corner at the top | | `S` | center, outer and inner radius, points | a star | | `G` | center, outer and inner
/// radius, teeth | a gear | | `Y` | center, inner and outer radius, number | rays, the first one to the right |
///
/// Lowercase forms of `M`, `L`, `H`, `V`, `C` and `Q` take distances from the last point; `a` is an arc after a line to
/// its start. Numbers in excess of those of a letter repeat it; after an `M` they belong to an `L`.
enum PathNotation {
    /// Parses a path, or returns `nil` if the text is invalid.
    static func path(_ text: String) -> Path? {
        var path = Path()
        var tokens = tokens(of: text)[...]
        while let letter = tokens.popFirst() {
            guard letter.count == 1, let command = letter.first, let count = counts[Character(command.uppercased())]
            else { return nil }
            var isRepeated = false
            repeat {
                var numbers: [Double] = []
                while numbers.count < count {
                    guard let next = tokens.popFirst(), let number = Double(next) else { return nil }
                    numbers.append(number)
                }
                path.append(isRepeated && command == "M" ? "L" : isRepeated && command == "m" ? "l" : command, numbers)
                isRepeated = true
            } while count > 0 && tokens.first.map { Double($0) != nil } == true
        }
        return path.elements.isEmpty ? nil : path
    }

    private static let counts: [Character: Int] = [
        "M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 5, "Z": 0, "O": 3, "E": 4, "R": 5,
        "P": 6, "S": 5, "G": 5, "Y": 5,
    ]

    /// Returns letters and numbers, which need no separator if they cannot be read as one token.
    private static func tokens(of text: String) -> [Substring] {
        var tokens: [Substring] = []
        var start: String.Index?
        for index in text.indices {
            let character = text[index]
            if character.isLetter || character == " " || character == "," || character == "-" {
                if let begin = start { tokens.append(text[begin..<index]) }
                start = character == "-" ? index : nil
                if character.isLetter { tokens.append(text[index...index]) }
            } else if start == nil {
                start = index
            }
        }
        if let begin = start { tokens.append(text[begin...]) }
        return tokens
    }
}

extension Path {
    fileprivate mutating func append(_ command: Character, _ numbers: [Double]) {
        let here = currentPoint ?? .zero
        let origin = command.isLowercase ? here : .zero
        func point(_ index: Int) -> Point { origin + Point(x: numbers[index], y: numbers[index + 1]) }
        switch command {
        case "M", "m": elements.append(.move(point(0)))
        case "L", "l": elements.append(.line(point(0)))
        case "H", "h": elements.append(.line(Point(x: origin.x + numbers[0], y: here.y)))
        case "V", "v": elements.append(.line(Point(x: here.x, y: origin.y + numbers[0])))
        case "C", "c": elements.append(.cubic(point(0), point(2), point(4)))
        case "Q", "q": elements.append(.quadratic(control: point(0), point(2)))
        case "a": addArc(numbers)
        case "A":
            var arc = Path()
            arc.addArc(numbers)
            elements += arc.elements
        case "O": elements += Path(ellipseIn: Self.box(point(0), numbers[2], numbers[2])).elements
        case "E": elements += Path(ellipseIn: Self.box(point(0), numbers[2], numbers[3])).elements
        case "R":
            let rect = Rect(origin: point(0), size: Size(width: numbers[2], height: numbers[3]))
            elements += Path(rounded: rect, CornerRadii(all: numbers[4]).fitted(to: rect.size)).elements
        case "P":
            let corners = Self.circle(point(0), Int(numbers[3])) {
                (numbers[2], Double($0) + numbers[5] * numbers[3] / 360)
            }
            elements += Path(corners: corners, radius: numbers[4]).elements
        case "S":
            let count = 2 * Int(numbers[4])
            let corners = Self.circle(point(0), count) { ($0.isMultiple(of: 2) ? numbers[2] : numbers[3], Double($0)) }
            elements += Path(corners: corners, radius: 0).elements
        case "G": elements += Path(gear: point(0), numbers[2], numbers[3], Int(numbers[4])).elements
        case "Y":
            let count = Int(numbers[4])
            func end(_ index: Int, _ radius: Double) -> Point {
                Self.circle(point(0), count) { (radius, Double($0) + Double(count) / 4) }[index]
            }
            for index in 0..<count {
                elements += [.move(end(index, numbers[2])), .line(end(index, numbers[3]))]
            }
        default: elements.append(.close)
        }
    }

    /// - Parameter numbers: Center, radius, start and sweep in degrees.
    private mutating func addArc(_ numbers: [Double]) {
        let degree = Double.pi / 180
        addArc(
            center: Point(x: numbers[0], y: numbers[1]), radius: numbers[2], start: numbers[3] * degree,
            sweep: numbers[4] * degree)
    }

    /// Returns points around a center, clockwise.
    ///
    /// - Parameter polar: Returns the distance and the turn of a point from the top, where `count` is a whole turn.
    private static func circle(
        _ center: Point, _ count: Int, _ polar: (Int) -> (radius: Double, turn: Double)
    ) -> [Point] {
        (0..<count).map { index in
            let (radius, turn) = polar(index)
            let angle = (turn / Double(count) - 0.25) * 2 * .pi
            return Point(x: center.x + radius * RealMath.cos(angle), y: center.y + radius * RealMath.sin(angle))
        }
    }

    /// Creates a polygon with rounded corners.
    private init(corners: [Point], radius: Double) {
        self.init()
        guard let first = corners.first, let last = corners.last else { return }
        elements.append(.move(Point(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2)))
        for (corner, next) in zip(corners, corners.dropFirst() + [first]) {
            addArc(corner: corner, towards: next, radius: radius)
        }
        elements.append(.close)
    }

    /// Creates a gear with teeth as wide as the gaps between them and narrower at their ends.
    private init(gear center: Point, _ outer: Double, _ inner: Double, _ teeth: Int) {
        let offsets: [(radius: Double, turn: Double)] = [(inner, -0.32), (outer, -0.21), (outer, 0.21), (inner, 0.32)]
        let corners = Self.circle(center, 4 * teeth) { index in
            let offset = offsets[index % 4]
            return (offset.radius, 4 * (Double(index / 4) + offset.turn))
        }
        self.init(corners: corners, radius: (outer - inner) * 0.35)
    }

    private static func box(_ center: Point, _ width: Double, _ height: Double) -> Rect {
        Rect(x: center.x - width, y: center.y - height, width: 2 * width, height: 2 * height)
    }
}
