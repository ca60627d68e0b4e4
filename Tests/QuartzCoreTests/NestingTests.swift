import QuartzCore
import Testing

/// Layers nest up to a limit on which every recursion over the tree can rely.
@MainActor @Suite struct NestingTests {
    let run: Run
    let parent: CALayer

    init() throws {
        run = try Run()
        parent = run.layer("parent")
    }

    /// A chain of layers, the topmost first.
    private func chain(_ count: Int) -> [CALayer] {
        var layers: [CALayer] = []
        for number in 0..<count {
            let layer = CALayer()
            layer.name = "layer \(number)"
            layers.last?.addSublayer(layer)
            layers.append(layer)
        }
        return layers
    }

    private var failure: StageError? {
        do {
            try run.play()
            return nil
        } catch {
            return error as? StageError
        }
    }

    /// The screen and `parent` are two levels.
    @Test func layersNestUpToTheLimit() throws {
        let layers = chain(CALayer.nestingLimit - 2)
        parent.addSublayer(layers[0])
        #expect(failure == nil)
    }

    @Test func exceedingTheLimitIsAnError() {
        let layers = chain(CALayer.nestingLimit - 1)
        parent.addSublayer(layers[0])
        #expect(layers[0].superlayer == nil)
        #expect(
            failure
                == .tooDeep(path: ["screen", "parent", "layer 0"], levels: CALayer.nestingLimit + 1, limit: 1024))
        #expect(failure?.message.contains("layer 0 cannot be put into screen > parent: that makes 1025") == true)
    }

    /// Layers are also counted when added one by one from the top, and as masks.
    @Test func layersAreCountedFromTheTop() {
        var layer = parent
        for number in 0..<CALayer.nestingLimit {
            let next = CALayer()
            if number.isMultiple(of: 2) { layer.mask = next } else { layer.addSublayer(next) }
            guard next.superlayer != nil else { break }
            layer = next
        }
        guard case .tooDeep(let path, 1025, 1024) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(path.count == 1025)
        #expect(path.prefix(2) == ["screen", "parent"])
    }

    /// The depth is reduced when layers are removed.
    @Test func removedLayersDoNotCount() {
        let layers = chain(900)
        let other = chain(500)
        layers[500].removeFromSuperlayer()
        other[499].addSublayer(layers[0])
        #expect(layers[0].superlayer === other[499])
        layers[499].mask = layers[888]
        #expect(layers[888].superlayer === layers[499])
        layers[499].mask = layers[500]
        #expect(layers[499].mask === layers[888])
        #expect(layers[500].superlayer == nil)
        layers[499].mask = nil
        #expect(layers[888].superlayer == nil)
        other[499].addSublayer(layers[500])
        #expect(layers[500].superlayer === other[499])
    }
}

extension NestingTests {
    @Test func aLayerIsNeverItsOwnMask() {
        parent.mask = parent
        #expect(parent.mask == nil)
        #expect(
            failure == .misused(["parent cannot be put into parent, which is inside it; take that out first."]))
    }
}

/// A layout that never settles ends with an error that names the layer.
@MainActor @Suite struct LayoutLoopTests {
    final class Asking: CALayer {
        var onLayout: (CALayer) -> Void = { _ in }
        override func layoutSublayers() { onLayout(self) }
    }

    let run: Run
    let parent: CALayer
    let layer = Asking()

    init() throws {
        run = try Run()
        parent = run.layer("parent")
        parent.addSublayer(layer)
        layer.name = "asking"
    }

    @Test func aLayerThatRequestsItsOwnLayout() {
        layer.onLayout = { $0.setNeedsLayout() }
        run.at(1) { layer.setNeedsLayout() }
        #expect(throws: StageError.layoutNeverSettles(at: 1, asking: "asking")) { try run.play() }
    }

    @Test func twoLayersThatRequestEachOthersLayout() {
        let other = Asking()
        parent.addSublayer(other)
        other.name = "other"
        layer.onLayout = { _ in other.setNeedsLayout() }
        other.onLayout = { [layer] _ in layer.setNeedsLayout() }
        run.at(1) { layer.setNeedsLayout() }
        #expect(throws: StageError.layoutNeverSettles(at: 1, asking: "other")) { try run.play() }
    }

    @Test func aLayerThatLaysItselfOut() {
        layer.onLayout = {
            $0.setNeedsLayout()
            $0.layoutIfNeeded()
        }
        run.at(1) { layer.setNeedsLayout() }
        #expect(throws: StageError.layoutNeverSettles(at: 1, asking: "asking")) { try run.play() }
    }

    /// Each layout would continue with the other sublayers, at every level of the recursion.
    @Test func layersThatLayTheirSuperlayerOut() {
        for number in 0..<4 {
            let other = Asking()
            other.name = "other \(number)"
            other.onLayout = {
                $0.setNeedsLayout()
                $0.superlayer?.setNeedsLayout()
                $0.superlayer?.layoutIfNeeded()
            }
            parent.addSublayer(other)
            other.setNeedsLayout()
        }
        #expect(throws: StageError.layoutNeverSettles(at: 0, asking: "other 0")) { try run.play() }
    }

    @Test func theErrorStatesTheRemedy() {
        let message = StageError.layoutNeverSettles(at: 0.5, asking: "CardView").message
        #expect(message.contains("at 0.5 s layout never settles") && message.contains("layoutSubviews of CardView"))
    }

    /// Layout that settles late is not an error.
    @Test func aLayerCanLayItselfOutAHundredTimes() throws {
        var left = 100
        layer.onLayout = {
            left -= 1
            guard left > 0 else { return }
            $0.setNeedsLayout()
            if left.isMultiple(of: 2) { $0.layoutIfNeeded() }
        }
        run.at(1) { layer.setNeedsLayout() }
        try run.play()
        #expect(left == 0)
    }
}
