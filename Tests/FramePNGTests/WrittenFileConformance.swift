import Foundation
import FramePNG
import FramePainting
import TestSupport
import Testing

/// Our files, read by programs and libraries that share no code with us. The script `check_written_png.py` of the
/// external test data runs every reader that it finds on the machine.
@Suite(.enabled(if: Oracles.folder != nil, Comment(rawValue: Oracles.whySkipped)))
struct WrittenFileConformance {
    /// Every kind of content in every shape: 1×1, lines, and widths around every power of two.
    @Test(arguments: RowRunTests.Content.allCases) func everyReaderReadsOurFiles(content: RowRunTests.Content) throws {
        let powers = (1...11).map { 1 << $0 }
        let widths = Set(powers.flatMap { [$0 - 1, $0, $0 + 1] })
        let sizes =
            widths.map { PixelSize(width: $0, height: 3) }
            + [7, 258, 2_532].flatMap { [PixelSize(width: 1, height: $0), PixelSize(width: $0, height: 1)] }
        var files = try sizes.map { size in
            try PNGEncoder.encode(RowRunTests.image(content, width: size.width, height: size.height, seed: 8))
        }
        files.append(try Self.everyAlpha())
        try Self.check(files)
    }

    /// Returns 256 reds across and 256 alphas down.
    private static func everyAlpha() throws -> [UInt8] {
        var bytes: [UInt8] = []
        for alpha in UInt8.min...UInt8.max {
            for red in UInt8.min...UInt8.max { bytes += [red, 77, 255 - red, alpha] }
        }
        return try PNGEncoder.encode(StraightImage(size: PixelSize(width: 256, height: 256), bytes: bytes))
    }

    private static func check(_ files: [[UInt8]]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let paths = try files.enumerated().map { number, bytes in
            let file = folder.appending(path: "\(number).png")
            try Data(bytes).write(to: file)
            return file.path
        }
        let checker = Process()
        let output = Pipe()
        checker.executableURL = URL(filePath: "/usr/bin/env")
        checker.arguments =
            ["python3", try Oracles.requiredFolder().appending(path: "tools/check_written_png.py").path] + paths
        checker.standardOutput = output
        try checker.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        checker.waitUntilExit()
        #expect(checker.terminationStatus == 0, "\(said)")
    }

    /// The largest possible image, with rows of every kind, decoded by libpng.
    @Test func theLargestImageRoundTrips() throws {
        let side = PixelSize.limit
        let kinds = RowRunTests.Content.allCases.map {
            RowRunTests.image($0, width: side, height: 1, seed: 9).bytes
        }
        let encoder = try PNGEncoder(size: PixelSize(width: side, height: side), isOpaque: false)
        for start in stride(from: 0, to: side, by: 64) {
            let row = kinds[start / 64 % kinds.count]
            try row.withUnsafeBytes { try encoder.append(straightRow: $0, times: 64) }
        }
        let image = try PNGDecoder.decode(try encoder.finish(), limits: .canvas, warn: { Issue.record("\($0)") })
        #expect(image.size == PixelSize(width: side, height: side))
        for y in stride(from: 0, to: side, by: 63) {
            let isSame = image.bytes[y * side * 4..<(y + 1) * side * 4].elementsEqual(kinds[y / 64 % kinds.count])
            #expect(isSame, "row \(y)")
        }
    }
}
