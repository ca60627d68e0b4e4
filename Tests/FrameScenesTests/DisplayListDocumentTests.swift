import FrameGeometry
import FrameJSON
import FramePainting
import Testing

/// Round trips of display lists through text, as written by goldens and people.
@Suite struct DisplayListDocumentTests {
    private static func roundTrip(_ list: DisplayList) throws -> DisplayList {
        let text = list.json { _ in "image" }.pretty
        let document = try JSONDocument(text.utf8, file: "list.json")
        return try DisplayList(json: JSONCursor(document.value)) { throw $0.refusal("no images here") }
    }

    @Test func numbersKeepEveryBit() throws {
        // Thirds of a point, animated alphas and similar numbers: multiples of 0.1 times the golden ratio.
        let items = (1...500).map { index -> PaintItem in
            let number = Double(index) * 0.1618033988749895
            return .fill(
                Fill(
                    .roundedRect(
                        Rect(x: number, y: -number / 3, width: 1 / number, height: number * 1e-9),
                        CornerRadii(all: number / 7)),
                    color: Color(red: 0, green: 0, blue: 0, alpha: number.truncatingRemainder(dividingBy: 1)),
                    transform: Affine(a: number, b: 0, c: 1 / number, d: 1, tx: 0.1 + number, ty: 0)))
        }
        let list = DisplayList(size: PixelSize(width: 1, height: 1), scale: 1 / 3, items: items)
        #expect(try DisplayListDocumentTests.roundTrip(list) == list)
    }

    @Test func theDeepestListStaysWithinWhatJSONReadersAccept() throws {
        var items: [PaintItem] = []
        for _ in 0..<DisplayList.nestingLimit {
            let clip = Clip(.roundedRect(.zero, CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)))
            items = [.group(Group(clip: clip, items: items))]
        }
        let list = DisplayList(size: PixelSize(width: 1, height: 1), items: items)
        #expect(try DisplayListDocumentTests.roundTrip(list) == list)
    }

    @Test func problemsHaveALocation() throws {
        let document = try JSONDocument(
            "{\"size\": [1, 1],\n \"items\": [{\"fill\": \"#000\", \"rect\": [0, 0, 1, 1]}]}".utf8, file: "list.json")
        let problem = try #require(
            #expect(throws: JSONProblem.self) {
                try DisplayList(json: JSONCursor(document.value)) { throw $0.refusal("no images here") }
            })
        #expect(
            document.error(problem).description
                == "list.json:2:21: items[0].fill: expected a color: \"#RRGGBB\", \"#RRGGBBAA\" "
                + "or [red, green, blue, alpha], found the string \"#000\"")
    }
}
