import FramePainting

/// What was measured of one scene.
struct Report {
    struct Row {
        let name: String
        /// The median.
        let framesPerSecond: Double
        let slowest: Double
        let fastest: Double
        /// Of the process so far.
        var peakMegabytes: Double?
    }

    let scene: String
    let frameCount: Int
    let size: PixelSize
    let rows: [Row]
    let bytesPerFrame: Double

    static func table(_ reports: [Report]) -> String {
        reports.map(\.table).joined(separator: "\n")
    }

    private var table: String {
        var lines = [
            "\(scene): \(frameCount) frames of \(size.width) x \(size.height)"
                + (bytesPerFrame > 0 ? ", \(Int(bytesPerFrame)) bytes each" : "")
        ]
        let width = rows.map(\.name.count).max() ?? 0
        for row in rows {
            let name = row.name + String(repeating: " ", count: width - row.name.count)
            let spread = "(\(Int(row.slowest))…\(Int(row.fastest)))"
            let memory = row.peakMegabytes.map { ", peak \(Int($0.rounded(.up))) MB" } ?? ""
            lines.append("  \(name)  \(Int(row.framesPerSecond)) frames/s \(spread)\(memory)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    static func json(_ reports: [Report]) -> String {
        JSONValue.array(reports.map(\.json)).pretty
    }

    private var json: JSONValue {
        [
            "scene": .string(scene), "frames": .number(Double(frameCount)),
            "size": [.number(Double(size.width)), .number(Double(size.height))],
            "bytesPerFrame": .number(bytesPerFrame),
            "rows": .array(
                rows.map { row in
                    [
                        "name": .string(row.name), "framesPerSecond": .number(row.framesPerSecond),
                        "slowest": .number(row.slowest), "fastest": .number(row.fastest),
                        "peakMegabytes": row.peakMegabytes.map { .number($0) } ?? .null,
                    ]
                }),
        ]
    }
}
