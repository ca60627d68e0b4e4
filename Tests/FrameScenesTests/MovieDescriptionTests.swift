import FrameFigures
import FrameGeometry
import FrameJSON
import FramePainting
import Testing

@testable import FrameScenes

@Suite struct MovieDescriptionTests {
    private func read(_ text: String) throws -> MovieDescription {
        try MovieDescription(json: JSONCursor(JSONDocument(Array(text.utf8), file: "scene.json").value))
    }

    @Test func everyKeyIsRead() throws {
        let movie = try read(
            """
            {"background": "135deg, #FF0000, white", "padding": 24, "shadow": 30, "bezel": true, "canvas": "886x1920",
             "fit": "cover", "touches": true, "title": "Cards",
             "captions": [{"text": "Tap", "from": 0.2, "to": 1}, "1s=Then"],
             "slow": [{"from": 0.2, "to": 0.7, "speed": 0.25}], "hold": [{"at": 0.5, "for": 1}],
             "zoom": [{"from": 0.2, "to": 1, "region": [0, 1, 2, 3]}], "beside": ["@dark"], "headings": ["a", "b"]}
            """)
        var dressing = Dressing()
        dressing.background = .gradient([Color(red: 1, green: 0, blue: 0, alpha: 1), .white], degrees: 135)
        (dressing.padding, dressing.shadow, dressing.hasBezel) = (24, 30, true)
        (dressing.canvas, dressing.fit, dressing.title) = (PixelSize(width: 886, height: 1920), .cover, "Cards")
        dressing.captions = [.init("Tap", from: 0.2, to: 1), .init("Then", from: 1)]
        dressing.paces = [.init(from: 0.2, to: 0.7, speed: 0.25)]
        dressing.holds = [.init(at: 0.5, length: 1)]
        dressing.zooms = [.init(from: 0.2, to: 1, region: Rect(x: 0, y: 1, width: 2, height: 3))]
        dressing.headings = ["a", "b"]
        #expect(movie.dressing == dressing)
        #expect(movie.showsTouches && movie.beside == ["@dark"])
    }

    /// The notation of options means the same as the keys of a file.
    @Test(arguments: [
        ("captions", "0.2s-1200ms=A = B", "{\"text\": \"A = B\", \"from\": 0.2, \"to\": 1.2}"),
        ("slow", "0.2-0.7=1/4", "{\"from\": 0.2, \"to\": 0.7, \"speed\": 0.25}"),
        ("hold", "500ms=1s", "{\"at\": 0.5, \"for\": 1}"),
        ("zoom", "0s-1s=1,2,3,4", "{\"from\": 0, \"to\": 1, \"region\": [1, 2, 3, 4]}"),
    ])
    func optionsMeanTheSameAsKeys(key: String, option: String, object: String) throws {
        var movie = MovieDescription()
        try movie.add(option, of: #require(MovieRow.all.first { $0.key == key }))
        #expect(movie == (try read("{\"\(key)\": [\(object)]}")))
    }

    @Test(arguments: [
        ("background", "\"red\""), ("background", "\"#12\""), ("padding", "-1"), ("canvas", "\"10x10\""),
        ("canvas", "\"100\""), ("fit", "\"fill\""), ("captions", "[\"Tap\"]"), ("slow", "[\"0s-1s=0\"]"),
        ("slow", "[{\"from\": 0, \"to\": 1}]"), ("hold", "[\"1s=0s\"]"), ("hold", "[{\"at\": 0, \"for\": 0}]"),
        ("zoom", "[\"0s-1s=1,2,3\"]"), ("zoom", "[\"0s-1s=1,x,2,3,4\"]"), ("zoom", "[\"0s-1s=1,,2,3,4\"]"),
        ("beside", "[\"\"]"), ("speed", "1"), ("background", "\"/a.png\""),
    ])
    func invalidValuesAreRefusedAtTheirPlace(key: String, value: String) {
        let error = #expect(throws: JSONProblem.self) { try read("{\"\(key)\": \(value)}") }
        #expect(error?.path.steps.first == .key(key))
    }

    @Test func theCommandLineReplacesWhatItNames() throws {
        let file = try read("{\"padding\": 1, \"shadow\": 2, \"captions\": [\"0s=a\"]}")
        let given = try read("{\"padding\": 3, \"captions\": [\"0s=b\"]}")
        let named = MovieRow.all.filter { ["padding", "captions"].contains($0.key) }
        let movie = file.overridden(by: given, in: named)
        #expect(movie == (try read("{\"padding\": 3, \"shadow\": 2, \"captions\": [\"0s=b\"]}")))
    }

    @Test func pathsDoNotDependOnTheFolder() throws {
        let movie = try read("{\"background\": \"a.png\", \"beside\": [\"after.json\", \"@dark\"]}")
        let located = movie.located(in: "scenes/card.json", images: ["a.png": "/x/scenes/a.png"])
        #expect(located.dressing.background == .image("/x/scenes/a.png"))
        #expect(located.beside == ["scenes/after.json", "@dark"])
    }
}
