import FrameGeometry
import FrameJSON
import TestSupport
import Testing
import UIKit

@testable import FrameStoryboards

/// The contents read from the storyboards and nibs in `Fixtures/storyboards`.
@Suite("Storyboards and nibs") struct InterfaceDocumentTests {
    private static func document(_ name: String) throws -> InterfaceDocument {
        try InterfaceDocument(contentsOf: Repository.root.appending(path: "Fixtures/storyboards/trips/\(name)").path)
    }

    private func object(_ id: String, in document: InterfaceDocument) throws -> InterfaceObject {
        let all = document.scenes.flatMap(\.objects).flatMap(\.all) + document.objects.flatMap(\.all)
        return try #require(all.first { $0.id == id }, "\(id)")
    }

    @Test func theHeaderIsRead() throws {
        let document = try Self.document("Main.storyboard")
        #expect(document.form == .storyboard)
        #expect(
            document.header
                == InterfaceHeader(
                    runtime: "iOS.CocoaTouch", version: "3.0", toolsVersion: "22155", initialController: "nav-01",
                    usesAutoLayout: true, usesSafeAreas: true, usesTraitCollections: true, device: "retina6_12",
                    orientation: "portrait"))
        #expect(document.warnings == [])
        #expect(try Self.document("Help.storyboard").header.initialController == nil)
    }

    @Test func scenesHaveTheirControllers() throws {
        let document = try Self.document("Main.storyboard")
        #expect(
            document.scenes.map { "\($0.id) \($0.controller?.element ?? "") \($0.controller?.id ?? "")" } == [
                "scn-list viewController lst-01", "scn-nav navigationController nav-01",
                "scn-detail viewController det-01", "scn-card viewController crd-01",
                "scn-map viewController emb-01", "scn-help viewControllerPlaceholder ref-01",
            ])
        #expect(document.initialScene?.id == "scn-nav")
        #expect(document.scene(identifier: "card")?.controller?.id == "crd-01")
        let list = try object("lst-01", in: document)
        #expect(list.customClass == CustomClass(name: "TripsViewController", module: "Trips", isOfTarget: true))
        let help = try object("ref-01", in: document)
        #expect(help.attributes["storyboardName"] == "Help" && help.attributes["referencedIdentifier"] == "start")
    }

    @Test func seguesKnowTheControllerAndWhatPerformsThem() throws {
        let document = try Self.document("Main.storyboard")
        let segues = document.scenes.flatMap(\.segues)
        #expect(
            segues.map { "\($0.kind.rawValue) \($0.identifier ?? "-") \($0.source)/\($0.sender) → \($0.destination)" }
                == [
                    "show showTrip lst-01/lst-show → det-01",
                    "presentation presentCard lst-01/lst-card → crd-01", "embed embedMap lst-01/lst-cont → emb-01",
                    "presentation help lst-01/lst-help → ref-01",
                    "relationship - nav-01/nav-01 → lst-01", "unwind back crd-01/crd-back → crd-exit",
                ])
        let card = try #require(segues.first { $0.id == "seg-card" })
        #expect(card.modalPresentationStyle == "fullScreen" && card.modalTransitionStyle == "flipHorizontal")
        #expect(card.animates)
        #expect(segues.first { $0.kind == .unwind }?.unwindAction == "backToTrips:")
        #expect(segues.first { $0.kind == .relationship }?.relationship == "rootViewController")
    }

    @Test func viewsHaveValues() throws {
        let document = try Self.document("Main.storyboard")
        let view = try #require(try object("lst-01", in: document).object("view"))
        #expect(view.values["frame"] == .rect(Rect(x: 0, y: 0, width: 393, height: 852)))
        #expect(view.values["autoresizingMask"] == .flags(["widthSizable", "heightSizable"]))
        #expect(view.values["backgroundColor"] == .color(.system("systemBackgroundColor")))
        #expect(view.list("subviews").map(\.element) == ["label", "stackView", "view", "containerView"])
        #expect(view.list("").map(\.id) == ["lst-safe"])
        #expect(view.constraints.count == 15)

        let head = try object("lst-head", in: document)
        #expect(
            head.attributes["text"] == "Three trips" && head[AttributeKey<Bool>("opaque")] == false
                && head[AttributeKey<Bool>("hidden")] == nil)
        #expect(head[AttributeKey<Double>("horizontalHuggingPriority")] == 251)
        #expect(head.values["fontDescription"] == .font(.system(type: "system", weight: "semibold", size: 24)))
        #expect(head.values["highlightedColor"] == InterfaceValue.none)

        let text = try object("det-text", in: document)
        #expect(text.values["text"] == .text("Seven hills above the river.\nTrams climb them & rattle."))
        #expect(text.values["fontDescription"] == .font(.style("UICTFontTextStyleBody")))

        let box = try object("lst-box", in: document)
        #expect(
            box.values["backgroundColor"]
                == .color(.components(Color(red: 0.9, green: 0.9, blue: 0.9, alpha: 1), isDisplayP3: false)))
        #expect(
            box.runtimeAttributes == [
                RuntimeAttribute(keyPath: "layer.cornerRadius", type: "number", value: .number(16)),
                RuntimeAttribute(keyPath: "clipsToBounds", type: "boolean", value: .flag(true)),
            ])
    }

    @Test func buttonsHaveStatesAndConfigurations() throws {
        let document = try Self.document("Main.storyboard")
        let count = try object("lst-tap", in: document)
        #expect(
            count.list("").map { "\($0.key ?? ""): \($0.attributes["title"] ?? "")" } == [
                "normal: Count", "highlighted: Counting",
            ])
        #expect(count.actions.map(\.selector) == ["count:"] && count.actions.first?.event == "touchUpInside")
        let configuration = try #require(try object("lst-show", in: document).object("configuration"))
        #expect(configuration.attributes["style"] == "filled")
        #expect(configuration.values["baseBackgroundColor"] == .color(.named("Coral")))
        #expect(document.resources.images["lisbon"] == .size(Size(width: 120, height: 80)))
        #expect(
            document.resources.namedColors["Coral"]
                == .components(Color(red: 0.95, green: 0.45, blue: 0.35, alpha: 1), isDisplayP3: false))
    }

    @Test func constraintsAndTheirVariationsAreRead() throws {
        let document = try Self.document("Main.storyboard")
        let view = try #require(try object("lst-01", in: document).object("view"))
        let width = try #require(view.constraints.first { $0.id == "con-13" })
        #expect(width.multiplier == 0.5 && width.priority == 750 && width.relation == .equal)
        #expect(view.constraints.first { $0.id == "con-14" }?.relation == .greaterThanOrEqual)
        #expect(view.variations.map(\.excluded) == [["constraints": ["con-out"]]])
        #expect(view.variations.first?.holds(width: .compact, height: .regular) == true)

        let height = try #require(try object("lst-box", in: document).constraints.first)
        #expect(height.firstItem == "lst-box" && height.constant == 120)
        let variation = try #require(height.variations.first)
        #expect(variation.height == .compact && variation.width == nil && variation.attributes == ["constant": "60"])
        #expect(
            variation.holds(width: .regular, height: .compact) && !variation.holds(width: .regular, height: .regular))
        #expect(
            try object("lst-head", in: document).variations.first?.values["fontDescription"]
                == .font(.system(type: "system", weight: nil, size: 16)))
    }

    @Test func outletsCollectionsAndRecognizersAreRead() throws {
        let document = try Self.document("Main.storyboard")
        let list = try object("lst-01", in: document)
        #expect(list.outlets.map(\.property) == ["headline", "buttons", "buttons"])
        #expect(list.outlets.map(\.isCollection) == [false, true, true])
        #expect(try object("lst-box", in: document).outlets.map(\.destination) == ["lst-rec"])
        #expect(try object("lst-rec", in: document).role == .recognizer)
    }

    @Test func tablesAreReadCompletely() throws {
        let document = try Self.document("Help.storyboard")
        let table = try object("two-table", in: document)
        let cell = try #require(table.list("sections").first?.list("cells").first)
        #expect(cell.attributes["reuseIdentifier"] == "mail" && cell.object("contentView")?.id == "two-content")
        #expect(document.warnings == [])
    }

    @Test func nibsHaveTopLevelObjectsInsteadOfScenes() throws {
        let document = try Self.document("Badge.xib")
        #expect(document.form == .nib && document.scenes.isEmpty)
        #expect(document.objects.map(\.id) == ["-1", "-2", "bdg-01"])
        #expect(document.objects.first?.outlets.map(\.property) == ["badge"])
    }

    /// Interface Builder writes texts with control characters in base 64 without padding, and variations for the Mac.
    @Test(arguments: [("EFByaWNl", "\u{10}Price"), ("EFByaWNlcw", "\u{10}Prices"), ("EFByaWNlcw==", "\u{10}Prices")])
    func textsInBase64AndVariationsOfIdioms(text: String, expected: String) throws {
        let source = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"
                initialViewController="a">
            <scenes><scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController">
            <view key="view" id="b"><subviews><label id="c"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <string key="text" base64-UTF8="YES">
            \(text)
            </string></label></subviews>
            <variation key="userInterfaceIdiom=mac"><mask key="subviews"><exclude reference="c"/></mask></variation>
            </view></viewController></objects></scene></scenes></document>
            """
        let document = try InterfaceDocument(Array(source.utf8), file: "A.storyboard")
        #expect(try object("c", in: document).values["text"] == .text(expected))
        let variation = try #require(try object("b", in: document).variations.first)
        #expect(variation.idiom == "mac" && !variation.holds(width: .compact, height: .regular))
    }
}
