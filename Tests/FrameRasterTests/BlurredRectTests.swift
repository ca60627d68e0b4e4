import FrameGeometry
import FramePainting
import Testing

@testable import FrameRaster

/// Blurred fills, compared with the definition of the blur, and the rules for rows and bands.
@Suite struct BlurredRectTests {
    private func alpha(_ fill: Fill, width: Int = 200, height: Int = 160) -> PixelBuffer {
        Rasterizer.pixels(of: DisplayList(size: PixelSize(width: width, height: height), items: [.fill(fill)]))
    }

    /// Φ to ten digits: mpmath 1.3, `ncdf`.
    @Test(arguments: [
        (0.0, 0.5), (0.5, 0.691_462_461_3), (1, 0.841_344_746_1), (-1, 0.158_655_253_9), (2, 0.977_249_868_1),
        (3, 0.998_650_102), (-2.5, 0.006_209_665_3), (0.01, 0.503_989_356_3),
    ])
    func normalDistribution(z: Double, fraction: Double) {
        #expect(abs(Double(NormalDistribution.fraction(below: z)) - fraction) < 2e-6)
    }

    /// The blurred rectangle is a product of two differences of Φ.
    @Test(arguments: [2.0, 6, 12, 30])
    func rectanglesAreProductsOfTwoEdges(sigma: Double) {
        let rect = Rect(x: 60.25, y: 50.5, width: 80, height: 60)
        let pixels = alpha(Fill(.rect(rect), color: .black, blur: sigma))
        let spread = (sigma * sigma + 1.0 / 12).squareRoot()
        func fraction(_ place: Double, _ from: Double, _ to: Double) -> Double {
            Double(NormalDistribution.fraction(below: (place - from) / spread))
                - Double(NormalDistribution.fraction(below: (place - to) / spread))
        }
        for y in stride(from: 0, to: 160, by: 3) {
            for x in stride(from: 0, to: 200, by: 3) {
                let exact =
                    fraction(Double(x) + 0.5, rect.minX, rect.maxX) * fraction(Double(y) + 0.5, rect.minY, rect.maxY)
                    * 255
                #expect(abs(Double(pixels[x, y].w) - exact) < 1, "\(x), \(y)")
            }
        }
    }

    /// Rounded corners, compared with a convolution of the sharp shape's coverage.
    @Test(arguments: [(3.0, 16.0), (8, 16), (8, 30), (4, 40)])
    func roundedCornersAreTheConvolution(sigma: Double, radius: Double) {
        let shape = Shape.roundedRect(Rect(x: 50, y: 40, width: 100, height: 80), CornerRadii(all: radius))
        let soft = alpha(Fill(shape, color: .black, blur: sigma))
        let sharp = alpha(Fill(shape, color: .black))
        let reach = Int(5 * sigma)
        // A normal density suffices here, since the pixels of the sharp shape contribute the other 1/12 of the
        // variance.
        let kernel = (-reach...reach).map { offset in
            RealMath.exp(-Double(offset * offset) / (2 * sigma * sigma)) / (sigma * (2 * Double.pi).squareRoot())
        }
        func convolved(_ x: Int, _ y: Int) -> Double {
            var sum = 0.0
            for v in -reach...reach where (0..<160).contains(y + v) {
                var line = 0.0
                for u in -reach...reach where (0..<200).contains(x + u) {
                    line += kernel[u + reach] * Double(sharp[x + u, y + v].w)
                }
                sum += kernel[v + reach] * line
            }
            return sum
        }
        for y in stride(from: 30, to: 100, by: 7) {
            for x in stride(from: 35, to: 110, by: 7) {
                #expect(abs(Double(soft[x, y].w) - convolved(x, y)) < 1.5, "\(x), \(y)")
            }
        }
    }

