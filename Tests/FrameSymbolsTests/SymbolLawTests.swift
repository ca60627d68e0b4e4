import FrameGeometry
import Testing

@testable import FrameSymbols

/// Rules for every drawing and every variant.
@Suite("Symbols") struct SymbolLawTests {
    private static let drawings = Drawing.tables.joined().map(\.name)
    /// A sample of the drawings across all topics, for rules about each of their points.
    private static let sample = stride(from: 0, to: drawings.count, by: 9).map { drawings[$0] }
    private static let grid = (0..<24).flatMap { row in
        (0..<24).map { Point(x: Double($0) / 18 - 0.65, y: Double(row) / 18 - 0.65) }
    }

    /// Returns the points of the grid that a symbol covers, in one color.
    private static func covered(_ symbol: Symbol) -> [Bool] {
        grid.map { point in
            symbol.parts.reduce(false) { isCovered, part in
                guard part.path.contains(point, .nonzero) else { return isCovered }
                return part.effect == .paints
            }
        }
    }

    @Test func hundredsAreDrawnEachOnce() {
        #expect(Self.drawings.count >= 500)
        #expect(Set(Self.drawings).count == Self.drawings.count)
        #expect(Self.drawings.allSatisfy { !$0.isEmpty && !$0.hasSuffix(".fill.fill") })
    }

    @Test(arguments: [
        "airplane.departure", "arcade.stick.console.fill", "folder.badge.person.crop", "folder.fill.badge.person.crop",
        "list.dash.header.rectangle",
    ])
    func namesOfApplicationsAreDrawn(name: String) {
        #expect(Symbol(named: name) != nil)
    }

    @Test func everyOutlineIsRead() {
        for drawing in Drawing.tables.joined() {
            for mark in drawing.marks {
                #expect(PathNotation.path(mark.outline)?.isFinite == true, "\(drawing.name): \(mark.outline)")
            }
        }
    }

    @Test(arguments: [SymbolWeight.ultralight, .regular, .black])
    func everySymbolFitsRoughlyInAnEmSquare(_ weight: SymbolWeight) throws {
        for name in Self.drawings {
            let symbol = try #require(Symbol(named: name, weight: weight))
            let size = symbol.bounds.size
            #expect(symbol.parts.allSatisfy { $0.path.isFinite && !$0.path.elements.isEmpty }, "\(name)")
            #expect(size.width > 0.15 && size.width < 1.75, "\(name): \(size)")
            #expect(size.height > 0.15 && size.height < 1.4, "\(name): \(size)")
            #expect(abs(symbol.bounds.midX) < 0.25 && abs(symbol.bounds.midY) < 0.3, "\(name): \(symbol.bounds)")
        }
    }

    /// The rule has exceptions, since erasers are also wider.
    @Test func aHeavierWeightCoversMore() throws {
        for name in Self.sample {
            let counts = try [SymbolWeight.ultralight, .regular, .black].map { weight in
                Self.covered(try #require(Symbol(named: name, weight: weight))).count(where: \.self)
            }
            #expect(counts == counts.sorted() && counts[0] < counts[2], "\(name): \(counts)")
        }
    }

    @Test func aLargerScaleIsLarger() throws {
        for name in Self.sample {
            let widths = try SymbolScale.allCases.map { try #require(Symbol(named: name, scale: $0)).bounds.size.width }
            #expect(widths[0] < widths[1] && widths[1] < widths[2], "\(name)")
        }
    }

    /// A filled outline covers more.
    @Test func aFilledSymbolCoversMore() throws {
        let outlined = Drawing.tables.joined().filter(\.hasFill).map(\.name)
        #expect(outlined.count > 200)
        for name in stride(from: 0, to: outlined.count, by: 7).map({ outlined[$0] }) {
            let plain = Self.covered(try #require(Symbol(named: name)))
            let filled = Self.covered(try #require(Symbol(named: name + ".fill")))
            #expect(filled.count(where: \.self) >= plain.count(where: \.self), "\(name)")
            #expect(filled != plain, "\(name)")
        }
    }

    @Test func directionsAreMirrorImages() throws {
        for stem in ["chevron", "arrow", "arrowtriangle", "hand.point"] {
            let right = Self.covered(try #require(Symbol(named: stem + ".right")))
            let left = Self.covered(try #require(Symbol(named: stem + ".left")))
            let rows = stride(from: 0, to: right.count, by: 24).map { Array(right[$0..<$0 + 24]) }
            let turned = stride(from: 0, to: left.count, by: 24).map { Array(left[$0..<$0 + 24].reversed()) }
            // The grid is not symmetric: its middle column is not exactly in the middle.
            let differing = zip(rows.joined(), turned.joined()).count { $0 != $1 }
            #expect(differing < 60, "\(stem): \(differing)")
            #expect(Symbol(named: stem + ".up")?.bounds.size.width == Symbol(named: stem + ".down")?.bounds.size.width)
        }
    }

    @Test(arguments: [
        "plus.circle.fill", "bell.slash.fill", "bell.badge", "person.crop.circle.fill.badge.plus",
        "person.fill.checkmark",
        "mic.slash.circle.fill", "checkmark.seal.fill", "exclamationmark.triangle.fill", "12.square.fill", "a.circle",
        "line.3.horizontal.decrease.circle", "lock.shield.fill", "folder.fill.badge.minus", "star.slash",
    ]) func rulesMakeVariants(_ name: String) throws {
        let symbol = try #require(Symbol(named: name))
        #expect(symbol.name == name && symbol.parts.count > 1)
    }

    @Test(arguments: [
        "", ".", "fill", "circle.", ".circle", "no.such.symbol", "plus.fill.fill", "circle.unknown", "badge.plus",
        "folder.badge.nothing", "123.circle", "slash", "ß.circle",
    ]) func otherNamesHaveNoSymbol(_ name: String) {
        #expect(Symbol(named: name) == nil)
    }

    @Test func aSymbolInsideAFilledOutlineIsCutOut() throws {
        let symbol = try #require(Symbol(named: "plus.circle.fill"))
        #expect(symbol.parts.map(\.effect) == [.paints, .cutsOut])
        #expect(symbol.parts.map(\.level) == [.secondary, .primary])
        let outlined = try #require(Symbol(named: "plus.circle"))
        #expect(outlined.parts.map(\.effect) == [.paints, .paints])
    }

    @Test func hostileNamesAreFast() {
        let long = Array(repeating: "slash", count: 5_000).joined(separator: ".")
        #expect(Symbol(named: "star." + long) == nil)
        #expect(Symbol(named: long) == nil)
    }

    @Test(arguments: ["", "M", "M1", "M 1 2 X 3", "L", "M 0 0 C 1 2 3", "1 2", "Q1 2 3 4 5", "M 0 0 Z 1"])
    func invalidPathsHaveNoOutline(_ text: String) {
        #expect(PathNotation.path(text) == nil)
    }

    @Test func pathsAreReadWithAndWithoutSpaces() {
        let lines = Path([.move(Point(x: 1, y: -2)), .line(Point(x: 3, y: 4)), .line(Point(x: 3, y: 9)), .close])
        #expect(PathNotation.path("M1-2L3 4V9Z") == lines)
        #expect(PathNotation.path("M 1, -2 3 4 v 5 Z") == lines)
        #expect(PathNotation.path("R 0 0 4 2 0") == Path(Rect(x: 0, y: 0, width: 4, height: 2)))
    }
}
