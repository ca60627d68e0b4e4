import FrameGeometry
import FrameLayers
import FramePainting
import FrameTiming
import Testing

/// Layers that leave the plane.
@Suite struct LayerSpaceTests {
    private static let square = Rect(x: 10, y: 10, width: 20, height: 20)

    private func layer(
        _ name: String, sublayers: [LayerNode] = [], change: (inout LayerProperties) -> Void = { _ in }
    ) -> LayerNode {
        EmissionTests.layer(name, Self.square, .white, sublayers: sublayers, change: change)
    }

    private static let perspective: Matrix4 = {
        var matrix = Matrix4.identity
        matrix.row3.w = -1 / 100
        return matrix
    }()

    private func group(_ root: LayerNode) throws -> Group? {
        guard case .group(let group)? = try EmissionTests.items(root).first else { return nil }
        return group
    }

    /// Without perspective, a rotation about y only makes the layer narrower.
    @Test func withoutPerspectiveDepthIsInvisible() throws {
        let root = layer("a") { $0.wholeTransform = .rotation(.pi / 3, about: [0, 1, 0]) }
        guard case .fill(let fill)? = try EmissionTests.items(root).first else {
            Issue.record("no fill")
            return
        }
        #expect(fill.transform == Affine(a: 0.5, b: 0, c: 0, d: 1, tx: 15, ty: 10))
        let moved = layer("a") { $0.wholeTransform = .translation(x: 0, y: 0, z: 50) }
        #expect(try EmissionTests.items(moved) == EmissionTests.items(layer("a")))
    }

    @Test func aTiltedLayerIsDrawnInPerspective() throws {
        let root = layer("a") {
            $0.wholeTransform = Matrix4.rotation(.pi / 3, about: [0, 1, 0]).then(Self.perspective)
        }
        let projection = try #require(try group(root)?.projection)
        // The middle stays in place. The nearer side is farther out than the other one.
        let middle = try #require(projection.apply(Point(x: 10, y: 10)))
        #expect(abs(middle.x - 20) < 1e-4 && abs(middle.y - 20) < 1e-4)
        let (left, right) = (
            try #require(projection.apply(Point(x: 0, y: 0))), try #require(projection.apply(Point(x: 20, y: 0)))
        )
        #expect(abs((20 - left.x) - (right.x - 20)) > 0.5)
        #expect(abs((20 - left.y) - (20 - right.y)) > 0.5)
    }

    @Test func sublayersShareThePerspectiveOfTheirSuperlayer() throws {
        let inner = layer("b") { $0.wholeTransform = .rotation(1, about: [0, 1, 0]) }
        let root = layer("a", sublayers: [inner]) {
            $0.backgroundColor = nil
            $0.wholeSublayerTransform = Self.perspective
        }
        #expect(try group(root)?.projection != nil)
        let flat = layer("a", sublayers: [layer("b")]) {
            $0.backgroundColor = nil
            $0.wholeSublayerTransform = Self.perspective
        }
        #expect(try group(flat) == nil)
    }

    @Test func singleSidedLayersAreInvisibleFromBehind() throws {
        for (angle, isSeen) in [(0.0, true), (1, true), (2, false), (.pi, false), (5, true)] {
            let root = layer("a") {
                $0.isDoubleSided = false
                $0.wholeTransform = .rotation(angle, about: [0, 1, 0])
            }
            #expect(try EmissionTests.items(root).isEmpty != isSeen, "\(angle)")
        }
    }

    /// In a transform layer, nearer layers are drawn later, no matter their order among siblings.
    @Test func transformLayersSortByDepth() throws {
        func side(_ name: String, _ depth: Double) -> LayerNode {
            layer(name) { $0.wholeTransform = .translation(x: 0, y: 0, z: depth) }
        }
        let root = layer("a", sublayers: [side("near", 10), side("far", -10)]) {
            $0.kind = .transform
            $0.wholeTransform = .rotation(0.1, about: [0, 1, 0])
        }
        #expect(EmissionTests.names(try EmissionTests.items(root)) == ["far", "near"])
        let turned = layer("a", sublayers: [side("near", 10), side("far", -10)]) {
            $0.kind = .transform
            $0.wholeTransform = .rotation(.pi + 0.1, about: [0, 1, 0])
        }
        #expect(EmissionTests.names(try EmissionTests.items(turned)) == ["near", "far"])
    }

