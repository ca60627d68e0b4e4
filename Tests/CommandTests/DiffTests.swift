import Foundation
import FramePNG
import FramePainting
import Testing

@testable import Framereel

/// `diff` with two images or two folders.
@MainActor @Suite struct DiffTests {
    let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    private static let size = PixelSize(width: 6, height: 4)

    private func write(_ name: String, size: PixelSize = size, changing changes: [Int: UInt8] = [:]) throws {
        var bytes = [UInt8](repeating: 255, count: size.width * size.height * 4)
        for index in bytes.indices where index % 4 != 3 { bytes[index] = UInt8(40 + index % 90) }
        for (index, value) in changes { bytes[index] = value }
        try folder.write(PNGEncoder.encode(StraightImage(size: size, bytes: bytes)), to: name)
    }

    private func diff(_ words: String...) -> CommandRun { CommandRun(["diff"] + words) }

    @Test func onePixelOneLevelOffIsNamedWithBothValues() throws {
        try write("a.png")
        try write("b.png", changing: [33: 74])  // column 2, row 1, green: 40 + 33
        let run = diff(folder("a.png"), folder("b.png"), "-o", folder("out.png"))
        #expect(run.status == 1)
        #expect(run.output == "\(folder("b.png")): 1 pixel differs; worst: green at (2, 1) is 74, expected 73\n")
        let image = try PNGDecoder.decode(#require(folder.read("out.png")))
        #expect(image.size.width > 3 * Self.size.width)
    }

    @Test func equalImagesPassQuietlyAndLeaveNoImage() throws {
        try write("a.png")
        try write("b.png")
        let run = diff(folder("a.png"), folder("b.png"), "-o", folder("out.png"), "-q")
        #expect(run.status == 0 && run.output == "" && run.errors == "")
        #expect(folder.read("out.png") == nil)
    }

    /// Files with identical bytes need not be images.
    @Test func equalFilesAreNotDecoded() throws {
        try folder.write("no image", to: "a.png")
        try folder.write("no image", to: "b.png")
        #expect(diff(folder("a.png"), folder("b.png")).status == 0)
        try folder.write("another", to: "b.png")
        let run = diff(folder("a.png"), folder("b.png"))
        #expect(run.status == 65 && run.errors.contains("a.png"))
    }

    @Test func tolerancesAllowTheStatedDifference() throws {
        try write("a.png")
        try write("b.png", changing: [33: 76, 60: 200])
        let pair = [folder("a.png"), folder("b.png")]
        let table: [([String], Int32)] = [
            ([], 1), (["--threshold", "3"], 1), (["--threshold", "100"], 0), (["--max-diff-pixels", "1"], 1),
            (["--max-diff-pixels", "2"], 0), (["--max-diff-ratio", "0.09"], 0), (["--max-diff-ratio", "0.08"], 1),
            (["--mask", "2,1,1,1+3,2,1,1"], 0), (["--mask", "2,1,1,1"], 1), (["--metric", "yiq"], 1),
            (["--metric", "yiq", "--threshold", "1"], 0), (["--metric", "deltae", "--threshold", "100"], 0),
        ]
        for (options, status) in table {
            #expect(CommandRun(["diff"] + pair + options).status == status, "\(options)")
        }
    }

    @Test func differentSizesHaveTheirOwnMessageAndAnImage() throws {
        try write("a.png")
        try write("b.png", size: PixelSize(width: 5, height: 4))
        let run = diff(folder("a.png"), folder("b.png"), "-o", folder("out.png"), "--max-diff-ratio", "1")
        #expect(run.status == 1)
        #expect(run.output.contains("5×4") && run.output.contains("6×4"))
        #expect(folder.read("out.png") != nil)
    }

    /// Three panels of such a frame are wider than a PNG file may be. The panels are made only on request.
    @Test func framesOfAnyWidthAreCompared() throws {
        let wide = PixelSize(width: 5460, height: 2)
        for (name, changes) in [("a", [:]), ("b", [4: UInt8(99)])] {
            try write("\(name)/0.png", size: wide, changing: changes)
        }
        let run = diff(folder("a"), folder("b"))
        #expect(run.status == 1 && run.output.contains("1 pixel differs"), "\(run.errors)")
        #expect(diff(folder("a"), folder("b"), "--report", folder("r.html")).status == 1)
        let refused = diff(folder("a"), folder("b"), "-o", folder("out"))
        #expect(refused.status == 64 && refused.errors.contains("b/0.png: its difference as three panels has 16412×18"))
        #expect(diff(folder("a"), folder("b"), "-o", folder("out"), "--picture", "overlay").status == 1)
        #expect(try PNGDecoder.decode(#require(folder.read("out/00000.png"))).size == wide)
    }

    @Test func foldersAreComparedFrameByFrame() throws {
        for number in 0..<4 {
            try write("old/f-0\(number).png")
            try write("new/\(number).png", changing: number == 2 ? [33: 80] : [:])
        }
        let run = diff(folder("old"), folder("new"), "-o", folder("shown"), "--report", folder("r.html"))
        #expect(run.status == 1)
        #expect(run.output.contains("1 of 4 frames differs"))
        #expect(run.output.contains("first: frame 2: 1 pixel differs; worst: green at (2, 1) is 80, expected 73"))
        #expect(folder.names.filter { $0.hasPrefix("shown/") } == ["shown/00002.png"])
        #expect(folder.text("r.html")?.contains("data:image/png;base64,") == true)

        try folder.remove("new/2.png")
        try write("new/2.png")
        #expect(diff(folder("old"), folder("new")).status == 0)
        try folder.remove("new/3.png")
        let shorter = diff(folder("old"), folder("new"), "--json")
        #expect(shorter.status == 1)
        #expect(shorter.output.contains("3 frames, expected 4") && shorter.output.contains("\"missing\""))
    }

    @Test func wrongArgumentsAreRejected() throws {
        try write("a.png")
        try FileManager.default.createDirectory(atPath: folder("empty"), withIntermediateDirectories: true)
        #expect(diff(folder("a.png")).status == 64)
        #expect(diff(folder("a.png"), folder("none.png")).status == 66)
        #expect(diff(folder("a.png"), folder("empty")).status == 64)
        #expect(diff(folder("empty"), folder("empty")).status == 66)
        for option in [
            ["--threshold", "0.5"], ["--metric", "ssim"], ["--mask", "1,2,3"], ["--max-diff-ratio", "2"],
            ["--max-diff-pixels", "-1"], ["--metric", "yiq", "--threshold", "2"],
        ] {
            #expect(CommandRun(["diff", folder("a.png"), folder("a.png")] + option).status == 64, "\(option)")
        }
    }
}
