import FrameRaster
import FrameTiming
import Framereel
import UIKit

/// Measures tables: the time to open one, a batch of changes, and the frames of a flick with rows sized by constraints.
@MainActor struct ListBenchmark {
    private static let rowCount = 10_000
    private static let changeCount = 1_000

    private let rounds: Int

    init(_ options: Options) {
        rounds = options.rounds
    }

    func run() throws -> [Report] {
        [try flicking(), try flickingOn(), try opening(), try changing()]
    }

    /// Measures flicks. The share of the constraints in the time is the difference between the kinds of rows.
    private func flicking() throws -> Report {
        var frameCount = 0
        let kinds: [(name: String, height: CGFloat)] = [
            ("sized by constraints", UITableView.automaticDimension), ("of a fixed height", 64),
        ]
        var rows: [Report.Row] = []
        for kind in kinds {
            let scene = flickedScene(rowHeight: kind.height, flicks: 3)
            var played: [Stopwatch.Time] = []
            var drawn: [Stopwatch.Time] = []
            for _ in 0..<rounds {
                var recording: Recording?
                let run = try Stopwatch.time { recording = try Recording(of: scene) }
                guard let timeline = recording?.timeline else { continue }
                frameCount = FrameRate.fps60.frameCount(in: timeline.duration)
                let draw = Stopwatch.time {
                    for frame in 0..<frameCount {
                        _ = Rasterizer.pixels(of: timeline.displayList(at: FrameRate.fps60.time(ofFrame: frame)))
                    }
                }
                played.append(run)
                drawn.append(run + draw)
            }
            rows.append(Report.Row("\(kind.name), played", frameCount, played))
            rows.append(Report.Row("\(kind.name), drawn", frameCount, drawn))
        }
        rows[rows.count - 1].peakMegabytes = SceneBenchmark.peakMegabytes
        return Report(
            scene: "\(Self.rowCount) rows, flicked three times", frameCount: frameCount, rows: rows)
    }

    /// Measures ten times as many flicks, for the additional memory of a longer run.
    private func flickingOn() throws -> Report {
        let scene = flickedScene(rowHeight: UITableView.automaticDimension, flicks: 30)
        var frameCount = 0
        let time = try Stopwatch.time {
            frameCount = FrameRate.fps60.frameCount(in: try Recording(of: scene).timeline.duration)
        }
        var row = Report.Row("sized by constraints, played", frameCount, [time])
        row.peakMegabytes = SceneBenchmark.peakMegabytes
        return Report(scene: "\(Self.rowCount) rows, flicked thirty times", frameCount: frameCount, rows: [row])
    }

    private func flickedScene(rowHeight: CGFloat, flicks: Int) -> Scene {
        scene(rowCount: Self.rowCount, rowHeight: rowHeight) { world, _ in
            for flick in 0..<flicks {
                world.touch(
                    from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 200), start: 0.1 + 0.8 * Double(flick),
                    duration: 0.15)
            }
        }
    }

    private func opening() throws -> Report {
        let rows = try [20, 100_000].map { count in
            let scene = scene(rowCount: count, rowHeight: UITableView.automaticDimension) { _, _ in }
            let times = try (0..<rounds).map { _ in try Stopwatch.time { _ = try Recording(of: scene) } }
            return Report.Row("\(count) rows", 1, times)
        }
        return Report(scene: "Opening a table", frameCount: 1, unit: "table", rows: rows)
    }

    /// Measures changes: every tenth of the first rows is deleted and one inserted in its position, without animation.
    private func changing() throws -> Report {
        let times = try (0..<rounds).map { _ in
            var time = Stopwatch.Time(wall: 0, processor: 0)
            _ = try Recording(
                of: scene(rowCount: 100_000, rowHeight: UITableView.automaticDimension) { world, table in
                    world.at(0.1) {
                        let paths = (0..<Self.changeCount / 2).map { IndexPath(row: 10 * $0, section: 0) }
                        time = Stopwatch.time {
                            table.performBatchUpdates {
                                table.deleteRows(at: paths, with: .fade)
                                table.insertRows(at: paths, with: .fade)
                            }
                            table.layoutIfNeeded()
                        }
                    }
                })
            return time
        }
        return Report(
            scene: "A batch of \(Self.changeCount) changes in a table of 100000 rows", frameCount: 1, unit: "batch",
            rows: [Report.Row("animated by fading", 1, times)])
    }

    private func scene(
        rowCount: Int, rowHeight: CGFloat, script: @escaping @MainActor @Sendable (World, UITableView) -> Void
    ) -> Scene {
        Scene("rows", device: .iPhone16) { world in
            let controller = RowsController(rowCount)
            controller.tableView.rowHeight = rowHeight
            world.window.rootViewController = controller
            script(world, controller.tableView)
        }
    }
}

/// A table whose rows have a title and a text of one to three lines.
private final class RowsController: UITableViewController {
    private let rowCount: Int

    init(_ rowCount: Int) {
        self.rowCount = rowCount
        super.init(style: .plain)
        tableView.register(RowCell.self, forCellReuseIdentifier: "row")
        tableView.estimatedRowHeight = 64
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? RowCell)?.show(indexPath.row)
        return cell
    }
}

private final class RowCell: UITableViewCell {
    private let title = UILabel()
    private let text = UILabel()

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        text.font = .systemFont(ofSize: 15)
        text.numberOfLines = 0
        for label in [title, text] {
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
        }
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            title.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -16),
            text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ row: Int) {
        title.text = "Row \(row + 1)"
        text.text = Array(repeating: "A text that needs more than half of a line.", count: row % 3 + 1)
            .joined(separator: " ")
    }
}
