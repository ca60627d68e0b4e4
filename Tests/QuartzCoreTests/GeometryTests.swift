import QuartzCore
import Testing

@MainActor @Suite struct GeometryTests {
    @Test func theFrameFollowsPositionAnchorAndBounds() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 5, y: 6, width: 40, height: 20)
        layer.position = CGPoint(x: 100, y: 50)
        #expect(layer.frame == CGRect(x: 80, y: 40, width: 40, height: 20))
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(layer.frame == CGRect(x: 100, y: 30, width: 40, height: 20))
        layer.frame = CGRect(x: 1, y: 2, width: 30, height: 10)
        #expect(layer.position == CGPoint(x: 1, y: 12))
        #expect(layer.bounds == CGRect(x: 5, y: 6, width: 30, height: 10))
        layer.frame = CGRect(x: 10, y: 10, width: -4, height: -6)
        #expect(layer.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
    }

    /// Reading a frame and setting it again must not make sizes drift.
    @Test func aFrameKeepsItsSizeToTheLastBit() {
        let layer = CALayer()
        for step in 1...300 {
            let size = CGSize(width: 100.0 / CGFloat(step), height: 0.1 * CGFloat(step))
            layer.frame = CGRect(origin: CGPoint(x: 1000.0 / 7 * CGFloat(step), y: -1.0 / CGFloat(step)), size: size)
            #expect(layer.frame.size == size)
            #expect(layer.bounds.size == size)
        }
    }

    @Test func theFrameOfATransformedLayerIsItsBoundingBox() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 0.5))
        #expect(layer.frame == CGRect(x: -10, y: 15, width: 80, height: 10))
        layer.setAffineTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        #expect(layer.frame == CGRect(x: 20, y: 0, width: 20, height: 40))
    }

    @Test(arguments: [
        CGAffineTransform(scaleX: 0.5, y: 0.25), CGAffineTransform(scaleX: -2, y: 4),
        CGAffineTransform(translationX: 50, y: -20), CGAffineTransform(a: 0.5, b: 0, c: 0, d: 2, tx: 3, ty: 4),
        CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
    ])
    func aFrameSetUnderScaleOrTranslationRoundTrips(transform: CGAffineTransform) {
        let layer = CALayer()
        layer.anchorPoint = CGPoint(x: 0.25, y: 1)
        layer.bounds = CGRect(x: 7, y: 8, width: 10, height: 10)
        layer.setAffineTransform(transform)
        layer.frame = CGRect(x: 16, y: 24, width: 64, height: 32)
        #expect(layer.frame == CGRect(x: 16, y: 24, width: 64, height: 32))
        #expect(layer.bounds.origin == CGPoint(x: 7, y: 8))
    }

    @Test func theBoundsAreTheFrameDividedByTheScale() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
        layer.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 0.5))
        layer.frame.origin.x = 20
        #expect(layer.frame == CGRect(x: 20, y: 150, width: 150, height: 300))
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 300, height: 600))
    }

    @Test func aLayerTurnedOutOfThePlaneTakesTheSizeOfItsFrame() {
        let layer = CALayer()
        layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        var turned = CATransform3DIdentity
        turned.m34 = -1 / 500
        layer.transform = CATransform3DRotate(turned, .pi / 2, 1, 0, 0)
        layer.frame = CGRect(x: 0, y: 10, width: 100, height: 40)
        #expect(layer.bounds.size == CGSize(width: 100, height: 40) && layer.position == CGPoint(x: 50, y: 50))
        layer.transform = turned
        #expect(layer.frame == CGRect(x: 0, y: 10, width: 100, height: 40))
    }

    /// A page that is turned over lies in the plane, as a mirrored one does.
    @Test func aLayerTurnedOverKeepsItsFrame() {
        let turns = [CATransform3DMakeRotation(.pi, 0, 1, 0), CATransform3DMakeScale(-1, 1, 1)]
        for turn in turns {
            let layer = CALayer()
            layer.anchorPoint = CGPoint(x: 0, y: 0.5)
            layer.transform = turn
            layer.frame = CGRect(x: 100, y: 0, width: 50, height: 50)
            #expect(layer.position == CGPoint(x: 150, y: 25) && abs(layer.frame.minX - 100) < 1e-9)
        }
    }

    /// The bounds have the size of the frame's bounding box in the layer's own, rotated coordinates.
    @Test func aFrameSetUnderARotationKeepsItsCenter() {
        let layer = CALayer()
        layer.anchorPoint = .zero
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 6))
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
        let (long, short) = (0.75.squareRoot(), 0.5)
        #expect(abs(layer.frame.midX - 60) < 1e-9 && abs(layer.frame.midY - 40) < 1e-9)
        #expect(abs(layer.bounds.width - (100 * long + 40 * short)) < 1e-9)
        #expect(abs(layer.bounds.height - (100 * short + 40 * long)) < 1e-9)
    }

    @Test func settingTheFrameIgnoresASingularTransform() {
        let layer = CALayer()
        layer.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1))
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
        #expect(layer.bounds.size == CGSize(width: 100, height: 40))
        #expect(layer.position == CGPoint(x: 60, y: 40))
    }

    @Test func pointsAndRectanglesConvertThroughTheTree() throws {
        let run = try Run()
        let (parent, other) = (run.layer("parent"), run.layer("other"))
        let child = run.layer("child", in: parent)
        parent.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
        parent.bounds.origin = CGPoint(x: 0, y: 5)
        child.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        other.frame = CGRect(x: 100, y: 0, width: 10, height: 10)
        other.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(child.convert(.zero, to: parent) == CGPoint(x: 1, y: 2))
        #expect(child.convert(.zero, to: nil) == CGPoint(x: 11, y: 17))
        #expect(parent.convert(CGPoint(x: 11, y: 17), from: nil) == CGPoint(x: 1, y: 2))
        #expect(child.convert(CGPoint(x: 84, y: -22), to: other) == CGPoint(x: 0, y: 0))
        #expect(other.convert(CGPoint(x: 84, y: -22), from: child) == .zero)
        let rect = CGRect(x: 0, y: 0, width: 4, height: 6)
        #expect(child.convert(rect, to: parent) == CGRect(x: 1, y: 2, width: 4, height: 6))
        #expect(other.convert(rect, to: nil) == CGRect(x: 95, y: -5, width: 8, height: 12))
        #expect(child.convert(rect, from: child) == rect)
        #expect(child.contains(CGPoint(x: 2.5, y: 3.5)))
        #expect(!child.contains(CGPoint(x: 3, y: 0)))
    }

    /// A third of a point survives any path that leads back to its start.
    @Test func convertingToItselfAndToTheParentIsExact() throws {
        let run = try Run()
        let parent = run.layer("parent")
        let child = run.layer("child", in: parent)
        parent.frame = CGRect(x: 1.0 / 3, y: 0.1, width: 33.3, height: 0.7)
        child.frame = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.6)
        let point = CGPoint(x: 1.0 / 3, y: 1.0 / 7)
        #expect(child.convert(point, to: child) == point)
        #expect(child.convert(CGPoint.zero, to: parent) == child.frame.origin)
    }

    @Test func timesConvertThroughTheTree() throws {
        let run = try Run()
        let parent = run.layer("parent")
        let (child, other) = (run.layer("child", in: parent), run.layer("other"))
        parent.beginTime = 2
        parent.speed = 0.5
        child.timeOffset = 3
        #expect(child.convertTime(10, from: nil) == 7)
        #expect(child.convertTime(7, to: nil) == 10)
        #expect(child.convertTime(7, to: parent) == 4)
        #expect(other.convertTime(7, from: child) == 10)
        parent.speed = 0
        parent.timeOffset = 5
        #expect(child.convertTime(99, from: nil) == 8)
    }
}
