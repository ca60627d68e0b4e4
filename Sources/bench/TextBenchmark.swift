import FrameJSON

/// Measures how long it takes to turn a megabyte of scene file into values.
struct TextBenchmark {
    private let rounds: Int
    private let text: [UInt8]

    init(_ options: Options) {
        rounds = options.rounds
        let view =
            ##"{"id": "tile", "frame": [16, 60.5, 171, 174], "background": "#FF3B30", "cornerRadius": 12, "opacity": 0.8}"##
        let count = 1_000_000 / (view.utf8.count + 2)
        text = Array(#"{"views": [\#(Array(repeating: view, count: count).joined(separator: ",\n"))]}"#.utf8)
    }

    func run() throws -> Report {
        let times = try (0..<rounds).map { _ in
            try Stopwatch.time { _ = try JSONDocument(text, file: "scene.json") }
        }
        return Report(
            scene: "scene file of 1 MB", frameCount: 1, unit: "megabyte", rows: [Report.Row("reading", 1, times)])
    }
}
