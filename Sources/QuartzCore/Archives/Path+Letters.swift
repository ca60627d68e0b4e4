package import FrameGeometry

// Paths in archives: the letters of the elements, and all coordinates.
extension Path {
    package var letters: String { String(elements.map(\.letter)) }
    package var coordinates: [Double] { elements.flatMap(\.points).flatMap { [$0.x, $0.y] } }

    /// - Returns: `nil` for letters that are unknown or do not fit the number of coordinates, and for coordinates that are
    ///   not finite.
    package init?(letters: String, coordinates: [Double]) {
        guard coordinates.allSatisfy(\.isFinite) else { return nil }
        var rest = coordinates[...]
        func point() -> Point? {
            guard rest.count >= 2 else { return nil }
            return Point(x: rest.removeFirst(), y: rest.removeFirst())
        }
        self.init()
        for letter in letters {
            guard let element = Element(letter, point) else { return nil }
            elements.append(element)
        }
        guard rest.isEmpty else { return nil }
    }
}

extension Path.Element {
    /// The letter that SVG has for the element.
    fileprivate var letter: Character {
        switch self {
        case .move: "M"
        case .line: "L"
        case .quadratic: "Q"
        case .cubic: "C"
        case .close: "Z"
        }
    }

    /// - Parameter next: Returns the next point of the archive.
    fileprivate init?(_ letter: Character, _ next: () -> Point?) {
        switch letter {
        case "M":
            guard let point = next() else { return nil }
            self = .move(point)
        case "L":
            guard let point = next() else { return nil }
            self = .line(point)
        case "Q":
            guard let control = next(), let point = next() else { return nil }
            self = .quadratic(control: control, point)
        case "C":
            guard let first = next(), let second = next(), let point = next() else { return nil }
            self = .cubic(first, second, point)
        case "Z":
            self = .close
        default:
            return nil
        }
    }
}
