import FrameGeometry
import FrameLayers
import QuartzCore
import Testing

@MainActor @Suite struct AnimationTests {
    let run: Run
    let layer: CALayer

    init() throws {
        run = try Run()
        layer = run.layer()
    }

    private func add(_ animation: CAAnimation, at seconds: Double = 0, key: String? = nil) {
        run.at(seconds) { layer.add(animation, forKey: key) }
    }

    private func opacities(_ times: [Double]) throws -> [Double] {
        try times.map { try run.number("opacity", of: layer, at: $0) }
    }

    // MARK: Time

    /// The definition of `beginTime` 0: the time at which the change was committed, not the beginning of the run.
    @Test func anAnimationBeginsWithItsCommit() throws {
        add(fade(), at: 2)
        try run.play()
        #expect(try opacities([1.9, 2, 2.25, 2.5, 2.999, 3, 4]) == [1, 0, 0.25, 0.5, 0.999, 1, 1])
        #expect(run.stage.committer.timeline?.duration.seconds == 3)
    }

    @Test func beginTimesAreInTheLayersTime() throws {
        layer.beginTime = 1
        let animation = fade()
        animation.beginTime = 2
        add(animation)
        try run.play()
        #expect(try opacities([2.9, 3, 3.5, 4]) == [1, 0, 0.5, 1])
    }

    @Test(arguments: [
        (CAMediaTimingFillMode.removed, [0.5, 0, 0.5]), (.backwards, [0, 0, 0.5]), (.forwards, [0.5, 0, 0.5]),
        (.both, [0, 0, 0.5]),
    ])
    func fillingEndsWhereTheAnimationIsRemoved(mode: CAMediaTimingFillMode, expected: [Double]) throws {
        layer.opacity = 0.5
        let animation = fade()
        animation.beginTime = 1
        animation.fillMode = mode
        add(animation)
        try run.play()
        #expect(try opacities([0.5, 1, 2]) == expected)
    }

    @Test(arguments: [
        (CAMediaTimingFillMode.removed, 0.5), (.backwards, 0.5), (.forwards, 1), (.both, 1),
    ])
    func aRetainedAnimationFillsForward(mode: CAMediaTimingFillMode, expected: Double) throws {
        layer.opacity = 0.5
        let animation = fade(witness: Witness(run))
        animation.fillMode = mode
        animation.isRemovedOnCompletion = false
        add(animation, key: "kept")
        run.at(3) { run.note("\(layer.animationKeys() ?? [])") }
        try run.play()
        #expect(try opacities([1, 2.5, 3]) == [expected, expected, expected])
        #expect(run.notes == ["0.0 animation starts", "1.0 animation stops, finished true", "3.0 [\"kept\"]"])
    }

    @Test func repetitionSpeedAndAutoreverseApply() throws {
        let animation = fade(duration: 2, witness: Witness(run))
        animation.speed = 2
        animation.autoreverses = true
        animation.repeatCount = 1.5
        add(animation)
        try run.play()
        #expect(try opacities([0, 0.5, 1, 1.5, 2, 2.5, 2.999]) == [0, 0.5, 1, 0.5, 0, 0.5, 0.999])
        #expect(run.notes.last == "3.0 animation stops, finished true")
    }

    @Test func anEndlessRepetitionDoesNotKeepTheRunGoing() throws {
        let animation = fade(witness: Witness(run))
        animation.repeatCount = .infinity
        add(animation)
        run.at(2.5) {}
        try run.play()
        #expect(run.stage.committer.timeline?.duration.seconds == 2.5)
        #expect(try opacities([0.25, 2.25]) == [0.25, 0.25])
        #expect(run.notes == ["0.0 animation starts"])
    }

    @Test func animationsOfAFrozenLayerDoNotEnd() throws {
        add(fade(witness: Witness(run)))
        run.at(0.25) {
            layer.timeOffset = layer.convertTime(run.stage.loop.now.seconds, from: nil)
            layer.speed = 0
        }
        // Resumed three seconds later, from the same position.
        run.at(3.25) {
            let stopped = layer.timeOffset
            layer.speed = 1
            layer.timeOffset = 0
            layer.beginTime = 0
            layer.beginTime = layer.convertTime(run.stage.loop.now.seconds, from: nil) - stopped
        }
        try run.play()
        #expect(try opacities([0.25, 1, 3, 3.25, 3.5, 4]) == [0.25, 0.25, 0.25, 0.25, 0.5, 1])
        #expect(run.notes == ["0.0 animation starts", "4.0 animation stops, finished true"])
    }

