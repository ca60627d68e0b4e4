import CoreGraphics
import FrameGeometry
import FramePainting
import Testing

/// The pixels that drawing code produces.
@Suite struct CGContextTests {
    private func context(opaque: Bool = false, scale: Double = 1) -> CGContext {
        CGContext(
            bounds: Rect(x: 0, y: 0, width: 20, height: 20), scale: scale, background: opaque ? .black : .clear)
    }

    private func pixel(_ context: CGContext, _ x: Int, _ y: Int) throws -> SIMD4<UInt8> {
        try #require(context.makeImage()).rasterImage.pixels[x, y]
    }

    private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    private static let solidRed = SIMD4<UInt8>(255, 0, 0, 255)
    private static let solidBlue = SIMD4<UInt8>(0, 0, 255, 255)
    private static let nothing = SIMD4<UInt8>(0, 0, 0, 0)

    @Test func fillsAndStrokesPaint() throws {
        let context = context()
        context.setFillColor(Self.red)
        context.fill(CGRect(x: 2, y: 2, width: 6, height: 6))
        context.setStrokeColor(Self.blue)
        context.setLineWidth(2)
        context.stroke(CGRect(x: 11, y: 11, width: 6, height: 6))
        #expect(try pixel(context, 4, 4) == Self.solidRed)
        #expect(try pixel(context, 11, 14) == Self.solidBlue)
        #expect(try pixel(context, 14, 14) == Self.nothing)
        #expect(try pixel(context, 9, 9) == Self.nothing)
        #expect(context.width == 20 && context.height == 20)
    }

    /// Under a clip, a fill changes only its own shape, in every mode; a pixel crossed by the edges of clip and shape
    /// is covered once by each.
    @Test func replacingBlendModesStayInsideTheFill() throws {
        let modes: [(mode: CGBlendMode, inside: SIMD4<UInt8>)] = [
            (.copy, Self.solidBlue), (.sourceIn, Self.solidBlue), (.clear, Self.nothing), (.sourceOut, Self.nothing),
            (.destinationIn, Self.solidRed), (.destinationAtop, Self.solidRed),
        ]
        for (mode, expected) in modes {
            for clips: (CGContext) -> Void in [
                { _ in }, { $0.clip(to: CGRect(x: 2, y: 2, width: 16, height: 16)) },
                {
                    $0.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
                    $0.clip()
                },
            ] {
                let context = context()
                context.setFillColor(Self.red)
                context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
                clips(context)
                context.setBlendMode(mode)
                context.setFillColor(Self.blue)
                context.addEllipse(in: CGRect(x: 6, y: 6, width: 8, height: 8))
                context.fillPath()
                #expect(try pixel(context, 10, 4) == Self.solidRed, "\(mode)")
                #expect(try pixel(context, 10, 10) == expected, "\(mode)")
            }
        }
    }

    /// A pixel crossed by the edge of an opaque copy stays opaque, with and without a clip around it.
    @Test func theEdgeOfACopyIsBlended() throws {
        for isClipped in [false, true] {
            let context = context()
            context.setFillColor(Self.red)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            if isClipped { context.clip(to: CGRect(x: 0, y: 0, width: 19, height: 19)) }
            context.setBlendMode(.copy)
            context.setFillColor(Self.blue)
            context.fill(CGRect(x: 4.5, y: 4, width: 6, height: 6))
            let edge = try pixel(context, 4, 6)
            #expect((127...128).contains(edge.x) && (127...128).contains(edge.z) && edge.w == 255)
        }
    }

    @Test func restoringTheStateRevertsIt() throws {
        let context = context()
        let initial = context.ctm
        context.setFillColor(Self.red)
        context.saveGState()
        context.setFillColor(Self.blue)
        context.translateBy(x: 10, y: 0)
        context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
        context.setAlpha(0)
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(try pixel(context, 19, 19) == Self.solidRed)
        #expect(context.ctm == initial)
        // Without a saved state, nothing happens.
        context.restoreGState()
        #expect(context.ctm == initial)
    }

