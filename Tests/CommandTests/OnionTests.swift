import FrameFigures
import FrameGeometry
import FrameOutput
import FramePNG
import FramePainting
import FrameTiming
import TestSupport
import Testing

@testable import Framereel

/// `onion` and `--overlay`: images of moving layers and of hidden properties.
@MainActor @Suite struct OnionTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func run(_ words: String...) -> CommandRun {
        CommandRun(words + ["--text", "blocks"], scenes: MotionScenes.all)
    }

    private func image(_ words: String...) throws -> StraightImage {
        let run = CommandRun(
            words + ["--text", "blocks", "-o", folder("a.png"), "--overwrite"], scenes: MotionScenes.all)
        try #require(run.status == 0, "\(run.errors)")
        return try PNGDecoder.decode(try #require(folder.read("a.png")))
    }

    private func pixel(_ image: StraightImage, _ x: Int, _ y: Int) -> [UInt8] {
        let start = (y * image.size.width + x) * 4
        return Array(image.bytes[start..<start + 3])
    }

    /// Each earlier time shows the layer with its contents at the same opacity: 22 % of red and blue on white.
    @Test func movingLayersAppearAtEveryTime() throws {
        let onion = try image("onion", "card", "--frames", "0,3,6", "--no-paths")
        for x in [8, 16] { #expect(pixel(onion, x, 8) == [255, 199, 199], "\(x)") }
        #expect(pixel(onion, 4, 4) == [199, 199, 255])
        #expect(pixel(onion, 38, 8) == [255, 0, 0])
        #expect(pixel(onion, 34, 4) == [0, 0, 255])
    }

    /// Earlier times are drawn above layers that would hide them. Here these are a bar in front and, on an opaque
    /// screen, the last frame itself.
    @Test func earlierMomentsLieOverTheLast() throws {
        let onion = try image("onion", "card", "--frames", "0,3,6", "--no-paths")
        #expect(pixel(onion, 20, 8) == [56, 199, 0])
        #expect(pixel(onion, 20, 18) == [0, 255, 0])
    }

    /// Of many moving layers, the two largest are shown. The others are shown on request.
    @Test func theLargestLayersAreShown() throws {
        let run = run("onion", "swarm", "--frames", "0,6", "-o", folder("b.png"))
        #expect(run.status == 0)
        #expect(
            run.errors.contains(
                "swarm: of 4 layers that move, the largest are shown: \"c\", \"d\"; --layers chooses among"))
        let largest = try image("onion", "swarm", "--frames", "0,6", "--no-paths")
        #expect(try image("onion", "swarm", "--frames", "0,6", "--no-paths", "--layers", "c,d") == largest)
        #expect(try image("onion", "swarm", "--frames", "0,6", "--no-paths", "--layers", "a,b,c,d") != largest)
    }

    /// Layers with the same name are listed separately. Each of them can be selected, and so can all of them.
    @Test func layersOfOneNameAreDistinct() throws {
        let listing = run("onion", "herd", "--frames", "0,6", "-o", folder("b.png"))
        let names = ["UILabel “a, b”", "UILabel “c”", "UIView (1)", "UIView (2)"]
        #expect(
            listing.errors.contains("--layers chooses among \"\(names.joined(separator: "\", \""))\""),
            "\(listing.errors)")
        func picture(_ layers: String) throws -> StraightImage {
            try image("onion", "herd", "--frames", "0,6", "--no-paths", "--layers", layers)
        }
        let (first, second) = (try picture("UIView (1)"), try picture("UIView (2)"))
        #expect(first != second)
        #expect(try picture("UIView") == picture("UIView (1),UIView (2)"))
        #expect(try picture("UILabel “a, b”,UIView (2)") != second)
        #expect(try picture("UILabel") == picture("UILabel “c”,UILabel “a, b”"))
        #expect(run("onion", "herd", "--layers", "UIView (3)", "-o", folder("c.png")).status == 64)
    }

    /// The layers of a push move on one line. Time labels overlap neither each other nor the lines.
    @Test func timeLabelsOfAPushCoverNothing() throws {
        let file = Repository.root.appending(path: "Fixtures/scenes/containers/navigation/scene.json").path
        let recording = try Recording(of: try Scene(contentsOfFile: file), drawsTextAsBlocks: true)
        var skin = OnionSkin(
            recording.timeline, moments: [6, 12, 18, 24, 30, 37].map(FrameRate.fps60.time(ofFrame:)),
            steps: (6...37).map(FrameRate.fps60.time(ofFrame:)))
        skin.lettering = try Lettering(.blocks)
        // The screen below would lie across the one that arrives.
        #expect(skin.shownNames == ["ScreenController “Letter”.view"])
        skin.layers = ["ScreenController “Letter”.view", "ScreenController “Mail”.view"]
        var (plates, dots): ([Rect], [Rect]) = ([], [])
        for case .fill(let fill) in skin.displayList().items {
            if fill.name == "time", case .roundedRect(let rect, _) = fill.shape { plates.append(rect) }
            if fill.name == "way", case .ellipse(let rect) = fill.shape { dots.append(rect) }
        }
        #expect(plates.count >= 4 && dots.count > 20)
        for (index, plate) in plates.enumerated() {
            #expect(plates[(index + 1)...].allSatisfy { $0.intersection(plate).isEmpty })
            #expect(dots.allSatisfy { dot in !plate.holdsMiddle(of: dot) })
        }
    }

    /// Time labels are beside the dots, in order of time from left to right.
    @Test func dotsHaveTheirTimes() throws {
        let recording = try Recording(of: MotionScenes.long)
        var skin = OnionSkin(
            recording.timeline, moments: [0, 3, 6].map(FrameRate.fps60.time(ofFrame:)),
            steps: (0...6).map(FrameRate.fps60.time(ofFrame:)))
        func plates() -> [Rect] {
            skin.displayList().items.compactMap { item in
                guard case .fill(let fill) = item, fill.name == "time", case .roundedRect(let rect, _) = fill.shape
                else { return nil }
                return rect
            }
        }
        #expect(plates().isEmpty)
        skin.lettering = try Lettering(.blocks)
        let times = plates()
        // The last, the first and the middle label.
        #expect(times.count == 3 && times[1].minX < times[2].minX && times[2].minX < times[0].minX)
        #expect(skin.displayList().names.isSuperset(of: ["0 s", "0.05 s", "0.1 s"]))
        #expect(times.allSatisfy { $0.minX >= 0 && $0.maxX <= 400 })
    }

    /// A layer that changes only its opacity appears once, with its last opacity.
    @Test func restingLayersAppearOnce() throws {
        let onion = try image("onion", "card", "--frames", "0,3,6", "--no-paths")
        #expect(pixel(onion, 32, 14) == [204, 204, 204])
        #expect(pixel(onion, 12, 18) == [255, 255, 255])
        let recording = try Recording(of: MotionScenes.card)
        #expect(recording.timeline.movingLayers(among: [.zero, recording.timeline.duration]).count == 1)
    }

    /// A layer that is not named appears only at its last position.
    @Test func onlyNamedLayersAreShownAtEveryMoment() throws {
        let both = try image("onion", "pair", "--frames", "0,3,6", "--no-paths")
        let red = try image("onion", "pair", "--frames", "0,3,6", "--no-paths", "--layers", "red")
        for x in [3, 18, 33] {
            #expect(pixel(red, x, 4) == pixel(both, x, 4) && pixel(red, x, 4) != [255, 255, 255])
            #expect(pixel(both, x, 14) != [255, 255, 255])
            #expect(pixel(red, x, 14) == (x == 33 ? [0, 0, 255] : [255, 255, 255]))
        }
        #expect(try image("onion", "pair", "--frames", "0,3,6", "--no-paths", "--layers", "red,blue") == both)
        #expect(run("onion", "pair", "--layers", ",").status == 64)
        let stranger = run("onion", "pair", "--layers", "red,green", "-o", folder("b.png"))
        #expect(stranger.status == 64 && stranger.errors.contains("\"green\": no layer of this name moves"))
        #expect(stranger.errors.contains("\"blue\"") && folder.read("b.png") == nil)
    }

    @Test func aPartOfAnOnionSkin() throws {
        let whole = try image("onion", "card", "--frames", "0,3,6")
        let part = try image("onion", "card", "--frames", "0,3,6", "--crop", "8,4,20,10")
        #expect(part.size == PixelSize(width: 20, height: 10))
        for (x, y) in [(0, 0), (19, 9), (7, 3)] { #expect(pixel(part, x, y) == pixel(whole, x + 8, y + 4)) }
        #expect(try image("onion", "card", "--width", "20").size.width == 20)
    }

    @Test func linesFollowTheCenters() throws {
        let (with, without) = (
            try image("onion", "card", "--frames", "0,6"), try image("onion", "card", "--frames", "0,6", "--no-paths")
        )
        for x in [12, 15, 24, 28] {
            #expect(pixel(with, x, 5) != pixel(without, x, 5), "\(x)")
            #expect(pixel(with, x, 18) == pixel(without, x, 18), "\(x)")
        }
    }

    /// The card at the start reaches to x = 10, where only its outline shows it below the child.
    @Test func outlinesShowLayersHiddenByTheLastOne() throws {
        let (with, without) = (
            try image("onion", "card", "--frames", "0,6"), try image("onion", "card", "--frames", "0,6", "--no-paths")
        )
        for y in [1, 9] { #expect(pixel(with, 10, y) != pixel(without, 10, y), "\(y)") }
        #expect(pixel(with, 25, 15) == pixel(without, 25, 15))
    }

    @Test func theFirstMotionIsShownUnlessFramesAreNamed() throws {
        #expect(run("onion", "card", "-o", folder("a.png")).errors.contains("card: frames 0, 1, 2, 3, 4, 6, in "))
        #expect(run("onion", "still life", "-o", folder("b.png")).errors.contains("frames 2, in"))
        let again = run("onion", "card", "-o", folder("a.png"))
        #expect(again.status == 0, "\(again.errors)")
        #expect(run("onion", "card", "-o", folder("a.svg")).status == 64)
    }

    // MARK: Overlays

    @Test(arguments: [("frames", 15, 6), ("anchors", 20, 3), ("touches", 20, 15)])
    func overlaysShowTheNamedMarks(name: String, x: Int, y: Int) throws {
        let plain = try image("still", "card", "--at", "3")
        let overlaid = try image("still", "card", "--at", "3", "--overlay", name)
        #expect(pixel(plain, x, y) != pixel(overlaid, x, y))
        #expect(run("render", "card", "--frames", "3", "--overlay", name, "-o", folder("f/%d.png")).status == 0)
        #expect(folder.read("f/3.png").map(FileMark.marking) == folder.read("a.png"))
    }

    @Test(.enabled(if: BuildTraits.hasText)) func sheetsHaveOverlaysToo() throws {
        let plain = try image("sheet", "card", "--labels", "none")
        #expect(try image("sheet", "card", "--labels", "none", "--overlay", "frames") != plain)
    }

    @Test func aTouchThatIsLiftedIsGone() throws {
        let words = ["--text", "blocks", "--overwrite"]
        var files: [[UInt8]?] = []
        for moment in ["0.2s", "0.5s", "last"] {
            _ = CommandRun(
                ["still", "tap", "--at", moment, "--overlay", "touches", "-o", folder("a.png")] + words,
                scenes: [MotionScenes.tap])
            files.append(folder.read("a.png"))
        }
        // It fades for 0.3 s.
        #expect(files[0] != files[1] && files[1] == files[2] && files[2] != nil)
    }

    @Test func theSafeAreaExcludesTheScreensInsets() throws {
        let screen = try image("still", "phone", "--overlay", "safe-area")
        #expect(pixel(screen, 20, 60) != [255, 255, 255])
        #expect(pixel(screen, 20, 47 * 3 + 30) == [255, 255, 255])
        #expect(try image("still", "card", "--overlay", "safe-area") == image("still", "card"))
    }

    @Test func overlaysAddUpInOneOrder() throws {
        let one = try image("still", "card", "--at", "3", "--overlay", "frames,touches")
        #expect(try image("still", "card", "--at", "3", "--overlay", "touches,frames") == one)
        #expect(try image("still", "card", "--at", "3", "--overlay", "frames") != one)
        let wrong = run("still", "card", "--overlay", "frame", "-o", folder("b.png"))
        #expect(wrong.status == 64 && wrong.errors.contains("did you mean frames?"))
    }
}

extension Rect {
    /// Returns whether the middle of another rectangle lies in this one.
    fileprivate func holdsMiddle(of other: Rect) -> Bool {
        minX <= other.midX && other.midX <= maxX && minY <= other.midY && other.midY <= maxY
    }
}
