import FrameGeometry
import FrameLayers
import FramePainting
import FrameTiming
import Testing

/// The drawing of shape, gradient, replicator and transform layers, and the effect of masks, partial contents and
/// shadow paths.
@Suite struct LayerKindTests {
    private static let square = Rect(x: 10, y: 10, width: 20, height: 20)
    private static let triangle = Path([
        .move(.zero), .line(Point(x: 8, y: 0)), .line(Point(x: 8, y: 6)), .close,
    ])
    private static let image = RasterImage(PixelBuffer(size: PixelSize(width: 6, height: 6)))

    private func layer(
        _ name: String = "a", _ rect: Rect = square, _ color: Color? = nil, sublayers: [LayerNode] = [],
        mask: LayerNode? = nil, change: (inout LayerProperties) -> Void = { _ in }
    ) -> LayerNode {
        let plain = EmissionTests.layer(name, rect, color, change: change)
        return LayerNode(
            id: LayerID(1), name: name, properties: plain.properties, mask: mask, sublayers: sublayers)
    }

    private func items(_ root: LayerNode, at time: Double = 0) throws -> [PaintItem] {
        try EmissionTests.items(root, at: time)
    }

    private func fills(_ items: [PaintItem]) -> [Fill] {
        items.compactMap { if case .fill(let fill) = $0 { fill } else { nil } }
    }

    // MARK: Shapes

