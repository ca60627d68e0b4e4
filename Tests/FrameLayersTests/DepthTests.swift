import FrameGeometry
import FramePainting
import FrameRaster
import FrameTiming
import TestSupport
import Testing

@testable import FrameLayers

/// Intersecting layers, compared with the depth of each pixel (facts/depth-of-siblings).
@Suite struct DepthTests {
    private static let size = 100

    private static func color(_ index: Int, alpha: UInt8 = 255) -> Color {
        let (red, green, blue) = (40 + 37 * index % 200, index * 90 % 256, 200 - index * 23 % 180)
        return Color(red8: UInt8(red), green8: UInt8(green), blue8: UInt8(blue), alpha8: alpha)
    }

    private static func layer(
        _ index: Int, _ matrix: Matrix4, alpha: UInt8 = 255, change: (inout LayerProperties) -> Void = { _ in }
    ) -> LayerNode {
        EmissionTests.layer("\(index)", Rect(x: 20, y: 25, width: 60, height: 50), color(index, alpha: alpha)) {
            $0.wholeTransform = matrix
            change(&$0)
        }
    }

    private static func root(
        _ layers: [LayerNode], change: (inout LayerProperties) -> Void = { _ in }
    ) -> LayerNode {
        EmissionTests.layer(
            "root", Rect(x: 0, y: 0, width: Double(size), height: Double(size)), nil, sublayers: layers, change: change)
    }

    private static func list(_ root: LayerNode) throws -> DisplayList {
        let canvas = Canvas(size: Size(width: Double(size), height: Double(size)), scale: 1, background: .white)
        var timeline = try #require(Timeline(canvas: canvas))
        timeline.append(root, at: .zero)
        return timeline.displayList(at: .zero)
    }

    /// Returns the depth of a pixel in each layer that covers it, by inverting the map of the layer's corners.
    private static func depths(_ root: LayerNode, _ x: Int, _ y: Int) -> [(index: Int, depth: Double, isNearEdge: Bool)]
    {
        root.sublayers.indices.compactMap { index in
            let properties = root.sublayers[index].properties
            let whole = properties.spaceToParent.then(root.properties.sublayersToLayer)
            let at = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
            guard let own = Projection(whole).inverse?.apply(at) else { return nil }
            let seen = whole.apply([own.x, own.y, 0, 1])
            let inside = min(own.x, own.y, 60 - own.x, 50 - own.y)
            guard seen.w > 0, inside > -0.05 else { return nil }
            return (index, seen.z / seen.w, abs(inside) < 0.05)
        }
    }

    private static func check(_ root: LayerNode, _ comment: String, hits: inout Int) throws {
        let list = try list(root)
        let pixels = Rasterizer.pixels(of: list)
        for y in 0..<size {
            for x in 0..<size {
                let found = depths(root, x, y).sorted { $0.depth > $1.depth }
                // On an edge or on the cut itself, the result depends on the pixel grid.
                if found.contains(where: \.isNearEdge) { continue }
                if found.count > 1, found[0].depth - found[1].depth < 0.02 { continue }
                let expected = found.first.map { color($0.index) } ?? .white
                if found.count > 1 { hits += 1 }
                let pixel = pixels[x, y]
                let bytes = [expected.red, expected.green, expected.blue].map { UInt8(($0 * 255).rounded()) }
                #expect([pixel.x, pixel.y, pixel.z] == bytes, "\(comment): \(x), \(y)")
            }
        }
    }

    private static func turn(_ angle: Double, _ x: Double, _ y: Double, _ z: Double) -> Matrix4 {
        .rotation(angle, about: [x, y, z])
    }

    @Test func theNearestLayerIsSeenAtEveryPixel() throws {
        let turn = Self.turn
        let fan: [Matrix4] = (0..<6).map { index in
            let angle = Double(index) * Double.pi / 6 + 0.1
            return turn(angle, 1, 0, 0)
        }
        let moved = turn(0.5, 0, 1, 0).then(.translation(x: 3, y: 4, z: 9))
        let own = [
            turn(1, 0, 1, 0).then(.perspective(distance: 90)), turn(-0.6, 1, 0.2, 0).then(.perspective(distance: 200)),
        ]
        let spaces: [(String, [Matrix4])] = [
            ("two about one axis", [turn(0.7, 0, 1, 0), turn(-0.7, 0, 1, 0)]),
            ("flat and tilted", [.identity, turn(0.9, 0, 1, 0)]),
            ("tilted and flat", [turn(0.9, 1, 0.3, 0), .identity]),
            ("three", [turn(0.8, 0, 1, 0), turn(0.8, 1, 0, 0), turn(0.4, 1, 1, 0)]),
            ("fan", fan), ("moved", [moved, turn(-0.9, 1, 1, 0)]), ("own perspectives", own),
        ]
        for (name, matrices) in spaces {
            let layers = matrices.enumerated().map { Self.layer($0, $1) }
            for (kind, change): (String, @Sendable (inout LayerProperties) -> Void) in [
                ("", { _ in }), ("in perspective", { $0.wholeSublayerTransform = .perspective(distance: 120) }),
                (
                    "turned in perspective",
                    {
                        $0.wholeSublayerTransform = Matrix4.rotation(0.6, about: [1, 1, 0]).then(
                            .perspective(distance: 150))
                    }
                ),
            ] {
                var hits = 0
                try Self.check(Self.root(layers, change: change), "\(name) \(kind)", hits: &hits)
                // The comparison needs pixels that several layers cover.
                #expect(hits > 300, "\(name) \(kind)")
            }
        }
    }

