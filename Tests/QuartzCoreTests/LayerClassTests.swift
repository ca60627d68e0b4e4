import QuartzCore
import Testing

/// Shape, gradient, and replicator layers, and masks: properties read back their values, animate, and reach the commit.
@MainActor @Suite struct LayerClassTests {
    let run: Run

    init() throws {
        run = try Run()
    }

    @Test func defaultsAreAsDocumented() {
        let shape = CAShapeLayer()
        #expect(shape.path == nil && shape.fillColor == .black && shape.strokeColor == nil)
        #expect(shape.lineWidth == 1 && shape.miterLimit == 10 && shape.strokeStart == 0 && shape.strokeEnd == 1)
        #expect(shape.lineCap == .butt && shape.lineJoin == .miter && shape.fillRule == .nonZero)
        #expect(shape.lineDashPattern == nil)
        let gradient = CAGradientLayer()
        #expect(gradient.colors == nil && gradient.locations == nil && gradient.type == .axial)
        #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.endPoint == CGPoint(x: 0.5, y: 1))
        let copies = CAReplicatorLayer()
        #expect(copies.instanceCount == 1 && copies.instanceDelay == 0 && copies.instanceColor == .white)
        #expect(CALayer().cornerCurve == .circular)
        #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
        #expect(abs(CALayer.cornerCurveExpansionFactor(.continuous) - 1.528665) < 1e-6)
    }

    @Test func propertiesReadBackTheirValues() {
        let shape = CAShapeLayer()
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 3, height: 4))
        shape.path = path
        path.addRect(CGRect(x: 9, y: 9, width: 3, height: 4))
        #expect(shape.path?.boundingBox == CGRect(x: 0, y: 0, width: 3, height: 4))
        shape.lineDashPattern = [3, 1.5]
        shape.lineCap = .square
        shape.lineJoin = .bevel
        shape.fillRule = .evenOdd
        #expect(shape.lineDashPattern == [3, 1.5] && shape.lineCap == .square)
        #expect(shape.lineJoin == .bevel && shape.fillRule == .evenOdd)
        let gradient = CAGradientLayer()
        gradient.colors = [CGColor.black, CGColor.white]
        gradient.locations = [0.25, 0.5]
        gradient.type = .conic
        #expect(gradient.colors as? [CGColor] == [.black, .white])
        #expect(gradient.locations == [0.25, 0.5] && gradient.type == .conic)
    }

    @Test func copiesAndPresentationsKeepTheClass() throws {
        let shape = CAShapeLayer()
        shape.lineWidth = 7
        #expect(CAShapeLayer(layer: shape).lineWidth == 7)
        run.stage.perform { run.stage.committer.screen.addSublayer(shape) }
        run.at(0.1) {
            let presented = shape.presentation()
            #expect(presented?.lineWidth == 7)
        }
        try run.play()
    }

    @Test func aMaskBelongsToOneLayer() {
        let (layer, other, mask) = (CALayer(), CALayer(), CALayer())
        other.addSublayer(mask)
        layer.mask = mask
        #expect(other.sublayers == nil && mask.superlayer === layer && layer.sublayers == nil)
        other.addSublayer(mask)
        #expect(layer.mask == nil && mask.superlayer === other)
        layer.mask = mask
        layer.mask = nil
        #expect(mask.superlayer == nil)
    }

    @Test func aChangedMaskIsCommitted() throws {
        let (layer, mask) = (CALayer(), CAShapeLayer())
        run.stage.perform {
            layer.mask = mask
            run.stage.committer.screen.addSublayer(layer)
        }
        run.at(0.5) { mask.lineWidth = 4 }
        try run.play()
        let nodes = run.stage.committer.timeline?.commits.compactMap {
            $0.root.sublayers.first?.mask?.properties.shape.lineWidth
        }
        #expect(nodes?.first == 1 && nodes?.last == 4)
    }

    /// As documented, paths have no implicit animation; all other properties have one.
    @Test func pathsDoNotAnimateImplicitly() throws {
        let shape = CAShapeLayer()
        run.stage.perform { run.stage.committer.screen.addSublayer(shape) }
        run.at(0.5) {
            shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 4), transform: nil)
            shape.shadowPath = shape.path
            #expect(shape.animationKeys() == nil)
            shape.strokeEnd = 0.5
            #expect(shape.animationKeys() == ["strokeEnd"])
        }
        try run.play()
    }

    @Test func repeatedUsesAreReportedOnce() {
        run.stage.perform { for layer in [CALayer(), CALayer()] { layer.isGeometryFlipped = true } }
        #expect(run.stage.diagnostics.unsupported.entries.map(\.api) == ["CALayer.isGeometryFlipped"])
    }
}
