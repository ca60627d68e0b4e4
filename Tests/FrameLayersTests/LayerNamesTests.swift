import FrameGeometry
import FrameLayers
import FramePainting
import FrameTiming
import Testing

@Suite struct LayerNamesTests {
    private static func node(
        _ id: UInt64, _ name: String, title: String? = nil, mask: LayerNode? = nil, _ sublayers: [LayerNode] = []
    ) -> LayerNode {
        var properties = LayerProperties()
        properties.bounds.size = Size(width: 8, height: 8)
        properties.backgroundColor = .white
        return LayerNode(
            id: LayerID(id), name: name, properties: properties, mask: mask, title: title, sublayers: sublayers)
    }

    /// Two rows with two labels each, a single label, a single card, and a mask.
    private static let tree = node(
        1, "window",
        [
            node(2, "card", mask: node(3, "shape")),
            node(
                4, "row", title: "row 0",
                [node(5, "label", title: "“Total”"), node(6, "label", title: "“Open”"), node(7, "view")]),
            node(
                8, "row", title: "row 1",
                [
                    node(9, "label", title: "“12 €”"), node(10, "label", title: "“Open”"), node(11, "view"),
                    node(12, "view"),
                ]),
            node(13, "Form.title", title: "“Form”"),
        ])

    @Test func namesAreDistinctAndStable() {
        let names = LayerNames(in: [Self.tree])
        let expected = [
            "window", "card", "shape", "row row 0", "label “Total”", "row row 0 › label “Open”", "row row 0 › view",
            "row row 1", "label “12 €”", "row row 1 › label “Open”", "row row 1 › view (1)", "row row 1 › view (2)",
            "Form.title",
        ]
        #expect((1...13).map { names[LayerID($0)] } == expected)
        #expect(names[LayerID(14)] == nil)
    }

    /// A superlayer that all layers share distinguishes none of them, and layers that need no name get none.
    @Test func onlyRequestedLayersAreDistinguished() {
        let names = LayerNames(in: [Self.tree], of: [LayerID(5), LayerID(7), LayerID(8)])
        #expect([5, 7, 8, 1].map { names[LayerID($0)] } == ["label", "view", "row", nil])
        let twins = LayerNames(in: [Self.tree], of: [LayerID(11), LayerID(12)])
        #expect([11, 12].map { twins[LayerID($0)] } == ["view (1)", "view (2)"])
    }

    /// If a layer is in several trees, the first one decides.
    @Test func layersKeepTheirNamesInLaterTrees() {
        let later = Self.node(1, "screen", [Self.node(5, "note"), Self.node(20, "note")])
        let names = LayerNames(in: [Self.tree, later])
        #expect(names[LayerID(1)] == "window" && names[LayerID(5)] == "label “Total”" && names[LayerID(20)] == "note")
    }

    /// Names have no effect on the painted pixels.
    @Test func listsDifferInNamesOnly() throws {
        var timeline = try #require(Timeline(canvas: Canvas(size: Size(width: 40, height: 20), scale: 2)))
        timeline.append(Self.tree, at: .zero)
        let (plain, distinct) = (
            timeline.displayList(at: .zero), timeline.displayListWithDistinctNames(at: .zero)
        )
        #expect(Self.unnamed(plain.items) == Self.unnamed(distinct.items) && plain != distinct)
        #expect(plain.orderedNames.count == distinct.orderedNames.count && plain.orderedNames != distinct.orderedNames)
        #expect(distinct.orderedNames.contains("row row 1 › view (2)") && distinct.names.count > plain.names.count)
    }

    private static func unnamed(_ items: [PaintItem]) -> [PaintItem] {
        items.map { item in
            switch item {
            case .fill(var fill):
                fill.name = nil
                return .fill(fill)
            case .image(var image):
                image.name = nil
                return .image(image)
            case .group(var group):
                group.name = nil
                group.items = unnamed(group.items)
                group.mask = group.mask.map { Mask($0.kind, items: unnamed($0.items)) }
                return .group(group)
            }
        }
    }
}
