import FrameLayers
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct CoreAnimationTests {
    let play: Play
    let layer: CALayer

    init() throws {
        play = try Play()
        let box = play.box()
        layer = box.layer
    }

    private func moveX(from: Double = 0, to: Double = 100, duration: Double = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = from
        animation.toValue = to
        animation.duration = duration
        return animation
    }

    // MARK: Groups

    @Test(arguments: [0, 0.125, 0.25, 0.5, 0.75, 0.999, 1, 1.5]) func aGroupOfOneIsItsAnimation(time: Double) throws {
        let other = try Play()
        let twin = other.box().layer
        play.at(0) {
            let group = CAAnimationGroup()
            group.animations = [moveX()]
            group.duration = 1
            group.timingFunction = CAMediaTimingFunction(name: .easeIn)
            layer.add(group, forKey: "group")
        }
        other.at(0) {
            let one = moveX()
            one.timingFunction = CAMediaTimingFunction(name: .easeIn)
            twin.add(one, forKey: nil)
        }
        play.at(2) {}
        other.at(2) {}
        try play.play()
        try other.play()
        #expect(try play.x(at: time) == other.x(at: time))
    }

    @Test func aGroupClipsAndDoesNotStretch() throws {
        play.at(1) {
            let late = moveX(duration: 4)
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 1.0
            fade.toValue = 0.0
            fade.duration = 0.5
            fade.beginTime = 0.25
            let group = CAAnimationGroup()
            group.animations = [late, fade]
            group.duration = 1
            layer.add(group, forKey: nil)
        }
        play.at(3) {}
        try play.play()
        #expect(try play.x(at: 1.5) == 12.5)
        #expect(try play.x(at: 1.96) == 24)
        #expect(try play.x(at: 2) == 0)
        #expect(try play.number("opacity", at: 1.125) == 1)
        #expect(try play.number("opacity", at: 1.5) == 0.5)
        // Animations in a group have an effect at the moment in which they end.
        #expect(try play.number("opacity", at: 1.75) == 0)
        #expect(try play.number("opacity", at: 1.76) == 1)
    }

    @Test func childrenWithoutADurationTakeTheGroups() throws {
        play.at(0) {
            let group = CAAnimationGroup()
            group.animations = [moveX(duration: 0)]
            group.duration = 2
            group.fillMode = .forwards
            group.isRemovedOnCompletion = false
            layer.add(group, forKey: nil)
        }
        play.at(5) {}
        try play.play()
        #expect(try play.x(at: 1) == 50)
        #expect(try play.x(at: 4) == 100)
    }

    @Test func aGroupRepeatsAndAutoreverses() throws {
        play.at(0) {
            let group = CAAnimationGroup()
            group.animations = [moveX(duration: 0.5)]
            group.duration = 1
            group.repeatCount = 2
            group.autoreverses = true
            group.speed = 2
            layer.add(group, forKey: nil)
        }
        try play.play()
        // Time passes twice as fast: a pass takes half a second, and the child half of that.
        #expect(try play.x(at: 0.125) == 50)
        #expect(try play.x(at: 0.375) == 0)
        #expect(try play.x(at: 0.875) == 50)
        #expect(try play.x(at: 1.125) == 50)
        #expect(play.stage.committer.timeline?.duration.seconds == 2)
    }

    final class Witness: CAAnimationDelegate {
        let play: Play
        let name: String

        init(_ play: Play, _ name: String) {
            self.play = play
            self.name = name
        }

        func animationDidStart(_ anim: CAAnimation) { play.note("\(name) starts") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { play.note("\(name) stops \(flag)") }
    }

    @Test func onlyTheGroupsDelegateIsNotified() throws {
        play.at(0) {
            let child = moveX()
            child.delegate = Witness(play, "child")
            let inner = CAAnimationGroup()
            inner.animations = [child]
            inner.duration = 0.5
            inner.delegate = Witness(play, "inner")
            let group = CAAnimationGroup()
            group.animations = [inner]
            group.duration = 1
            group.delegate = Witness(play, "group")
            layer.add(group, forKey: "group")
            child.toValue = 0.0
        }
        try play.play()
        #expect(play.notes == ["0.0 group starts", "1.0 group stops true"])
        #expect(try play.x(at: 0.25) == 25)
        #expect(try play.x(at: 0.75) == 0)
    }

    // MARK: Repetition

    @Test func cumulativeCyclesContinue() throws {
        play.at(0) {
            let turn = CABasicAnimation(keyPath: "transform.rotation.z")
            turn.byValue = 0.5
            turn.duration = 1
            turn.repeatCount = 3
            turn.isCumulative = true
            layer.add(turn, forKey: nil)
            let move = moveX(from: 10, to: 30)
            move.repeatCount = 2.5
            move.isCumulative = true
            move.fillMode = .forwards
            move.isRemovedOnCompletion = false
            layer.add(move, forKey: nil)
        }
        play.at(4) {}
        try play.play()
        #expect(try abs(play.number("transform.rotation", at: 2.5) - 1.25) < 1e-9)
        #expect(try play.x(at: 0.5) == 20)
        // As documented: the value at the end of the previous cycle, plus the value of the current one.
        #expect(try play.x(at: 1.5) == 50)
        #expect(try play.x(at: 2.25) == 75)
        #expect(try play.x(at: 3.5) == 80)
    }

    // MARK: Keyframes

    private func keyframes(
        _ values: [Double], _ times: [NSNumber]? = nil, _ mode: CAAnimationCalculationMode = .linear,
        _ functions: [CAMediaTimingFunction]? = nil
    ) {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = values
        animation.keyTimes = times
        animation.calculationMode = mode
        animation.timingFunctions = functions
        animation.duration = 1
        layer.add(animation, forKey: nil)
    }

    @Test func keyframesAreReachedAtTheirTimes() throws {
        play.at(0) { keyframes([10, 50, 20], [0, 0.25, 1]) }
        try play.play()
        #expect(try play.x(at: 0) == 10)
        #expect(try play.x(at: 0.125) == 30)
        #expect(try play.x(at: 0.25) == 50)
        #expect(try play.x(at: 0.625) == 35)
    }

    @Test(arguments: [[0, 0.5], [0, 0.25, 0.5, 1]]) func keyTimesOfAnotherNumberAreIgnored(times: [Double]) throws {
        play.at(0) { keyframes([0, 40, 0], times.map { NSNumber(value: $0) }) }
        try play.play()
        #expect(try play.x(at: 0.25) == 20)
        #expect(try play.x(at: 0.5) == 40)
    }

    @Test func eachSegmentHasItsTiming() throws {
        play.at(0) {
            keyframes(
                [0, 100, 200], nil, .linear,
                [CAMediaTimingFunction(name: .easeInEaseOut), CAMediaTimingFunction(name: .linear)])
        }
        try play.play()
        #expect(try abs(play.x(at: 0.125) - 12.9162) < 0.0001)
        #expect(try play.x(at: 0.75) == 150)
    }

    @Test func discreteValuesHold() throws {
        play.at(0) { keyframes([10, 20, 30, 40], [0, 0.1, 0.2, 0.9, 1], .discrete) }
        play.at(2) { keyframes([10, 20, 30, 40], nil, .discrete) }
        try play.play()
        #expect(try [0, 0.09, 0.1, 0.5, 0.9, 0.99].map { try play.x(at: $0) } == [10, 10, 20, 30, 40, 40])
        #expect(try [2, 2.24, 2.25, 2.5, 2.75].map { try play.x(at: $0) } == [10, 10, 20, 30, 40])
    }

    @Test func aPathMovesAndRotates() throws {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50), CGPoint(x: 100, y: 150)])
        play.at(0) {
            let tour = CAKeyframeAnimation(keyPath: "position")
            tour.path = path
            path.addLine(to: .zero)
            tour.values = [CGPoint(x: 7, y: 7)]
            tour.rotationMode = .rotateAutoReverse
            tour.keyTimes = [0, 0.75, 1]
            tour.duration = 1
            layer.add(tour, forKey: nil)
        }
        try play.play()
        let places = try [0.375, 0.875].map {
            try play.shown("position", at: $0).components.map { ($0 * 1e9).rounded() / 1e9 }
        }
        #expect(places == [[50, 50], [100, 100]])
        #expect(try abs(play.number("transform.rotation.z", at: 0.375)) == 3.141592654)
        #expect(try play.number("transform.rotation.z", at: 0.875) == -1.570796327)
        #expect(try play.number("transform.rotation.z", at: 1.5) == 0)
    }

    @Test func matchingPathsInterpolateAndOthersJump() throws {
        let layer = CAShapeLayer()
        layer.name = "shape"
        play.stage.committer.screen.addSublayer(layer)
        func square(_ side: CGFloat) -> CGPath {
            CGPath(rect: CGRect(x: 0, y: 0, width: side, height: side), transform: nil)
        }
        play.at(0) {
            let grow = CABasicAnimation(keyPath: "path")
            grow.fromValue = square(10)
            grow.toValue = square(20)
            grow.duration = 1
            layer.add(grow, forKey: nil)
        }
        play.at(2) {
            let jump = CABasicAnimation(keyPath: "path")
            jump.fromValue = square(10)
            jump.toValue = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50), transform: nil)
            jump.duration = 1
            layer.add(jump, forKey: nil)
        }
        try play.play()
        func width(_ seconds: Double) throws -> Double? {
            try play.shown("path", of: "shape", at: seconds).path?.controlBounds?.size.width
        }
        #expect(try width(0.5) == 15)
        #expect(try width(2) == 10)
        #expect(try width(2.25).map { $0.rounded() } == 50)
    }

    @Test func gradientsInterpolateColorByColor() throws {
        let layer = CAGradientLayer()
        layer.name = "gradient"
        play.stage.committer.screen.addSublayer(layer)
        layer.colors = [CGColor.black, CGColor.black]
        play.at(0) {
            for (key, value) in [("colors", [CGColor.white, CGColor.black] as [Any]), ("locations", [0.5, 1.0])] {
                let move = CABasicAnimation(keyPath: key)
                move.toValue = value
                move.duration = 1
                layer.add(move, forKey: key)
            }
        }
        try play.play()
        #expect(try play.shown("colors", of: "gradient", at: 0.5).colors?.map(\.red) == [0.5, 0])
        #expect(try play.shown("locations", of: "gradient", at: 0.5).numbers == [0.25, 1])
    }

    @Test func aStyleHasActions() throws {
        final class Note: CAAction {
            let note: () -> Void

            init(_ note: @escaping () -> Void) { self.note = note }

            func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { note() }
        }
        let free = CALayer()
        play.stage.committer.screen.addSublayer(free)
        play.at(0) {
            free.style = ["actions": ["opacity": Note { play.note("from the style") }] as [String: any CAAction]]
            free.opacity = 0.5
            free.actions = ["opacity": Note { play.note("from the layer") }]
            free.opacity = 0.25
        }
        try play.play()
        #expect(play.notes == ["0.0 from the style", "0.0 from the layer"])
    }

    // MARK: Springs

    /// Apple's documentation states the settling times of three springs.
    @Test(arguments: [(1.0, 100.0, 5.0, 2.85), (1, 100, 10, 1.4727), (1, 100, 15, 1.022)])
    func springsSettle(mass: Double, stiffness: Double, damping: Double, seconds: Double) {
        let spring = CASpringAnimation(keyPath: "position.x")
        #expect(spring.settlingDuration > 1.4726 && spring.settlingDuration < 1.4728)
        spring.mass = mass
        spring.stiffness = stiffness
        spring.damping = damping
        #expect(abs(spring.settlingDuration - seconds) < 0.01)
    }

    /// The columns are duration, bounce, stiffness, and damping: 4π²/d² and 4πz/d.
    @Test(arguments: [
        (0.5, 0.0, 157.9137, 25.1327), (0.5, 0.15, 157.9137, 21.3628), (0.5, 0.3, 157.9137, 17.5929),
        (0.5, -0.3, 157.9137, 35.9039),
    ])
    func springsByDurationAndBounce(duration: Double, bounce: Double, stiffness: Double, damping: Double) {
        let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
        #expect(abs(spring.stiffness - stiffness) < 0.0001)
        #expect(abs(spring.damping - damping) < 0.0001)
        #expect(abs(spring.perceptualDuration - duration) < 1e-9)
        #expect(abs(spring.bounce - bounce) < 1e-9)
    }

    // MARK: Additive

    @Test func additiveAnimationsCommute() throws {
        func shown(_ order: [Int]) throws -> [AnimatedValue] {
            let play = try Play()
            let layer = play.box().layer
            play.at(0) {
                for index in order {
                    let animation = moveX(from: Double(index) * 10, to: 0, duration: 1 + Double(index) / 4)
                    animation.isAdditive = true
                    layer.add(animation, forKey: nil)
                }
            }
            try play.play()
            return try [0, 0.3, 0.9, 1.4].map { try play.shown("position", at: $0) }
        }
        #expect(try shown([1, 2, 3]) == shown([3, 1, 2]))
    }
}
