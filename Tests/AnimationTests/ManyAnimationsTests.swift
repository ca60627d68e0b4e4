import FrameLayers
import QuartzCore
import TestSupport
import Testing
import UIKit

/// Hundreds and thousands of animations on one layer.
@MainActor @Suite struct ManyAnimationsTests {
    private static func moveX(by change: Double, duration: Double = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = change
        animation.toValue = change
        animation.isAdditive = true
        animation.duration = duration
        return animation
    }

    /// Each commit contains the animations that are still running. Only the ends of new ones are computed.
    @Test func animationsEndOneByOne() throws {
        let count = 400
        let play = try Play()
        let layer = play.box().layer
        play.at(0) {
            for index in 1...count {
                layer.add(Self.moveX(by: 1, duration: Double(index) / Double(count)), forKey: nil)
            }
        }
        try play.play()
        for left in [count, count * 3 / 4, count / 2, 1, 0] {
            #expect(try play.x(at: 1.0001 - Double(left) / Double(count)) == Double(left))
        }
        #expect(layer.animationKeys() == nil)
        #expect(play.stage.committer.animationEnds.computedCount == count)
    }

    /// The number is far below the limit of 65,536 for groups.
    @Test func thousandsRunAndEnd() throws {
        let count = 5_000
        let play = try Play()
        let layer = play.box().layer
        play.at(0) {
            for _ in 0..<count { layer.add(Self.moveX(by: 1), forKey: nil) }
        }
        try play.play()
        #expect(try play.x(at: 0.5) == Double(count))
        #expect(try play.x(at: 1.01) == 0 && layer.animationKeys() == nil)
    }

    /// Ends follow the clocks of the layer and its superlayers; the ends of other layers are not computed again.
    @Test func aClockReschedulesItsOwnLayers() throws {
        let play = try Play()
        let outside = play.box("outside")
        let (slow, other) = (play.box("slow", in: outside), play.box("other"))
        var ended: [String] = []
        play.at(0) {
            for (name, view) in [("slow", slow), ("other", other)] {
                for _ in 0..<10 { view.layer.add(Self.moveX(by: 1), forKey: nil) }
                UIView.animate(withDuration: 1) {
                    view.alpha = 0
                } completion: { _ in
                    ended.append("\(name) \((play.stage.loop.now.seconds * 1000).rounded() / 1000)")
                }
            }
        }
        play.at(0.5) {
            outside.layer.speed = 0.5
            outside.layer.beginTime = 0.5
            outside.layer.timeOffset = 0.5
        }
        try play.play()
        #expect(ended == ["other 1.0", "slow 1.5"])
        #expect(play.stage.committer.animationEnds.computedCount == 22 + 11)
    }

    /// Removed animations do not end again, and one with the same end time does.
    @Test func removedAnimationsDoNotEnd() throws {
        let play = try Play()
        let layer = play.box().layer
        var ended: [Bool] = []
        func add(_ key: String, duration: Double) {
            let animation = Self.moveX(by: 1, duration: duration)
            animation.onStop = { ended.append($0) }
            layer.add(animation, forKey: key)
        }
        play.at(0) { for key in ["a", "b", "c"] { add(key, duration: 1) } }
        play.at(0.5) {
            layer.removeAnimation(forKey: "b")
            add("a", duration: 0.5)
        }
        try play.play()
        #expect(ended == [false, false, true, true])
        #expect(try play.x(at: 0.75) == 2)
        #expect(try play.x(at: 1) == 0)
    }

    /// The key has the first free number, regardless of earlier removals, as a search over all keys would find it, but
    /// without such a search.
    @Test func keysAreNumbered() throws {
        let play = try Play()
        let layer = play.box().layer
        play.stage.perform {
            var random = SplitMix64(seed: 7)
            var count = 0
            for _ in 0..<600 {
                let keys = Set(layer.animationKeys() ?? [])
                let expected = keys.contains("x") ? (2...).lazy.map { "x-\($0)" }.first { !keys.contains($0) } : "x"
                let key = layer.freeAnimationKey("x")
                #expect(key == expected)
                if let removed = keys.sorted().randomElement(using: &random), Bool.random(using: &random), count > 100 {
                    layer.removeAnimation(forKey: removed)
                } else {
                    layer.add(Self.moveX(by: 1), forKey: key)
                    count += 1
                }
            }
        }
    }

    /// 500 blocks on one view compare two keys each, rather than all of them.
    @Test func blocksOnOneView() throws {
        let count = 500
        let play = try Play()
        let box = play.box()
        var ended = 0
        play.at(0) {
            for index in 0..<count {
                UIView.animate(withDuration: 1) {
                    box.center.x = CGFloat(index % 7 + 1)
                } completion: { _ in
                    ended += 1
                }
            }
        }
        try play.play()
        #expect(ended == count)
        #expect(try play.x(at: 2) == Double((count - 1) % 7 + 1))
        #expect(box.layer.comparedKeyCount < 3 * count)
    }

    // MARK: Groups

    private func run(_ group: @escaping () -> CAAnimationGroup) throws {
        let play = try Play()
        let box = play.box()
        play.at(0) { box.layer.add(group(), forKey: nil) }
        try play.play()
    }

    private func nested(_ levels: Int) -> CAAnimationGroup {
        var animation: CAAnimation = Self.moveX(by: 1)
        for _ in 0..<levels {
            let group = CAAnimationGroup()
            group.animations = [animation]
            group.duration = 1
            animation = group
        }
        return animation as? CAAnimationGroup ?? CAAnimationGroup()
    }

    @Test func groupsNestUpToALimit() throws {
        try run { nested(256) }
        for levels in [257, 5_000] {
            #expect(throws: StageError.groupTooDeep(limit: 256)) { try run { nested(levels) } }
        }
    }

    @Test func aGroupInsideItselfIsRefused() throws {
        #expect(throws: StageError.groupTooDeep(limit: 256)) {
            try run {
                let group = nested(2)
                group.animations?.append(group)
                return group
            }
        }
    }

    /// Including the same two groups in each group doubles the number with every level.
    @Test func aGroupOfTooManyAnimationsIsRefused() throws {
        #expect(throws: StageError.groupTooLarge(limit: 1 << 16)) {
            try run {
                var group = nested(1)
                for _ in 0..<40 {
                    let outer = CAAnimationGroup()
                    outer.animations = [group, group]
                    group = outer
                }
                return group
            }
        }
    }
}
