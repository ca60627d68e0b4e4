import FrameGeometry
import FramePainting
import FrameRaster

/// Draws frames of photographs under blurs with the size of an iPhone's screen, one after the other: a photograph that
/// fills the screen moves, or only what is in front of the blur, or a list scrolls whose cells show one each.
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

    /// A frame of a list of eight cells with rounded corners.
    private func cells(_ frame: Int, opacity: Double) -> DisplayList {
        let items = (0..<9).map { row in
            let cell = Rect(x: 48, y: 300 * Double(row) - 7 * Double(frame), width: 1074, height: 276)
            let blur = Group(
                clip: Clip(.rect(cell)), backdrop: Backdrop(sigma: 60, saturation: 1.8),
                items: [.fill(Fill(.rect(cell), color: .white, opacity: 0.4))])
            let picture = Rect(x: 48, y: cell.minY - 800, width: 1074, height: 2324)
            return PaintItem.group(
                Group(
                    opacity: opacity, clip: Clip(.roundedRect(cell, CornerRadii(all: 36))),
                    items: [.image(ImageItem(photograph, in: picture)), .group(blur)]))
        }
        return DisplayList(size: Self.size, background: .white, items: items)
    }

    func run() -> Report {
        let scenes: [(name: String, list: (Int) -> DisplayList)] = [
            ("still photograph", { list($0, step: 0) }), ("moving photograph", { list($0, step: 2.5) }),
            ("photographs in cells", { cells($0, opacity: 1) }),
            ("photographs in translucent cells", { cells($0, opacity: 0.9) }),
        ]
        let rows = scenes.map { name, list in
            let lists = (0..<Self.frameCount).map(list)
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
        return Report(scene: "photographs under blurs", frameCount: Self.frameCount, size: Self.size, rows: rows)
    }
}
