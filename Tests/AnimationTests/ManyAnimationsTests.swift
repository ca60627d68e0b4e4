import FrameLayers
import QuartzCore
import Testing
import UIKit

/// Thousands of animations on one layer.
@MainActor @Suite struct ManyAnimationsTests {
    private static let count = 5_000

    private static func moveX(by change: Double, duration: Double) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = change
        animation.toValue = change
        animation.isAdditive = true
        animation.duration = duration
        return animation
    }

    /// Each adds its point.
    @Test func additiveOnesAddUp() throws {
        let play = try Play()
        let layer = play.box().layer
        play.at(0) { for _ in 0..<Self.count { layer.add(Self.moveX(by: 1, duration: 1), forKey: nil) } }
        try play.play()
        #expect(try play.x(at: 0.5) == Double(Self.count))
        #expect(try play.x(at: 1) == 0)
        #expect(layer.animationKeys() == nil)
    }

    /// Each commit shows those that still run, and shares their tracks with the commits before.
    @Test func theyEndOneByOne() throws {
        let count = 400
        let play = try Play()
        let layer = play.box().layer
        play.at(0) {
            for index in 1...count {
                layer.add(Self.moveX(by: 1, duration: Double(index) / Double(count)), forKey: nil)
            }
        }
        try play.play()
        #expect(try play.x(at: 0) == Double(count))
        #expect(try play.x(at: 0.501) == Double(count - count / 2))
        #expect(try play.x(at: 1) == 0)
    }

    /// An animation without a start takes it from those before it, also from those of the same commit.
    @Test func eachStartsFromTheOnesBefore() throws {
        let play = try Play()
        let layer = play.box().layer
        play.at(0) {
            for _ in 1..<Self.count { layer.add(Self.moveX(by: 1, duration: 1), forKey: nil) }
            let last = CABasicAnimation(keyPath: "position.x")
            last.byValue = 10
            last.duration = 1
            layer.add(last, forKey: nil)
        }
        try play.play()
        #expect(try play.x(at: 0.5) == Double(Self.count - 1) + 5)
    }

    @Test func ofAllKinds() throws {
        let play = try Play()
        let box = play.box()
        var animators: [UIViewPropertyAnimator] = []
        play.at(0) {
            for index in 0..<Self.count {
                let animation: CAAnimation
                switch index % 5 {
                case 0:
                    let keyframes = CAKeyframeAnimation(keyPath: "opacity")
                    keyframes.values = [0.2, 0.4, 0.6]
                    animation = keyframes
                case 1: animation = CATransition()
                case 2:
                    let inner = CAAnimationGroup()
                    inner.animations = [Self.moveX(by: 0, duration: 1)]
                    let group = CAAnimationGroup()
                    group.animations = [inner, CABasicAnimation(keyPath: "bounds")]
                    animation = group
                case 3: animation = CASpringAnimation(keyPath: "position")
                default:
                    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0.5 }
                    animator.startAnimation()
                    animators.append(animator)
                    continue
                }
                animation.duration = 1
                box.layer.add(animation, forKey: "\(index)")
            }
        }
        try play.play()
        #expect(try play.number("opacity", at: 2) == 0.5)
    }

    @Test func groupsNest() throws {
        let play = try Play()
        let box = play.box()
        play.at(0) {
            var animation: CAAnimation = Self.moveX(by: 1, duration: 1)
            for _ in 0..<Self.count {
                let group = CAAnimationGroup()
                group.animations = [animation]
                group.duration = 1
                animation = group
            }
            box.layer.add(animation, forKey: nil)
        }
        try play.play()
        #expect(try play.x(at: 0.5) == 1)
    }
}
