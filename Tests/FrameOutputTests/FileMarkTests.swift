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

    /// The smallest files of other programs.
    private static let foreign: [[UInt8]] = [
        Array("GIF89a...;".utf8), Array("RIFF\u{14}\0\0\0WEBPVP8L\u{8}\0\0\0........".utf8),
        [0, 0, 0, 16] + Array("ftypisom............".utf8), [0x1A, 0x45, 0xDF, 0xA3] + Array("....webm....".utf8),
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xD9], Array("<svg xmlns=\"\"></svg>\n".utf8),
        Array("<!doctype html>\n<title>Mine</title>\n".utf8), Array("// A player by Framereel: 1\n".utf8),
    ]

    private static func files() throws -> [[UInt8]] { try foreign + [png()] }

    @Test func aMarkedImageHasTheSamePixels() throws {
        let png = try Self.png()
        let marked = FileMark.marking(png)
        #expect(!isOwn(png) && isOwn(marked))
        #expect(try PNGDecoder.decode(marked) == PNGDecoder.decode(png))
        #expect(
            FileMark.marking([1, 2, 3]) == [1, 2, 3] && FileMark.marking(Array(marked.dropLast())) == marked.dropLast())
    }

    /// A file is marked in memory as on a disk.
    @Test func onlyMarkedFilesAreOwn() throws {
        for file in try Self.files() {
            #expect(!isOwn(file))
            try FileMark.mark(fileAt: folder.path + "/file", named: "file")
            #expect(FileMark.isOn(folder.path + "/file"))
            #expect(folder.read("file") == FileMark.marking(file))
        }
    }

    /// A change of any byte, in the file or in its mark, makes it someone else's.
    @Test func changedFilesAreNotOwn() throws {
        for file in try Self.files() {
            let marked = FileMark.marking(file)
            for index in marked.indices {
                var changed = marked
                changed[index] ^= 1
                #expect(!isOwn(changed), "byte \(index) of \(String(decoding: file.prefix(8), as: UTF8.self))")
            }
            #expect(!isOwn(marked + [0]) && !isOwn(Array(marked.dropLast())))
            #expect(!isOwn(Array("x".utf8) + marked) && !isOwn(marked + marked))
        }
    }

    /// More bytes than are in memory at a time.
    @Test func largeFilesAreRecognized() throws {
        let marked = FileMark.marking(Self.foreign[2] + [UInt8](repeating: 7, count: 3_000_000))
        #expect(isOwn(marked))
        #expect(!isOwn(marked.prefix(2_000_000) + [8] + marked.dropFirst(2_000_001)))
    }

    /// The length in the header of a WebP covers the mark, and a GIF still ends with its trailer.
    @Test func lengthsAndTrailersStayRight() throws {
        let (gif, webP) = (FileMark.marking(Self.foreign[0]), FileMark.marking(Self.foreign[1]))
        #expect(gif.last == UInt8(ascii: ";"))
        #expect(Int(webP[4]) + 8 == webP.count && webP.count.isMultiple(of: 2))
    }

    @Test func manifestsAreRecognizedByTheirBeginnings() {
        #expect(isOwn(Array("{\n  \"tool\": \"framereel\",\n  \"format\": 2,\n".utf8)))
        let others = [
            "", "{\"tool\": \"other\"}", "{\n  \"tool\": \"framereel\",\n  \"golden\": 2,\n", "YUV4MPEG2 W1 H1\n",
            "Framereel",
        ]
        for other in others { #expect(!isOwn(Array(other.utf8)), "\(other)") }
    }

    @Test func pagesAndScriptsAreMarked() {
        let player = EmbeddedPlayer(
            title: "</script>", size: PixelSize(width: 1, height: 1), rate: 60, poster: [], movie: [])
        let page = Page(title: "Mine", style: "", script: "")
        for text in [player.html, player.script, page.opening + page.closing] {
            #expect(!isOwn(Array(text.utf8)) && isOwn(FileMark.marking(Array(text.utf8))))
        }
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