    @Test func theSpeedOfASuperlayerApplies() throws {
        let parent = run.layer("parent")
        let child = run.layer("child", in: parent)
        parent.speed = 0.5
        run.at(1) { child.add(fade(witness: Witness(run)), forKey: nil) }
        try run.play()
        #expect(try run.number("opacity", of: child, at: 2) == 0.5)
        #expect(run.notes.last == "3.0 animation stops, finished true")
    }

    // MARK: Values

    @Test func aMissingEndIsTheUnderlyingValue() throws {
        layer.opacity = 0.5
        add(fade(from: 0, to: nil), at: 0)
        add(fade(from: nil, to: 1), at: 2)
        try run.play()
        #expect(try opacities([0, 0.5, 1]) == [0, 0.25, 0.5])
        #expect(try opacities([2, 2.5, 2.75]) == [0.5, 0.75, 0.875])
    }

    @Test func byValuesAreRelative() throws {
        layer.opacity = 0.5
        add(fade(from: 0.1, to: nil, by: 0.2), at: 0)
        add(fade(from: nil, to: 0.9, by: 0.2), at: 2)
        add(fade(from: nil, to: nil, by: 0.4), at: 4)
        try run.play()
        #expect(try opacities([0, 0.5]) == [0.1, 0.2])
        #expect(try opacities([2, 2.5]) == [0.7, 0.8])
        #expect(try opacities([4, 4.5]) == [0.5, 0.7])
    }

    /// The property animates from its previous value on screen to the current one.
    @Test func withoutValuesTheLastChangeAnimates() throws {
        run.at(1) {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.opacity = 0.5
            CATransaction.commit()
            layer.add(fade(from: nil, to: nil), forKey: nil)
        }
        try run.play()
        #expect(try opacities([1, 1.5, 2]) == [1, 0.75, 0.5])
    }

    @Test func additiveAnimationsAddAndOthersReplace() throws {
        layer.opacity = 0.5
        let adding = fade(from: 0.2, to: nil)
        adding.isAdditive = true
        add(adding)
        add(fade(from: nil, to: nil, by: 0.1), at: 0.5)
        try run.play()
        #expect(try opacities([0, 0.25]) == [0.7, 0.65])
        // Increased by the value at the beginning, 0.6.
        #expect(try opacities([0.5, 1]) == [0.6, 0.65])
    }

    @Test func keyframesAreReachedAtTheirTimes() throws {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = [0, 1, 0.5]
        animation.keyTimes = [0, 0.75, 1]
        animation.duration = 4
        add(animation)
        // A list of another length is ignored: the values are spaced evenly.
        let wrong = CAKeyframeAnimation(keyPath: "opacity")
        wrong.values = [0, 1, 0.5]
        wrong.keyTimes = [0, 1]
        wrong.duration = 4
        add(wrong, at: 10)
        try run.play()
        #expect(try opacities([0, 1.5, 3, 3.5]) == [0, 0.5, 1, 0.75])
        #expect(try opacities([10, 11, 12, 13]) == [0, 0.5, 1, 0.75])
    }

    /// Pictures of Core Animation show that key times are used as they are, against its documentation.
    @Test func keyTimesAreUsedAsTheyAre() throws {
        func keyframes(_ values: [Double], _ times: [NSNumber], at start: Double) {
            let animation = CAKeyframeAnimation(keyPath: "opacity")
            animation.values = values
            animation.keyTimes = times
            animation.duration = 1
            add(animation, at: start)
        }
        keyframes([0.2, 0.4], [0.4, 0.6], at: 0)
        keyframes([0, 0, 0.2, 0.4, 0.6, 0.6], [0, -0.25, 0.25, 0.75, 1.25, 1], at: 10)
        try run.play()
        #expect(try opacities([0.1, 0.3, 0.5, 0.7, 0.9]) == [0.2, 0.2, 0.3, 0.4, 0.4])
        #expect(try opacities([10, 10.25, 10.5, 10.75]) == [0.1, 0.2, 0.3, 0.4])
    }

    @Test func aSingleDiscreteValueHasNoEffect() throws {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = [0.25]
        animation.calculationMode = .discrete
        animation.duration = 1
        add(animation)
        try run.play()
        #expect(try opacities([0.5]) == [1])
    }

