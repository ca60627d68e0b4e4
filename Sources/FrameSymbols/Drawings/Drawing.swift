internal import FrameGeometry

/// A symbol as drawn: marks in hundredths of an em, with y pointing down, from -50 to 50 in both directions, and 0 in
/// the middle of capital letters.
struct Drawing: Sendable {
    let name: String
    let marks: [Mark]
    /// Transform that rotates and mirrors a drawing derived from another one.
    private let map: Affine
    /// Whether the symbol is filled inside a circle even if the circle is not.
    let isSolidInside: Bool

    init(_ name: String, isSolidInside: Bool = true, _ marks: Mark...) {
        self.name = name
        self.marks = marks
        map = .identity
        self.isSolidInside = isSolidInside
    }

    /// Creates the same drawing under another name.
    init(_ name: String, _ source: Drawing, _ map: Affine = .identity) {
        self.name = name
        marks = source.marks
        self.map = source.map.then(map)
        isSolidInside = source.isSolidInside
    }

    func inks(isFilled: Bool) -> [Ink] {
        marks.compactMap { $0.ink(isFilled: isFilled)?.moved(by: map) }
    }

    /// Whether the filled symbol differs from the plain one.
    var hasFill: Bool { marks.contains { $0.kind == .shape } }

    // MARK: Others of the same marks

    func mirrored(_ name: String) -> Drawing { Drawing(name, self, .scale(x: -1, y: 1)) }

    func flipped(_ name: String) -> Drawing { Drawing(name, self, .scale(x: 1, y: -1)) }

    /// Returns the drawing rotated clockwise, in quarters of a turn.
    func turned(_ name: String, quarters: Double) -> Drawing {
        Drawing(name, self, .rotation(quarters * .pi / 2))
    }

    /// Returns the drawing in four directions; the original points to the right.
    func inAllDirections(_ stem: String, _ rest: String = "") -> [Drawing] {
        [
            Drawing("\(stem).right\(rest)", self), mirrored("\(stem).left\(rest)"),
            turned("\(stem).up\(rest)", quarters: -1), turned("\(stem).down\(rest)", quarters: 1),
        ]
    }
}

extension Drawing {
    /// All drawings, keyed by name.
    static let all = Dictionary(
        tables.joined().map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// Drawings by topic.
    static let tables = [
        shapes, arrows, signs, lists, tools, home, documents, people, communication, media, playback, devices, weather,
        transport, commerce, locations, text,
    ]

    static let placeholder = Drawing(
        "",
        .line(
            """
            M-20 -41 H-33 a-33 -33 8 -90 -90 V-20 M20 -41 H33 a33 -33 8 -90 90 V-20 \
            M-20 41 H-33 a-33 33 8 90 90 V20 M20 41 H33 a33 33 8 90 -90 V20
            """, width: 0.7))
}