    /// An application concatenates the transform of one context to that of another one with as many pixels.
    @Test func transformsCountPixelsUpwards() throws {
        let canvas = CGContext(bounds: Rect(x: 10, y: 20, width: 30, height: 40), scale: 2)
        #expect(canvas.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: -20, ty: 120))
        canvas.translateBy(x: 5, y: 0)
        #expect(CGPoint(x: 10, y: 25).applying(canvas.ctm) == CGPoint(x: 10, y: 70))
        #expect(canvas.convertToDeviceSpace(CGPoint(x: 10, y: 25)) == CGPoint(x: 10, y: 70))
        #expect(canvas.convertToUserSpace(CGPoint(x: 10, y: 70)) == CGPoint(x: 10, y: 25))
        #expect(canvas.boundingBoxOfClipPath == CGRect(x: 5, y: 20, width: 30, height: 40))
    }

    @Test func newTransformsAreAppliedFirst() throws {
        let context = context()
        context.translateBy(x: 10, y: 0)
        context.scaleBy(x: 2, y: 2)
        context.setFillColor(Self.red)
        context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(try pixel(context, 12, 2) == Self.solidRed && pixel(context, 15, 5) == Self.solidRed)
        #expect(try pixel(context, 11, 2) == Self.nothing && pixel(context, 16, 5) == Self.nothing)
    }

    @Test func clipsIntersect() throws {
        let context = context()
        context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
        context.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        context.clip()
        context.setFillColor(Self.red)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(try pixel(context, 8, 10) == Self.solidRed)
        #expect(try pixel(context, 12, 10) == Self.nothing)
        #expect(try pixel(context, 0, 0) == Self.nothing)
        context.resetClip()
        context.fill(CGRect(x: 18, y: 18, width: 2, height: 2))
        #expect(try pixel(context, 19, 19) == Self.solidRed)
    }

    @Test func aRuleAndAPathAreUsedOnce() throws {
        let context = context()
        context.setFillColor(Self.red)
        context.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        context.fillPath(using: .evenOdd)
        #expect(try pixel(context, 2, 2) == Self.solidRed && pixel(context, 10, 10) == Self.nothing)
        #expect(context.isPathEmpty)
        context.fillPath()
        #expect(try pixel(context, 10, 10) == Self.nothing)
    }

