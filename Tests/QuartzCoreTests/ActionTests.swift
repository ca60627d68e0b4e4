import FrameLayers
import QuartzCore
import Testing

@MainActor @Suite struct ActionTests {
    let run: Run

    init() throws {
        run = try Run()
    }

    /// An action that records its source.
    final class Named: CAAction {
        let name: String
        let run: Run

        init(_ name: String, _ run: Run) {
            self.name = name
            self.run = run
        }

        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            run.note("\(name) runs for \(event), opacity \((anObject as? CALayer)?.opacity ?? -1)")
        }
    }

    final class Answering: CALayerDelegate {
        var answer: (any CAAction)?

        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
    }

    final class Defaulting: CALayer {
        static var answer: (any CAAction)?

        override class func defaultAction(forKey event: String) -> (any CAAction)? { answer }
    }

    @Test func theFirstActionFoundIsUsed() throws {
        let layer = Defaulting()
        let delegate = Answering()
        layer.delegate = delegate
        run.stage.committer.screen.addSublayer(layer)
        var opacity: Float = 1
        func change() {
            opacity -= 0.125
            layer.opacity = opacity
        }
        run.at(0) {
            Defaulting.answer = Named("class", run)
            change()
            layer.actions = ["opacity": Named("actions", run)]
            change()
            delegate.answer = Named("delegate", run)
            change()
            delegate.answer = NSNull()
            #expect(layer.action(forKey: "opacity") == nil)
            change()
            delegate.answer = nil
            layer.actions = ["opacity": NSNull()]
            change()
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.actions = ["opacity": Named("disabled", run)]
            change()
            CATransaction.commit()
            Defaulting.answer = nil
        }
        try run.play()
        // The action is looked for before the change and runs after it.
        #expect(
            run.notes == [
                "0.0 class runs for opacity, opacity 0.875", "0.0 actions runs for opacity, opacity 0.75",
                "0.0 delegate runs for opacity, opacity 0.625",
            ])
        #expect(layer.opacity == 0.25)
    }

    @Test func aSubclassCanProvideActions() throws {
        final class Own: CALayer {
            override func action(forKey event: String) -> (any CAAction)? {
                event == "opacity" ? nil : super.action(forKey: event)
            }
        }
        let layer = Own()
        run.stage.committer.screen.addSublayer(layer)
        run.at(1) {
            layer.opacity = 0
            #expect(layer.attachments.isEmpty)
            layer.zPosition = 1
            #expect(layer.animationKeys() == ["zPosition"])
        }
        try run.play()
    }

    @Test func aStandaloneLayerAnimatesImplicitly() throws {
        let layer = run.layer()
        layer.opacity = 0.5
        run.at(1) { layer.opacity = 1 }
        // A second change replaces the first one's animation and continues from the presentation value.
        run.at(1.125) { layer.opacity = 0 }
        try run.play()
        #expect(try run.number("opacity", of: layer, at: 0.5) == 0.5)
        // Half way through 0.25 s of the default curve: 0.802403 of the way (facts/timing-curves).
        let middle = 0.5 + 0.5 * 0.802403
        #expect(abs(try run.number("opacity", of: layer, at: 1.125) - middle) < 1e-6)
        #expect(abs(try run.number("opacity", of: layer, at: 1.25) - middle * (1 - 0.802403)) < 1e-6)
        #expect(try run.number("opacity", of: layer, at: 1.375) == 0)
    }

    @Test func aDelegateWithoutAnActionKeepsTheImplicitAnimation() throws {
        let layer = run.layer()
        let delegate = Answering()
        layer.delegate = delegate
        run.at(1) {
            layer.opacity = 0
            #expect(layer.animationKeys() == ["opacity"])
        }
        try run.play()
    }

    @Test func layersOffScreenDoNotAnimate() throws {
        let layer = run.layer()
        layer.opacity = 0.5
        #expect(layer.attachments.isEmpty)
        run.at(1) {
            let fresh = run.layer("fresh")
            fresh.opacity = 0.5
            #expect(fresh.attachments.isEmpty)
        }
        try run.play()
    }

    @Test func anUnchangedValueStartsNothing() throws {
        let layer = run.layer()
        run.at(1) {
            layer.opacity = 1
            layer.frame = layer.frame
            #expect(layer.attachments.isEmpty)
        }
        try run.play()
        #expect(run.stage.committer.timeline?.commits.count == 1)
    }

    /// Properties that cannot animate have no action; each of the others has one with its own key.
    @Test func everyAnimatablePropertyAnimates() throws {
        let layer = run.layer()
        let changes: [(String, @MainActor () -> Void)] = [
            ("bounds", { layer.bounds = CGRect(x: 1, y: 1, width: 2, height: 2) }),
            ("position", { layer.position = CGPoint(x: 9, y: 9) }),
            ("anchorPoint", { layer.anchorPoint = .zero }), ("zPosition", { layer.zPosition = 3 }),
            ("transform", { layer.transform = CATransform3DMakeScale(2, 2, 1) }),
            ("opacity", { layer.opacity = 0.5 }), ("backgroundColor", { layer.backgroundColor = .white }),
            ("cornerRadius", { layer.cornerRadius = 1 }), ("borderWidth", { layer.borderWidth = 1 }),
            ("borderColor", { layer.borderColor = .white }),
            ("contentsRect", { layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1) }),
        ]
        run.at(1) {
            for (key, change) in changes {
                change()
                #expect(layer.animation(forKey: key) != nil, "\(key)")
            }
            #expect(layer.attachments.count == changes.count)
            layer.isHidden = true
            layer.masksToBounds = true
            layer.maskedCorners = .layerMinXMinYCorner
            #expect(layer.attachments.count == changes.count)
        }
        try run.play()
    }
}
