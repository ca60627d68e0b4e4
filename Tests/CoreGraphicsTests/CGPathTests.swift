import CoreGraphics
import FrameGeometry
import Testing

@Suite struct CGPathTests {
    private func elements(_ path: CGPath) -> String {
        var text = ""
        path.applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint: text += "M"
            case .addLineToPoint: text += "L"
            case .addQuadCurveToPoint: text += "Q"
            case .addCurveToPoint: text += "C"
            case .closeSubpath: text += "Z"
            }
        }
        return text
    }

    @Test func areasAreCombinedByTheRule() {
        let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let shifted = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
        #expect(square.intersection(shifted).boundingBox == CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(square.union(shifted).boundingBox == CGRect(x: 0, y: 0, width: 15, height: 15))
        #expect(square.symmetricDifference(shifted).componentsSeparated().count == 2)
        #expect(!square.subtracting(shifted).contains(CGPoint(x: 7, y: 7)) && square.intersects(shifted))
        let twice = CGMutablePath()
        twice.addPath(square)
        twice.addPath(square)
        #expect(twice.normalized(using: .evenOdd).isEmpty && !twice.normalized().isEmpty)
        #expect(elements(CGPath(ellipseIn: square.boundingBox, transform: nil).flattened(threshold: 10)) == "MLLLLZ")
        #expect(square.lineSubtracting(shifted).boundingBox == square.boundingBox)
    }

    @Test func shapesHaveTheElementsOfCoreGraphics() {
        let rect = CGRect(x: 1, y: 2, width: 30, height: 20)
        #expect(elements(CGPath(rect: rect, transform: nil)) == "MLLLZ")
        #expect(elements(CGPath(ellipseIn: rect, transform: nil)) == "MCCCCZ")
        #expect(
            elements(CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 6, transform: nil)) == "MLCLCLCLCZ")
        #expect(elements(CGMutablePath()).isEmpty)
    }

    @Test func shapesFillTheirRectangles() {
        let rect = CGRect(x: 1, y: 2, width: 30, height: 20)
        for path in [
            CGPath(rect: rect, transform: nil), CGPath(ellipseIn: rect, transform: nil),
            CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 6, transform: nil),
        ] {
            let box = path.boundingBoxOfPath
            #expect(abs(box.minX - 1) < 1e-12 && abs(box.maxX - 31) < 1e-12)
            #expect(abs(box.minY - 2) < 1e-12 && abs(box.maxY - 22) < 1e-12)
            #expect(path.contains(CGPoint(x: 16, y: 12)))
            #expect(!path.contains(CGPoint(x: 32, y: 12)))
        }
        #expect(CGMutablePath().boundingBox.isNull)
        #expect(CGMutablePath().boundingBoxOfPath.isNull)
    }

    @Test func transformsApplyToAddedElements() {
        var move = CGAffineTransform(translationX: 5, y: 7)
        let moved = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: &move)
        #expect(moved.boundingBox == CGRect(x: 5, y: 7, width: 1, height: 1))
        let path = CGMutablePath()
        path.move(to: .zero, transform: move)
        path.addLine(to: CGPoint(x: 1, y: 0), transform: move)
        path.addPath(moved, transform: move)
        #expect(path.currentPoint == CGPoint(x: 10, y: 14))
        #expect(path.copy(using: &move)?.boundingBox == CGRect(x: 10, y: 14, width: 6, height: 8))
    }

    /// On the screen, where y points down, `clockwise` runs the other way, as in Core Graphics on iOS.
    @Test func arcsRunInTheirDirection() {
        func middle(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> CGRect {
            let path = CGMutablePath()
            path.addArc(center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
            return path.boundingBoxOfPath
        }
        #expect(middle(0, .pi, clockwise: false).maxY > 9.99)
        #expect(middle(0, .pi, clockwise: true).minY < -9.99)
        #expect(middle(0, .pi / 2, clockwise: true).minX < -9.99)
        let whole = middle(-.pi / 2, .pi * 1.5, clockwise: false)
        #expect(whole.width > 19.99 && whole.height > 19.99)
        for clockwise in [false, true] {
            #expect(middle(0, .pi * 2, clockwise: clockwise).width > 19.99)
            #expect(middle(.pi * 2, 0, clockwise: clockwise).width > 19.99)
            #expect(middle(1, 1, clockwise: clockwise).width < 1e-9)
        }
        let relative = CGMutablePath()
        relative.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi / 2)
        #expect(abs(relative.currentPoint.y + 10) < 1e-12)
    }

    @Test func copiesAreIndependent() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
        let frozen = try #require(path.copy())
        let other = try #require(path.mutableCopy())
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(frozen.boundingBox.width == 4 && other.boundingBox.width == 4)
        #expect(frozen == other)
        #expect(frozen != path)
    }

    @Test func rectanglesAreRecognized() {
        var rect = CGRect.zero
        #expect(CGPath(rect: CGRect(x: 3, y: 4, width: 5, height: 6), transform: nil).isRect(&rect))
        #expect(rect == CGRect(x: 3, y: 4, width: 5, height: 6))
        #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
        var turn = CGAffineTransform(rotationAngle: 0.5)
        #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
    }

    @Test func aStrokedLineIsABand() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 10), CGPoint(x: 100, y: 10)])
        let band = path.copy(strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)
        #expect(band.boundingBox == CGRect(x: -2, y: 8, width: 104, height: 4))
        #expect(band.contains(CGPoint(x: 50, y: 11)))
        #expect(!band.contains(CGPoint(x: 50, y: 13)))
    }
}
