import FrameJSON
import Testing
import UIKit

@testable import FrameScenes

/// Bars in scene files.
@MainActor @Suite struct BarDescriptionTests {
    private func document(_ bar: String) throws -> SceneDocument {
        let text = """
            {"device": "iPhone 15", "root": "app", "screens": {"list": {"bar": \(bar)}, "app": {"navigation": ["list"]}}}
            """
        return try SceneDocument(
            json: JSONCursor(JSONDocument(Array(text.utf8), file: "bars.json").value), knownDevices: ["iPhone 15"])
    }

    @Test func everyKeyIsRead() throws {
        let bar = try #require(
            try document(
                """
                {"title": "T", "prompt": "P", "largeTitle": true, "left": [{"item": "cancel"}], \
                "right": [{"symbol": "heart"}, {"title": "Edit"}], "toolbar": [{"item": "flexibleSpace"}], \
                "tabSymbol": "house", "badge": "3"}
                """
            ).screen("list")?.bar)
        #expect(bar.title == "T" && bar.prompt == "P" && bar.hasLargeTitle && bar.tabSymbol == "house")
        #expect(
            bar.left.map(\.kind) == [.item("cancel")] && bar.right.map(\.kind) == [.symbol("heart"), .title("Edit")]
                && bar.badge == "3")
        #expect(bar.toolbar.map(\.kind) == [.item("flexibleSpace")])
    }

    @Test(arguments: [
        #"{"left": [{"item": "nothing"}]}"#, #"{"left": [{}]}"#, #"{"left": [{"title": "A", "symbol": "heart"}]}"#,
        #"{"largeTitle": 1}"#, #"{"colour": "red"}"#,
    ])
    func mistakesAreRejected(bar: String) {
        #expect(throws: (any Error).self) { try document(bar) }
    }
}
