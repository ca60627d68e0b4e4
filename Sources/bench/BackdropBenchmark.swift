import FrameGeometry
import FramePainting
import FrameRaster

/// Draws frames of a photograph under a blur with the size of an iPhone's screen, one after the other: the photograph
/// moves, or only what is in front of the blur.
struct BackdropBenchmark {
    private static let size = PixelSize(width: 1170, height: 2532)
    private static let frameCount = 6

    private let rounds: Int
    private let photograph: RasterImage

    init(_ options: Options) {
        rounds = options.rounds
        var pixels = PixelBuffer(size: Self.size)
        for index in pixels.bytes.indices {
            pixels.bytes[index] = index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: index / 4 &* (index % 4 + 1) / 7)
        }
        photograph = RasterImage(pixels)
    }

    /// A frame of the animation.
    ///
    /// - Parameter step: Points by which the photograph moves in each frame.
    private func list(_ frame: Int, step: Double) -> DisplayList {
        let (width, height) = (Double(Self.size.width), Double(Self.size.height))
        let whole = Rect(x: 0, y: 0, width: width, height: height)
        let square = Rect(x: 90 + 7 * Double(frame), y: 600, width: 300, height: 300)
        let place = Rect(x: step * Double(frame), y: 0, width: width, height: height)
        return DisplayList(
            size: Self.size, background: .white,
            items: [
                .image(ImageItem(photograph, in: place)),
                .group(
                    Group(
                        clip: Clip(.rect(whole)), backdrop: Backdrop(sigma: 60, saturation: 1.8),
                        items: [.fill(Fill(.rect(square), color: .black))])),
            ])
    }

    func run() -> Report {
        let rows = [("still photograph", 0.0), ("moving photograph", 2.5)].map { name, step in
            let lists = (0..<Self.frameCount).map { list($0, step: step) }
            let times = (0..<rounds).map { _ in
                let cache = RasterCache()
                return Stopwatch.time {
                    for list in lists {
                        _ = Rasterizer(list, reusing: cache).draw(rows: 0..<Self.size.height)
                    }
                }
            }
            return Report.Row(name, Self.frameCount, times)
        }
        return Report(scene: "photograph under a blur", frameCount: Self.frameCount, size: Self.size, rows: rows)
    }
}
