import FrameGeometry
import FrameJSON
import FramePainting
import Testing

@Suite struct DisplayListTextTests {
    static let images = (0..<3).map { shade in
        RasterImage(PixelBuffer(size: PixelSize(width: 1, height: 1), bytes: [UInt8(shade), 0, 0, 255]))
    }

    static func name(_ image: RasterImage) -> String { "\(image.pixels.bytes[0]).png" }

    static func image(_ cursor: JSONCursor) throws -> RasterImage {
        let name = try cursor.string()
        guard let image = images.first(where: { self.name($0) == name }) else {
            throw cursor.refusal("no such image")
        }
        return image
    }

    static func read(_ value: JSONValue) throws -> DisplayList {
        try DisplayList(json: JSONCursor(value), image: image)
    }

    @Test func everyListRoundTrips() throws {
        var generator = RandomList(seed: 7)
        for _ in 0..<300 {
            let list = generator.list()
            #expect(try DisplayListTextTests.read(list.json(imageName: DisplayListTextTests.name)) == list)
        }
    }

    @Test func theFormIsTheDocumentedOne() {
        let list = DisplayList(
            size: PixelSize(width: 1170, height: 2532), scale: 3, background: .white,
            items: [
                .fill(Fill(.rect(Rect(x: 0, y: 0, width: 390, height: 844)), color: .black, opacity: 0.4, name: "dim")),
                .group(
                    Group(
                        opacity: 0.5,
                        clip: Clip(.roundedRect(Rect(x: 0, y: 0, width: 10, height: 10), CornerRadii(all: 16))),
                        transform: .translation(x: 1, y: 2), name: "card",
                        items: [
                            .fill(
                                Fill(
                                    .ring(
                                        Rect(x: 0, y: 0, width: 1, height: 1),
                                        CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4), width: 2),
                                    color: Color(red: 1, green: 0, blue: 0, alpha: 0.1))),
                            .image(
                                ImageItem(
                                    DisplayListTextTests.images[0], in: Rect(x: 0, y: 0, width: 2, height: 2),
                                    source: Rect(x: 0.5, y: 0, width: 0.5, height: 1), sampling: .nearest)),
                        ])),
            ])
        let text = list.json(imageName: DisplayListTextTests.name).pretty
        #expect(
            text == """
                {
                  "size": [1170, 2532],
                  "scale": 3,
                  "background": "#FFFFFFFF",
                  "items": [
                    {"fill": "#000000FF", "rect": [0, 0, 390, 844], "opacity": 0.4, "name": "dim"},
                    {
                      "name": "card",
                      "opacity": 0.5,
                      "transform": [1, 0, 0, 1, 1, 2],
                      "clip": {"rect": [0, 0, 10, 10], "radii": 16},
                      "group": [
                        {"fill": [1, 0, 0, 0.1], "rect": [0, 0, 1, 1], "radii": [1, 2, 3, 4], "ring": 2},
                        {"image": "0.png", "rect": [0, 0, 2, 2], "source": [0.5, 0, 0.5, 1], "sampling": "nearest"}
                      ]
                    }
                  ]
                }

                """)
    }

    @Test func defaultsAreLeftOut() {
        let list = DisplayList(size: PixelSize(width: 1, height: 2))
        #expect(list.json(imageName: DisplayListTextTests.name).compact == #"{"size":[1,2],"items":[]}"#)
    }

    @Test func colorsOfWholeBytesAreHexadecimal() throws {
        for byte in UInt8.min...UInt8.max {
            let color = Color(red8: byte, green8: 255 - byte, blue8: 7, alpha8: byte)
            guard case .string(let text) = color.json else {
                Issue.record("\(byte) is a whole byte")
                continue
            }
            #expect(text.count == 9)
            #expect(try Color(json: JSONCursor(color.json)) == color)
        }
        let between = Color(red: 0.1, green: -0.2, blue: 1.5, alpha: (1.0 / 255).nextUp)
        #expect(between.json == [0.1, -0.2, 1.5, .number((1.0 / 255).nextUp)])
        #expect(try Color(json: JSONCursor(between.json)) == between)
        #expect(try Color(json: JSONCursor("#0a0B0c")) == Color(red8: 10, green8: 11, blue8: 12, alpha8: 255))
    }

    @Test(
        arguments: [
            "", "#", "#12345", "#1234567", "#123456789", "#12345G", "123456", "#١٢٣٤٥٦", "#+12345", "red", nil,
            [1, 2, 3],
        ] as [JSONValue])
    func otherColorsAreRejected(value: JSONValue) {
        let problem = #expect(throws: JSONProblem.self) { try Color(json: JSONCursor(value)) }
        #expect(
            problem?.message.hasPrefix("expected a color: \"#RRGGBB\", \"#RRGGBBAA\" or [red, green, blue, alpha]")
                == true)
    }

    @Test(
        arguments: [
            ([:], "missing key \"size\""),
            (["size": [1, 1]], "missing key \"items\""),
            (["size": [0, 1], "items": []], "size[0]: expected a whole number from 1 to 16384, found the number 0"),
            (
                ["size": [1, 16385], "items": []],
                "size[1]: expected a whole number from 1 to 16384, found the number 16385"
            ),
            (["size": [1], "items": []], "size: expected [width, height] in pixels, found a list of 1"),
            (["size": [1, 1], "scale": 0, "items": []], "scale: expected a number above 0, found the number 0"),
            (["size": [1, 1], "itmes": []], "itmes: unknown key; did you mean \"items\"?"),
            (
                ["size": [1, 1], "items": [["fil": "#000000"]]],
                "items[0]: expected an item: an object with \"fill\", \"image\" or \"group\", found an object"
            ),
            (
                ["size": [1, 1], "items": [["fill": "#000000", "image": "0.png"]]],
                "items[0].image: unknown key; known here are "
                    + "\"fill\", \"rect\", \"radii\", \"curve\", \"ring\", \"ellipse\", \"path\", \"rule\", \"glyphs\", "
                    + "\"stroke\", \"blur\", \"falloff\", \"opacity\", \"edges\", \"transform\", \"name\""
            ),
            (
                ["size": [1, 1], "items": [["fill": "#000000", "rect": [0, 0, 1, 1], "opacity": 1.5]]],
                "items[0].opacity: expected a number from 0 to 1, found the number 1.5"
            ),
            (
                ["size": [1, 1], "items": [["group": [["image": "9.png", "rect": [0, 0, 1, 1]]]]]],
                "items[0].group[0].image: no such image"
            ),
            (
                ["size": [1, 1], "items": [["image": "0.png", "rect": [0, 0, 1, 1], "sampling": "neares"]]],
                "items[0].sampling: expected one of \"bilinear\", \"nearest\", found the string \"neares\"; "
                    + "did you mean \"nearest\"?"
            ),
        ] as [(JSONValue, String)])
    func eachMistakeIsReported(value: JSONValue, message: String) {
        let problem = #expect(throws: JSONProblem.self) { try DisplayListTextTests.read(value) }
        #expect(problem?.description == message)
    }

    @Test func groupsNestAsDeepAsTheLimitAndNoDeeper() throws {
        func nested(_ depth: Int) -> DisplayList {
            let items = (0..<depth).reduce([PaintItem]()) { items, _ in [.group(Group(items: items))] }
            return DisplayList(size: PixelSize(width: 1, height: 1), items: items)
        }
        let deepest = nested(DisplayList.nestingLimit)
        #expect(try DisplayListTextTests.read(deepest.json(imageName: DisplayListTextTests.name)) == deepest)
        let tooDeep = nested(DisplayList.nestingLimit + 1).json(imageName: DisplayListTextTests.name)
        let problem = #expect(throws: JSONProblem.self) { try DisplayListTextTests.read(tooDeep) }
        #expect(problem?.message == "more than 250 groups inside each other")
    }
}
