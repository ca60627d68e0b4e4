import Testing
import UIKit

/// Texts of geometry, as `NSCoder` writes and reads them.
@Suite struct GeometryTextTests {
    @Test func geometryIsWrittenInBraces() {
        let rect = CGRect(x: 1, y: -2.5, width: 300, height: 0.1)
        #expect(NSCoder.string(for: rect) == "{{1, -2.5}, {300, 0.10000000000000001}}")
        #expect(NSStringFromCGRect(rect) == NSCoder.string(for: rect))
        #expect(NSCoder.string(for: CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)) == "[1, 2, 3, 4, 5, 6]")
        #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    }

    @Test func textsAreReadAsTheyWereWritten() {
        let rect = CGRect(x: 1.0 / 3, y: -2e-9, width: 1e20, height: 0.1)
        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
        let transform = CGAffineTransform(a: 0.1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
        #expect(NSCoder.uiEdgeInsets(for: "{1,2,3,4}") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(NSCoder.uiOffset(for: "{1, 2}") == UIOffset(horizontal: 1, vertical: 2))
        #expect(CGPointFromString("{7, 8}") == CGPoint(x: 7, y: 8) && NSCoder.cgSize(for: "{7, 8}").height == 8)
    }

    @Test(arguments: ["", "{1}", "{1, 2, 3}", "{a, b}", "{inf, 1}", "1 2 x"]) func otherTextsAreZero(text: String) {
        #expect(NSCoder.cgPoint(for: text) == .zero && NSCoder.cgRect(for: text) == .zero)
        #expect(NSCoder.cgAffineTransform(for: text) == .identity)
    }
}
