import FrameGeometry
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct ElementContentTests {
    private enum Side: String, CaseIterable {
        case left, right
    }

    private final class Knob: UIView {
        var calls: [String] = []
    }

    private static let knob = ElementContent(
        "knob", "The view is a knob.",
        fields: [
            .flag("isOn") { $0.calls.append("isOn \($1)") },
            .number("value", in: 0...2) { $0.calls.append("value \($1)") },
            .text("title", isRequired: true) { $0.calls.append("title \($1)") },
            .color("tint") { $0.calls.append("tint \($1 == UIColor(Color.black))") },
            .choice("side", of: Side.self) { $0.calls.append("side \($1)") },
        ]
    ) { Knob() }

    @Test func fieldsAreSetInTheOrderOfTheTable() throws {
        let view = Self.knob.makeView([
            "side": .text("right"), "tint": .color(.black), "title": .text("t"), "value": .number(0.5),
            "isOn": .flag(true),
        ])
        let knob = try #require(view as? Knob)
        #expect(knob.calls == ["isOn true", "value 0.5", "title t", "tint true", "side right"])
    }

    @Test func absentFieldsAndValuesOfOtherFormsAreNotSet() throws {
        let view = Self.knob.makeView([
            "side": .text("up"), "tint": .flag(true), "value": .text("1"), "other": .flag(true),
        ])
        #expect(try #require(view as? Knob).calls.isEmpty)
    }

    @Test func fieldsHaveTheFormsOfTheirValues() {
        #expect(
            Self.knob.fields.map(\.form) == [
                .flag, .number(in: 0...2), .text, .color, .choice(["left", "right"]),
            ])
        #expect(Self.knob.fields.filter(\.isRequired).map(\.name) == ["title"])
    }

    @Test func aButtonHasTheStyleOfItsConfiguration() throws {
        let content = try #require(ElementTable.contents.first { $0.key == "button" })
        let view = content.makeView(["title": .text("Share"), "style": .text("filled"), "color": .color(.black)])
        let button = try #require(view as? UIButton)
        #expect(button.configuration?.title == "Share" && button.configuration?.style == .filled)
        #expect(button.tintColor == UIColor(Color.black))
    }
}
