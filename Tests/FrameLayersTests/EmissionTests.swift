import FrameGeometry
import FrameLayers
import FramePainting
import FrameTiming
import Testing

@Suite struct EmissionTests {
    static func layer(
        _ name: String, _ rect: Rect, _ color: Color? = .white, sublayers: [LayerNode] = [],
        timing: MediaTiming = MediaTiming(), tracks: [Track] = [], change: (inout LayerProperties) -> Void = { _ in }
    ) -> LayerNode {
        var properties = LayerProperties()
        properties.bounds.size = rect.size
        properties.position = Point(x: rect.midX, y: rect.midY)
        properties.backgroundColor = color
        change(&properties)
        return LayerNode(
            id: LayerID(1), name: name, properties: properties, timing: timing, tracks: tracks, sublayers: sublayers)
    }

    static func items(_ root: LayerNode, at time: Double = 0) throws -> [PaintItem] {
        var timeline = try #require(Timeline(canvas: Canvas(size: Size(width: 100, height: 100), scale: 1)))
        timeline.append(root, at: .zero)
        return timeline.displayList(at: MediaTime(seconds: time)).items
    }

    static func names(_ items: [PaintItem]) -> [String?] {
        items.flatMap { item in
            switch item {
            case .fill(let fill): [fill.name]
            case .image(let image): [image.name.map { "\($0) image" }]
            case .group(let group): [group.name.map { "\($0) group" }] + names(group.items)
            }
        }
    }

    private static let square = Rect(x: 10, y: 10, width: 20, height: 20)
    private static let image = RasterImage(PixelBuffer(size: PixelSize(width: 2, height: 4)))

    @Test func oneLayerIsDrawnFromBackgroundToBorder() throws {
        let root = Self.layer("a", Self.square, sublayers: [Self.layer("b", Rect(x: 1, y: 2, width: 3, height: 4))]) {
            $0.contents = Self.image
            $0.borderWidth = 2
        }
        #expect(Self.names(try Self.items(root)) == ["a", "a image", "b", "a border"])
    }

