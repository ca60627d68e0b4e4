import FrameGeometry
import FramePNG
import FramePages
import Testing

@testable import FrameOutput

/// Frames in one page: every image once, and the same bytes for any number of workers.
@Suite struct PlayerSinkTests {
    private let scene = TestScene()

    private func html(frames: [Int], jobs: Int = 1) throws -> String {
        let page = PlayerPage(
            title: "A <b> & c", facts: "facts", size: scene.size, rate: (60, 1),
            events: [.init(time: 0.5, kind: "callback", mark: "→", subject: "</script>", text: "a < b")],
            rows: [
                .init(
                    layer: "</script>", property: "opacity",
                    bars: [.init(begin: 0, end: 0.5, notes: ["x"], summary: "y", values: [Point(x: 0, y: 0.12345)])])
            ],
            bands: [.init(begin: 0.1, end: 0.2, name: "interactive", isTail: false)])
        let folder = try TemporaryFolder()
        let sink = PlayerSink(page, path: folder.path + "/player.html", replacing: false)
        let scene = scene
        _ = try FramePipeline(jobs: jobs).run(RunPlan(size: scene.size, frames: frames), into: sink) { scene.list($0) }
        #expect(folder.names == ["player.html"])
        return String(decoding: try #require(folder.read("player.html")), as: UTF8.self)
    }

    /// Frames 10 to 14 look the same.
    @Test func everyImageIsStoredOnce() throws {
        let html = try html(frames: Array(8...16))
        let images = html.matches(of: /<script type="text\/plain" class="image">([^<]*)<\/script>/).map { $0.1 }
        let expected = try [8, 9, 10, 15, 16].map { Markup.base64(try StillFile.bytes(of: scene.list($0))) }
        #expect(images.map(String.init) == expected)
        #expect(html.contains("\"frames\":[[8,0],[9,1],[10,2],[11,2],[12,2],[13,2],[14,2],[15,3],[16,4]]"))
        #expect(html.contains("\"rate\":[60,1]"))
    }

    @Test func theBytesDoNotDependOnTheWorkers() throws {
        let frames = Array(0..<30)
        let one = try html(frames: frames)
        #expect(try html(frames: frames, jobs: 4) == one)
    }

    @Test func textFromASceneIsEscaped() throws {
        let html = try html(frames: [0])
        #expect(html.contains("<title>A &lt;b&gt; &amp; c – Framereel</title>"))
        #expect(html.contains("<td title=\"&lt;/script&gt;\">&lt;/script&gt;<td>a &lt; b"))
        #expect(
            html.contains("{\"layer\":\"\\u003C/script>\",\"property\":\"opacity\",\"bars\":[{\"begin\":0,\"end\":0.5,")
        )
        #expect(html.contains("\"values\":[[0,0.123]]"))
        #expect(html.contains("\"bands\":[{\"begin\":0.1,\"end\":0.2,\"name\":\"interactive\",\"isTail\":false}]"))
        // The elements are the picture, the data and the script. Nothing else begins or ends an element.
        #expect(html.matches(of: /<\/?script/).count == 6)
    }

    /// In a script element, `<!--<script>` would hide the end tag and the player's own script.
    @Test(arguments: ["<!--<script>", "</script>", "\u{600}<!--<script>", "<\u{338}!--"])
    func dataContainsNoMarkup(name: String) throws {
        let page = PlayerPage(
            title: "", facts: "", size: scene.size, rate: (60, 1),
            bands: [.init(begin: 0, end: 0.5, name: name, isTail: true)])
        let closing = page.closing([.init(number: 0, image: 0)])
        let data = try #require(closing.firstMatch(of: /id="data">(.*?)<\/script>\n<script>/)?.1)
        // The comparison uses scalars, since a combining mark may follow the escape.
        let ascii = String(String.UnicodeScalarView(data.unicodeScalars.filter(\.isASCII)))
        #expect(!ascii.contains("<") && ascii.contains("\\u003C"))
    }

    @Test func aFailedRunLeavesNoFiles() throws {
        let folder = try TemporaryFolder()
        let page = PlayerPage(title: "", facts: "", size: scene.size, rate: (60, 1))
        let sink = PlayerSink(page, path: folder.path + "/a/player.html", replacing: false)
        let other = TestScene(size: .init(width: 3, height: 3))
        #expect(throws: OutputError.self) {
            try FramePipeline(jobs: 2).run(RunPlan(size: scene.size, frames: [0, 1]), into: sink) { other.list($0) }
        }
        #expect(folder.names.isEmpty)
    }
}
