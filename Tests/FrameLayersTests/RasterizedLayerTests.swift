import FrameGeometry
import FrameLayers
import FramePainting
import FrameTiming
import Testing

/// Layers that are drawn through an image, and the edges of layers.
@Suite struct RasterizedLayerTests {
    private static let square = Rect(x: 10, y: 10, width: 20, height: 20)

    private func layer(
        sublayers: [LayerNode] = [], change: (inout LayerProperties) -> Void = { _ in }
    ) -> LayerNode {
        EmissionTests.layer("a", Self.square, .white, sublayers: sublayers, change: change)
    }

    // MARK: Bitmaps

    @Test func theImageShowsTheLayerUprightWithoutItsOpacity() throws {
        let inner = EmissionTests.layer("b", Rect(x: 1, y: 2, width: 3, height: 4), .black)
        let root = layer(sublayers: [inner]) {
            $0.rasterScale = 1
            $0.opacity = 0.5
            $0.bounds.origin = Point(x: 0.5, y: 0)
            $0.transform = .scale(x: 2, y: 2)
        }
        let inside: [PaintItem] = [
            .fill(Fill(.rect(Rect(x: 0, y: 0, width: 20, height: 20)), color: .white, name: "a")),
            // The position is between the pixels of the image.
            .fill(Fill(.rect(Rect(x: 0.5, y: 2, width: 3, height: 4)), color: .black, edges: .hard, name: "b")),
        ]
        let place = Affine(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
        #expect(
            try EmissionTests.items(root) == [
                .group(Group(opacity: 0.5, raster: 1, transform: place, name: "a", items: inside))
            ])
    }

    @Test func theShadowIsInTheImage() throws {
        let root = layer {
            $0.rasterScale = 3
            $0.shadowOpacity = 1
        }
        guard case .group(let group)? = try EmissionTests.items(root).first else {
            Issue.record("no group")
            return
        }
        #expect(EmissionTests.names(group.items) == ["a shadow", "a"])
    }

    @Test func layersWithoutContentOfTheirOwnAreNotRasterized() throws {
        let holder = layer(sublayers: [EmissionTests.layer("b", Self.square)]) {
            $0.kind = .transform
            $0.rasterScale = 1
        }
        #expect(EmissionTests.names(try EmissionTests.items(holder)) == ["b"])
        let empty = EmissionTests.layer("a", Self.square, nil) { $0.rasterScale = 1 }
        #expect(try EmissionTests.items(empty).isEmpty)
    }

    @Test func inSpaceTheImageLiesInTheLayersPlane() throws {
        let root = layer {
            $0.rasterScale = 1
            var perspective = Matrix4.identity
            perspective.row3.w = -1 / 100
            $0.wholeTransform = Matrix4.rotation(1, about: [0, 1, 0]).then(perspective)
        }
        guard case .group(let seen)? = try EmissionTests.items(root).first, case .group(let image)? = seen.items.first
        else {
            Issue.record("no group in a group")
            return
        }
        #expect(seen.projection != nil && seen.raster == nil)
        #expect(image.projection == nil && image.raster == 1)
    }

    // MARK: Edges

    private func edges(_ root: LayerNode) throws -> [Edges] {
        func edges(_ items: [PaintItem]) -> [Edges] {
            items.flatMap { item in
                switch item {
                case .fill(let fill): [fill.edges]
                case .image(let image): [image.edges]
                case .group(let group): edges(group.items)
                }
            }
        }
        return edges(try EmissionTests.items(root))
    }

    /// An upright edge between pixels is as hard as any other (facts/edge-antialiasing).
    @Test(arguments: [0, 90, 180, 270, 360, -90]) func edgesOnPixelsAreSmooth(degrees: Double) throws {
        for (offset, wanted) in [(0.0, Edges.smooth), (0.25, .hard)] {
            let root = layer {
                $0.position.x += offset
                $0.transform = .rotation(degrees * .pi / 180)
            }
            #expect(try edges(root) == [wanted])
        }
    }

    /// The edges of a layer's clipped content are the layer's own.
    @Test func clipsHaveTheEdgesOfTheirLayer() throws {
        for wanted in Edges.allCases {
            let root = layer(sublayers: [EmissionTests.layer("b", Self.square)]) {
                $0.edges = wanted
                $0.transform = .rotation(0.3)
                $0.masksToBounds = true
            }
            guard case .group(let group)? = try EmissionTests.items(root).last else {
                Issue.record("no clip")
                return
            }
            #expect(group.clip?.edges == wanted)
        }
    }

