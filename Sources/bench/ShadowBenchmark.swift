import FrameGeometry
import FramePainting
import FrameRaster

/// Measures the cost per frame of a shadow. It belongs to a card that stays in place while something else moves, and is
/// 24 points wide with a deviation of 12.
struct ShadowBenchmark {
    private static let frameCount = 20
    private static let size = PixelSize(width: 1170, height: 2532)
    private static let card = Rect(x: 45, y: 180, width: 300, height: 480)

    private let rounds: Int

    init(_ options: Options) {
        rounds = options.rounds
    }

    func run() -> Report {
        let radii = CornerRadii(all: 16)
        let shape = Shape.roundedRect(Self.card, radii)
        let place = Rect(x: Self.card.minX, y: Self.card.minY + 6, width: 300, height: 480)
        let black = Color(red: 0, green: 0, blue: 0, alpha: 0.3)
        let card = PaintItem.fill(Fill(shape, color: .white))
        let path = Fill(.path(Path(rounded: place, radii), .nonzero), color: black)
        let shadows: [(String, [PaintItem])] = [
            ("none", [card]),
            (
                "of a rounded rectangle",
                [.fill(Fill(.roundedRect(place, radii), color: black, blur: 12)), card]
            ),
            ("of a path", [.group(Group(blur: 12, items: [.fill(path)])), card]),
            (
                "of content",
                [
                    .group(
                        Group(shadow: Shadow(offset: Point(x: 0, y: 6), sigma: 12, color: black), items: [card])
                    )
                ]
            ),
        ]
        return Report(
            scene: "a shadow of 24 points (deviation 12) that stays", frameCount: Self.frameCount, size: Self.size,
            rows: shadows.map { name, items in
                let times = (0..<rounds).map { _ in draw(items) }
                return Report.Row(name, Self.frameCount, times)
            })
    }

    /// Draws like a worker of the pipeline: in one row of memory, reusing the data of the previous frame.
    private func draw(_ items: [PaintItem]) -> Stopwatch.Time {
        let lists = (0..<Self.frameCount).map { frame in
            let moving = Rect(x: 20, y: 40 + Double(frame), width: 350, height: 700)
            return DisplayList(
                size: Self.size, scale: 3, background: .white,
                items: [.fill(Fill(.rect(moving), color: Color(red: 0.9, green: 0.9, blue: 1, alpha: 1)))]
                    + items)
        }
        let cache = RasterCache()
        var row = [UInt8](repeating: 0, count: Self.size.width * 4)
        return Stopwatch.time {
            for list in lists {
                let rasterizer = Rasterizer(list, reusing: cache)
                row.withUnsafeMutableBytes { row in
                    _ = rasterizer.forEachDistinctRow(in: row) { _, _ in true }
                }
            }
        }
    }
}
