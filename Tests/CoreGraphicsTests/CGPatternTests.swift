import CoreGraphics
import FrameGeometry
import FramePainting
import Testing

/// Shapes that are filled with tiles.
@Suite struct CGPatternTests {
    private static let red = SIMD4<UInt8>(255, 0, 0, 255)
    private static let green = SIMD4<UInt8>(0, 255, 0, 255)
    private static let nothing = SIMD4<UInt8>(0, 0, 0, 0)

    private func context() -> CGContext { CGContext(bounds: Rect(x: 0, y: 0, width: 20, height: 20), scale: 1) }

    private func pixel(_ context: CGContext, _ x: Int, _ y: Int) throws -> SIMD4<UInt8> {
        try #require(context.makeImage()).rasterImage.pixels[x, y]
    }

    /// A pattern whose tiles, 4 × 4 points, have a square of 2 points at the origin and draw far beyond their bounds.
    private func squares(
        isColored: Bool, matrix: CGAffineTransform = .identity, step: CGFloat = 4
    ) throws -> CGPattern {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in context.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }, releaseInfo: nil)
        if isColored {
            callbacks.drawPattern = { _, context in
                context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                context.fill(CGRect(x: -50, y: 0, width: 100, height: 2))
            }
        }
        return try #require(
            CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: 2, height: 4), matrix: matrix, xStep: step, yStep: step,
                tiling: .noDistortion, isColored: isColored, callbacks: &callbacks))
    }

    @Test func coloredTilesFillAShapeInsideTheirBounds() throws {
        let context = context()
        context.setFillPattern(try squares(isColored: true), colorComponents: [1])
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(try pixel(context, 0, 0) == Self.red && pixel(context, 5, 9) == Self.red)
        #expect(try pixel(context, 2, 0) == Self.nothing && pixel(context, 0, 2) == Self.nothing)
        #expect(try pixel(context, 12, 0) == Self.nothing)
        // The next color ends the pattern.
        context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        context.fill(CGRect(x: 12, y: 0, width: 8, height: 8))
        #expect(try pixel(context, 15, 3) == Self.green)
    }

    /// Erasing and replacing concern the shape alone, as with a color.
    @Test func blendModesStayInsideTheShape() throws {
        let context = context()
        context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.setFillPattern(try squares(isColored: true), colorComponents: [1])
        context.clear(CGRect(x: 4, y: 4, width: 4, height: 4))
        #expect(try pixel(context, 0, 0) == Self.green && pixel(context, 5, 5) == Self.nothing)
        context.setBlendMode(.copy)
        context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
        #expect(try pixel(context, 0, 0) == Self.green && pixel(context, 12, 0) == Self.red)
        #expect(try pixel(context, 14, 0) == Self.nothing)
    }

    @Test func uncoloredTilesTakeTheColorOfTheSpace() throws {
        let context = context()
        let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
        #expect(space.model == .pattern && space.numberOfComponents == 3)
        context.setFillColorSpace(space)
        context.setFillPattern(try squares(isColored: false), colorComponents: [0, 1, 0, 1])
        context.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(try pixel(context, 8, 8) == Self.green && pixel(context, 10, 10) == Self.nothing)
        #expect(try pixel(context, 0, 0) == Self.nothing)
    }

    /// The current transform moves the shape alone; the matrix and the phase move the tiles.
    @Test func tilesStayWhereTheContextBegins() throws {
        let context = context()
        context.setPatternPhase(CGSize(width: 1, height: 0))
        context.translateBy(x: 3, y: 0)
        context.setFillPattern(
            try squares(isColored: true, matrix: CGAffineTransform(translationX: 1, y: 1)), colorComponents: [1])
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(try pixel(context, 6, 1) == Self.red && pixel(context, 7, 2) == Self.red)
        #expect(try pixel(context, 5, 1) == Self.nothing && pixel(context, 6, 0) == Self.nothing)
        #expect(try pixel(context, 2, 1) == Self.nothing)
    }

    @Test func linesHavePatterns() throws {
        let context = context()
        context.setStrokePattern(try squares(isColored: true), colorComponents: [0.5])
        context.setLineWidth(4)
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 2), CGPoint(x: 20, y: 2)])
        #expect(try pixel(context, 0, 0).w == 128 && pixel(context, 0, 5) == Self.nothing)
    }

    /// Steps that are too small to draw leave the shape empty, and steps of nothing make no pattern.
    @Test func tilesHaveALimit() throws {
        let context = context()
        context.setFillPattern(try squares(isColored: true, step: 0.001), colorComponents: [1])
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(try pixel(context, 0, 0) == Self.nothing)
        var callbacks = CGPatternCallbacks(version: 0, drawPattern: { _, _ in }, releaseInfo: nil)
        #expect(
            CGPattern(
                info: nil, bounds: .zero, matrix: .identity, xStep: 0, yStep: 1, tiling: .noDistortion,
                isColored: true, callbacks: &callbacks) == nil)
    }
}
