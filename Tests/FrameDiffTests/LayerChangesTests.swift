import FrameJSON
import Testing

@testable import FrameDiff

@Suite struct LayerChangesTests {
    static let list: JSONValue = [
        "size": [40, 20], "background": "#000000FF",
        "items": [
            ["fill": "#FFFFFFFF", "rect": [0, 0, 20, 10], "name": "ground"],
            ["fill": "#FF0000FF", "rect": [0, 0, 5, 5], "name": "UIView"],
            [
                "name": "card", "clip": ["rect": [0, 0, 5, 5], "radii": 4],
                "group": [["fill": "#00FF00FF", "rect": [0, 0, 5, 5], "name": "UIView"]],
            ],
        ],
    ]

    @Test func equalListsHaveNoChanges() {
        #expect(LayerChanges.between(Self.list, Self.list).isEmpty)
    }

    @Test func valuesAreShort() {
        func list(_ members: [JSONMember]) -> JSONValue {
            ["items": [.object([JSONMember("name", "UILabel")] + members)]]
        }
        let outlines = JSONValue.array((0..<90).map { .number(Double($0)) })
        let glyphs = JSONMember("glyphs", ["unit": 0.5, "outlines": outlines])
        #expect(
            LayerChanges.between(list([glyphs]), list([])).map(\.description) == [
                "UILabel: glyphs {unit, outlines} → none"
            ])
        let (hex, exact) = (JSONMember("fill", "#00000066"), JSONMember("fill", [0, 0, 0, 0.404]))
        #expect(
            LayerChanges.between(list([hex]), list([exact])).map(\.description) == [
                "UILabel: color [0,0,0,0.4] → [0,0,0,0.404]"
            ])
    }

    @Test func changesNameLayerPropertyAndBothValues() {
        func changed(_ change: (inout [JSONMember]) -> Void, item: Int) -> JSONValue {
            guard case .object(var top) = Self.list, case .array(var items) = top[2].value,
                case .object(var members) = items[item]
            else { return .null }
            change(&members)
            items[item] = .object(members)
            top[2].value = .array(items)
            return .object(top)
        }
        let moved = changed({ $0.append(JSONMember("transform", [1, 0, 0, 1, 0, 12.5])) }, item: 1)
        #expect(
            LayerChanges.between(Self.list, moved).map(\.description) == [
                "UIView: transform identity → moved by (0, 12.5)"
            ])
        let rounder = changed({ $0[1].value = ["rect": [0, 0, 5, 5], "radii": 6] }, item: 2)
        #expect(LayerChanges.between(Self.list, rounder).map(\.description) == ["card: clip corner radii 4 → 6"])
        let greener = changed(
            { $0[2].value = [["fill": "#0000FFFF", "rect": [0, 0, 5, 5], "name": "UIView"]] }, item: 2)
        #expect(
            LayerChanges.between(Self.list, greener).map(\.description) == [
                "UIView #2: color #00FF00FF → #0000FFFF"
            ])
        let faded = changed({ $0.append(JSONMember("opacity", 0.5)) }, item: 0)
        #expect(LayerChanges.between(Self.list, faded).map(\.description) == ["ground: opacity 1 → 0.5"])
        #expect(LayerChanges.between(faded, Self.list).map(\.description) == ["ground: opacity 0.5 → 1"])
    }

    /// Layers get the names of the current layers, so one layer has equal names in both lists. Removed layers have
    /// their number.
    @Test func layersHaveTheNamesThatDistinguishThem() {
        func list(_ names: [String], color: JSONValue) -> JSONValue {
            [
                "items": [
                    ["fill": "#FF0000FF", "name": .string(names[0])], ["fill": "#00FF00FF", "name": .string(names[1])],
                    [
                        "name": .string(names[2]),
                        "group": [["fill": color, "glyphs": [1], "name": .string(names[2])]],
                    ],
                ]
            ]
        }
        let plain = ["UILabel", "UILabel", "UILabel"]
        let titles = ["UILabel “Total”", "UILabel “Sum”", "row 1 › UILabel"]
        let (old, new) = (list(plain, color: "#000000FF"), list(plain, color: "#0000FFFF"))
        let changes = LayerChanges.between(old, new, titled: list(titles, color: "#0000FFFF"))
        #expect(changes.map(\.description) == ["row 1 › UILabel: color #000000FF → #0000FFFF"])
        #expect(LayerChanges.between(new, new, titled: list(titles, color: "#0000FFFF")).isEmpty)
        guard case .object(let members) = new, case .array(let items) = members[0].value else { return }
        let fewer: JSONValue = ["items": .array([items[0], items[2]])]
        let named: JSONValue = ["items": [["name": "UILabel “Total”"], ["name": "UILabel “Sum”", "group": []]]]
        let gone = LayerChanges.between(new, fewer, titled: named)
        #expect(gone.map(\.description) == ["UILabel #2: painted, now missing"])
        let come = LayerChanges.between(fewer, new, titled: list(titles, color: "#0000FFFF"))
        #expect(come.map(\.description) == ["UILabel “Sum”: painted, not expected"])
    }

    @Test func addedAndRemovedLayersAreReported() {
        guard case .object(var top) = Self.list, case .array(let items) = top[2].value else { return }
        top[2].value = .array([items[0], items[2]])
        let gone = LayerChanges.between(Self.list, .object(top))
        #expect(gone.map(\.description) == ["UIView: painted, now missing"])
        let come = LayerChanges.between(.object(top), Self.list)
        #expect(come.map(\.description) == ["UIView: painted, not expected"])
    }

    /// A layer that is now covered by another one is neither removed nor new.
    @Test func aChangedOrderIsReported() {
        guard case .object(var top) = Self.list, case .array(let items) = top[2].value,
            case .object(var card) = items[2]
        else { return }
        card.append(JSONMember("opacity", 0.5))
        top[2].value = .array([.object(card), items[0], items[1]])
        #expect(
            LayerChanges.between(Self.list, .object(top)).map(\.description) == [
                "card: place from the back 3 → 1", "card: opacity 1 → 0.5",
            ])
        top[2].value = .array([items[1], items[0], items[2]])
        #expect(LayerChanges.between(Self.list, .object(top)).count == 1)
    }

    /// The outlines of a text would fill a page.
    @Test func longListsAreReportedByTheirLength() {
        func list(_ places: [JSONValue]) -> JSONValue {
            ["items": [["fill": "#000000FF", "glyphs": ["places": .array(places)], "name": "UILabel"]]]
        }
        let places = (0..<40).map { JSONValue.array([.number(Double($0)), 0, 32.5]) }
        let moved = (0..<40).map { JSONValue.array([.number(Double($0)), 1, 32.5]) }
        #expect(
            LayerChanges.between(list(places), list(places.dropLast())).map(\.description) == [
                "UILabel: glyphs places 40 entries → 39 entries"
            ])
        #expect(
            LayerChanges.between(list(places), list(moved)).map(\.description) == [
                "UILabel: glyphs places 40 entries → 40 entries, other ones"
            ])
    }

    /// A layer moves together with its sublayers, which is reported in one sentence.
    @Test func layersThatMoveTogetherAreReportedTogether() {
        func list(_ x: JSONValue, _ y: JSONValue, other: JSONValue = 30) -> JSONValue {
            [
                "size": [40, 20],
                "items": [
                    ["fill": "#FF0000FF", "rect": [x, 0, 5, 5], "name": "card"],
                    ["fill": "#00FF00FF", "rect": [y, 1, 2, 2], "name": "title"],
                    ["fill": "#0000FFFF", "rect": [other, 1, 2, 2], "name": "button"],
                ],
            ]
        }
        let moved = LayerChanges.between(list(1, 2), list(4, 5, other: 31))
        #expect(
            moved.map(\.description) == [
                "card and 1 layer with it: rect [1,0,5,5] → [4,0,5,5]", "button: rect [30,1,2,2] → [31,1,2,2]",
            ])
    }
}
