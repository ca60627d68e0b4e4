import FrameGeometry
import FrameLayers
import Testing

@Suite struct AnimatedValueTests {
    private static let kinds: [AnimatedValue] = [
        .number(2), .point(Point(x: 1, y: 2)), .size(Size(width: 3, height: 4)),
        .rect(Rect(x: 1, y: 2, width: 3, height: 4)), .color(Color(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)),
        .affine(.scale(x: 2, y: 4)), .matrix(.scale(x: 2, y: 4, z: 8)),
    ]

    @Test func valuesMixComponentByComponent() {
        let zeros: [AnimatedValue] = [
            .number(0), .point(.zero), .size(.zero), .rect(.zero), .color(.clear), .affine(.scale(x: 1, y: 2)),
            .matrix(.scale(x: 1, y: 2, z: 4)),
        ]
        let middles: [[Double]] = [
            [0.5], [0.25, 0.5], [0.75, 1], [0.25, 0.5, 0.75, 1], [0.0625, 0.125, 0.1875, 0.25],
            [1.25, 0, 0, 2.5, 0, 0], [1.25, 0, 0, 0, 0, 2.5, 0, 0, 0, 0, 5, 0, 0, 0, 0, 1],
        ]
        for ((from, to), expected) in zip(zip(zeros, Self.kinds), middles) {
            #expect(from.mixed(with: to, 0.25).components == expected)
        }
    }

    /// A curve may overshoot, and the values with it.
    @Test func progressOutsideZeroToOneExtrapolates() {
        #expect(AnimatedValue.number(10).mixed(with: .number(20), 1.5) == .number(25))
        #expect(AnimatedValue.number(10).mixed(with: .number(20), -0.5) == .number(5))
    }

    @Test func differentKindsNeitherMixNorAdd() {
        for (index, value) in Self.kinds.enumerated() {
            for (other, base) in Self.kinds.enumerated()
            where other != index && (value.anyMatrix == nil || base.anyMatrix == nil) {
                #expect(value.mixed(with: base, 0.5) == base)
                #expect(value.added(to: base) == base)
                #expect(value.difference(from: base) == nil)
            }
        }
    }

    /// Additive animations concatenate transforms, the animation's first, as documented.
    @Test func transformsAddByConcatenation() {
        let value = AnimatedValue.affine(.scale(x: 2, y: 2))
        let base = AnimatedValue.affine(.translation(x: 10, y: 0))
        #expect(value.added(to: base) == .affine(Affine(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0)))
        #expect(base.added(to: value) == .affine(Affine(a: 2, b: 0, c: 0, d: 2, tx: 20, ty: 0)))
        #expect(value.difference(from: .affine(.scale(x: 0, y: 1))) == nil)
    }

    @Test func eachAccessorReadsItsOwnKind() {
        for value in Self.kinds {
            let found = [
                value.number.map(AnimatedValue.number), value.point.map(AnimatedValue.point),
                value.size.map(AnimatedValue.size), value.rect.map(AnimatedValue.rect),
                value.color.map(AnimatedValue.color), value.affine.map(AnimatedValue.affine),
                value.matrix.map(AnimatedValue.matrix),
            ].compactMap { $0 }
            #expect(found == [value])
        }
    }

    /// A flat matrix moves like a map of the plane, mirror images included.
    @Test func flatMatricesMixAsMapsOfThePlane() {
        let maps: [Affine] = [
            .identity, .rotation(2), .scale(x: 1, y: -1), .scale(x: 0, y: 0),
            .init(a: 1, b: 2, c: -1, d: 3, tx: 4, ty: 5),
        ]
        for from in maps {
            for to in maps {
                let mixed = AnimatedValue.matrix(Matrix4(from)).mixed(with: .matrix(Matrix4(to)), 0.3)
                let expected = AnimatedValue.affine(from).mixed(with: .affine(to), 0.3)
                #expect(mixed.matrix?.affine == expected.affine)
            }
        }
        let turned = AnimatedValue.matrix(.rotation(.pi / 2, about: [0, 1, 0]))
        let half = AnimatedValue.matrix(.identity).mixed(with: turned, 0.5)
        #expect(half.isNear(.matrix(.rotation(.pi / 4, about: [0, 1, 0]))))
    }

    @Test func componentsRestoreTheValue() {
        for value in Self.kinds {
            #expect(value.neutral.replacing(components: value.components) == value)
            #expect(value.replacing(components: value.components + [1]) == value)
        }
    }
}
