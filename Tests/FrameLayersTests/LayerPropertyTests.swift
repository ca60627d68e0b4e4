import FrameGeometry
import FrameLayers
import FrameTiming
import Testing

/// Rules for every row of the table, including rows added later.
@Suite struct LayerPropertyTests {
    static let rows = LayerProperty.all.map(\.keyPath)

    private func row(_ keyPath: String) throws -> LayerProperty { try #require(LayerProperty.named(keyPath)) }

    @Test func everyRowIsFoundByItsName() throws {
        #expect(LayerProperty.all.count >= 26)
        #expect(Set(Self.rows).count == LayerProperty.all.count)
        for keyPath in Self.rows { #expect(try row(keyPath).keyPath == keyPath) }
        #expect(LayerProperty.named("frame") == nil)
        #expect(LayerProperty.named("Position") == nil)
        #expect(LayerProperty.named("") == nil)
    }

    @Test(arguments: rows) func writingAReadValueChangesNothing(keyPath: String) throws {
        let property = try row(keyPath)
        for sample in SampleProperties.all {
            var copy = sample
            property.write(&copy, property.read(sample))
            for other in LayerProperty.all {
                #expect(other.read(copy).isNear(other.read(sample)), "\(other.keyPath)")
            }
        }
    }

    @Test(arguments: rows) func writtenValuesReadBack(keyPath: String) throws {
        let property = try row(keyPath)
        for sample in SampleProperties.all {
            var copy = sample
            let value = SampleProperties.other(like: property.read(sample))
            property.write(&copy, value)
            #expect(copy != sample)
            #expect(property.read(copy).isNear(value))
        }
    }

    @Test(arguments: rows) func aValueOfAnotherKindChangesNothing(keyPath: String) throws {
        let property = try row(keyPath)
        let kinds: [AnimatedValue] = [
            .number(0), .point(.zero), .size(.zero), .rect(.zero), .color(.clear), .affine(.identity),
            .path(Path()), .colors([]), .numbers([]),
        ]
        for sample in SampleProperties.all {
            let own = caseName(property.read(sample))
            for kind in kinds where caseName(kind) != own {
                var copy = sample
                property.write(&copy, kind)
                #expect(copy == sample)
            }
        }
    }

    private func caseName(_ value: AnimatedValue) -> Substring { "\(value)".prefix { $0 != "(" } }

    @Test(arguments: rows) func mixingIsExactAtBothEnds(keyPath: String) throws {
        let property = try row(keyPath)
        for sample in SampleProperties.all {
            let from = property.read(sample)
            let to = SampleProperties.other(like: from)
            #expect(from.mixed(with: to, 0) == from)
            #expect(from.mixed(with: to, 1) == to)
            #expect(from.mixed(with: to, 0.5) != from)
            #expect(from.mixed(with: to, 0.5) != to)
            #expect(from.mixed(with: from, 0.375).isNear(from))
        }
    }

    @Test(arguments: rows) func addingTheNeutralValueChangesNothing(keyPath: String) throws {
        let property = try row(keyPath)
        for sample in SampleProperties.all {
            let value = property.read(sample)
            #expect(value.neutral.added(to: value) == value)
            let other = SampleProperties.other(like: value)
            let difference = try #require(other.difference(from: value))
            #expect(difference.added(to: value).isNear(other))
        }
    }

    /// A resting layer under a track that adds nothing looks as it does without the track.
    @Test(arguments: rows) func anAdditiveTrackOfTheNeutralValueHasNoEffect(keyPath: String) throws {
        let property = try row(keyPath)
        for sample in SampleProperties.all {
            let neutral = property.read(sample).neutral
            let track = Track(
                property: property, timing: MediaTiming(duration: 1), curve: .linear,
                motion: .between(neutral, neutral), isAdditive: true)
            let node = LayerNode(id: LayerID(1), name: "a", properties: sample, tracks: [track])
            let sampled = node.properties(at: 0.5)
            for other in LayerProperty.all { #expect(other.read(sampled).isNear(other.read(sample))) }
        }
    }

    /// The defaults of the public header: an empty layer draws nothing, is opaque, and turns about its middle.
    @Test func theDefaultsMatchCoreAnimation() throws {
        let expected: [(String, [Double])] = [
            ("bounds", [0, 0, 0, 0]), ("position", [0, 0]), ("anchorPoint", [0.5, 0.5]), ("zPosition", [0]),
            ("transform", [1, 0, 0, 1, 0, 0]), ("transform.scale", [1]), ("transform.rotation", [0]),
            ("opacity", [1]), ("backgroundColor", [0, 0, 0, 0]), ("cornerRadius", [0]), ("borderWidth", [0]),
            ("borderColor", [0, 0, 0, 1]), ("contentsRect", [0, 0, 1, 1]),
            ("contentsCenter", [0, 0, 1, 1]), ("sublayerTransform", [1, 0, 0, 1, 0, 0]),
            ("backdropSigma", [0]), ("backdropSaturation", [1]), ("path", []), ("shadowPath", []),
            ("fillColor", [0, 0, 0, 1]), ("strokeColor", [0, 0, 0, 0]),
            ("strokeStart", [0]), ("strokeEnd", [1]), ("lineWidth", [1]), ("miterLimit", [10]), ("lineDashPhase", [0]),
            ("colors", []), ("locations", []), ("startPoint", [0.5, 0]), ("endPoint", [0.5, 1]),
            ("instanceColor", [1, 1, 1, 1]), ("instanceDelay", [0]),
        ]
        for (keyPath, numbers) in expected {
            #expect(try row(keyPath).read(LayerProperties()).components == numbers, "\(keyPath)")
        }
    }

    @Test func transformKeyPathsMoveOnePartAndKeepTheOthers() throws {
        var properties = LayerProperties()
        properties.transform = Affine.scale(x: 2, y: 3).then(.rotation(0.5)).then(.translation(x: 7, y: 8))
        try row("transform.rotation.z").write(&properties, .number(1.25))
        let expected = Affine.scale(x: 2, y: 3).then(.rotation(1.25)).then(.translation(x: 7, y: 8))
        #expect(AnimatedValue.affine(properties.transform).isNear(.affine(expected)))
        try row("transform.translation.x").write(&properties, .number(-1))
        #expect(properties.transform.tx == -1)
        #expect(properties.transform.ty == 8)
    }

    /// Sublayers move by parts, too, and a pulse grows along both axes of the plane.
    @Test func otherTransformsAndAxesHaveParts() throws {
        var properties = LayerProperties()
        try row("sublayerTransform.translation.y").write(&properties, .number(40))
        try row("sublayerTransform.rotation").write(&properties, .number(0.5))
        #expect(properties.sublayerTransform == Affine.rotation(0.5).then(.translation(x: 0, y: 40)))
        try row("sublayerTransform.rotation.y").write(&properties, .number(1))
        #expect(properties.sublayerSpace != nil && properties.transform.isIdentity && properties.space == nil)
        try row("transform.scale.xy").write(&properties, .number(2))
        #expect(properties.transform == .scale(x: 2, y: 2))
        try row("transform.rotation.x").write(&properties, .number(0.5))
        try row("transform.scale.xy").write(&properties, .number(3))
        #expect(try row("transform.scale.z").read(properties).isNear(.number(1)))
        #expect(try row("transform.scale.x").read(properties).isNear(.number(3)))
        try row("contentsRect.origin.x").write(&properties, .number(0.25))
        #expect(properties.contentsRect == Rect(x: 0.25, y: 0, width: 1, height: 1))
    }

    /// A card that has shrunk to nothing can grow again, and turn in the meantime.
    @Test func partsOfATransformThatShrankToNothingCanBeSet() throws {
        var properties = LayerProperties()
        properties.transform = Affine.scale(x: 0, y: 0).then(.translation(x: 4, y: 5))
        try row("transform.scale").write(&properties, .number(2))
        #expect(properties.transform == Affine(a: 2, b: 0, c: 0, d: 2, tx: 4, ty: 5))
        try row("transform.scale").write(&properties, .number(0))
        #expect(try row("transform.scale").read(properties) == .number(0))
        #expect(properties.transform.tx == 4)
    }
}
