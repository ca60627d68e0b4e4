import FrameGeometry
import FramePainting
import FrameRaster
import Testing

/// Lists that would take too long or too much memory are left out, and the rasterizer reports it.
@Suite struct WorkLimitTests {
    private static func list(_ items: [PaintItem], width: Int = 16, height: Int = 16) -> DisplayList {
        DisplayList(size: PixelSize(width: width, height: height), items: items)
    }

    /// Returns a comb with `teeth` teeth from the top to the bottom of a canvas, with two edges each.
    private static func comb(_ teeth: Int, height: Double) -> PaintItem {
        let path = Path(
            (0..<teeth).flatMap { tooth -> [Path.Element] in
                let x = 16 * Double(tooth) / Double(teeth)
                return [.line(Point(x: x, y: 0)), .line(Point(x: x + 0.001, y: height))]
            })
        return .fill(Fill(.path(path, .nonzero), color: .black))
    }

    @Test func edgesThatTouchTooManyRowsAreLeftOut() {
        let few = Self.list([Self.comb(450, height: 8192)], height: 8192)
        let many = Self.list([Self.comb(600, height: 8192)], height: 8192)
        #expect(Rasterizer(few).isComplete)
        #expect(!Rasterizer(many).isComplete)
        let nothing = PixelBuffer(size: PixelSize(width: 16, height: 1))
        #expect(Rasterizer(few).draw(rows: 100..<101) != nothing)
        #expect(Rasterizer(many).draw(rows: 100..<101) == nothing)
    }

    /// The limit applies to the whole list, including blurred groups, and a cache does not change it.
    @Test func theLimitAppliesToAllPathsTogether() {
        let comb = Self.comb(300, height: 8192)
        for second in [comb, .group(Group(blur: 1, items: [comb]))] {
            let list = Self.list([comb, second], height: 8192)
            let cache = RasterCache()
            #expect(!Rasterizer(list, reusing: cache).isComplete)
            #expect(!Rasterizer(list, reusing: cache).isComplete)
        }
        #expect(Rasterizer(Self.list([comb], height: 8192)).isComplete)
    }

    @Test func aStrokeAMillionTimesAsWideAsItsRectangleIsLeftOut() {
        let shape = Shape.roundedRect(
            Rect(x: 48, y: 33.1, width: 10.5, height: 49),
            CornerRadii(topLeft: 11, topRight: 27, bottomRight: 18, bottomLeft: 2))
        let item = PaintItem.fill(Fill(shape, stroke: Stroke(width: 8_388_608), paint: .color(.black)))
        #expect(!Rasterizer(Self.list([item], width: 1, height: 16_384)).isComplete)
        #expect(Rasterizer(Self.list([item])).isComplete)
    }

    @Test func aGradientMayHaveAnyNumberOfStops() {
        func pixels(_ count: Int) -> PixelBuffer {
            let stops = (0...count).map { step in
                let part = Double(step) / Double(count)
                return Gradient.Stop(part, Color(red: part, green: 1 - part, blue: 0, alpha: 1))
            }
            let gradient = Gradient(.linear(from: .zero, to: Point(x: 256, y: 0)), stops: stops)
            let rect = Rect(x: 0, y: 0, width: 256, height: 256)
            return Rasterizer.pixels(
                of: Self.list([.fill(Fill(.rect(rect), paint: .gradient(gradient)))], width: 256, height: 256))
        }
        #expect(pixels(1 << 16) == pixels(1))
    }
}