    @Test func aMovedLayerIsAMovedRectangle() throws {
        let root = Self.layer("a", Self.square, sublayers: [Self.layer("b", Rect(x: 1, y: 2, width: 3, height: 4))])
        #expect(
            try Self.items(root) == [
                .fill(Fill(.rect(Self.square), color: .white, name: "a")),
                .fill(Fill(.rect(Rect(x: 11, y: 12, width: 3, height: 4)), color: .white, name: "b")),
            ])
    }

    @Test func aTurnedLayerIsARectangleWithATransform() throws {
        let turned = Affine(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        let root = Self.layer("a", Self.square) { $0.transform = turned }
        // The middle (20, 20) stays, and the top left corner moves to the top right.
        let map = Affine(a: 0, b: 1, c: -1, d: 0, tx: 30, ty: 10)
        let box = Rect(x: 0, y: 0, width: 20, height: 20)
        #expect(try Self.items(root) == [.fill(Fill(.rect(box), color: .white, transform: map, name: "a"))])
    }

    @Test func scrolledBoundsMoveWhatIsInside() throws {
        let inner = Self.layer("b", Rect(x: 5, y: 5, width: 2, height: 2))
        let root = Self.layer("a", Self.square, nil, sublayers: [inner]) { $0.bounds.origin = Point(x: 3, y: 4) }
        let expected = Rect(x: 12, y: 11, width: 2, height: 2)
        #expect(try Self.items(root) == [.fill(Fill(.rect(expected), color: .white, name: "b"))])
    }

    @Test func siblingsAreSortedByDepthAndKeepTheirOrderOtherwise() throws {
        func sibling(_ name: String, _ depth: Double) -> LayerNode {
            Self.layer(name, Self.square) { $0.zPosition = depth }
        }
        let layers = [
            sibling("a", 0), sibling("b", 1), sibling("c", -1), sibling("d", 0), sibling("e", 1), sibling("f", .nan),
        ]
        let root = Self.layer("root", Rect(x: 0, y: 0, width: 100, height: 100), nil, sublayers: layers)
        #expect(Self.names(try Self.items(root)) == ["c", "a", "d", "f", "b", "e"])
    }

    @Test func depthIsTheSampledOne() throws {
        let track = Track(
            property: try #require(LayerProperty.named("zPosition")), timing: MediaTiming(duration: 1), curve: .linear,
            motion: .between(.number(1), .number(-1)))
        let layers = [Self.layer("a", Self.square, tracks: [track]), Self.layer("b", Self.square)]
        let root = Self.layer("root", Rect(x: 0, y: 0, width: 100, height: 100), nil, sublayers: layers)
        #expect(Self.names(try Self.items(root, at: 0.25)) == ["b", "a"])
        #expect(Self.names(try Self.items(root, at: 0.75)) == ["a", "b"])
    }

    @Test func aHiddenLayerHidesItsSublayers() throws {
        let inner = Self.layer("b", Self.square)
        for change: (inout LayerProperties) -> Void in [
            { $0.isHidden = true }, { $0.opacity = 0 }, { $0.opacity = -1 }, { $0.opacity = .nan },
            { $0.opacity = 1e-9 }, { $0.position.x = .nan }, { $0.position.y = .infinity },
            { $0.bounds.size.width = .nan }, { $0.bounds.origin.x = -.infinity }, { $0.anchorPoint.x = .nan },
            { $0.transform = .scale(x: 0, y: 1) }, { $0.transform.a = .nan }, { $0.transform.tx = .infinity },
        ] {
            #expect(try Self.items(Self.layer("a", Self.square, sublayers: [inner], change: change)).isEmpty)
        }
        #expect(Self.names(try Self.items(Self.layer("a", Self.square, sublayers: [inner]))) == ["a", "b"])
    }

    @Test func aLayerWithoutExtentShowsItsSublayers() throws {
        let inner = Self.layer("b", Rect(x: 0, y: 0, width: 5, height: 5))
        let root = Self.layer("a", Rect(x: 10, y: 10, width: 0, height: 0), sublayers: [inner]) { $0.borderWidth = 1 }
        #expect(Self.names(try Self.items(root)) == ["b"])
    }

    @Test func opacityAboveOneCountsAsOne() throws {
        let root = Self.layer("a", Self.square) { $0.opacity = 7 }
        #expect(try Self.items(root) == [.fill(Fill(.rect(Self.square), color: .white, name: "a"))])
    }

    // MARK: Groups

    @Test func opacityMakesAGroupOnlyWhereSeveralThingsFade() throws {
        let inner = Self.layer("b", Rect(x: 0, y: 0, width: 5, height: 5))
        let alone = Self.layer("a", Self.square) { $0.opacity = 0.5 }
        #expect(
            try Self.items(alone) == [.fill(Fill(.rect(Self.square), color: .white, opacity: 0.5, name: "a"))])
        let several = Self.layer("a", Self.square, sublayers: [inner]) { $0.opacity = 0.5 }
        #expect(Self.names(try Self.items(several)) == ["a group", "a", "b"])
        let apart = Self.layer("a", Self.square, sublayers: [inner]) {
            $0.opacity = 0.5
            $0.allowsGroupOpacity = false
        }
        #expect(Self.names(try Self.items(apart)) == ["a", "b"])
        // Only the sublayer is visible, so fading it alone is enough.
        let empty = Self.layer("a", Self.square, nil, sublayers: [inner]) { $0.opacity = 0.5 }
        #expect(Self.names(try Self.items(empty)) == ["b"])
        let nothing = Self.layer("a", Self.square, nil) { $0.opacity = 0.5 }
        #expect(try Self.items(nothing).isEmpty)
    }

    @Test func aMaskCutsContentsAndSublayersButNotBackgroundAndBorder() throws {
        let inner = Self.layer("b", Rect(x: 0, y: 0, width: 50, height: 50))
        let root = Self.layer("a", Self.square, sublayers: [inner]) {
            $0.masksToBounds = true
            $0.cornerRadius = 4
            $0.maskedCorners = [.topLeft, .bottomRight]
            $0.borderWidth = 1
            $0.contents = Self.image
        }
        let items = try Self.items(root)
        #expect(Self.names(items) == ["a", "a group", "a image", "b", "a border"])
        guard case .group(let group) = items[1] else {
            Issue.record("no group")
            return
        }
        let radii = CornerRadii(topLeft: 4, topRight: 0, bottomRight: 4, bottomLeft: 0)
        #expect(group.clip == Clip(.roundedRect(Self.square, radii)))
        #expect(group.opacity == 1)
        // There is nothing inside to clip.
        let bare = Self.layer("a", Self.square) { $0.masksToBounds = true }
        #expect(Self.names(try Self.items(bare)) == ["a"])
    }

    // MARK: Contents

    @Test func contentsFollowTheirGravity() throws {
        let bounds = Rect(x: 100, y: 200, width: 40, height: 20)
        let size = Size(width: 10, height: 10)
        let expected: [(ContentsGravity, Rect)] = [
            (.center, Rect(x: 115, y: 205, width: 10, height: 10)),
            (.top, Rect(x: 115, y: 200, width: 10, height: 10)),
            (.bottom, Rect(x: 115, y: 210, width: 10, height: 10)),
            (.left, Rect(x: 100, y: 205, width: 10, height: 10)),
            (.right, Rect(x: 130, y: 205, width: 10, height: 10)),
            (.topLeft, Rect(x: 100, y: 200, width: 10, height: 10)),
            (.topRight, Rect(x: 130, y: 200, width: 10, height: 10)),
            (.bottomLeft, Rect(x: 100, y: 210, width: 10, height: 10)),
            (.bottomRight, Rect(x: 130, y: 210, width: 10, height: 10)),
            (.resize, bounds),
            (.resizeAspect, Rect(x: 110, y: 200, width: 20, height: 20)),
            (.resizeAspectFill, Rect(x: 100, y: 190, width: 40, height: 40)),
        ]
        #expect(expected.map(\.0) == ContentsGravity.allCases)
        for (gravity, rect) in expected { #expect(gravity.frame(of: size, in: bounds) == rect, "\(gravity)") }
    }

    @Test func theSizeOfContentsCountsScaleAndPart() throws {
        let root = Self.layer("a", Self.square, nil) {
            $0.contents = Self.image
            $0.contentsGravity = .topLeft
            $0.contentsScale = 0.5
            $0.contentsRect = Rect(x: 0, y: 0.5, width: 1, height: 0.5)
            $0.magnification = .nearest
            $0.minification = .nearest
        }
        let expected = ImageItem(
            Self.image, in: Rect(x: 10, y: 10, width: 4, height: 4),
            source: Rect(x: 0, y: 0.5, width: 1, height: 0.5), sampling: .nearest, name: "a")
        #expect(try Self.items(root) == [.image(expected)])
    }

    // MARK: Time

    /// A layer's clock applies to its sublayers. Here it runs at half speed from 1 s on, and is frozen in the third
    /// case.
    @Test func tracksFollowTheClocksAboveThem() throws {
        let track = Track(
            property: try #require(LayerProperty.named("position.x")), timing: MediaTiming(duration: 10),
            curve: .linear, motion: .between(.number(0), .number(100)))
        func x(_ timing: MediaTiming, at time: Double) throws -> Double? {
            let inner = Self.layer("b", Rect(x: 0, y: 0, width: 2, height: 2), tracks: [track])
            let root = Self.layer(
                "a", Rect(x: 0, y: 0, width: 100, height: 100), nil, sublayers: [inner], timing: timing)
            guard case .fill(let fill)? = try Self.items(root, at: time).first, case .rect(let rect) = fill.shape else {
                return nil
            }
            return rect.midX
        }
        #expect(try x(MediaTiming(), at: 3) == 30)
        #expect(try x(MediaTiming(beginTime: 1, speed: 0.5), at: 3) == 10)
        #expect(try x(MediaTiming(timeOffset: 7, speed: 0), at: 3) == 70)
        #expect(try x(MediaTiming(timeOffset: 7, speed: -1), at: 3) == 40)
    }
}
