import FrameGeometry
import FrameLayers
import FramePainting
import QuartzCore
import Testing

/// The rendering of layers: rasterization, edges, drawings, and reports of options without effect.
@MainActor @Suite struct LayerPixelTests {
    let run: Run

    init() throws {
        run = try Run()
    }

    private func items() throws -> [PaintItem] {
        try run.play()
        let timeline = try #require(run.stage.committer.timeline)
        return timeline.displayList(at: .zero).items
    }

    @Test func defaultsAreAsDocumented() {
        let layer = CALayer()
        #expect(!layer.shouldRasterize && layer.rasterizationScale == 1 && !layer.allowsEdgeAntialiasing)
        #expect(layer.edgeAntialiasingMask == [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge])
        #expect(layer.anchorPointZ == 0 && !CAReplicatorLayer().preservesDepth)
    }

    @Test func aRasterizedLayerIsAnImageAtItsScale() throws {
        let layer = run.layer()
        run.stage.perform {
            layer.backgroundColor = .black
            layer.rasterizationScale = 2
            layer.shouldRasterize = true
        }
        guard case .group(let group)? = try items().first else {
            Issue.record("no group")
            return
        }
        #expect(group.raster == 2)
    }

    /// A pixel at a corner keeps the square of its coverage when Core Graphics draws the layer (facts/clipped-corners).
    @Test func contextsClipBackgroundsAtCorners() throws {
        func greens(masks: Bool) throws -> [Double] {
            let layer = CALayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
            (layer.cornerRadius, layer.masksToBounds) = (8, masks)
            layer.backgroundColor = .black
            let context = CGContext(bounds: Rect(x: 0, y: 0, width: 20, height: 20), scale: 1)
            layer.render(in: context)
            let image = try #require(context.makeImage()?.rasterImage)
            return (0..<20).map { Double(image.pixels[$0, 0].w) / 255 }
        }
        try run.stage.perform {
            let (plain, masked) = try (greens(masks: false), greens(masks: true))
            #expect(plain.contains { $0 > 0.1 && $0 < 0.9 })
            for (once, twice) in zip(plain, masked) { #expect(abs(once * once - twice) < 0.01) }
        }
    }

    /// A context has no third dimension: a layer that leaves the plane is drawn about the origin (facts/space-in-contexts).
    @Test(arguments: [3.141592653589793, 1.5, 0.3] as [CGFloat]) func contextsLeaveOutTransformsInSpace(angle: CGFloat)
        throws
    {
        func columns(_ turn: CATransform3D) throws -> [Int] {
            let (parent, child) = (CALayer(), CALayer())
            parent.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
            parent.sublayerTransform.m34 = -1 / 500
            child.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
            child.position = CGPoint(x: 12, y: 12)
            child.transform = turn
            child.backgroundColor = .black
            parent.addSublayer(child)
            let context = CGContext(bounds: Rect(x: 0, y: 0, width: 20, height: 20), scale: 1)
            parent.render(in: context)
            let image = try #require(context.makeImage()?.rasterImage)
            return (0..<20).filter { column in (0..<20).contains { image.pixels[column, $0].w == 255 } }
        }
        try run.stage.perform {
            let turns = CATransform3DRotate(CATransform3DMakeRotation(.pi, 1, 0, 0), .pi, 0, 1, 0)
            let (flat, turned) = try (
                columns(CATransform3DIdentity), columns(CATransform3DMakeRotation(angle, 1, 0, 0))
            )
            let undone = try columns(CATransform3DRotate(turns, .pi, 0, 0, 1))
            #expect(flat == Array(8..<16) && turned == Array(0..<4) && undone == flat)
        }
    }

    @Test(arguments: [0, -1, CGFloat.nan]) func anInvalidScaleCountsAsOne(scale: CGFloat) throws {
        let layer = run.layer()
        run.stage.perform {
            layer.backgroundColor = .black
            layer.shouldRasterize = true
            layer.rasterizationScale = scale
        }
        guard case .group(let group)? = try items().first else {
            Issue.record("no group")
            return
        }
        #expect(group.raster == 1)
    }

    @Test func aRotatedLayersEdgesFollowItsSetting() throws {
        let layer = run.layer()
        run.stage.perform {
            layer.backgroundColor = .black
            layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.5))
        }
        func edges() throws -> Edges? {
            guard case .fill(let fill)? = try items().first else { return nil }
            return fill.edges
        }
        #expect(try edges() == .hard)
        run.stage.perform { layer.allowsEdgeAntialiasing = true }
        #expect(try edges() == .smooth)
    }

    @Test func copiesKeepRasterizationOptions() {
        let layer = CALayer()
        layer.shouldRasterize = true
        layer.rasterizationScale = 3
        layer.allowsEdgeAntialiasing = true
        let copy = CALayer(layer: layer)
        #expect(copy.shouldRasterize && copy.rasterizationScale == 3 && copy.allowsEdgeAntialiasing)
    }

    /// Each option is noted once, with its replacement.
    @Test func optionsWithoutEffectAreNoted() throws {
        let layer = run.layer()
        run.stage.perform {
            layer.allowsEdgeAntialiasing = true
            layer.edgeAntialiasingMask = [.layerLeftEdge]
            layer.isGeometryFlipped = true
            layer.filters = ["blur"]
            layer.backgroundFilters = ["blur"]
            layer.compositingFilter = "multiply"
            layer.minificationFilterBias = 1
            // These are as documented: nothing to note.
            layer.isGeometryFlipped = false
            layer.filters = []
            layer.compositingFilter = nil
            layer.edgeAntialiasingMask = []
        }
        #expect(
            Set(run.stage.diagnostics.unsupported.entries.map(\.api)) == [
                "CALayer.edgeAntialiasingMask of some edges", "CALayer.isGeometryFlipped", "CALayer.filters",
                "CALayer.backgroundFilters", "CALayer.compositingFilter “multiply”", "CALayer.minificationFilterBias",
            ])
    }

    private final class Painter: CALayer {
        var paint: (CGContext) -> Void = { _ in }

        override func draw(in ctx: CGContext) { paint(ctx) }
    }

    private func drawn(_ paint: @escaping (CGContext) -> Void) throws -> [PaintItem] {
        let layer = Painter()
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.paint = paint
        run.stage.perform {
            run.stage.committer.screen.addSublayer(layer)
            layer.setNeedsDisplay()
        }
        return try items()
    }

    @Test func drawingsAreClippedToTheBounds() throws {
        for paint: (CGContext) -> Void in [
            { $0.fill(CGRect(x: -5, y: 2, width: 30, height: 4)) },
            { $0.stroke(CGRect(x: 0, y: 0, width: 10, height: 10)) },
            {
                $0.setShadow(offset: .zero, blur: 4)
                $0.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
            },
        ] {
            guard case .group(let group)? = try drawn(paint).last else {
                Issue.record("no group")
                return
            }
            #expect(group.clip != nil)
        }
    }

    @Test func containedDrawingsAreNotClipped() throws {
        let items = try drawn {
            $0.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
            $0.stroke(CGRect(x: 0.5, y: 0.5, width: 9, height: 9))
        }
        #expect(items.count == 2)
        for item in items {
            guard case .fill = item else {
                Issue.record("no fill: \(item)")
                continue
            }
        }
    }
}
