import Testing
import UIKit

/// Colors, fonts, images and paths in archives of Foundation.
@MainActor @Suite struct ArchiveTests {
    private func archived<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value {
        let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
        return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data))
    }

    @Test(arguments: [
        UIColor.red, UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), .systemBlue, .label, .secondaryLabel, .clear,
        .tertiarySystemGroupedBackground,
    ])
    func colorsAreTheSame(color: UIColor) throws {
        #expect(try archived(color) == color)
    }

    /// A color of an application's function is archived as it is.
    @Test func otherDynamicColorsAreResolved() throws {
        #expect(try archived(UIColor { _ in .red }) == .red)
    }

    @Test func fontsAreTheSame() throws {
        let fonts = [
            UIFont.systemFont(ofSize: 17), .boldSystemFont(ofSize: 11.5), .italicSystemFont(ofSize: 9),
            .monospacedSystemFont(ofSize: 12, weight: .light), .monospacedDigitSystemFont(ofSize: 12, weight: .black),
        ]
        for font in fonts { #expect(try archived(font) == font) }
    }

    @Test func imagesHaveTheSamePixels() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2))
        let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 2))
        }.withRenderingMode(.alwaysTemplate)
        let copy = try archived(image)
        #expect(copy.pngData() == image.pngData() && copy.size == image.size && copy.scale == image.scale)
        #expect(copy.renderingMode == .alwaysTemplate)
        #expect(try archived(try #require(UIImage(systemName: "star"))).size == UIImage(systemName: "star")?.size)
    }

    @Test func pathsHaveTheSameElementsAndAttributes() throws {
        let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 20), cornerRadius: 4.3)
        path.move(to: CGPoint(x: 0.1, y: -7))
        path.addQuadCurve(to: CGPoint(x: 3, y: 4), controlPoint: CGPoint(x: 1e-9, y: 8))
        path.addLine(to: .zero)
        (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (2.5, .round, .bevel)
        (path.miterLimit, path.usesEvenOddFillRule) = (3, true)
        path.setLineDash([1, 2.5], count: 2, phase: 0.5)
        let copy = try archived(path)
        #expect(copy.cgPath == path.cgPath)
        #expect(copy.lineWidth == 2.5 && copy.lineCapStyle == .round && copy.lineJoinStyle == .bevel)
        #expect(copy.miterLimit == 3 && copy.usesEvenOddFillRule)
        #expect(copy.dash == [1, 2.5] && copy.dashPhase == 0.5)
        #expect(try archived(UIBezierPath()).isEmpty)
    }

    @Test func archivesOfSomethingElseAreNoColors() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: "text" as NSString, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == nil)
    }
}
