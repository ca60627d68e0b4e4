import FramePNG
import FramePages
import FramePainting
import FrameTiming
import Glibc
import Testing

@testable import FrameOutput

/// Files that commands recognize as their own.
@Suite struct FileMarkTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func isOwn(_ bytes: [UInt8], _ name: String = "file") -> Bool {
        folder.write(bytes, to: name)
        return FileMark.isOn(folder.path + "/" + name)
    }

    private static func png() throws -> [UInt8] {
        try PNGEncoder.encode(StraightImage(size: PixelSize(width: 2, height: 1), bytes: [1, 2, 3, 255, 4, 5, 6, 9]))
    }

    /// The smallest beginnings of files of other programs, with the ends that their formats have.
    private static let foreign: [[UInt8]] = [
        Array("GIF89a...;".utf8), Array("RIFF\u{14}\0\0\0WEBPVP8L\u{8}\0\0\0........".utf8),
        [0, 0, 0, 16] + Array("ftypisom............".utf8), Array("<svg xmlns=\"\"></svg>\n".utf8),
    ]

    @Test func aMarkedImageHasTheSamePixels() throws {
        let png = try Self.png()
        let marked = FileMark.marking(png)
        #expect(!isOwn(png) && isOwn(marked) && marked.count == png.count + 30)
        #expect(try PNGDecoder.decode(marked) == PNGDecoder.decode(png))
        #expect(
            FileMark.marking([1, 2, 3]) == [1, 2, 3] && FileMark.marking(Array(marked.dropLast())) == marked.dropLast())
    }

    @Test(arguments: foreign) func onlyMarkedFilesAreOwn(file: [UInt8]) throws {
        #expect(!isOwn(file))
        let path = folder.path + "/file"
        if file.starts(with: "<svg".utf8) {
            #expect(isOwn(FileMark.marking(file)))
        } else {
            try FileMark.mark(fileAt: path)
            #expect(FileMark.isOn(path))
        }
        let marked = try #require(folder.read("file"))
        // The mark counts only where it is put, so that a file that another program has changed is not an own one.
        #expect(!isOwn(marked + [0]) && !isOwn(Array(marked.dropLast())))
        #expect(!isOwn(Array("x".utf8) + marked))
    }

    /// The length in the header of a WebP covers the mark, and a GIF still ends with its trailer.
    @Test func lengthsAndTrailersStayRight() throws {
        for file in Self.foreign.prefix(2) {
            folder.write(file, to: "file")
            try FileMark.mark(fileAt: folder.path + "/file")
            let marked = try #require(folder.read("file"))
            if marked.starts(with: "RIFF".utf8) {
                #expect(Int(marked[4]) + 8 == marked.count && marked.count.isMultiple(of: 2))
            } else {
                #expect(marked.last == UInt8(ascii: ";"))
            }
        }
    }

    @Test func textsAreRecognizedByTheirBeginnings() {
        let player = EmbeddedPlayer(
            title: "</script>", size: PixelSize(width: 1, height: 1), rate: 60, poster: [], movie: [])
        #expect(isOwn(Array(player.html.utf8)) && isOwn(Array(player.script.utf8)))
        #expect(isOwn(Array(Page(title: "Mine", style: "", script: "").opening.utf8)))
        #expect(isOwn(Array("{\n  \"tool\": \"framereel\",\n".utf8)))
        let others = [
            "", "<!doctype html>\n<title>Mine</title>\n", "{\"tool\": \"other\"}", "// A player by someone",
            "YUV4MPEG2 W1 H1\n", "Framereel",
        ]
        for other in others { #expect(!isOwn(Array(other.utf8)), "\(other)") }
    }

    @Test func foldersPipesAndMissingFilesAreNotOwn() {
        mkdir(folder.path + "/folder", 0o755)
        mkfifo(folder.path + "/pipe", 0o644)
        for name in ["folder", "pipe", "missing"] { #expect(!FileMark.isOn(folder.path + "/" + name), "\(name)") }
    }

    @Test func ownFilesAreReplacedAndOthersAreNot() throws {
        let path = folder.path + "/a.png"
        let marked = FileMark.marking(try Self.png())
        try WholeFile.write(marked, to: path, replacing: false)
        try WholeFile.write(marked, to: path, replacing: false)
        folder.write(try Self.png(), to: "a.png")
        #expect(throws: OutputError.targetsExist(first: path, count: 1)) {
            try WholeFile.write(marked, to: path, replacing: false)
        }
    }
}
