import FrameTiming
import QuartzCore
import Testing

@MainActor @Suite struct StageTests {
    @Test func eventsRunInOrderOfTimeAndInsertion() throws {
        let run = try Run()
        run.at(1) { run.note("c") }
        run.at(0.5) { run.note("a") }
        run.at(1) {
            run.note("d")
            run.at(0.2) { run.note("late") }
            run.at(1) { run.note("next turn") }
        }
        run.at(0.5) { run.note("b") }
        try run.play()
        #expect(run.notes == ["0.5 a", "0.5 b", "1.0 c", "1.0 d", "1.0 late", "1.0 next turn"])
        #expect(CACurrentMediaTime() == Stage.current.loop.now.seconds)
    }

    @Test func theValuesOfAStageReturnWithIt() {
        func values() -> [String] {
            [
                Stage.currentTraits as? String ?? "none", Stage.currentResources as? String ?? "none",
                Stage.currentLanguage,
            ]
        }
        let (one, other) = (Stage(), Stage())
        let outside = values()
        one.perform {
            (Stage.currentTraits, Stage.currentResources, Stage.currentLanguage) = ("dark", "fonts", "de")
            other.perform {
                #expect(values() == ["none", "none", "en_US"])
                Stage.currentLanguage = "fr"
                one.perform { #expect(values() == ["dark", "fonts", "de"]) }
                #expect(values() == ["none", "none", "fr"])
            }
            one.perform { Stage.currentLanguage = "it" }
            #expect(values() == ["dark", "fonts", "it"])
        }
        #expect(values() == outside)
        one.perform { #expect(values() == ["dark", "fonts", "it"]) }
        other.perform { #expect(values() == ["none", "none", "fr"]) }
    }

    @Test func blocksWaitingForTheCommitRunAfterIt() throws {
        let run = try Run()
        let layer = run.layer()
        run.at(1) {
            run.stage.committer.afterNextCommit {
                run.note("\(layer.presentation()?.cornerRadius ?? -1)")
                run.stage.committer.afterNextCommit { run.note("and again") }
            }
            CATransaction.quietly { layer.cornerRadius = 3 }
        }
        run.at(1) { run.note("next turn") }
        try run.play()
        #expect(run.notes == ["1.0 3.0", "1.0 and again", "1.0 next turn"])
    }

    @Test func blocksWaitingForTheCommitRunInOrderOfRegistration() throws {
        let run = try Run()
        run.at(1) { for name in ["a", "b", "c"] { run.stage.committer.afterNextCommit { run.note(name) } } }
        try run.play()
        #expect(run.notes == ["1.0 a", "1.0 b", "1.0 c"])
    }

    @Test func anEndlessRunIsStoppedAndItsOpenObjectsAreNamed() throws {
        let run = try Run()
        func again() { run.at(run.stage.loop.now.seconds + 1) { again() } }
        run.at(0) { again() }
        run.stage.diagnostics.open(run, "Something is missing.")
        run.stage.diagnostics.misuse("Something is wrong.")
        let error = StageError.tooLong(limit: 10, open: ["Something is missing.", "Something is wrong."])
        #expect(throws: error) { try run.play(limit: 10) }
        #expect(error.message.contains("10"))
        #expect(error.message.contains("Something is missing. Something is wrong."))
    }

    @Test func openObjectsAndMistakesAreErrors() throws {
        let open = try Run()
        open.stage.diagnostics.open(open, "Something is missing.")
        #expect(throws: StageError.leftOpen(["Something is missing."])) { try open.play() }
        let wrong = try Run()
        wrong.stage.diagnostics.misuse("Something is wrong.")
        #expect(throws: StageError.misused(["Something is wrong."])) { try wrong.play() }
        #expect(StageError.misused(["One.", "Two."]).message == "One. Two.")
    }

    @Test func endlessWorkAtOneInstantIsAnError() throws {
        let run = try Run()
        func again() { run.at(2) { again() } }
        run.at(2) { again() }
        let error = #expect(throws: StageError.self) { try run.play() }
        #expect(error == .instantNeverEnds(at: 2))
        #expect(error?.message.contains("at 2 s ") == true)
    }

    @Test func aNestedStageDoesNotAffectTheOuterOne() throws {
        let (outer, inner) = (try Run(), try Run())
        outer.at(1) {
            CATransaction.setAnimationDuration(7)
            inner.at(5) {
                inner.note("\(CATransaction.animationDuration()) at \(CACurrentMediaTime())")
            }
            #expect(throws: Never.self) { try inner.play() }
            outer.note("\(CATransaction.animationDuration()) at \(CACurrentMediaTime())")
        }
        try outer.play()
        #expect(inner.notes == ["5.0 0.25 at 5.0"])
        #expect(outer.notes == ["1.0 7.0 at 1.0"])
    }

    @Test func unsupportedUsesAreNotedOnce() throws {
        let run = try Run()
        run.stage.diagnostics.reportUnsupported("a", instead: "nothing")
        run.stage.diagnostics.reportUnsupported("b", instead: "nothing")
        run.stage.diagnostics.reportUnsupported("a", instead: "something else")
        #expect(run.stage.diagnostics.unsupported.entries.map(\.api) == ["a", "b"])
        #expect(
            run.stage.diagnostics.trace.map(TracePrinter.text(of:)) == ["unsupported: nothing", "unsupported: nothing"])
    }

    // MARK: The stage of an object

    @Test func anObjectBelongsToTheStageOnWhichItIsCreated() throws {
        let (first, second) = (try Run(), try Run())
        let layer = first.stage.perform { CALayer() }
        #expect(layer.stage === first.stage)
        second.stage.perform { #expect(layer.stage === first.stage) }
    }

    @Test func anObjectCreatedOutsideAnyStageBelongsToTheCurrentOne() throws {
        let (first, second) = (try Run(), try Run())
        let (parent, child) = (CALayer(), CALayer())
        parent.addSublayer(child)
        for run in [first, second] {
            run.stage.perform {
                #expect(parent.stage === run.stage)
                #expect(child.stage === run.stage)
            }
        }
    }

    /// An object that an application keeps in a static variable, in the run after the one in which it was created.
    @Test func anObjectOfAnEndedRunBelongsToTheCurrentStage() throws {
        let (first, second) = (try Run(), try Run())
        let layer = first.layer()
        #expect(layer.stage === first.stage)
        try first.play()
        second.stage.perform { #expect(layer.stage === second.stage) }
    }

    @Test func aTreeEntersTheStageOfItsNewParent() throws {
        let (first, second) = (try Run(), try Run())
        let (parent, child, mask) = first.stage.perform { (CALayer(), CALayer(), CALayer()) }
        parent.addSublayer(child)
        child.mask = mask
        second.stage.perform { second.stage.committer.screen.addSublayer(parent) }
        #expect([parent, child, mask].allSatisfy { $0.stage === second.stage })
    }

    @Test func runningAnimationsMoveWithTheirLayer() throws {
        let (first, second) = (try Run(), try Run())
        let layer = first.stage.perform { CALayer() }
        second.at(1) {
            layer.add(fade(duration: 2, witness: Witness(second)), forKey: nil)
            second.stage.committer.screen.addSublayer(layer)
        }
        try second.play()
        #expect(second.notes == ["1.0 animation starts", "3.0 animation stops, finished true"])
    }

    @Test func theFormerStageDoesNotEndALayersAnimations() throws {
        let (first, second) = (try Run(), try Run())
        let layer = first.layer()
        layer.add(fade(duration: .infinity), forKey: "fade")
        first.at(1) { second.stage.committer.screen.addSublayer(layer) }
        first.at(2) {}
        try first.play()
        #expect(layer.animationKeys() == ["fade"])
    }

    @Test func aStageIsDeallocatedWhileItsLayersLive() throws {
        let layer: CALayer
        weak var stage: Stage?
        do {
            let run = try Run()
            layer = run.layer()
            layer.add(fade(duration: .infinity), forKey: nil)
            run.at(1) {}
            try run.play()
            stage = run.stage
        }
        #expect(stage == nil)
        #expect(layer.superlayer == nil)
    }
}
