import FrameJSON
import FrameStoryboards
import Testing
import UIKit

/// Rejected files with the location of the error, and files that only cause warnings.
@Suite("Refused storyboards") struct InterfaceErrorTests {
    /// Returns a storyboard with these scenes.
    private static func storyboard(_ scenes: String, _ attributes: String = "") -> String {
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" targetRuntime=\"iOS.CocoaTouch\" \(attributes)>\n<scenes>\(scenes)</scenes></document>"
    }

    private static func scene(_ objects: String) -> String {
        storyboard("<scene sceneID=\"s\"><objects>\n\(objects)\n</objects></scene>")
    }

    private func message(_ text: String) -> String? {
        do {
            _ = try InterfaceDocument(Array(text.utf8), file: "A.storyboard")
            return nil
        } catch {
            return error.description
        }
    }

    @Test(arguments: [
        (
            "",
            "A.storyboard:1:1: not well-formed XML: no element found; open the file in Interface Builder and save it"
        ),
        (
            "<a>\n <b>\n</a>",
            "A.storyboard:3:3: not well-formed XML: mismatched tag; open the file in Interface Builder and save it"
        ),
        (
            "<!DOCTYPE a><a/>",
            "A.storyboard:1:12: a document type or entity declaration cannot stand in a storyboard or nib; remove it"
        ),
        (
            "<a b=\"é\">&lt;&amp;&euro;</a>",
            "A.storyboard:1:19: not well-formed XML: undefined entity; open the file in Interface Builder and save it"
        ),
        (
            "<a/>\n<b/>",
            "A.storyboard:2:1: not well-formed XML: junk after document element; open the file in Interface Builder and save it"
        ),
        (
            "\u{FEFF}<a>\n<!ENTITY b \"c\"></a>",
            "A.storyboard:2:3: not well-formed XML: a character or tag that cannot stand here; open the file in Interface Builder and save it"
        ),
        (
            "\u{FEFF}<?x?><!-- <b> --><a/>",
            "A.storyboard:1:18: expected the element “document” of a storyboard or nib, found “a”"
        ),
        (
            "<?xml version=\"1.0\" encoding=\"UTF-16\"?><a/>",
            "A.storyboard:1:1: the encoding “UTF-16” cannot stand in a storyboard or nib; save the file as UTF-8"
        ),
        (
            "<a xmlns:x=\"y\"/>",
            "A.storyboard:1:1: a namespace cannot stand in a storyboard or nib; write names without colons, and no xmlns"
        ),
        (
            "<document>\n<scenes xmlns=\"y\"/></document>",
            "A.storyboard:2:1: a namespace cannot stand in a storyboard or nib; write names without colons, and no xmlns"
        ),
        ("\n  <plist/>", "A.storyboard:2:3: expected the element “document” of a storyboard or nib, found “plist”"),
        (
            "<document type=\"com.apple.InterfaceBuilder3.AppleTV.Storyboard\" targetRuntime=\"AppleTV\"/>",
            "A.storyboard:1:1: made for the runtime “AppleTV”; expected “iOS.CocoaTouch”: only storyboards and nibs of iOS are read"
        ),
        (
            storyboard("", "initialViewController=\"x\""),
            "A.storyboard:1:1: the initial controller “x” is not in the file; expected its object id"
        ),
        (storyboard("", "useAutolayout=\"1\""), "A.storyboard:1:1: expected YES or NO for “useAutolayout”, found “1”"),
        (
            scene("<viewController sceneMemberID=\"viewController\"/>"),
            "A.storyboard:3:1: expected an attribute “id” of “viewController”, found none"
        ),
        (
            scene("<view id=\"a\"/>\n é<view id=\"a\"/>"),
            "A.storyboard:4:3: a second object has the id “a”; each object needs its own"
        ),
        (
            scene("<view id=\"a\">\n\t<rect key=\"frame\" x=\"nan\" y=\"0\" width=\"1\" height=\"1\"/></view>"),
            "A.storyboard:4:2: expected a number from -10000000 to 10000000 for “x”, found “nan”"
        ),
        (
            scene("<view id=\"a\" hidden=\"TRUE\"/>"),
            "A.storyboard:3:1: expected YES or NO for “hidden”, found “TRUE”"
        ),
        (
            scene(
                "<view id=\"a\"><constraints>\n<constraint id=\"c\" firstAttribute=\"top\" multiplier=\"1:0\"/></constraints></view>"
            ),
            "A.storyboard:4:1: expected a number or a ratio such as 16:9 for “multiplier”, found “1:0”"
        ),
        (
            scene(
                "<view id=\"a\"><connections>\n<segue id=\"c\" kind=\"presentaton\" destination=\"a\"/></connections></view>"
            ),
            "A.storyboard:4:1: expected one of \"show\", \"showDetail\", \"presentation\", \"popoverPresentation\", \"embed\", \"relationship\", \"unwind\", \"custom\", \"push\", \"modal\", \"popover\", \"replace\" for “kind”, found “presentaton”; did you mean “presentation”?"
        ),
    ]) func invalidDocumentsAreRejected(text: String, message: String) {
        #expect(self.message(text) == message)
    }

    @Test func controllersThatContainEachOtherAreRefused() {
        func controller(_ id: String, _ destination: String, _ kind: String) -> String {
            """
            <scene><objects><navigationController id="\(id)" sceneMemberID="viewController"><connections>
            <segue id="to-\(destination)" kind="\(kind)" destination="\(destination)"/></connections></navigationController></objects></scene>
            """
        }
        let circle = ["relationship", "embed", "relationship"]
        let scenes = zip(["a", "b", "c"], ["b", "c", "a"]).enumerated().map { controller($1.0, $1.1, circle[$0]) }
        #expect(
            message(Self.storyboard(scenes.joined()))
                == "A.storyboard:5:1: controllers contain each other: a → b → c → a; remove the segue “to-a”")
        let chain = zip(["a", "b"], ["b", "c"]).map { controller($0, $1, "embed") } + [controller("c", "a", "show")]
        #expect(message(Self.storyboard(chain.joined())) == nil)
        #expect(message(Self.storyboard(controller("a", "a", "embed")))?.contains("a → a") == true)
    }

    /// Each element is named once, with its first location.
    @Test func unknownElementsAreNamed() throws {
        let text = Self.scene(
            """
            <view id="a"><subviews><lidarView id="b"/>
            <lidarView id="c"/></subviews><glow/><nil key="x"/><connections>
            <outlet property="p" destination="gone" id="o"/></connections></view>
            """)
        let document = try InterfaceDocument(Array(text.utf8), file: "A.storyboard")
        #expect(
            document.warnings.map(\.description) == [
                "A.storyboard:3:24: unknown element “lidarView”: a plain view replaces it",
                "A.storyboard:4:31: unknown element “glow”: it is left out",
                "A.storyboard:5:1: the outlet “p” leads to “gone”, which is not in the file: it does nothing",
            ])
        #expect(document.scenes.first?.objects.first?.list("subviews").map(\.role) == [.view, .view])
    }

    @Test func otherElementsNamedSegueAreSkipped() throws {
        let text = Self.storyboard(
            """
            <scene><objects><viewController id="a" sceneMemberID="viewController"><connections>
            <segue inheritsFrom="parent" id="preview"/></connections></viewController></objects></scene></scenes>
            <inferredMetricsTieBreakers><segue reference="x"/></inferredMetricsTieBreakers><scenes>
            """)
        let document = try InterfaceDocument(Array(text.utf8), file: "A.storyboard")
        #expect(document.scenes.flatMap(\.segues).isEmpty && document.scenes.count == 1)
    }
}