    @Test func aScreenMaySmoothAllEdges() throws {
        let root = layer { $0.transform = .rotation(0.3) }
        var timeline = try #require(
            Timeline(canvas: Canvas(size: Size(width: 100, height: 100), scale: 1, smoothsEdges: true)))
        timeline.append(root, at: .zero)
        guard case .fill(let fill)? = timeline.displayList(at: .zero).items.first else {
            Issue.record("no fill")
            return
        }
        #expect(fill.edges == .smooth)
    }

    @Test func turnedEdgesFollowTheLayersSetting() throws {
        for wanted in Edges.allCases {
            let root = layer {
                $0.edges = wanted
                $0.transform = .rotation(0.3)
                $0.borderWidth = 2
                $0.contents = RasterImage(PixelBuffer(size: PixelSize(width: 2, height: 2)))
                $0.kind = .gradient
                $0.gradient.colors = [.black, .white]
            }
            #expect(try edges(root) == [wanted, wanted, wanted, wanted])
        }
    }

    @Test func roundCornersKeepSmoothEdges() throws {
        let root = layer {
            $0.edges = .hard
            $0.transform = .rotation(0.3)
            $0.cornerRadius = 4
        }
        #expect(try edges(root) == [.smooth])
    }

    @Test func inPerspectiveEveryEdgeCountsAsTurned() throws {
        let inner = EmissionTests.layer("b", Self.square) { $0.edges = .hard }
        let root = layer(sublayers: [inner]) {
            $0.wholeTransform = Matrix4.rotation(1, about: [0, 1, 0])
                .then(.perspective(distance: 100))
        }
        #expect(try edges(root) == [.hard, .hard])
    }

    // MARK: Copies in depth

    private func replicator(_ change: (inout LayerProperties) -> Void) -> LayerNode {
        EmissionTests.layer("r", Rect(x: 0, y: 0, width: 100, height: 100), nil, sublayers: [layer()]) {
            $0.kind = .replicator
            $0.replication.count = 3
            $0.replication.wholeTransform = .translation(x: 0, y: 0, z: -50)
            change(&$0)
        }
    }

    /// Each copy is 50 points farther away, seen from 100: two thirds and half as large, about the middle. The farthest
    /// comes first.
    @Test func copiesShareThePerspective() throws {
        let root = replicator { $0.wholeSublayerTransform = .perspective(distance: 100) }
        let widths = try EmissionTests.items(root).map { item -> Double in
            guard case .fill(let fill) = item, case .rect(let rect) = fill.shape else { return .nan }
            return rect.size.width * (fill.transform.isIdentity ? 1 : fill.transform.a)
        }
        #expect(widths.count == 3)
        for (width, expected) in zip(widths, [10, 40.0 / 3, 20]) { #expect(abs(width - expected) < 1e-3) }
    }

    /// Copies are siblings, and the farthest comes first (facts/depth-of-siblings). They share a space with the
    /// replicator's siblings if they keep their depth. Otherwise, all are at the depth of the replicator.
    @Test func copiesThatKeepTheirDepthShareTheSpaceOfSiblings() throws {
        func names(_ preservesDepth: Bool) throws -> [String] {
            let copies = replicator {
                $0.replication.preservesDepth = preservesDepth
                $0.replication.redOffset = -0.25
            }
            let sibling = EmissionTests.layer("between", Self.square) { $0.zPosition = -75 }
            let root = EmissionTests.layer(
                "root", Rect(x: 0, y: 0, width: 100, height: 100), nil, sublayers: [copies, sibling]
            ) { $0.wholeSublayerTransform = .perspective(distance: 100) }
            return try EmissionTests.items(root).map { item in
                guard case .fill(let fill) = item else { return "no fill" }
                return fill.name == "a" ? "red \((fill.color.red * 4).rounded() / 4)" : fill.name ?? ""
            }
        }
        #expect(try names(false) == ["between", "red 0.5", "red 0.75", "red 1.0"])
        #expect(try names(true) == ["red 0.5", "between", "red 0.75", "red 1.0"])
    }
}
