import Testing
import UIKit

@MainActor @Suite struct BezierPathTests {
    private func near(_ left: CGRect, _ right: CGRect) -> Bool {
        abs(left.minX - right.minX) + abs(left.minY - right.minY) + abs(left.maxX - right.maxX)
            + abs(left.maxY - right.maxY) < 1e-9
    }

    @Test func everyInitializerFillsItsRectangle() {
        let rect = CGRect(x: 3, y: 4, width: 50, height: 30)
        let paths = [
            UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect), UIBezierPath(roundedRect: rect, cornerRadius: 8),
            UIBezierPath(
                roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
                cornerRadii: CGSize(width: 9, height: 9)),
            UIBezierPath(cgPath: CGPath(rect: rect, transform: nil)),
        ]
        for path in paths {
            #expect(near(path.bounds, rect))
            #expect(path.contains(CGPoint(x: 28, y: 19)))
            #expect(!path.isEmpty)
        }
        #expect(UIBezierPath().isEmpty && UIBezierPath().bounds.isNull)
    }

    @Test func onlyTheGivenCornersAreRounded() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 20, height: 20))
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 99, y: 99)))
        #expect(path.contains(CGPoint(x: 99, y: 1)) && path.contains(CGPoint(x: 1, y: 99)))
    }

    /// On the screen, clockwise from the right leads downward.
    @Test func arcsRunClockwiseOnScreen() {
        let down = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(down.bounds.maxY > 9.9 && down.bounds.minY > -0.1)
        let up = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
        #expect(up.bounds.minY < -9.9)
        let whole = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: -.pi / 2, endAngle: .pi * 1.5, clockwise: true)
        #expect(near(whole.bounds, CGRect(x: -10, y: -10, width: 20, height: 20)))
    }

    @Test func pathsCanBeAppendedReversedAndTransformed() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6)).reversing())
        #expect(!path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 1, y: 5)))
        path.apply(CGAffineTransform(translationX: 100, y: 0))
        #expect(path.bounds == CGRect(x: 100, y: 0, width: 10, height: 10))
        path.removeAllPoints()
        #expect(path.isEmpty)
    }

    @Test func theFillRuleDeterminesTheInside() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6)))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 5, y: 5)))
    }

    @Test func copiesAreIndependent() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.lineWidth = 5
        path.setLineDash([4, 2], count: 2, phase: 1)
        let copy = try #require(path.copy() as? UIBezierPath)
        path.addLine(to: CGPoint(x: 99, y: 99))
        #expect(copy.bounds.maxX == 10 && copy.lineWidth == 5)
        var (pattern, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
        copy.getLineDash(&pattern, count: &count, phase: &phase)
        #expect(pattern == [4, 2] && count == 2 && phase == 1)
        let frozen = copy.cgPath
        copy.close()
        copy.addLine(to: CGPoint(x: 50, y: 0))
        #expect(frozen.boundingBox.maxX == 10)
    }
}
