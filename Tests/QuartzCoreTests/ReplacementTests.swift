import QuartzCore
import Testing

/// Basic animations that replace another one under the same key.
@MainActor @Suite struct ReplacementTests {
    let run: Run
    let layer: CALayer

    init() throws {
        run = try Run()
        layer = run.layer()
    }

    private func add(_ animation: CAAnimation, at seconds: Double) {
        run.at(seconds) { layer.add(animation, forKey: "a") }
    }

    private func opacities(_ times: [Double]) throws -> [Double] {
        try times.map { try run.number("opacity", of: layer, at: $0) }
    }

    @Test func aReplacementWithoutAStartContinuesFromThePresentationValue() throws {
        layer.opacity = 0.5
        add(fade(), at: 0)
        add(fade(from: nil, to: 1), at: 0.25)
        add(fade(from: nil, to: nil, by: 0.5), at: 0.75)
        // An animation that replaces nothing, or one that was never on screen, starts from the model.
        add(fade(from: nil, to: 1), at: 2)
        run.at(4) {
            layer.add(fade(), forKey: "a")
            layer.add(fade(from: nil, to: 1), forKey: "a")
        }
        try run.play()
        #expect(try opacities([0.25, 0.75, 1.25]) == [0.25, 0.625, 0.875])
        #expect(try opacities([2, 2.5, 4, 4.5]) == [0.5, 0.75, 0.5, 0.75])
    }

    @Test func aReplacementByAGroupContinuesFromThePresentationValue() throws {
        layer.opacity = 0.5
        let group = CAAnimationGroup()
        group.animations = [fade(from: nil, to: 1)]
        group.duration = 1
        add(fade(), at: 0)
        add(group, at: 0.25)
        try run.play()
        #expect(try opacities([0.25, 0.75]) == [0.25, 0.625])
    }

    /// The end is the model value, so that nothing jumps when the animation ends.
    @Test func aReplacementWithoutAnEndLeadsToTheModel() throws {
        layer.opacity = 0.5
        add(fade(), at: 0)
        add(fade(from: 1, to: nil), at: 0.25)
        try run.play()
        #expect(try opacities([0.25, 0.75, 1.5]) == [1, 0.75, 0.5])
    }
}
