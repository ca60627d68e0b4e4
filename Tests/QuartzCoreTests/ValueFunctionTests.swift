import QuartzCore
import Testing

/// Animations of transforms by plain numbers.
@MainActor @Suite struct ValueFunctionTests {
    private func animation(_ name: CAValueFunctionName, from: Any, to: Any) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "transform")
        animation.valueFunction = CAValueFunction(name: name)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = 1
        return animation
    }

    /// The value of a part of the transform a quarter and half through an animation.
    private func shown(_ animation: CABasicAnimation, _ part: String) throws -> [Double] {
        let run = try Run()
        let layer = run.layer()
        run.at(0) { layer.add(animation, forKey: nil) }
        try run.play()
        return try [0.25, 0.5].map { try run.number("transform." + part, of: layer, at: $0) }
    }

    /// A full turn, whose end is no other transform than its beginning.
    @Test func anglesTurnAllTheWay() throws {
        let turn = animation(.rotateZ, from: 0, to: 2 * Double.pi)
        let angles = try shown(turn, "rotation.z").map { $0 < 0 ? $0 + 2 * .pi : $0 }
        #expect(abs(angles[0] - .pi / 2) < 1e-6 && abs(angles[1] - .pi) < 1e-6)
        #expect((turn.copy() as? CABasicAnimation)?.valueFunction?.name == .rotateZ)
    }

    @Test func factorsAndDistancesMakeTransforms() throws {
        #expect(try shown(animation(.scaleX, from: 1, to: 3), "scale.x") == [1.5, 2])
        #expect(try shown(animation(.translateY, from: 0, to: 40), "translation.y") == [10, 20])
        #expect(try shown(animation(.scale, from: [1, 1, 1], to: [1, 5, 1]), "scale.y") == [2, 3])
        #expect(try shown(animation(.translate, from: [0, 0, 0], to: [8, 0, 0]), "translation.x") == [2, 4])
    }

    @Test func namesMakeFunctions() {
        #expect(CAValueFunction(name: .rotateZ)?.name == .rotateZ)
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "skew")) == nil)
    }
}
