import FrameGeometry
import FramePainting
import Testing

@testable import FrameRaster

/// Nested blurred groups are rendered once, only in their visible part, and look the same under any clip.
@Suite struct NestedBlurTests {
    private static let size = PixelSize(width: 48, height: 40)

    private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> PaintItem {
        .fill(
            Fill(
                .rect(Rect(x: x, y: y, width: width, height: height)),
                color: Color(red: 1, green: 0.4, blue: 0, alpha: 0.8)))
    }

    private static func nested(_ items: [PaintItem], in group: Group, times: Int) -> [PaintItem] {
        var items = items
        for _ in 0..<times {
            var around = group
            around.items = items
            items = [.group(around)]
        }
        return items
    }

    /// Returns the size of all images rendered for a list, in bytes.
    private static func bytes(_ items: [PaintItem]) -> Int {
        let list = DisplayList(size: size, background: .white, items: items)
        var maker = PlanMaker(list)
        maker.build(list)
        #expect(!maker.isOverBudget)
        return PlanMaker.blurBudget - maker.budget
    }

    /// Eight levels with two images of less than 200 × 200 pixels each. Rendering every level at the size of the canvas
    /// with its margin of 2,048 pixels on every side would take half a gigabyte.
    @Test(arguments: [
        Group(shadow: Shadow(sigma: 2), items: []), Group(blur: 1, items: []),
        Group(opacity: 0.9, blur: 1.5, shadow: Shadow(sigma: 2), items: []), Group(blur: 1, blend: .xor, items: []),
    ])
    func unusedBlursAreSkipped(group: Group) {
        let far = Path([
            .move(Point(x: 1, y: 2)), .line(Point(x: 4_294_967_296, y: 20)), .line(Point(x: 9, y: 4_294_967_296)),
            .close,
        ])
        let backdrop = PaintItem.group(
            Group(
                projection: Projection(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, p: 0.002, q: -0.003, r: 1),
                items: [
                    .group(Group(backdrop: Backdrop(sigma: 1000, saturation: 1.8), items: [])), Self.rect(5, 5, 9, 9),
                ]))
        for leaf in [
            .fill(Fill(.path(far, .evenodd), color: .black)), backdrop, Self.rect(-5000, -5000, 10_000, 10_000),
        ] {
            let bytes = Self.bytes(Self.nested([leaf, Self.rect(3, 3, 20, 12)], in: group, times: 100))
            #expect(bytes < 16 * 200 * 200 * 8, "\(bytes) bytes")
        }
    }

    /// A group beyond the budget stays sharp with all its contents.
    @Test func groupsThatDoNotFitStaySharp() {
        let items = Self.nested(
            [Self.rect(3, 3, 20, 12), Self.rect(5, 5, 9, 9)], in: Group(blur: 2, items: []), times: 20)
        let list = DisplayList(size: Self.size, background: .white, items: items)
        var maker = PlanMaker(list)
        maker.budget = 100
        maker.build(list)
        #expect(maker.isOverBudget)
        #expect(maker.steps.count == 2)
        #expect(maker.imageDepth == 0)
    }

    /// The combination of backdrops, shadows and blurs does not depend on the visible part.
    ///
    /// - Parameter sigma: The standard deviation of the blurs around the backdrops. A narrow one needs little more than
    ///   the visible part, so that the pixels that the backdrops read beyond it matter.
    @Test(arguments: [0.3, 1.3]) func croppingDoesNotChangeTheRest(sigma: Double) {
        let inner: [PaintItem] = [
            Self.rect(6, 5, 21, 17), .group(Group(backdrop: Backdrop(sigma: 2, saturation: 1.5), items: [])),
            Self.rect(14, 12, 16, 20),
            .group(
                Group(
                    opacity: 0.7, clip: Clip(.ellipse(Rect(x: 8, y: 6, width: 30, height: 28))),
                    backdrop: Backdrop(sigma: 4), items: [Self.rect(20, 20, 9, 3)])),
            .group(
                Group(
                    shadow: Shadow(offset: Point(x: 2.3, y: -1.6), sigma: 3, color: .black),
                    items: [Self.rect(9, 24, 8, 8)])),
        ]
        let items: [PaintItem] = [
            .group(
                Group(
                    blur: sigma,
                    shadow: sigma > 1 ? Shadow(offset: Point(x: 5, y: 4.5), sigma: 7, color: .black) : nil,
                    items: [
                        .group(Group(blur: sigma > 1 ? 2 : 0.3, items: inner)),
                        .group(Group(blur: 0.5, backdrop: Backdrop(sigma: 3), items: inner)),
                    ]
                ))
        ]
        func pixels(_ items: [PaintItem]) -> PixelBuffer {
            Rasterizer.pixels(of: DisplayList(size: Self.size, background: .white, items: items))
        }
        let whole = pixels(items)
        for (x, y, width, height) in [(0, 0, 20, 40), (13, 9, 8, 7), (31, 22, 17, 18), (40, 35, 5, 2), (7, 0, 1, 40)] {
            let rect = Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
            let part = pixels([.group(Group(clip: Clip(.rect(rect)), items: items))])
            for row in 0..<Self.size.height {
                for column in 0..<Self.size.width {
                    let isInside = (x..<x + width).contains(column) && (y..<y + height).contains(row)
                    #expect(part[column, row] == (isInside ? whole[column, row] : SIMD4(repeating: 255)))
                }
            }
        }
    }
}
