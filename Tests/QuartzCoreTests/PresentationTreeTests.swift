import CoreGraphics
import FrameGeometry
import FrameLayers
import FramePainting
import FrameTiming
import QuartzCore
import Testing

/// Presentation layers: how they are made, their tree, and what they draw.
@MainActor @Suite struct PresentationTreeTests {
    let run: Run

    init() throws {
        run = try Run()
    }

    /// A layer with an initializer of its own, whose copies come from the one for copies.
    final class Tagged: CALayer {
        let tag: Int

        init(tag: Int) {
            self.tag = tag
            super.init()
        }

        override init(layer: Any) {
            tag = (layer as? Tagged)?.tag ?? -1
            super.init(layer: layer)
        }

        required init() {
            tag = -2
            super.init()
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func copiesAreMadeByTheInitializerOfTheClass() throws {
        let layer = Tagged(tag: 7)
        run.stage.perform { run.stage.committer.screen.addSublayer(layer) }
        run.at(0.1) {
            #expect(layer.presentation()?.tag == 7)
            #expect(layer.presentation()?.model() === layer && layer.model() === layer)
        }
        try run.play()
    }

    @Test func theTreeOfCopiesIsTheTreeOfTheLayers() throws {
        let parent = run.layer("parent")
        let child = run.layer("child", in: parent)
        let mask = CALayer()
        parent.mask = mask
        child.add(fade(from: 0, to: 1), forKey: nil)
        run.at(0.5) {
            let shown = parent.presentation()
            #expect(shown?.sublayers?.map(\.name) == ["child"])
            #expect(shown?.sublayers?.first?.opacity == 0.5)
            #expect(shown?.sublayers?.first?.superlayer === shown)
            #expect(shown?.superlayer?.name == "screen")
            #expect(shown?.mask != nil && shown?.mask !== mask && shown?.mask?.superlayer === shown)
            #expect(shown?.presentation() === shown)
        }
        try run.play()
    }

    /// Pictures follow each other, or one fades into the next.
    @Test func contentsAreAnimated() throws {
        func image(_ level: UInt8) -> CGImage {
            CGImage(
                RasterImage(PixelBuffer(size: PixelSize(width: 1, height: 1), bytes: [level, level, level, 255])))
        }
        let (frames, fading) = (run.layer("frames"), run.layer("fading"))
        let turn = CAKeyframeAnimation(keyPath: "contents")
        turn.values = [image(10), image(20), image(30)]
        turn.calculationMode = .discrete
        turn.duration = 1.5
        frames.add(turn, forKey: nil)
        #expect(fading.value(forKey: "contents") == nil)
        fading.setValue(image(200), forKey: "contents")
        #expect(fading.contents is CGImage && fading.value(forKeyPath: "contents") is CGImage)
        let fade = CABasicAnimation(keyPath: "contents")
        fade.fromValue = image(100)
        fade.duration = 1
        fading.add(fade, forKey: nil)
        var levels: [Int] = []
        for seconds in [0.25, 0.75, 1.25, 1.75] {
            run.at(seconds) {
                for layer in [frames, fading] {
                    levels.append((layer.presentation()?.modelValues.contents?.pixels.bytes.first).map(Int.init) ?? 0)
                }
            }
        }
        try run.play()
        #expect(levels == [10, 125, 20, 175, 30, 200, 0, 200])
        #expect(run.stage.diagnostics.unsupported.entries.isEmpty)
    }

    @Test func hitTestsSeeTheStateOnScreen() throws {
        let layer = run.layer()
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 0
        move.toValue = 80
        move.duration = 1
        layer.add(move, forKey: nil)
        run.at(0.5) {
            let screen = self.run.stage.committer.screen
            #expect(screen.presentation()?.hitTest(CGPoint(x: 40, y: 0))?.name == "layer")
            #expect(screen.hitTest(CGPoint(x: 40, y: 0))?.name == "screen")
        }
        try run.play()
    }

    /// The law: the presentation tree, rendered, is the frame.
    @Test(arguments: [0.0, 0.25, 0.5, 0.9]) func theRenderedTreeIsTheFrame(_ time: Double) throws {
        let parent = run.layer("parent")
        parent.position = CGPoint(x: 30, y: 30)
        parent.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        let child = run.layer("child", in: parent)
        child.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        child.add(fade(from: 0, to: 1), forKey: nil)
        let turn = CABasicAnimation(keyPath: "transform.rotation")
        turn.toValue = 1.0
        turn.duration = 1
        parent.add(turn, forKey: nil)
        var rendered: CGImage?
        run.at(time) {
            let context = CGContext(bounds: Rect(x: 0, y: 0, width: 100, height: 100), scale: 1)
            // At the start nothing has been committed before the event.
            CATransaction.flush()
            self.run.stage.committer.screen.presentation()?.render(in: context)
            rendered = context.makeImage()
        }
        try run.play()
        let timeline = try #require(run.stage.committer.timeline)
        let root = try #require(timeline.commit(at: MediaTime(seconds: time))?.root)
        let items = root.displayItems(at: time, scale: 1, smoothsEdges: true)
        let frame = CGImage(drawing: items, in: Rect(x: 0, y: 0, width: 100, height: 100), scale: 1)
        #expect(rendered != nil && rendered?.rasterImage == frame?.rasterImage)
    }

    @Test func flushingCommitsAtOnce() throws {
        run.at(0.1) {
            let layer = CALayer()
            self.run.stage.committer.screen.addSublayer(layer)
            #expect(layer.presentation() == nil)
            CATransaction.flush()
            #expect(layer.presentation() != nil)
            let other = CALayer()
            CATransaction.begin()
            self.run.stage.committer.screen.addSublayer(other)
            CATransaction.flush()
            #expect(other.presentation() == nil)
            CATransaction.commit()
            #expect(other.presentation() != nil)
        }
        try run.play()
    }

    /// A layer that lays its sublayers out, as those without a view do.
    final class Filler: CALayer {
        private(set) var layouts: [CGSize] = []

        override func layoutSublayers() {
            super.layoutSublayers()
            layouts.append(bounds.size)
            for layer in sublayers ?? [] { layer.bounds = bounds }
        }
    }

    @Test func aLayerIsLaidOutForANewSizeOrSublayer() throws {
        let filler = Filler()
        let inner = CALayer()
        run.stage.perform { run.stage.committer.screen.addSublayer(filler) }
        run.at(0.1) { filler.addSublayer(inner) }
        run.at(0.2) { filler.bounds = CGRect(x: 0, y: 0, width: 80, height: 80) }
        run.at(0.3) { filler.bounds = CGRect(x: 5, y: 5, width: 80, height: 80) }
        try run.play()
        #expect(filler.layouts == [.zero, CGSize(width: 80, height: 80)])
        #expect(inner.bounds.size == CGSize(width: 80, height: 80))
    }

    @Test(
        arguments: [
            ("multiplyBlendMode", BlendMode.multiply), ("xor", .xor), ("normalBlendMode", .normal),
            ("luminosityBlendMode", .normal),
        ])
    func aCompositingFilterIsABlendMode(_ name: String, _ mode: BlendMode) {
        let layer = CALayer()
        layer.compositingFilter = name
        #expect(layer.modelValues.blend == mode)
        layer.compositingFilter = nil
        #expect(layer.modelValues.blend == .normal)
    }
}