    @Test func aTranslationTakesPointsSizesAndPaths() throws {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 50))
        let move = CABasicAnimation(keyPath: "transform.translation")
        move.fromValue = CGPoint.zero
        move.toValue = NSValue(cgPoint: CGPoint(x: 100, y: 50))
        let grow = CABasicAnimation(keyPath: "transform.translation")
        grow.fromValue = CGSize.zero
        grow.toValue = CGSize(width: 100, height: 50)
        let along = CAKeyframeAnimation(keyPath: "transform.translation")
        along.path = path
        for (index, animation) in [move, grow, along].enumerated() {
            animation.duration = 1
            add(animation, at: Double(index) * 10)
        }
        try run.play()
        for start in [0.0, 10, 20] {
            let shown = try run.shown("transform.translation", of: layer, at: start + 0.5).components
            #expect(shown.map { ($0 * 1e9).rounded() / 1e9 } == [50, 25], "\(start)")
        }
    }

    @Test func closingAPathAddsNoKeyframe() throws {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 90, y: 0), CGPoint(x: 100, y: 0)])
        path.closeSubpath()
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.keyTimes = [0, 0.5, 1]
        animation.duration = 1
        add(animation)
        try run.play()
        #expect(try run.number("position.x", of: layer, at: 0.5) == 90)
        #expect(try run.number("position.x", of: layer, at: 0.75) == 95)
    }

    @Test func aSpringFollowsItsFormula() throws {
        let animation = CASpringAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.mass = 3
        animation.stiffness = 1000
        animation.damping = 500
        animation.duration = animation.settlingDuration
        #expect(abs(animation.settlingDuration - 0.50573) < 5e-6)
        add(animation)
        try run.play()
        // Critical with w = √(1000/3): 1 − (1 + w t) e^(−w t), from Python's mpmath.
        for (time, value) in [(0.1, 0.54478), (0.2, 0.87928), (0.4, 0.99441)] {
            #expect(abs(try run.number("opacity", of: layer, at: time) - value) < 5e-6)
        }
    }

    @Test func unanimatableKeyPathsAreNoted() throws {
        add(CABasicAnimation(keyPath: "colour"))
        add(fade(from: nil, to: 1))
        let wrong = CABasicAnimation(keyPath: "position")
        wrong.toValue = "here"
        add(wrong)
        try run.play()
        #expect(
            run.stage.diagnostics.unsupported.entries.map(\.api) == [
                "animation of key path “colour”", "a String as a value of “position”",
            ])
    }

    // MARK: Keys

    @Test func addingCopiesTheAnimation() throws {
        let animation = fade()
        run.at(0) {
            layer.add(animation, forKey: "a")
            animation.toValue = 0.0
            animation.duration = 9
            #expect(layer.animation(forKey: "a") !== animation)
            #expect(layer.animation(forKey: "a")?.duration == 1)
        }
        try run.play()
        #expect(try opacities([0.5]) == [0.5])
    }

    @Test func everyPropertyIsCopied() throws {
        let spring = CASpringAnimation(keyPath: "opacity")
        spring.mass = 2
        spring.stiffness = 3
        spring.damping = 4
        spring.initialVelocity = 5
        spring.allowsOverdamping = true
        spring.fromValue = 1
        spring.toValue = 2
        spring.byValue = 3
        spring.isAdditive = true
        spring.beginTime = 6
        spring.duration = 7
        spring.speed = 8
        spring.timeOffset = 9
        spring.repeatCount = 10
        spring.repeatDuration = 11
        spring.autoreverses = true
        spring.fillMode = .both
        spring.timingFunction = CAMediaTimingFunction(name: .easeIn)
        spring.isRemovedOnCompletion = false
        let copy = try #require(spring.copy() as? CASpringAnimation)
        #expect((copy.mass, copy.stiffness, copy.damping, copy.initialVelocity) == (2, 3, 4, 5))
        #expect(copy.allowsOverdamping && copy.isAdditive && copy.autoreverses && !copy.isRemovedOnCompletion)
        #expect(copy.fromValue as? Int == 1 && copy.toValue as? Int == 2 && copy.byValue as? Int == 3)
        #expect((copy.beginTime, copy.duration, copy.speed, copy.timeOffset) == (6, 7, 8, 9))
        #expect((copy.repeatCount, copy.repeatDuration, copy.fillMode) == (10, 11, .both))
        #expect(copy.keyPath == "opacity" && copy.timingFunction === spring.timingFunction)
        let keyframes = CAKeyframeAnimation(keyPath: "opacity")
        keyframes.values = [1]
        keyframes.keyTimes = [0]
        keyframes.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
        let other = try #require(keyframes.copy() as? CAKeyframeAnimation)
        #expect(other.values?.count == 1 && other.keyTimes == [0] && other.timingFunctions?.count == 1)
    }

    /// The replaced animation ends as unfinished, and is notified on the next turn, not during the replacement.
    @Test func anAnimationWithTheSameKeyIsReplaced() throws {
        run.at(0) { layer.add(fade(witness: Witness(run, "first")), forKey: "a") }
        run.at(0.5) {
            layer.add(fade(from: 1, to: 0, witness: Witness(run, "second")), forKey: "a")
            run.note("replaced")
        }
        try run.play()
        #expect(
            run.notes == [
                "0.0 first starts", "0.5 replaced", "0.5 second starts", "0.5 first stops, finished false",
                "1.5 second stops, finished true",
            ])
        #expect(try opacities([0.25, 0.5, 1]) == [0.25, 1, 0.5])
    }

    @Test func animationsWithoutAKeyAccumulate() throws {
        run.at(0) {
            layer.add(fade(), forKey: nil)
            layer.add(fade(), forKey: nil)
            layer.add(fade(), forKey: "b")
            #expect(layer.animationKeys() == ["b"])
            #expect(layer.attachments.count == 3)
            layer.removeAnimation(forKey: "c")
            #expect(layer.attachments.count == 3)
            layer.removeAllAnimations()
            #expect(layer.animationKeys() == nil)
            #expect(layer.attachments.isEmpty)
        }
        try run.play()
        #expect(run.stage.committer.timeline?.duration.seconds == 0)
    }

    @Test func leavingTheScreenEndsAnimations() throws {
        run.at(0) { layer.add(fade(witness: Witness(run)), forKey: nil) }
        run.at(0.5) { layer.removeFromSuperlayer() }
        try run.play()
        #expect(run.notes == ["0.0 animation starts", "0.5 animation stops, finished false"])
        #expect(layer.attachments.isEmpty)
    }

    /// A layer removed and added again in one event never left the screen.
    @Test func movingInTheTreeKeepsAnimations() throws {
        let other = run.layer("other")
        run.at(0) { layer.add(fade(witness: Witness(run)), forKey: nil) }
        run.at(0.5) { other.addSublayer(layer) }
        try run.play()
        #expect(run.notes == ["0.0 animation starts", "1.0 animation stops, finished true"])
        #expect(try opacities([0.75]) == [0.75])
    }

    /// Work that remains after a commit belongs to the same event.
    @Test(arguments: [false, true]) func animationsWaitForTheirLayerUntilTheEventEnds(isInserted: Bool) throws {
        let late = CALayer()
        run.at(1) {
            late.add(fade(witness: Witness(run)), forKey: "fade")
            run.stage.committer.afterNextCommit {
                run.note("\(late.animationKeys() ?? [])")
                if isInserted { layer.addSublayer(late) }
            }
        }
        try run.play()
        #expect(
            run.notes
                == ["1.0 [\"fade\"]"]
                + (isInserted
                    ? ["1.0 animation starts", "2.0 animation stops, finished true"]
                    : ["1.0 animation stops, finished false"]))
    }

    // MARK: Ends

    /// When the first of them is notified of its end, the others have ended as well.
    @Test func simultaneousEndsHappenTogether() throws {
        let other = run.layer("other")
        @MainActor final class Looking: CAAnimationDelegate {
            let look: () -> Void
            init(_ look: @escaping () -> Void) { self.look = look }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { look() }
        }
        let first = fade()
        first.delegate = Looking { run.note("first: \(other.attachments.count) left") }
        run.at(0) {
            layer.add(first, forKey: nil)
            other.add(fade(), forKey: nil)
        }
        try run.play()
        #expect(run.notes == ["1.0 first: 0 left"])
    }

    @Test func animationDidStartCanChangeLayers() throws {
        let sibling = run.layer("sibling")
        @MainActor final class Starting: CAAnimationDelegate {
            let start: () -> Void
            init(_ start: @escaping () -> Void) { self.start = start }
            func animationDidStart(_ anim: CAAnimation) { start() }
        }
        layer.removeFromSuperlayer()
        run.stage.committer.screen.addSublayer(layer)
        let animation = fade()
        animation.delegate = Starting { sibling.isHidden = true }
        add(animation, at: 1)
        run.at(1.5) { sibling.zPosition = 4 }
        try run.play()
        let root = try #require(run.stage.committer.timeline?.commits.last?.root)
        let node = try #require(root.sublayers.first { $0.name == "sibling" })
        #expect(node.properties.isHidden)
        #expect(node.properties.zPosition == 4)
    }

    @Test func thePresentationLayerMatchesTheScreen() throws {
        #expect(layer.presentation() == nil)
        add(fade(), at: 1)
        run.at(1.25) {
            #expect(layer.presentation()?.opacity == 0.25)
            #expect(layer.opacity == 1)
            CATransaction.quietly { layer.bounds.size.width = 40 }
            // Not committed yet.
            #expect(layer.presentation()?.bounds.width == 10)
        }
        run.at(1.25) { #expect(layer.presentation()?.bounds.width == 40) }
        run.at(3) { #expect(layer.presentation()?.opacity == 1) }
        try run.play()
    }
}