    @Test func randomPlanesAreCut() throws {
        var random = SplitMix64(seed: 30)
        var hits = 0
        for _ in 0..<12 {
            let layers = (0..<Int.random(in: 2...7, using: &random)).map { index in
                func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
                let matrix = Self.turn(number(-1.2...1.2), number(-1...1), number(-1...1), number(-0.3...0.3))
                    .then(.translation(x: number(-20...20), y: number(-20...20), z: number(-15...15)))
                return Self.layer(index, matrix)
            }
            try Self.check(
                Self.root(layers) { $0.wholeSublayerTransform = .perspective(distance: 300) }, "random", hits: &hits)
        }
        #expect(hits > 10_000)
    }

    /// Pieces join without a seam, even if translucent: the layer looks the same as the uncut layer above nothing.
    @Test func aCutLeavesNoSeam() throws {
        let tilted = Self.layer(0, Self.turn(0.6, 0.2, 1, 0), alpha: 128)
        // A layer too small to be visible, but in the way.
        let speck = EmissionTests.layer("speck", Rect(x: 50, y: 50, width: 0.01, height: 0.01), .black)
        let cut = try Self.list(Self.root([tilted, speck]))
        #expect(cut.items.count == 3)
        let pixels = Rasterizer.pixels(of: cut)
        #expect(pixels == Rasterizer.pixels(of: try Self.list(Self.root([tilted]))))
    }

    @Test func inOnePlaneTheOrderOfSiblingsCounts() throws {
        func names(_ matrices: [Matrix4]) throws -> [String?] {
            EmissionTests.names(try Self.list(Self.root(matrices.enumerated().map { Self.layer($0, $1) })).items)
                .filter { $0?.hasSuffix("group") == false }
        }
        let tilted = Self.turn(0.5, 0, 1, 0)
        #expect(try names([.identity, .identity, .identity]) == ["0", "1", "2"])
        #expect(try names([tilted, tilted, tilted]) == ["0", "1", "2"])
        // Two layers at the same place of a plane, and one in front of them.
        let near = tilted.then(.translation(x: 0, y: 0, z: 30))
        #expect(try names([near, tilted, tilted]) == ["1", "2", "0"])
    }

    @Test func parallelPlanesAreInTheOrderOfZPosition() throws {
        let layers = [5.0, -3, 0, 5, -3].enumerated().map { index, depth in
            Self.layer(index, .identity) { $0.zPosition = depth }
        }
        for change: @Sendable (inout LayerProperties) -> Void in [
            { _ in }, { $0.wholeSublayerTransform = .perspective(distance: 300) },
        ] {
            let list = try Self.list(Self.root(layers, change: change))
            #expect(
                EmissionTests.names(list.items).filter { $0?.hasSuffix("group") == false } == ["1", "4", "2", "0", "3"])
        }
    }

    /// The sides of a cube touch and are not cut.
    @Test func aCubeHasSixSides() throws {
        let sides: [Matrix4] = [
            .identity, Self.turn(.pi / 2, 0, 1, 0), Self.turn(.pi, 0, 1, 0), Self.turn(-.pi / 2, 0, 1, 0),
            Self.turn(.pi / 2, 1, 0, 0), Self.turn(-.pi / 2, 1, 0, 0),
        ]
        let layers = sides.enumerated().map { index, side in
            EmissionTests.layer("\(index)", Rect(x: 25, y: 25, width: 50, height: 50), Self.color(index)) {
                $0.wholeTransform = Matrix4.translation(x: 0, y: 0, z: 25).then(side)
            }
        }
        let cube = Self.root(layers) {
            $0.kind = .transform
            $0.wholeTransform = Self.turn(0.6, 1, 1, 0).then(.perspective(distance: 400))
        }
        #expect(try Self.list(cube).items.count == 6)
    }

    /// Sublayers of a transform layer are in the space of its siblings.
    @Test func transformLayersShareTheirSpace() throws {
        let inner = EmissionTests.layer(
            "frame", Rect(x: 0, y: 0, width: 100, height: 100), nil,
            sublayers: [Self.layer(1, Self.turn(0.8, 0, 1, 0))]
        ) { $0.kind = .transform }
        let direct = Self.root([Self.layer(0, .identity), Self.layer(1, Self.turn(0.8, 0, 1, 0))])
        let framed = Self.root([Self.layer(0, .identity), inner])
        #expect(Rasterizer.pixels(of: try Self.list(framed)) == Rasterizer.pixels(of: try Self.list(direct)))
    }

    /// Planes beyond the limit are drawn uncut, which the display list reports.
    @Test func cutsAreLimited() throws {
        let layers = (0..<80).map { index -> LayerNode in
            let turn = Self.turn(0.3 + Double(index) * 0.01, Double(index % 7) - 3, 1, 0)
            return Self.layer(index % 6, turn.then(.translation(x: 0, y: 0, z: Double(index % 5))))
        }
        let list = try Self.list(Self.root(layers))
        #expect(!list.isWhole)
        #expect(list.items.count <= 80 + DepthOrder.limit)
        #expect(!Rasterizer(list).isComplete)
        #expect(try Self.list(Self.root(Array(layers.prefix(8)))).isWhole)
    }

    /// Three nested levels of copies.
    @Test func copiesAreLimited() throws {
        func replicator(_ inner: LayerNode) -> LayerNode {
            EmissionTests.layer("r", Rect(x: 0, y: 0, width: 9, height: 9), nil, sublayers: [inner]) {
                $0.kind = .replicator
                $0.replication.count = 10_000
                $0.opacity = 0.5
            }
        }
        let few = replicator(EmissionTests.layer("a", Rect(x: 0, y: 0, width: 1, height: 1)))
        #expect(try Self.list(few).isWhole)
        #expect(try !Self.list(replicator(few)).isWhole)
        #expect(try !Self.list(replicator(replicator(few))).isWhole)
    }
}
