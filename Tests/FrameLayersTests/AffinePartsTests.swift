import FrameGeometry
import Testing

@testable import FrameLayers

@Suite struct AffinePartsTests {
    struct Row: Sendable {
        let width, height, shear, rotation: Double
        let a, b, c, d: Double
    }

    /// Entries of scale · shear · rotation, computed with Python's mpmath at 40 digits: a = w cos t, b = w sin t, c = s
    /// h cos t − h sin t, d = s h sin t + h cos t.
    static let rows = [
        Row(
            width: 1, height: 1, shear: 0, rotation: 0.5, a: 0.877582561890372716, b: 0.479425538604203,
            c: -0.479425538604203, d: 0.877582561890372716),
        Row(
            width: 2, height: 3, shear: 0, rotation: -1.25, a: 0.630644724790537331, b: -1.89796923871117243,
            c: 2.84695385806675864, d: 0.945967087185805996),
        Row(
            width: 0.5, height: 4, shear: 0.75, rotation: 2.5, a: -0.400571807773466857, b: 0.299236072051978247,
            c: -4.79731942305662712, d: -1.40915802987586538),
        Row(width: -1, height: 1, shear: 0, rotation: 0, a: -1, b: 0, c: 0, d: 1),
        Row(width: 1, height: -1, shear: 0, rotation: 0, a: 1, b: 0, c: 0, d: -1),
        Row(
            width: 1, height: -1, shear: 0, rotation: 0.4, a: 0.921060994002885083, b: 0.389418342308650492,
            c: 0.389418342308650492, d: -0.921060994002885083),
        Row(
            width: -2, height: 1.5, shear: -0.3, rotation: 0.9, a: -1.24321993654132891, b: -1.56665381925496678,
            c: -1.45471485016302409, d: 0.57991784307362916),
        Row(
            width: 3, height: 0.25, shear: -1.5, rotation: -3, a: -2.96997748980133637, b: -0.423360024179601666,
            c: 0.406527188240133852, d: -0.194578121127661156),
        Row(width: 0, height: 0, shear: 0, rotation: 0, a: 0, b: 0, c: 0, d: 0),
        Row(
            width: 0, height: 2, shear: 0, rotation: 0.7, a: 0, b: 0, c: -1.28843537447538211,
            d: 1.52968437456897685),
        Row(
            width: 2, height: 0, shear: 0, rotation: 0.7, a: 1.52968437456897685, b: 1.28843537447538211, c: 0, d: 0),
    ]

    @Test(arguments: rows.indices) func partsMatchTheComponentsOfTheMap(index: Int) throws {
        let row = Self.rows[index]
        let map = Affine(a: row.a, b: row.b, c: row.c, d: row.d, tx: 11, ty: -13)
        let parts = try #require(AffineParts(map))
        #expect(abs(parts.scale.width - row.width) < 1e-14)
        #expect(abs(parts.scale.height - row.height) < 1e-14)
        #expect(abs(parts.shear - row.shear) < 1e-14)
        #expect(abs(parts.rotation - row.rotation) < 1e-14)
        #expect(parts.translation == Point(x: 11, y: -13))
        #expect(AnimatedValue.affine(parts.affine).isNear(.affine(map)))
    }

    @Test func mapsThatCannotBeDecomposedAreRejected() {
        #expect(AffineParts(Affine(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0)) == nil)
        #expect(AffineParts(Affine(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)) == nil)
        #expect(AffineParts(Affine(a: 1, b: 0, c: 0, d: 1, tx: .infinity, ty: 0)) == nil)
    }

    /// Halfway through a quarter turn is an eighth of a turn at full size. Mixing entries would shorten it by √½.
    @Test(arguments: [1, -1, 0.5, 1.9]) func aTurnStaysATurn(quarters: Double) {
        let angle = quarters * Double.pi / 2
        for step in 0...16 {
            let progress = Double(step) / 16
            let mixed = AffineParts.mixed(.identity, .rotation(angle), progress)
            #expect(AnimatedValue.affine(mixed).isNear(.affine(.rotation(angle * progress))))
        }
    }

    @Test func rotationTakesTheShorterWay() {
        let mixed = AffineParts.mixed(.rotation(3), .rotation(-3), 0.5)
        #expect(AnimatedValue.affine(mixed).isNear(.affine(.rotation(.pi))))
        let back = AffineParts.mixed(.rotation(-3), .rotation(3), 0.5)
        #expect(AnimatedValue.affine(back).isNear(.affine(.rotation(-.pi))))
    }

    @Test func aMirrorImageIsReachedThroughALineNotATurn() {
        #expect(AffineParts.mixed(.identity, .scale(x: -1, y: 1), 0.25) == .scale(x: 0.5, y: 1))
        #expect(AffineParts.mixed(.identity, .scale(x: 1, y: -1), 0.25) == .scale(x: 1, y: 0.5))
    }

    /// A reflection that turns is a turned reflection in between, not a line, whatever axes the decompositions flip
    /// (measured: `issue_2094` of `airbnb/lottie-ios` 4.6.1).
    @Test func reflectionsTurn() throws {
        let mirror = Affine.scale(x: 1, y: -1)
        for (start, end) in [(0.0, 1.5), (0, -1.6), (1.5, 1.7), (-1.5, -1.7), (3, 3.3), (0, 3.1)] {
            let ends = [start, end].map { mirror.then(.rotation($0)) }
            for progress in [0.25, 0.5, 0.9] {
                let mixed = AffineParts.mixed(ends[0], ends[1], progress)
                let turned = mirror.then(.rotation(start + (end - start) * progress))
                #expect(AnimatedValue.affine(mixed).isNear(.affine(turned)), "\(start) to \(end) at \(progress)")
            }
            let spline = try #require(Keyframes(ends.map(AnimatedValue.affine), mode: .cubicPaced))
            let half = mirror.then(.rotation((start + end) / 2))
            #expect(spline.value(at: 0.5).isNear(.affine(half)), "\(start) to \(end)")
        }
    }

    /// A map that shrinks to nothing has no direction, so the other end keeps its own direction throughout.
    @Test func shrinkingToNothingDoesNotTurn() {
        let turned = Affine.rotation(1)
        let mixed = AffineParts.mixed(turned, .scale(x: 0, y: 0), 0.75)
        #expect(AnimatedValue.affine(mixed).isNear(.affine(turned.then(.scale(x: 0.25, y: 0.25)))))
    }

    @Test func scaleAndTranslationMixNumberByNumber() {
        let from = Affine.scale(x: 1, y: 2).then(.translation(x: 10, y: 20))
        let to = Affine.scale(x: 3, y: 4).then(.translation(x: 0, y: -20))
        #expect(AffineParts.mixed(from, to, 0.5) == Affine(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 0))
    }
}
