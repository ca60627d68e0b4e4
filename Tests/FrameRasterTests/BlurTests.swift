import Foundation
import FrameGeometry
import FramePainting
import FrameRaster
import Testing

/// Blurs, compared with the definition of the Gaussian in `Double`, using the system's mathematics library.
@Suite struct BlurTests {
    private static let size = PixelSize(width: 72, height: 56)

    private static func pixels(_ items: [PaintItem], background: Color = .clear) -> PixelBuffer {
        Rasterizer.pixels(of: DisplayList(size: size, background: background, items: items))
    }

    private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color) -> PaintItem {
        .fill(Fill(.rect(Rect(x: x, y: y, width: width, height: height)), color: color))
    }

    private static let content: [PaintItem] = [
        rect(10, 8, 30, 20, Color(red: 1, green: 0.2, blue: 0, alpha: 1)),
        .fill(
            Fill(
                .ellipse(Rect(x: 30, y: 20, width: 24, height: 22)),
                color: Color(red: 0, green: 0.4, blue: 1, alpha: 0.7))),
        rect(14, 30, 3, 14, .black),
    ]

    /// Bars and gaps of one to five pixels, which a grid of texels must not alias.
    private static let bars: [PaintItem] = (1...5).flatMap { width in
        stride(from: 4, to: 60, by: 2 * width).map {
            rect(Double($0), Double(10 * width - 8), Double(width), 9, .black)
        }
    }

    /// Returns the largest difference from a full convolution along x and then along y, displaced by `offset`.
    ///
    /// - Parameter omitsOutside: Whether pixels outside are ignored instead of counting as clear.
    private static func error(
        _ actual: PixelBuffer, _ sharp: PixelBuffer, sigmaX: Double, sigmaY: Double, offset: Point = .zero,
        omitsOutside: Bool = false
    ) -> Double {
        let (width, height) = (sharp.size.width, sharp.size.height)
        let reach = max(width, height, Int(8 * max(sigmaX, sigmaY)))
        func weights(_ sigma: Double, _ offset: Double) -> [Double] {
            let all = (-reach...reach).map { exp(-(Double($0) - offset) * (Double($0) - offset) / (2 * sigma * sigma)) }
            let sum = all.reduce(0, +)
            return all.map { $0 / sum }
        }
        let (across, along) = (weights(sigmaX, offset.x), weights(sigmaY, offset.y))
        func inside(_ weights: [Double], _ count: Int) -> [Double] {
            (0..<count).map { pixel in
                omitsOutside ? (0..<count).reduce(0) { $0 + weights[pixel - $1 + reach] } : 1
            }
        }
        let (columns, rows) = (inside(across, width), inside(along, height))
        // Four channels per vector keep debug builds from taking minutes.
        var lines = [SIMD4<Double>](repeating: .zero, count: width * height)
        for y in 0..<height {
            for x in 0..<width {
                let color = SIMD4<Double>(sharp[x, y])
                guard color != .zero else { continue }
                for place in 0..<width { lines[y * width + place] += color * across[place - x + reach] }
            }
        }
        var worst = 0.0
        for y in 0..<height {
            for x in 0..<width {
                var exact = SIMD4<Double>.zero
                for line in 0..<height { exact += lines[line * width + x] * along[y - line + reach] }
                let away = exact / (columns[x] * rows[y]) - SIMD4<Double>(actual[x, y])
                worst = max(worst, away.max(), -away.min())
            }
        }
        return worst
    }

    /// Rounding contributes half a level, and the cutoff at 3.5 deviations at most an eighth.
    @Test(arguments: [0.5, 0.7, 1, 1.4, 2, 2.6, 3.4, 3.5, 4, 5.2, 5.3, 7, 8, 10, 13, 16, 23, 30, 45, 60])
    func groupsAreConvolved(sigma: Double) {
        for items in [Self.content, Self.bars] {
            let sharp = Self.pixels(items)
            let soft = Self.pixels([.group(Group(blur: sigma, items: items))])
            #expect(Self.error(soft, sharp, sigmaX: sigma, sigmaY: sigma) < 0.8)
        }
    }

    @Test(arguments: [0.8, 1.5, 3.4, 3.6, 6, 12])
    func shadowsAreConvolvedBetweenPixels(sigma: Double) {
        let away = Point(x: 100.3, y: 40.6)
        let shadow = Shadow(offset: away, sigma: sigma, color: .black)
        let soft = Self.pixels([
            .group(Group(shadow: shadow, transform: .translation(x: -100, y: -40), items: Self.content))
        ])
        let black = Self.pixels(Self.content)
        var sharp = PixelBuffer(size: Self.size)
        for index in stride(from: 3, to: black.bytes.count, by: 4) { sharp.bytes[index] = black.bytes[index] }
        let offset = Point(x: away.x - 100, y: away.y - 40)
        #expect(Self.error(soft, sharp, sigmaX: sigma, sigmaY: sigma, offset: offset) < 1)
    }

    @Test func stretchedGroupsAreBlurredAsMuch() {
        let sharp = Self.pixels([.group(Group(transform: .scale(x: 1.25, y: 0.5), items: Self.content))])
        let soft = Self.pixels([.group(Group(blur: 4, transform: .scale(x: 1.25, y: 0.5), items: Self.content))])
        #expect(Self.error(soft, sharp, sigmaX: 5, sigmaY: 2) < 1)
    }

    /// An edge across a wide image, far from all other edges.
    @Test(arguments: [1.0, 3, 10, 30, 100, 300])
    func edgesBecomeTheNormalDistribution(sigma: Double) {
        let width = 1024
        let list = DisplayList(
            size: PixelSize(width: width, height: 2),
            items: [
                .group(Group(blur: sigma, items: [Self.rect(-2000, -2000, 2512.25, 4000, .black)]))
            ])
        let pixels = Rasterizer.pixels(of: list)
        for x in 0..<width {
            let z = (512.25 - Double(x) - 0.5) / (sigma * sigma + 1.0 / 12).squareRoot()
            let exact = 255 * 0.5 * erfc(-z / 2.0.squareRoot())
            #expect(abs(exact - Double(pixels[x, 0].w)) < 1.5)
        }
    }

    @Test func everyKindOfFillIsBlurred() {
        let ellipse = Shape.ellipse(Rect(x: 10, y: 8, width: 40, height: 30))
        for fill in [
            Fill(ellipse, color: .black), Fill(ellipse, stroke: Stroke(width: 5), color: .black),
            Fill(
                .rect(Rect(x: 10, y: 8, width: 40, height: 30)),
                paint: .gradient(
                    Gradient(
                        .linear(from: .zero, to: Point(x: 60, y: 0)), stops: [.init(0, .black), .init(1, .white)]))),
        ] {
            var soft = fill
            soft.blur = 3
            #expect(
                Self.error(Self.pixels([.fill(soft)]), Self.pixels([.fill(fill)]), sigmaX: 3, sigmaY: 3) < 1)
        }
    }

    @Test func movingByWholePixelsChangesNothing() {
        for sigma in [2.0, 7, 20] {
            let group = Group(
                blur: sigma, shadow: Shadow(offset: Point(x: 3.3, y: -2.6), sigma: sigma, color: .black),
                items: [Self.rect(24, 20, 9.5, 7.3, .white)])
            let base = Self.pixels([.group(group)])
            for (dx, dy) in [(1, 0), (0, 1), (-5, 3), (7, -4)] {
                var moved = group
                moved.items = [Self.rect(24 + Double(dx), 20 + Double(dy), 9.5, 7.3, .white)]
                var carried = group
                carried.transform = .translation(x: Double(dx), y: Double(dy))
                for other in [moved, carried] {
                    let pixels = Self.pixels([.group(other)])
                    for y in 10..<40 {
                        for x in 10..<60 { #expect(pixels[x + dx, y + dy] == base[x, y]) }
                    }
                }
            }
        }
    }

    // MARK: Shadows

    @Test func shadowsAreTheBlurredAlphaUnderTheGroup() {
        let color = Color(red: 0, green: 0, blue: 1, alpha: 0.5)
        let item = Self.rect(20, 16, 20, 14, Color(red: 1, green: 0, blue: 0, alpha: 1))
        let pixels = Self.pixels([
            .group(Group(shadow: Shadow(offset: Point(x: 6, y: 4), sigma: 3, color: color), items: [item]))
        ])
        let alone = Self.pixels([.group(Group(blur: 3, items: [Self.rect(26, 20, 20, 14, color)]))])
        #expect(pixels[25, 20] == SIMD4(255, 0, 0, 255))
        for y in 0..<Self.size.height {
            for x in 0..<Self.size.width where !(20..<40).contains(x) || !(16..<30).contains(y) {
                for channel in 0..<4 {
                    #expect(abs(Int(pixels[x, y][channel]) - Int(alone[x, y][channel])) <= 1)
                }
            }
        }
        let sharp = Self.pixels([
            .group(Group(shadow: Shadow(offset: Point(x: 30, y: 0), sigma: 0, color: .black), items: [item]))
        ])
        #expect(sharp[50, 20] == SIMD4(0, 0, 0, 255))
        #expect(sharp[70, 29] == SIMD4(0, 0, 0, 0))
    }

    // MARK: Backdrops

    @Test func backdropsBlurTheContentBelow() {
        let below = [Self.rect(0, 0, 36, 56, .black)]
        let clip = Clip(.rect(Rect(x: 8, y: 8, width: 56, height: 40)))
        let pixels = Self.pixels(
            below + [.group(Group(clip: clip, backdrop: Backdrop(sigma: 4), items: []))], background: .white)
        let blurred = Self.pixels([.group(Group(blur: 4, items: [Self.rect(-99, -99, 135, 300, .black)]))])
        for x in 0..<72 {
            let exact = (8..<64).contains(x) ? 255 - Int(blurred[x, 28].w) : x < 36 ? 0 : 255
            #expect(abs(Int(pixels[x, 28].x) - exact) <= 1)
            #expect(pixels[x, 28].w == 255)
            #expect(pixels[x, 4].x == (x < 36 ? 0 : 255))
        }
    }

    /// Pixels outside the canvas are ignored: the weights of the pixels inside add up to 1.
    @Test(arguments: [1.5, 5, 12, 40]) func backdropsEndAtTheCanvas(sigma: Double) {
        let below = Self.bars + [Self.rect(-5, 20, 30, 50, Color(red: 1, green: 0.2, blue: 0, alpha: 1))]
        let sharp = Self.pixels(below, background: .white)
        let actual = Self.pixels(
            below + [.group(Group(backdrop: Backdrop(sigma: sigma), items: []))], background: .white)
        #expect(Self.error(actual, sharp, sigmaX: sigma, sigmaY: sigma, omitsOutside: true) < 0.8)
    }

    /// facts/backdrop-edges: half red and half white, as `UIBlurEffect(style: .light)` shows them on 40 × 40 points,
    /// without its tint. Content beside the clip is invisible.
    @Test func backdropsEndAtTheirClip() {
        let size = PixelSize(width: 120, height: 60)
        func pixels(beside color: Color, _ outer: Clip?) -> PixelBuffer {
            let clip = Clip(.rect(Rect(x: 40, y: 10, width: 40, height: 40)))
            let backdrop = Group(clip: clip, backdrop: Backdrop(sigma: 30), items: [])
            let items: [PaintItem] = [
                Self.rect(40, 10, 20, 40, Color(red: 1, green: 0, blue: 0, alpha: 1)),
                Self.rect(60, 10, 20, 40, .white),
                .group(Group(clip: outer, items: [.group(backdrop)])),
            ]
            return Rasterizer.pixels(of: DisplayList(size: size, background: color, items: items))
        }
        let seen = pixels(beside: .black, nil)
        // (Φ(2/3) − Φ(0)) / (Φ(4/3) − Φ(0)) of red, and the same amount of white on the other side.
        for (x, white) in [(40, 0.3946), (59, 0.4974), (79, 0.6054)] {
            #expect(abs(Double(seen[x, 30].y) - 255 * white) < 3, "\(x)")
            #expect(seen[x, 30].x == 255)
        }
        let other = pixels(beside: .white, nil)
        for y in 10..<50 { for x in 40..<80 { #expect(seen[x, y] == other[x, y]) } }
        // An enclosing clip only hides.
        let part = pixels(beside: .black, Clip(.rect(Rect(x: 50, y: 0, width: 9, height: 30))))
        for y in 10..<30 { for x in 50..<59 { #expect(part[x, y] == seen[x, y]) } }
    }

    /// A uniform backdrop stays the same, without a darker border.
    @Test func flatBackdropsStayAsTheyAre() {
        let color = Color(red8: 200, green8: 100, blue8: 50, alpha8: 255)
        let flat = Self.pixels([], background: color)
        for sigma in [0.0, 3, 40, 1000] {
            let pixels = Self.pixels([.group(Group(backdrop: Backdrop(sigma: sigma), items: []))], background: color)
            #expect(pixels == flat)
        }
        let gray = Self.pixels(
            [.group(Group(backdrop: Backdrop(sigma: 5, saturation: 0), items: []))], background: color)
        // 0.2126 · 200 + 0.7152 · 100 + 0.0722 · 50
        #expect(gray[3, 3] == SIMD4(118, 118, 118, 255))
        let strong = Self.pixels(
            [.group(Group(backdrop: Backdrop(sigma: 5, saturation: 3), items: []))], background: color)
        #expect(strong[3, 3] == SIMD4(255, 65, 0, 255))
    }

    /// The backdrop is inside a faded group, whose own backdrop is saved while the inner one is rendered.
    @Test func backdropsInGroupsSeeWhatTheGroupHasPainted() {
        let items = [Self.rect(0, 0, 36, 56, .black), .group(Group(backdrop: Backdrop(sigma: 4), items: []))]
        let plain = Self.pixels(items, background: .white)
        var nested = items
        for _ in 0..<5 { nested = [.group(Group(opacity: 1 - 0x1p-40, items: nested))] }
        #expect(Self.pixels(nested, background: .white) == plain)
    }

    // MARK: Hostile values

    @Test func hostileBlursTerminate() {
        for number in RandomLists.hostileNumbers + [1000, 4096] {
            for group in [
                Group(blur: number, items: Self.content),
                Group(shadow: Shadow(offset: Point(x: number, y: 1), sigma: 2, color: .black), items: Self.content),
                Group(shadow: Shadow(offset: .zero, sigma: number, color: .black), items: Self.content),
                Group(backdrop: Backdrop(sigma: number, saturation: number), items: Self.content),
                Group(blur: 2, transform: .scale(x: number, y: 1), items: Self.content),
            ] {
                #expect(Self.pixels([.group(group)], background: .white)[0, 0].w == 255)
            }
        }
        // Backdrops nested more than eight deep stay sharp.
        var item = Self.rect(0, 0, 72, 56, .black)
        for _ in 0..<100 { item = .group(Group(blur: 1, shadow: Shadow(sigma: 2), items: [item])) }
        #expect(Self.pixels([item])[36, 28] == SIMD4(0, 0, 0, 255))
    }

    /// A tall bar repeats its rows between its ends, even when blurred.
    @Test func rowsThatAreAlikeAreDrawnOnce() {
        let bar = Self.rect(20, -400, 30, 1000, .black)
        let list = DisplayList(
            size: PixelSize(width: 72, height: 200), background: .white, items: [.group(Group(blur: 6, items: [bar]))])
        let rasterizer = Rasterizer(list)
        #expect((1..<200).allSatisfy(rasterizer.repeatsRowAbove))
        let short = DisplayList(
            size: list.size, background: .white,
            items: [.group(Group(blur: 6, items: [Self.rect(20, 60, 30, 1000, .black)]))])
        let changing = (1..<200).filter { !Rasterizer(short).repeatsRowAbove($0) }
        #expect(!changing.isEmpty && changing.allSatisfy { (25...95).contains($0) })
    }
}
