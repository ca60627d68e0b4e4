import FrameLayers
import FrameTiming
import QuartzCore
import Testing

@MainActor @Suite struct TransactionTests {
    let run: Run
    let layer: CALayer

    init() throws {
        run = try Run()
        layer = run.layer()
    }

    private func group(_ name: String, _ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setCompletionBlock { run.note("\(name) complete") }
        body()
        CATransaction.commit()
    }

    @Test func theDefaultsAreAsDocumented() throws {
        run.at(0) {
            #expect(CATransaction.animationDuration() == 0.25)
            #expect(CATransaction.animationTimingFunction()?.curve == CAMediaTimingFunction(name: .default).curve)
            #expect(!CATransaction.disableActions())
            #expect(CATransaction.completionBlock() == nil)
        }
        try run.play()
    }

    @Test func aNestedTransactionInheritsTheOuterSettings() throws {
        run.at(0) {
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            CATransaction.setDisableActions(true)
            CATransaction.begin()
            #expect(CATransaction.animationDuration() == 2)
            #expect(CATransaction.disableActions())
            CATransaction.setAnimationDuration(3)
            CATransaction.setDisableActions(false)
            CATransaction.commit()
            #expect(CATransaction.animationDuration() == 2)
            #expect(CATransaction.disableActions())
            CATransaction.commit()
            #expect(CATransaction.animationDuration() == 0.25)
        }
        try run.play()
    }

    @Test func theImplicitTransactionEndsWithTheEvent() throws {
        run.at(0) {
            CATransaction.setAnimationDuration(9)
            CATransaction.setDisableActions(true)
            CATransaction.setCompletionBlock { run.note("complete") }
            run.note("event ends")
        }
        run.at(0) {
            #expect(CATransaction.animationDuration() == 0.25)
            #expect(!CATransaction.disableActions())
        }
        try run.play()
        #expect(run.notes == ["0.0 event ends", "0.0 complete"])
    }

    @Test func aMissingCommitIsAdded() throws {
        run.at(0) {
            CATransaction.begin()
            CATransaction.setAnimationDuration(9)
            CATransaction.setCompletionBlock { run.note("complete") }
        }
        run.at(1) { #expect(CATransaction.animationDuration() == 0.25) }
        try run.play()
        #expect(run.notes == ["0.0 complete"])
    }

    @Test func anAnimationWithoutDurationTakesTheTransactions() throws {
        run.at(0) {
            layer.add(fade(duration: 0), forKey: "a")
            CATransaction.begin()
            CATransaction.setAnimationDuration(3)
            layer.add(fade(duration: 0), forKey: "b")
            layer.add(fade(duration: 0.5), forKey: "c")
            CATransaction.commit()
            #expect(layer.animation(forKey: "a")?.duration == 0.25)
            #expect(layer.animation(forKey: "b")?.duration == 3)
            #expect(layer.animation(forKey: "c")?.duration == 0.5)
        }
        try run.play()
    }

    @Test func anAnimationWithoutTimingFunctionTakesTheOneSetInTheTransaction() throws {
        let own = fade()
        own.timingFunction = CAMediaTimingFunction(name: .easeOut)
        run.at(0) {
            layer.add(fade(), forKey: "before")
            CATransaction.begin()
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
            layer.add(own, forKey: "own")
            CATransaction.begin()
            layer.add(fade(), forKey: "set")
            CATransaction.commit()
            CATransaction.commit()
            layer.add(fade(), forKey: "after")
            CATransaction.setAnimationTimingFunction(nil)
            layer.add(fade(), forKey: "none")
            @MainActor func curve(_ key: String) -> TimingCurve? { layer.animation(forKey: key)?.timingFunction?.curve }
            #expect(curve("set") == CAMediaTimingFunction(name: .easeIn).curve)
            #expect(curve("own") == CAMediaTimingFunction(name: .easeOut).curve)
            #expect(curve("before") == nil && curve("after") == nil && curve("none") == nil)
            for key in ["before", "own", "after", "none"] { layer.removeAnimation(forKey: key) }
        }
        try run.play()
        // y(0.5) of the CSS curve ease-in.
        #expect(abs(try run.number("opacity", of: layer, at: 0.5) - 0.315357) < 1e-6)
    }

    @Test func completionWaitsForTheLongestAnimation() throws {
        run.at(0) {
            group("outer") {
                layer.add(fade(duration: 1), forKey: nil)
                group("inner") { layer.add(fade(duration: 3), forKey: nil) }
                layer.add(fade(duration: 2), forKey: nil)
            }
            layer.add(fade(duration: 4), forKey: nil)
        }
        try run.play()
        #expect(run.notes == ["3.0 inner complete", "3.0 outer complete"])
    }

    @Test func withoutAnimationsTheCompletionRunsWithTheCommit() throws {
        run.at(1) {
            group("empty") { run.note("inside") }
            run.note("after")
        }
        try run.play()
        #expect(run.notes == ["1.0 inside", "1.0 empty complete", "1.0 after"])
    }

    @Test func delegatesAreNotifiedBeforeTheTransactionsCompletion() throws {
        run.at(0) { group("group") { layer.add(fade(witness: Witness(run)), forKey: nil) } }
        try run.play()
        #expect(
            run.notes == ["0.0 animation starts", "1.0 animation stops, finished true", "1.0 group complete"])
    }

    @Test func removalAndReplacementEndAnimations() throws {
        run.at(0) {
            group("removed") { layer.add(fade(), forKey: "a") }
            group("replaced") { layer.add(fade(), forKey: "b") }
            group("gone") { layer.add(fade(), forKey: "c") }
        }
        run.at(0.25) { layer.removeAnimation(forKey: "a") }
        run.at(0.5) { layer.add(fade(duration: 1), forKey: "b") }
        run.at(0.75) { layer.removeFromSuperlayer() }
        try run.play()
        #expect(run.notes == ["0.25 removed complete", "0.5 replaced complete", "0.75 gone complete"])
    }

    /// Each block waits for the animations added since it was set.
    @Test func aSecondCompletionBlockStartsANewBatch() throws {
        run.at(0) {
            CATransaction.begin()
            CATransaction.setCompletionBlock { run.note("first") }
            layer.add(fade(duration: 2), forKey: nil)
            CATransaction.setCompletionBlock { run.note("second") }
            layer.add(fade(duration: 1), forKey: nil)
            CATransaction.commit()
        }
        try run.play()
        #expect(run.notes == ["1.0 second", "2.0 first"])
    }
}
