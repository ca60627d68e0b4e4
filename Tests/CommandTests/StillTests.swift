import Foundation
import FrameOutput
import FramePNG
import FramePainting
import Testing

@testable import Framereel

/// A single frame, the same frame in a sequence, and its drawn display list have the same bytes.
@MainActor @Suite struct StillTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test(arguments: ["square", "picture"])
    func equalsTheRenderedFrameAndItsDrawnDisplayList(scene: String) throws {
        #expect(CommandRun("render", scene, "-o", folder("%d.png")).status == 0)
        for number in (0...6).reversed() {
            let frame = try #require(folder.read("\(number).png"))
            #expect(CommandRun("still", scene, "--at", "\(number)", "-o", "-").outputBytes == frame)
            let list = CommandRun("still", scene, "--at", "\(number)", "--as", "display-list")
            #expect(list.status == 0)
            #expect(list.output.contains("data:image/png;base64,") == (scene == "picture"))
            #expect(CommandRun("draw", "-", "-o", "-", input: list.outputBytes).outputBytes == frame)
            try folder.write(list.outputBytes, to: "list.json")
            #expect(CommandRun("draw", folder("list.json"), "-o", "-").outputBytes == frame)
        }
    }

    @Test(arguments: [
        ("0", 0), ("first", 0), ("last", 6), ("6", 6), ("50%", 3), ("100%", 6), ("0.05s", 3), ("50ms", 3),
        ("0.0499s", 2), ("1/60s", 1), ("0.1s", 6),
    ])
    func momentsNameFrames(moment: String, number: Int) throws {
        let path = folder("still.png")
        let run = CommandRun("still", "square", "--at", moment, "-o", path)
        #expect(run.status == 0)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("square: frame \(number) at "))
        let frame = CommandRun("still", "square", "--at=\(number)", "-o-").outputBytes
        #expect(folder.read("still.png") == FileMark.marking(frame))
    }

    /// The content of the screen appears pixel for pixel, except at its corners. The area around the device is
    /// transparent, or white in formats without alpha.
    @Test func aDeviceIsDrawnAroundFrames() throws {
        let plain = try PNGDecoder.decode(CommandRun("still", "square", "--at", "3", "-o", "-").outputBytes)
        let file = CommandRun("still", "square", "--at", "3", "--bezel", "-o", "-").outputBytes
        let framed = try PNGDecoder.decode(file)
        // 3 points on each side, at 2 pixels per point.
        #expect(framed.size == PixelSize(width: plain.size.width + 12, height: plain.size.height + 12))
        func pixel(_ image: StraightImage, _ x: Int, _ y: Int) -> ArraySlice<UInt8> {
            image.bytes[(y * image.size.width + x) * 4..<(y * image.size.width + x) * 4 + 4]
        }
        for y in 2..<plain.size.height - 2 {
            for x in 2..<plain.size.width - 2 { #expect(pixel(framed, x + 6, y + 6) == pixel(plain, x, y)) }
        }
        #expect(pixel(framed, 0, 0).last == 0 && pixel(framed, 26, 3).last == 255)
        #expect(pixel(framed, 26, 3) != pixel(framed, 26, 7))
        #expect(CommandRun("render", "square", "--frames", "3", "--bezel", "-o", folder("%d.png")).status == 0)
        #expect(folder.read("3.png") == file)
        let stream = CommandRun("render", "square", "--frames", "3", "--bezel", "-o", folder("a.y4m"))
        let header = Array("YUV4MPEG2 W52 H32 ".utf8)
        #expect(stream.status == 0 && folder.read("a.y4m")?.starts(with: header) == true, "\(stream.errors)")
        #expect(CommandRun("play", "square", "--bezel", "-o", folder("a.html")).status == 0)
        #expect(folder.text("a.html")?.contains("\"size\":[52,32]") == true)
    }

    @Test func theLastFrameIsTheDefault() {
        #expect(
            CommandRun("still", "square", "-o", "-").outputBytes
                == CommandRun("still", "square", "--at", "6", "-o", "-").outputBytes)
    }

    @Test(arguments: [["still", "square"], ["draw", "-"]])
    func anExistingFileIsReplacedOnlyOnRequest(words: [String]) throws {
        let input = Array("{\"size\": [1, 1], \"items\": []}".utf8)
        try folder.write("mine", to: "a.png")
        let refused = CommandRun(words + ["-o", folder("a.png")], input: input)
        #expect(refused.status == 73)
        #expect(refused.errors.hasPrefix("error: \(folder("a.png")) exists; "))
        #expect(folder.text("a.png") == "mine")
        #expect(CommandRun(words + ["-o", folder("a.png"), "--overwrite"], input: input).status == 0)
        #expect(try PNGDecoder.decode(#require(folder.read("a.png"))).size.width > 0)
        #expect(folder.names == ["a.png"])
    }

    // MARK: draw

    private func draw(_ list: String) throws -> CommandRun {
        try folder.write(list, to: "in/list.json")
        return CommandRun("draw", folder("in/list.json"), "-o", folder("drawn.png"), "--overwrite")
    }

    private static let blue = StraightImage(size: PixelSize(width: 1, height: 1), bytes: [0, 0, 255, 255])

    private static func list(image: String) -> String {
        "{\"size\": [2, 1], \"items\": [\n  {\"image\": \"\(image)\", \"rect\": [0, 0, 2, 1]}]}"
    }

    @Test func imagesMayBeFilesBesideTheList() throws {
        let pixels = StraightImage(size: PixelSize(width: 2, height: 1), bytes: [9, 8, 7, 255, 60, 50, 40, 255])
        let png = try PNGEncoder.encode(pixels)
        try folder.write(png, to: "in/images/two.png")
        try folder.write(png, to: "outside.png")
        #expect(try draw(Self.list(image: "images/two.png")).status == 0)
        #expect(try PNGDecoder.decode(#require(folder.read("drawn.png"))) == pixels)
        let uri = "data:image/png;base64," + Data(png).base64EncodedString()
        #expect(try draw(Self.list(image: uri)).status == 0)
        #expect(try PNGDecoder.decode(#require(folder.read("drawn.png"))) == pixels)
        try folder.write(try PNGEncoder.encode(Self.blue), to: "in/blue.png")
        let both = Self.list(image: uri).replacing(
            "]}]}", with: "]}, {\"image\": \"blue.png\", \"rect\": [1, 0, 1, 1]}]}")
        #expect(try draw(both).status == 0)
        #expect(
            try PNGDecoder.decode(#require(folder.read("drawn.png"))).bytes == pixels.bytes[..<4] + Self.blue.bytes)
        try folder.write("no image", to: "in/text.png")
        for (image, status, reason) in [
            ("../outside.png", 65, "leads out of the list's folder"),
            (folder("outside.png"), 65, "leads out of the list's folder"),
            ("images", 65, "is not a regular file"), ("nowhere.png", 66, "does not exist"),
            ("text.png", 65, "is no PNG that can be read: not a PNG"),
            ("data:image/png;base64,%%", 65, "is not an image as text: expected data:image/png;base64, and base64"),
            ("data:image/gif;base64,AAAA", 65, "is not an image as text"),
            ("data:image/png;base64,AAAA", 65, "is no PNG that can be read"),
        ] {
            try? folder.remove("drawn.png")
            let run = try draw(Self.list(image: image))
            #expect(run.status == Int32(status))
            #expect(run.errors.hasPrefix("error: \(folder("in/list.json")):2:13: items[0].image: "), "\(run.errors)")
            #expect(run.errors.contains(reason), "\(run.errors)")
            #expect(folder.read("drawn.png") == nil)
        }
    }

    @Test func anInvalidListIsReportedWithItsLocation() throws {
        let run = try draw("{\"size\": [2, 0], \"items\": []}")
        #expect(run.status == 65)
        #expect(
            run.errors
                == "error: \(folder("in/list.json")):1:14: size[1]: expected a whole number from 1 to 16384, found the number 0\n"
        )
        #expect(CommandRun("draw", "-", "-o", folder("x.png"), input: Array("{".utf8)).status == 65)
        #expect(CommandRun("draw", folder("nowhere.json")).status == 66)
        #expect(CommandRun("draw", folder.path).status == 66)
    }
}
