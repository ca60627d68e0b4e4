import Foundation
import FrameJSON
import FramePainting

/// The measurements of one scene.
struct Report {
    struct Row {
        let name: String
        /// Frames per second of wall time.
        let rate: Spread
        /// Milliseconds of processor time per frame.
        let processorMilliseconds: Spread
        /// Peak memory of the process so far.
        var peakMegabytes: Double?

        init(_ name: String, _ frameCount: Int, _ times: [Stopwatch.Time]) {
            self.name = name
            rate = Spread(times.map { Double(frameCount) / $0.wall })
            processorMilliseconds = Spread(times.map { $0.processor * 1000 / Double(frameCount) })
        }
    }

    let scene: String
    let frameCount: Int
    /// Unit of the count.
    var unit = "frame"
    /// Size of the frames; `nil` if nothing is drawn.
    var size: PixelSize?
    let rows: [Row]
    /// Counts at the rate of the measurements; `nil` if nothing is drawn.
    var counts: Counts?

    var text: String {
        let place = size.map { ": \(frameCount) frames of \($0.width) x \($0.height)" } ?? ""
        var lines = [scene + place]
        if let counts {
            lines.append(
                "  \(counts.states) images encoded, \(counts.rowsDrawn) rows drawn, \(counts.rowsRepeated) repeated, "
                    + "\(counts.bytes / max(1, counts.frames)) bytes a frame")
        }
        let width = rows.map(\.name.count).max() ?? 0
        for row in rows {
            let name = row.name + String(repeating: " ", count: width - row.name.count)
            let spread = "(\(Int(row.rate.least))…\(Int(row.rate.most)))"
            let processor = String(
                format: "%.3f ms CPU a \(unit) (%.3f…%.3f)", row.processorMilliseconds.median,
                row.processorMilliseconds.least, row.processorMilliseconds.most)
            let memory = row.peakMegabytes.map { ", peak \(Int($0.rounded(.up))) MB" } ?? ""
            lines.append("  \(name)  \(Int(row.rate.median)) \(unit)s/s \(spread), \(processor)\(memory)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    var json: JSONValue {
        func json(_ spread: Spread) -> JSONValue {
            ["median": .number(spread.median), "least": .number(spread.least), "most": .number(spread.most)]
        }
        return [
            "scene": .string(scene), "frames": .number(Double(frameCount)),
            "unit": .string(unit),
            "size": size.map { [.number(Double($0.width)), .number(Double($0.height))] } ?? .null,
            "counts": counts?.json ?? .null,
            "rows": .array(
                rows.map { row in
                    [
                        "name": .string(row.name), "framesPerSecond": json(row.rate),
                        "processorMilliseconds": json(row.processorMilliseconds),
                        "peakMegabytes": row.peakMegabytes.map { .number($0) } ?? .null,
                    ]
                }),
        ]
    }
}