    @Test(arguments: [0.0, 0.5, 1.5, 2, 3, .pi, -2, -0.3]) func turnsRoundTrip(angle: Double) throws {
        for (keyPath, axis) in [
            ("transform.rotation.x", SIMD3<Double>(1, 0, 0)), ("transform.rotation.y", [0, 1, 0]),
        ] {
            let property = try #require(LayerProperty.named(keyPath))
            var properties = LayerProperties()
            property.write(&properties, .number(angle))
            let expected = Matrix4.rotation(angle, about: axis).numbers
            #expect(zip(properties.wholeTransform.numbers, expected).allSatisfy { abs($0 - $1) < 1e-12 })
            let read = try #require(property.read(properties).number)
            #expect(abs(RealMath.sin((read - angle) / 2)) < 1e-12)
        }
    }

    /// A layer tilted about y in perspective, and one tilted about x without perspective.
    private static let deepSamples: [Matrix4] = [
        Matrix4.scale(x: 2, y: 2, z: 2).then(.rotation(0.5, about: [0, 1, 0]))
            .then(.rotation(0.25, about: [0, 0, 1])).then(.translation(x: 5, y: 6, z: 7)).then(perspective),
        Matrix4.scale(x: 0.5, y: 0.5, z: 0.5).then(.rotation(-1, about: [1, 0, 0])).then(
            .translation(x: 3, y: 0, z: 0)),
    ]

    /// Each key path changes its own part and leaves the others, also outside the plane.
    @Test(arguments: LayerProperty.all.map(\.keyPath).filter { $0.hasPrefix("transform.") })
    func partsAlsoMoveInSpace(keyPath: String) throws {
        let property = try #require(LayerProperty.named(keyPath))
        for matrix in Self.deepSamples {
            var properties = LayerProperties()
            properties.wholeTransform = matrix
            let read = property.read(properties)
            property.write(&properties, read)
            #expect(AnimatedValue.matrix(properties.wholeTransform).isNear(.matrix(matrix)))
            let other = SampleProperties.other(like: read)
            property.write(&properties, other)
            #expect(property.read(properties).isNear(other))
            #expect(!AnimatedValue.matrix(properties.wholeTransform).isNear(.matrix(matrix)))
        }
    }

    /// A layer rotated out of the plane by one animation can still be moved, rotated and scaled by another.
    @Test func partsOfOneTransformAddUp() throws {
        var properties = LayerProperties()
        properties.wholeTransform = Self.perspective
        for (keyPath, value) in [
            ("transform.rotation.y", AnimatedValue.number(0.5)), ("transform.rotation.z", .number(0.25)),
            ("transform.scale", .number(2)), ("transform.scale.z", .number(3)),
            ("transform.translation", .size(Size(width: 5, height: 6))), ("transform.translation.z", .number(7)),
            ("transform.translation.x", .number(4)),
        ] {
            try #require(LayerProperty.named(keyPath)).write(&properties, value)
        }
        let expected = Matrix4.scale(x: 2, y: 2, z: 3).then(.rotation(0.5, about: [0, 1, 0])).then(
            .rotation(0.25, about: [0, 0, 1])
        ).then(.translation(x: 4, y: 6, z: 7)).then(Self.perspective)
        #expect(AnimatedValue.matrix(properties.wholeTransform).isNear(.matrix(expected)))
    }

    @Test func planeAndSpaceMix() {
        let (flat, tilted) = (
            AnimatedValue.affine(.scale(x: 2, y: 2)), AnimatedValue.matrix(.rotation(1, about: [0, 1, 0]))
        )
        #expect(flat.mixed(with: tilted, 0) == flat && flat.mixed(with: tilted, 1) == tilted)
        #expect(flat.mixed(with: tilted, 0.5).matrix != nil)
        #expect(tilted.difference(from: flat)?.added(to: flat).isNear(tilted) == true)
    }

    @Test func invalidSpacesShowNothing() throws {
        for change: (inout LayerProperties) -> Void in [
            { $0.wholeTransform.row3.w = .nan }, { $0.wholeTransform.row1.x = .infinity },
            { $0.wholeTransform = Matrix4([0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]) },
            {
                $0.wholeTransform = .rotation(.pi / 2, about: [0, 1, 0]); $0.wholeTransform.row1.x = 0
            },
        ] {
            #expect(try EmissionTests.items(layer("a", change: change)).isEmpty)
        }
    }
}