    @Test func aShapeIsFilledAndThenStroked() throws {
        let root = layer {
            $0.kind = .shape
            $0.shape.path = Self.triangle
            $0.shape.fillRule = .evenodd
            $0.shape.strokeColor = .white
            $0.shape.lineWidth = 3
            $0.shape.dash = [2, 1]
        }
        let moved = Self.triangle.applying(.translation(x: 10, y: 10))
        #expect(
            try items(root) == [
                .fill(Fill(.path(moved, .evenodd), color: .black, name: "a shape")),
                .fill(
                    Fill(
                        .path(moved, .evenodd), stroke: Stroke(width: 3, dash: [2, 1]), color: .white, name: "a stroke")
                ),
            ])
    }

    @Test func aShapeWithoutColorsOrPathDrawsNothing() throws {
        for change: (inout LayerProperties) -> Void in [
            { $0.shape.fillColor = nil }, { $0.shape.path = Path() }, { $0.shape.path = Path([.move(.zero)]) },
            { $0.shape.path.elements.append(.line(Point(x: .nan, y: 0))) }, { $0.shape.fillColor = .clear },
        ] {
            let root = layer {
                $0.kind = .shape
                $0.shape.path = Self.triangle
                change(&$0)
            }
            #expect(try items(root).isEmpty)
        }
        #expect(try items(layer { $0.shape.path = Self.triangle }).isEmpty, "a plain layer has no shape")
    }

    @Test func aPartOfTheLengthIsStroked() throws {
        func stroked(_ start: Double, _ end: Double) throws -> [Path.Element]? {
            let root = layer("a", Rect(x: 0, y: 0, width: 20, height: 20)) {
                $0.kind = .shape
                $0.shape.path = Self.triangle
                $0.shape.fillColor = nil
                $0.shape.strokeColor = .white
                $0.shape.strokeStart = start
                $0.shape.strokeEnd = end
            }
            guard case .path(let path, _)? = fills(try items(root)).first?.shape else { return nil }
            return path.elements
        }
        // 8 to the right, 6 down, 10 back.
        #expect(try stroked(0, 1) == Self.triangle.elements)
        #expect(try stroked(-1, 2) == Self.triangle.elements)
        #expect(try stroked(0, 0.25) == [.move(.zero), .line(Point(x: 6, y: 0))])
        #expect(
            try stroked(1.0 / 6, 0.5) == [
                .move(Point(x: 4, y: 0)), .line(Point(x: 8, y: 0)), .line(Point(x: 8, y: 4)),
            ])
        for (start, end) in [(0.5, 0.5), (0.75, 0.25), (1, 1), (0, 0), (2, 3), (.nan, 1)] {
            #expect(try stroked(start, end) == nil)
        }
    }

    @Test func aContourThatIsLeftWholeStaysClosed() throws {
        let twice = Path(Self.triangle.elements + Self.triangle.applying(.translation(x: 10, y: 0)).elements)
        let root = layer("a", Rect(x: 0, y: 0, width: 20, height: 20)) {
            $0.kind = .shape
            $0.shape.path = twice
            $0.shape.fillColor = nil
            $0.shape.strokeColor = .white
            $0.shape.strokeEnd = 0.75
        }
        guard case .path(let path, _)? = fills(try items(root)).first?.shape else {
            Issue.record("no path")
            return
        }
        #expect(path.elements.count { $0 == .close } == 1)
        #expect(path.pieces().map(\.contour) == [0, 0, 0, 1, 1])
    }

    // MARK: Gradients

    @Test func aGradientFillsTheRoundedBounds() throws {
        let root = layer {
            $0.kind = .gradient
            $0.gradient.colors = [.black, .white]
            $0.gradient.start = .zero
            $0.gradient.end = Point(x: 1, y: 0.5)
            $0.cornerRadius = 4
        }
        let gradient = Gradient(
            .linear(from: Point(x: 10, y: 10), to: Point(x: 30, y: 20)),
            stops: [Gradient.Stop(0, .black), Gradient.Stop(1, .white)])
        #expect(
            try items(root) == [
                .fill(
                    Fill(
                        .roundedRect(Self.square, CornerRadii(all: 4)), paint: .gradient(gradient), name: "a gradient"))
            ])
    }

    @Test(arguments: GradientStyle.Kind.allCases) func everyGradientHasItsStops(kind: GradientStyle.Kind) throws {
        for count in 0...4 {
            let root = layer {
                $0.kind = .gradient
                $0.gradient.kind = kind
                $0.gradient.colors = Array(repeating: .white, count: count)
            }
            let fill = fills(try items(root)).first
            guard case .gradient(let gradient)? = fill?.paint else {
                #expect(count == 0)
                continue
            }
            #expect(
                gradient.stops.map(\.offset) == [[0], [0, 1], [0, 0.5, 1], [0, 0.333333, 0.666667, 1]][count - 1])
        }
    }

    @Test func aRadialGradientEndsOnAnEllipse() throws {
        let root = layer("a", Rect(x: 0, y: 0, width: 40, height: 20)) {
            $0.kind = .gradient
            $0.gradient.kind = .radial
            $0.gradient.colors = [.black, .white]
            $0.gradient.start = Point(x: 0.5, y: 0.5)
            $0.gradient.end = Point(x: 1, y: 0)
        }
        guard case .gradient(let gradient)? = fills(try items(root)).first?.paint else {
            Issue.record("no gradient")
            return
        }
        #expect(gradient.transform == Affine(a: 20, b: 0, c: 0, d: 10, tx: 20, ty: 10))
    }

    // MARK: Masks

    @Test func aMaskAppliesToEverythingAndFadesWithTheLayer() throws {
        let mask = layer("mask", Rect(x: 0, y: 0, width: 5, height: 5), .black)
        let inner = layer("b", Rect(x: 1, y: 1, width: 2, height: 2), .white)
        let root = layer("a", Self.square, .white, sublayers: [inner], mask: mask) { $0.opacity = 0.5 }
        guard case .group(let group)? = try items(root).first else {
            Issue.record("no group")
            return
        }
        #expect(group.opacity == 0.5)
        #expect(EmissionTests.names(group.items) == ["a", "b"])
        #expect(
            group.mask?.items == [
                .fill(Fill(.rect(Rect(x: 10, y: 10, width: 5, height: 5)), color: .black, name: "mask"))
            ])
    }

    @Test func aMaskThatShowsNothingHidesEverything() throws {
        for mask in [layer("mask", Self.square, nil), layer("mask", Self.square, .black) { $0.isHidden = true }] {
            #expect(try items(layer("a", Self.square, .white, mask: mask)).isEmpty)
        }
    }

    // MARK: Copies

    @Test func copiesMoveFadeAndStartLater() throws {
        let track = Track(
            property: try #require(LayerProperty.named("position.x")), timing: MediaTiming(duration: 10),
            curve: .linear, motion: .between(.number(0), .number(100)))
        let inner = EmissionTests.layer("b", Rect(x: 0, y: 0, width: 2, height: 2), .white, tracks: [track])
        let root = layer("a", Rect(x: 0, y: 0, width: 100, height: 100), sublayers: [inner]) {
            $0.kind = .replicator
            $0.replication.count = 3
            $0.replication.delay = 1
            $0.replication.transform = .translation(x: 0, y: 10)
            $0.replication.color = Color(red: 1, green: 0.5, blue: 0, alpha: 1)
            $0.replication.alphaOffset = -0.25
        }
        let fills = fills(try items(root, at: 5))
        let places: [Rect] = fills.compactMap { if case .rect(let rect) = $0.shape { rect } else { nil } }
        #expect(places.map(\.midX) == [50, 40, 30])
        #expect(places.map(\.midY) == [1, 11, 21])
        #expect(fills.map(\.color.alpha) == [1, 0.75, 0.5])
        #expect(fills.map(\.color.red) == [1, 1, 1] && fills.map(\.color.blue) == [0, 0, 0])
    }

    @Test func noNumberOfCopiesFillsTheMemory() throws {
        let inner = layer("b", Rect(x: 0, y: 0, width: 2, height: 2), .white)
        for (count, drawn) in [(-3, 0), (0, 0), (1, 1), (Int.max, ReplicationStyle.limit)] {
            let root = layer("a", Self.square, sublayers: [inner]) {
                $0.kind = .replicator
                $0.replication.count = count
            }
            #expect(try items(root).count == drawn)
        }
    }

    @Test func aTransformLayerDrawsNothingItself() throws {
        let inner = [layer("b", Self.square, .white), layer("c", Self.square, .white)]
        let root = layer("a", Self.square, .black, sublayers: inner, mask: layer("mask")) {
            $0.kind = .transform
            $0.opacity = 0.5
            $0.borderWidth = 2
            $0.shadowOpacity = 1
            $0.masksToBounds = true
        }
        let fills = fills(try items(root))
        #expect(fills.map(\.name) == ["b", "c"])
        #expect(fills.map(\.opacity) == [0.5, 0.5])
    }

    /// The transform is about the middle of the layer that has it, in the same way for all sublayers.
    @Test func sublayersShareATransform() throws {
        let inner = layer("b", Rect(x: 0, y: 0, width: 20, height: 20), .white)
        let root = layer("a", Self.square, sublayers: [inner]) { $0.sublayerTransform = .scale(x: 0.5, y: 0.5) }
        let map = Affine(a: 0.5, b: 0, c: 0, d: 0.5, tx: 15, ty: 15)
        #expect(
            try items(root) == [
                .fill(Fill(.rect(Rect(x: 0, y: 0, width: 20, height: 20)), color: .white, transform: map, name: "b"))
            ])
    }

    // MARK: Corners, shadows, contents

    @Test func cornersHaveACurve() throws {
        let root = layer("a", Self.square, .white) {
            $0.cornerRadius = 4
            $0.cornerCurve = .continuous
            $0.borderWidth = 1
        }
        let radii = CornerRadii(all: 4, curve: .continuous)
        #expect(
            fills(try items(root)).map(\.shape) == [
                .roundedRect(Self.square, radii), .ring(Self.square, radii, width: 1),
            ])
    }

    // MARK: Shadows and backdrops

    @Test func aLayerWithoutBackgroundCastsTheShadowOfItsContents() throws {
        let inner = layer("b", Rect(x: 0, y: 0, width: 4, height: 4), .white)
        let root = layer("a", Self.square, sublayers: [inner]) {
            $0.transform = .scale(x: 2, y: 2)
            $0.shadowOpacity = 0.5
            $0.shadowOffset = Size(width: 1, height: 2)
            $0.shadowRadius = 3
        }
        guard case .group(let group)? = try items(root).first else {
            Issue.record("no group")
            return
        }
        let color = Color(red: 0, green: 0, blue: 0, alpha: 0.5)
        #expect(group.shadow?.offset == Point(x: 2, y: 4) && group.shadow?.sigma == 6)
        #expect(group.shadow.map { abs($0.color.alpha - color.alpha) < 1e-6 } == true)
        #expect(EmissionTests.names(group.items) == ["b"])
    }

    @Test func aBackdropIsClippedToTheCorners() throws {
        let root = layer {
            $0.showsBackdrop = true
            $0.backdropSigma = 12
            $0.cornerRadius = 4
        }
        guard case .group(let group)? = try items(root).first else {
            Issue.record("no group")
            return
        }
        #expect(group.backdrop == Backdrop(sigma: 12))
        #expect(group.clip?.shape == .roundedRect(Self.square, CornerRadii(all: 4)))
        #expect(try items(layer { $0.showsBackdrop = true }).isEmpty)
        #expect(try items(layer { $0.backdropSigma = 3 }).isEmpty)
    }

    @Test func aShadowPathCastsTheShadow() throws {
        let root = layer {
            $0.shadowOpacity = 0.5
            $0.shadowPath = Self.triangle
            $0.shadowOffset = Size(width: 1, height: 2)
            $0.shadowRadius = 0
        }
        let fill = try #require(fills(try items(root)).first)
        #expect(fill.shape == .path(Self.triangle.applying(.translation(x: 11, y: 12)), .nonzero))
        #expect(fill.opacity == 0.5)
    }

    @Test func cornersOfContentsKeepTheirSize() throws {
        let root = layer("a", Rect(x: 0, y: 0, width: 20, height: 10)) {
            $0.contents = Self.image
            $0.contentsScale = 2
            $0.contentsCenter = Rect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)
        }
        let places: [Rect] = try items(root).compactMap { if case .image(let image) = $0 { image.rect } else { nil } }
        #expect(
            places == [
                Rect(x: 0, y: 0, width: 1, height: 10), Rect(x: 1, y: 0, width: 18, height: 10),
                Rect(x: 19, y: 0, width: 1, height: 10),
            ])
    }

    /// The corners meet inside pixels. Each is cut at whole pixels, and is larger where the whole image is cut
    /// smoothly.
    @Test func withoutRoomTheCornersShareIt() throws {
        let root = layer("a", Rect(x: 0, y: 0, width: 1, height: 20)) {
            $0.contents = Self.image
            $0.contentsCenter = Rect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
        }
        guard case .group(let group)? = try items(root).first else {
            Issue.record("no group")
            return
        }
        #expect(group.clip == Clip(.rect(Rect(x: 0, y: 0, width: 1, height: 20))))
        let images: [ImageItem] = group.items.compactMap { if case .image(let image) = $0 { image } else { nil } }
        #expect(images.map(\.rect.size.width) == [1.5, 1.5, 1.5, 1.5, 1.5, 1.5])
        #expect(images.map(\.rect.size.height) == [3, 3, 16, 16, 3, 3])
        #expect(images.allSatisfy { $0.edges == .hard })
    }

    @Test func enlargingAndReducingHaveTheirOwnFilters() throws {
        for (side, sampling) in [(3.0, ImageItem.Sampling.bilinear), (12, .nearest)] {
            let root = layer("a", Rect(x: 0, y: 0, width: side, height: side)) {
                $0.contents = Self.image
                $0.magnification = .nearest
            }
            guard case .image(let image)? = try items(root).first else {
                Issue.record("no image")
                return
            }
            #expect(image.sampling == sampling)
        }
    }
}
