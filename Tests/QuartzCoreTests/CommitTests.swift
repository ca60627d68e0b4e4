import FrameLayers
import QuartzCore
import Testing

@MainActor @Suite struct CommitTests {
    let run: Run
    let left: CALayer
    let right: CALayer
    let inner: CALayer
    let deep: CALayer

    init() throws {
        run = try Run()
        left = run.layer("left")
        right = run.layer("right")
        inner = run.layer("inner", in: left)
        deep = run.layer("deep", in: inner)
    }

    private func roots() -> [LayerNode] { run.stage.committer.timeline?.commits.map(\.root) ?? [] }

    @Test func unchangedSubtreesAreShared() throws {
        run.at(1) { CATransaction.quietly { deep.cornerRadius = 3 } }
        run.at(2) { CATransaction.quietly { right.cornerRadius = 4 } }
        run.at(3) {}
        try run.play()
        let roots = roots()
        try #require(roots.count == 3)
        #expect(roots[0].sublayers[1] === roots[1].sublayers[1])
        #expect(roots[0].sublayers[0] !== roots[1].sublayers[0])
        #expect(roots[1].sublayers[0] === roots[2].sublayers[0])
        #expect(roots[1].sublayers[1] !== roots[2].sublayers[1])
        #expect(roots[1].sublayers[0].sublayers[0].sublayers[0].properties.cornerRadius == 3)
        #expect(roots[2].sublayers[1].properties.cornerRadius == 4)
    }

    @Test func layerIdentitiesPersistAcrossCommits() throws {
        run.at(1) { left.name = "left, later" }
        run.at(1) { CATransaction.quietly { left.cornerRadius = 3 } }
        run.at(2) {
            left.removeFromSuperlayer()
            inner.removeFromSuperlayer()
            right.addSublayer(inner)
        }
        try run.play()
        let roots = roots()
        #expect(roots[0].sublayers[0].id == roots[1].sublayers[0].id)
        #expect(roots[0].sublayers[0].sublayers[0].id == roots[2].sublayers[0].sublayers[0].id)
        var seen: [LayerID] = []
        func visit(_ node: LayerNode) {
            seen.append(node.id)
            node.sublayers.forEach(visit)
        }
        visit(roots[0])
        #expect(Set(seen).count == 5)
    }

    /// Every change is displayed, however deep in the tree: every property, the clock, and the order.
    @Test func everyChangeReachesTheScreen() throws {
        let changes: [@MainActor () -> Void] = [
            { deep.bounds.size.width = 1 }, { deep.position.x = 1 }, { deep.anchorPoint.x = 0 }, { deep.zPosition = 1 },
            { deep.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2)) }, { deep.opacity = 0.5 },
            { deep.isHidden = true }, { deep.masksToBounds = true }, { deep.allowsGroupOpacity = false },
            { deep.backgroundColor = .white }, { deep.cornerRadius = 1 },
            { deep.maskedCorners = .layerMinXMinYCorner }, { deep.borderWidth = 1 }, { deep.borderColor = .white },
            { deep.contentsGravity = .center }, { deep.contentsScale = 2 },
            { deep.contentsRect.size.width = 0.5 }, { deep.beginTime = 1 }, { deep.timeOffset = 1 },
            { deep.speed = 2 }, { deep.frame = CGRect(x: 5, y: 5, width: 5, height: 5) },
            { inner.insertSublayer(CALayer(), at: 0) }, { deep.name = "renamed" }, { deep.removeFromSuperlayer() },
        ]
        for (index, change) in changes.enumerated() {
            run.at(Double(index + 1)) { CATransaction.quietly(change) }
        }
        try run.play()
        #expect(roots().count == changes.count + 1)
    }
}

extension CATransaction {
    @MainActor static func quietly(_ change: () -> Void) {
        begin()
        setDisableActions(true)
        change()
        commit()
    }
}