    @Test func bandsAndRepeatedRowsAreExact() {
        let fills = [
            Fill(.roundedRect(Rect(x: 30, y: 40, width: 60, height: 400), CornerRadii(all: 9)), color: .black, blur: 4),
            Fill(.rect(Rect(x: -20, y: 100.3, width: 70, height: 20)), color: .white, opacity: 0.5, blur: 11),
            Fill(
                .rect(Rect(x: -10, y: -10, width: 20, height: 20)), color: .black, blur: 3,
                transform: Affine.rotation(0.5).then(.translation(x: 100, y: 300))),
        ]
        let list = DisplayList(
            size: PixelSize(width: 150, height: 480), background: Color(red: 0.9, green: 0.5, blue: 0.2, alpha: 1),
            items: fills.map { .fill($0) })
        let rasterizer = Rasterizer(list)
        let whole = rasterizer.draw(rows: 0..<480)
        for height in [1, 7, 32] {
            for top in stride(from: 0, to: 480, by: height) {
                let rows = top..<min(480, top + height)
                let band = rasterizer.draw(rows: rows)
                #expect(Array(whole.bytes[rows.lowerBound * 600..<rows.upperBound * 600]) == band.bytes, "\(rows)")
            }
        }
        var repeated = 0
        for y in 1..<480 where rasterizer.repeatsRowAbove(y) {
            repeated += 1
            #expect(rasterizer.draw(rows: y..<y + 1).bytes == rasterizer.draw(rows: y - 1..<y).bytes, "row \(y)")
        }
        // Rows repeat between the ends of the tall shape, and the test needs some to compare.
        #expect(repeated > 20)
    }

    @Test func aQuarterTurnIsTheSameShadow() {
        let fill = Fill(.rect(Rect(x: -30, y: -20, width: 60, height: 40)), color: .black, blur: 7)
        var upright = fill
        upright.transform = .translation(x: 100, y: 80)
        var turned = Fill(.rect(Rect(x: -20, y: -30, width: 40, height: 60)), color: .black, blur: 7)
        turned.transform = Affine(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 80)
        let (left, right) = (alpha(upright), alpha(turned))
        for index in left.bytes.indices {
            #expect(abs(Int(left.bytes[index]) - Int(right.bytes[index])) <= 1)
        }
    }

    @Test(arguments: [Double.nan, .infinity, 1e30, -1, 0])
    func invalidNumbersAreHarmless(value: Double) {
        for fill in [
            Fill(.rect(Rect(x: value, y: 0, width: 10, height: 10)), color: .black, blur: 3),
            Fill(.rect(Rect(x: 0, y: 0, width: value, height: 10)), color: .black, blur: 3),
            Fill(.rect(Rect(x: 0, y: 0, width: 10, height: 10)), color: .black, blur: value),
            Fill(
                .rect(Rect(x: 0, y: 0, width: 10, height: 10)), color: .black, blur: 3,
                transform: Affine(a: value, b: 0, c: 0, d: 1, tx: 0, ty: value)),
            Fill(
                .roundedRect(Rect(x: 0, y: 0, width: 10, height: 10), CornerRadii(all: value)), color: .black, blur: 3),
        ] {
            #expect(alpha(fill).bytes.count == 200 * 160 * 4)
        }
    }

    /// The part of a shadow under an opaque card is not drawn, which has no visible effect: with a white dot painted on
    /// white in between, the whole shadow is drawn.
    @Test(arguments: [
        Shape.rect(Rect(x: 20, y: 20, width: 90, height: 70)),
        .roundedRect(Rect(x: 20.3, y: 20.6, width: 90, height: 70), CornerRadii(all: 18)),
        .roundedRect(Rect(x: 20, y: 20, width: 90, height: 70), CornerRadii(all: 20, curve: .continuous)),
    ]) func skippingHiddenPartsOfAShadowChangesNothing(card: Shape) {
        let size = PixelSize(width: 200, height: 160)
        let dot = PaintItem.fill(Fill(.rect(Rect(x: 0, y: 0, width: 1, height: 1)), color: .white))
        for transform in [
            Affine.identity, .scale(x: 1.25, y: 0.9), Affine(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 60, ty: 0),
        ] {
            for opacity in [1, 0.5] {
                let shadow = Fill(card, color: .black, opacity: 0.5, blur: 6, transform: transform)
                let image = Group(blur: 6, items: [.fill(Fill(card, color: .black, transform: transform))])
                let top = PaintItem.fill(Fill(card, color: .white, opacity: opacity, transform: transform))
                for below in [PaintItem.fill(shadow), .group(image)] {
                    func list(_ items: [PaintItem]) -> DisplayList {
                        DisplayList(size: size, background: .white, items: items)
                    }
                    let hiding = Rasterizer(list([below, top]))
                    #expect(hiding.draw(rows: 0..<160) == Rasterizer.pixels(of: list([below, dot, top])))
                    let hides = hiding.plan.steps.contains { step in
                        switch step.work {
                        case .blurredRect(_, _, let hidden), .blurredImage(_, _, let hidden): hidden != nil
                        default: false
                        }
                    }
                    #expect(hides == (opacity == 1 && transform.isPositiveScaleAndTranslation))
                }
            }
        }
    }
}
