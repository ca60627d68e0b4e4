import QuartzCore
import Testing

@MainActor @Suite struct LayerTreeTests {
    let run: Run
    let parent: CALayer
    let a = CALayer()
    let b = CALayer()
    let c = CALayer()
    let d = CALayer()

    init() throws {
        run = try Run()
        parent = run.layer("parent")
        for (layer, name) in [(a, "a"), (b, "b"), (c, "c"), (d, "d")] { layer.name = name }
    }

    private var order: String { (parent.sublayers ?? []).compactMap(\.name).joined() }

    @Test func sublayersAreInsertedInTheRequestedOrder() {
        #expect(parent.sublayers == nil)
        parent.addSublayer(a)
        parent.insertSublayer(b, at: 0)
        parent.insertSublayer(c, at: 99)
        #expect(order == "bac")
        parent.insertSublayer(d, below: a)
        #expect(order == "bdac")
        parent.insertSublayer(b, above: a)
        #expect(order == "dabc")
        parent.addSublayer(d)
        #expect(order == "abcd")
        parent.insertSublayer(d, at: 1)
        #expect(order == "adbc")
        parent.insertSublayer(c, below: nil)
        parent.insertSublayer(a, above: nil)
        #expect(order == "cdba")
        #expect(a.superlayer === parent)
    }

    @Test func aSublayerCanBeReplacedAndRemoved() {
        parent.sublayers = [a, b, c]
        parent.replaceSublayer(b, with: d)
        #expect(order == "adc")
        #expect(b.superlayer == nil)
        parent.replaceSublayer(a, with: c)
        #expect(order == "cd")
        parent.replaceSublayer(b, with: a)
        parent.replaceSublayer(c, with: c)
        #expect(order == "cd")
        c.removeFromSuperlayer()
        c.removeFromSuperlayer()
        #expect(order == "d")
        parent.sublayers = [a, d]
        #expect(order == "ad")
        parent.sublayers = nil
        #expect(a.superlayer == nil)
    }

    @Test func aLayerHasOneSuperlayer() {
        parent.addSublayer(a)
        b.addSublayer(a)
        #expect(parent.sublayers == nil)
        #expect(a.superlayer === b)
    }

    /// UIKit raises an exception; here, the run continues and ends with an error that states the remedy.
    @Test func aLayerIsNeverItsOwnAncestor() throws {
        parent.addSublayer(a)
        a.addSublayer(b)
        run.stage.perform {
            b.addSublayer(parent)
            b.addSublayer(b)
        }
        #expect(parent.superlayer === run.stage.committer.screen)
        #expect(b.sublayers == nil)
        #expect(throws: StageError.self) { try run.play() }
    }

    // MARK: Layout

    final class Counting: CALayer {
        var layouts = 0
        var onLayout: () -> Void = {}

        override func layoutSublayers() {
            layouts += 1
            onLayout()
        }
    }

    @Test func layoutHappensOnceBeforeTheCommit() throws {
        let (outer, inner) = (Counting(), Counting())
        parent.addSublayer(outer)
        outer.addSublayer(inner)
        run.at(1) {
            inner.setNeedsLayout()
            inner.setNeedsLayout()
            #expect(inner.needsLayout())
            #expect(inner.layouts == 0)
        }
        run.at(1) { #expect((outer.layouts, inner.layouts) == (1, 1)) }
        try run.play()
        #expect(!inner.needsLayout())
    }

    @Test func layoutIfNeededStartsAtTheTopmostWaitingLayer() throws {
        let (outer, middle, inner) = (Counting(), Counting(), Counting())
        parent.addSublayer(outer)
        outer.addSublayer(middle)
        middle.addSublayer(inner)
        // A new sublayer asks for layout.
        parent.layoutIfNeeded()
        #expect((outer.layouts, middle.layouts, inner.layouts) == (1, 1, 0))
        outer.setNeedsLayout()
        inner.setNeedsLayout()
        inner.layoutIfNeeded()
        // The layer between does not wait, so the chain ends below it.
        #expect((outer.layouts, middle.layouts, inner.layouts) == (1, 1, 1))
        middle.setNeedsLayout()
        inner.setNeedsLayout()
        inner.layoutIfNeeded()
        #expect((outer.layouts, middle.layouts, inner.layouts) == (2, 2, 2))
        outer.layoutIfNeeded()
        #expect((outer.layouts, middle.layouts, inner.layouts) == (2, 2, 2))
    }

    @Test func aLayerThatNeedsLayoutIsLaidOutAnywhereInTheTree() throws {
        let (outer, inner) = (Counting(), Counting())
        inner.setNeedsLayout()
        outer.addSublayer(inner)
        run.at(1) { parent.addSublayer(outer) }
        try run.play()
        #expect((outer.layouts, inner.layouts) == (1, 1))
    }

    /// A layout that requests the layout of a layer that was already laid out happens before the screen changes.
    @Test func layoutCanRequestLayout() throws {
        let (first, second) = (Counting(), Counting())
        parent.addSublayer(first)
        parent.addSublayer(second)
        second.onLayout = { if second.layouts == 1 { first.setNeedsLayout() } }
        first.onLayout = { first.opacity = 0.5 }
        run.at(1) { second.setNeedsLayout() }
        try run.play()
        #expect((first.layouts, second.layouts) == (1, 1))
    }
}
