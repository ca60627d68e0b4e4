internal import FrameGeometry

/// Paths as text: a letter and its numbers, again and again.
///
/// | letter | numbers | adds |
/// |---|---|---|
/// | `M` `L` | x y | a contour from here, a line to here |
/// | `H` `V` | x, y | a horizontal or a vertical line |
/// | `C` `Q` | two or one control points and the end | a curve |
/// | `A` | center, radius, start and sweep in degrees | an arc, after a line to its start; 0 is right, 90 down |
/// | `Z` | – | the close of the contour |
/// | `O` | center, radius | a circle |
/// | `E` | center, radii | an ellipse |
/// | `R` | x y width height radius | a rounded rectangle |
///
/// Lower-case letters of `M`, `L`, `H`, `V`, `C` and `Q` take distances from the last point. Numbers after those of one letter
/// repeat it, except that `M` goes on as `L`.
enum PathNotation {
    /// The path; `nil` if the text is none.
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
    ]

    /// Letters and numbers, which need nothing between them where they cannot be one.
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
        case "A":
            let degree = Double.pi / 180
            addArc(center: point(0), radius: numbers[2], start: numbers[3] * degree, sweep: numbers[4] * degree)
        case "O": elements += Path(ellipseIn: Self.box(point(0), numbers[2], numbers[2])).elements
        case "E": elements += Path(ellipseIn: Self.box(point(0), numbers[2], numbers[3])).elements
        case "R":
            let rect = Rect(origin: point(0), size: Size(width: numbers[2], height: numbers[3]))
            elements += Path(rounded: rect, CornerRadii(all: numbers[4]).fitted(to: rect.size)).elements
        default: elements.append(.close)
        }
    }

    private static func box(_ center: Point, _ width: Double, _ height: Double) -> Rect {
        Rect(x: center.x - width, y: center.y - height, width: 2 * width, height: 2 * height)
    }
}
