import FrameGeometry
import FramePainting
import FrameRaster

/// Blurs a whole image with the size of an iPhone's screen. No two rows are equal.
struct BlurBenchmark {
    private static let size = PixelSize(width: 1170, height: 2532)

    private let rounds: Int
    private let image: PaintItem

    init(_ options: Options) {
        rounds = options.rounds
        var pixels = PixelBuffer(size: Self.size)
        for index in pixels.bytes.indices {
            pixels.bytes[index] = index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: index / 4 &* (index % 4 + 1) / 7)
        }
        let rect = Rect(x: 0, y: 0, width: Double(Self.size.width), height: Double(Self.size.height))
        image = .image(ImageItem(RasterImage(pixels), in: rect))
    }

    func run() -> Report {
        let sigmas = [0.0, 1, 2, 4, 8, 16, 30]
        return Report(
            scene: "blurred image", frameCount: 1, size: Self.size,
            rows: sigmas.map { sigma in
                let list = DisplayList(size: Self.size, items: [.group(Group(blur: sigma, items: [image]))])
                let times = (0..<rounds).map { _ in Stopwatch.time { _ = Rasterizer.pixels(of: list) } }
                return Report.Row("sigma \(Int(sigma))", 1, times)
            })
    }
}