    /// As in Core Graphics, the first row of an image is at the greatest y.
    @Test func imagesAreUpsideDownWhereYPointsDown() throws {
        let pixels = RasterImage(
            PixelBuffer(size: PixelSize(width: 1, height: 2), bytes: [255, 0, 0, 255, 0, 0, 255, 255]))
        let image = CGImage(pixels)
        let down = context()
        down.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(try pixel(down, 10, 0) == Self.solidBlue && pixel(down, 10, 19) == Self.solidRed)
        let up = try #require(
            CGContext(
                data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        up.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(try pixel(up, 10, 0) == Self.solidRed && pixel(up, 10, 19) == Self.solidBlue)
    }

    @Test func gradientsEndAtTheirEndPoints() throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [Self.red, Self.blue], locations: nil))
        let ends: [(options: CGGradientDrawingOptions, before: SIMD4<UInt8>, after: SIMD4<UInt8>)] = [
            ([], Self.nothing, Self.nothing), (.drawsBeforeStartLocation, Self.solidRed, Self.nothing),
            (.drawsAfterEndLocation, Self.nothing, Self.solidBlue),
        ]
        for (options, before, after) in ends {
            let context = context()
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: options)
            #expect(try pixel(context, 2, 10) == before && pixel(context, 18, 10) == after)
            #expect(try pixel(context, 10, 10).x > 100 && pixel(context, 10, 10).z > 100)
        }
        let round = context()
        round.drawRadialGradient(
            gradient, startCenter: CGPoint(x: 10, y: 10), startRadius: 4, endCenter: CGPoint(x: 10, y: 10),
            endRadius: 8, options: [])
        #expect(try pixel(round, 10, 10) == Self.nothing && pixel(round, 0, 0) == Self.nothing)
        #expect(try pixel(round, 15, 10).w == 255)
        #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
    }

    @Test func aLayerIsOneImage() throws {
        let context = context()
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(Self.red)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.setFillColor(Self.blue)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.endTransparencyLayer()
        #expect(try pixel(context, 10, 10) == SIMD4(0, 0, 128, 128))
    }

    /// Each mode has its effect, and changes nothing around the drawn shape.
    @Test func blendModesStayInsideTheDrawnShape() throws {
        for mode in CGBlendMode.allCases {
            let context = context()
            context.setFillColor(Self.red)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            context.setBlendMode(mode)
            context.setFillColor(Self.blue)
            context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
            #expect(try pixel(context, 2, 2) == Self.solidRed, "\(mode)")
            #expect(try pixel(context, 2, 18) == Self.nothing, "\(mode)")
            let (onRed, onNothing) = (try pixel(context, 10, 7), try pixel(context, 10, 13))
            switch mode {
            case .normal: #expect(onRed == Self.solidBlue && onNothing == Self.solidBlue)
            case .multiply: #expect(onRed == SIMD4(0, 0, 0, 255) && onNothing == Self.solidBlue)
            case .screen: #expect(onRed == SIMD4(255, 0, 255, 255))
            case .clear: #expect(onRed == Self.nothing && onNothing == Self.nothing)
            case .copy: #expect(onRed == Self.solidBlue && onNothing == Self.solidBlue)
            case .sourceIn: #expect(onRed == Self.solidBlue && onNothing == Self.nothing)
            case .sourceAtop: #expect(onRed == Self.solidBlue && onNothing == Self.nothing)
            case .destinationOver: #expect(onRed == Self.solidRed && onNothing == Self.solidBlue)
            case .destinationIn: #expect(onRed == Self.solidRed && onNothing == Self.nothing)
            case .destinationOut: #expect(onRed == Self.nothing && onNothing == Self.nothing)
            default: break
            }
        }
    }

    @Test func clearingLeavesNothing() throws {
        let context = context()
        context.setFillColor(Self.red)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.clear(CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(try pixel(context, 7, 7) == Self.nothing && pixel(context, 12, 12) == Self.solidRed)
        // Content that depends on its backdrop is passed on as an image, so that it never depends on content outside
        // its context.
        #expect(context.items.count == 1)
        guard case .image? = context.items.first else {
            Issue.record("no image")
            return
        }
    }

    @Test func shadowsHaveTheirOffset() throws {
        let context = context()
        context.setShadow(offset: CGSize(width: 8, height: 0), blur: 0, color: Self.blue)
        context.setFillColor(Self.red)
        context.fill(CGRect(x: 2, y: 2, width: 6, height: 6))
        #expect(try pixel(context, 4, 4) == Self.solidRed && pixel(context, 12, 4) == Self.solidBlue)
    }

    @Test func invalidNumbersDrawNothing() throws {
        let context = context()
        context.setFillColor(Self.red)
        for value in [CGFloat.nan, .infinity, -.infinity, 1e300] {
            context.saveGState()
            context.scaleBy(x: value, y: 1)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.addArc(center: .zero, radius: value, startAngle: 0, endAngle: value, clockwise: false)
            context.strokePath()
            context.addArc(tangent1End: CGPoint(x: value, y: 1), tangent2End: .zero, radius: 3)
            context.drawPath(using: .fillStroke)
            context.restoreGState()
            context.clip(to: CGRect(x: value, y: 0, width: 1, height: 1))
            context.resetClip()
        }
        context.scaleBy(x: 0, y: 0)
        context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
        context.endTransparencyLayer()
        _ = try #require(context.makeImage())
        #expect(CGImage(drawing: [], in: Rect(x: 0, y: 0, width: 0, height: 5), scale: 1) == nil)
        #expect(CGImage(drawing: [], in: Rect(x: 0, y: 0, width: .nan, height: 5), scale: 1) == nil)
        #expect(CGImage(drawing: [], in: Rect(x: 0, y: 0, width: 1e9, height: 5), scale: 1) == nil)
    }

    @Test func imagesCanBeCropped() throws {
        let context = context()
        context.setFillColor(Self.red)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        let image = try #require(context.makeImage())
        let part = try #require(image.cropping(to: CGRect(x: 9, y: 3, width: 2, height: 4)))
        #expect(part.width == 2 && part.height == 4)
        #expect(part.rasterImage.pixels[0, 0] == Self.solidRed && part.rasterImage.pixels[1, 0] == Self.nothing)
        #expect(image.cropping(to: CGRect(x: 30, y: 0, width: 2, height: 2)) == nil)
        #expect(image.tinted(with: Self.blue).rasterImage.pixels[0, 0] == Self.solidBlue)
        let again = try CGImage(pngData: try #require(image.pngData()))
        #expect(again.rasterImage == image.rasterImage)
    }
}
