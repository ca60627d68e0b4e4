import FrameJSON
import FrameStoryboards
import Testing
import UIKit

/// The texts of a language, and the texts that they replace.
@Suite("Localized texts") struct InterfaceStringsTests {
    private func strings(_ bytes: [UInt8]) throws(InterfaceError) -> InterfaceStrings {
        try InterfaceStrings(bytes, file: "de.strings")
    }

    private func texts(_ text: String) throws(InterfaceError) -> [String: [String: String]] {
        try strings(Array(text.utf8)).texts
    }

    @Test func commentsEscapesAndWordsAreRead() throws {
        let texts = try texts(
            """
            /* Class = "UILabel"; text = "*"; */
            "a-1.text" = "Zeile 1\\nZeile „2“ \\"drei\\" \\\\ \\U00e4\\Ud83d\\Ude00";
            // A word without quotation marks.
            a-1.title=Gruß; "b.c.d" = "";
            """.replacing("=Gruß", with: " = Gruss"))
        #expect(
            texts == [
                "a-1": ["text": "Zeile 1\nZeile „2“ \"drei\" \\ ä😀", "title": "Gruss"], "b": ["c.d": ""],
            ])
    }

    /// Foundation's reader of property lists in this form gives the same results.
    @Test(arguments: [
        (#""a.t" = "a\012b\101\0010";"#, "a\nbA\u{1}0"), (#""a.t" = "\341\t\a\b\f\v\q";"#, "Æ\t\u{7}\u{8}\u{C}\u{B}q"),
        ("'a.t' = 'it\"s';", "it\"s"), ("{ \"a.t\" = x; }", "x"), ("\"a.t\";", "a.t"),
    ])
    func olderFormsAreRead(text: String, expected: String) throws {
        #expect(try texts(text) == ["a": ["t": expected]])
    }

    @Test func encodingsAreDetectedByTheirMarks() throws {
        let text = "\"a.text\" = \"Später 😀\";"
        let expected = ["a": ["text": "Später 😀"]]
        let units = Array(text.utf16)
        #expect(try strings([0xEF, 0xBB, 0xBF] + Array(text.utf8)).texts == expected)
        #expect(
            try strings([0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }).texts == expected)
        #expect(
            try strings([0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }).texts == expected)
        for bytes: [UInt8] in [[0xE4], [0xFF, 0xFE, 0x41], [0xFE, 0xFF, 0xD8, 0x00]] {
            let error = #expect(throws: InterfaceError.self) { try strings(bytes) }
            #expect(
                error?.description
                    == "de.strings: expected UTF-8, or UTF-16 with a byte order mark, found another encoding")
        }
    }

    @Test(arguments: [
        ("\"a.text\" \"x\";", "1:10: expected “=” between the key and its text, or “;”, found “\"”"),
        ("\"a.text\" = \"x\"", "1:15: expected “;” behind the text, found the end of the file"),
        ("\n  \"a.text\" = ;", "2:14: expected a text in quotes, found “;”"),
        ("= \"x\";", "1:1: expected a key in quotes, such as \"abc-12-def.text\", found “=”"),
        ("\"a.text\" = \"x", "1:12: a quotation mark is not closed; add another"),
        (" {\n\"a\" = \"x\";", "1:2: a brace is not closed; add }"),
        ("{ a = b; } c", "1:12: expected the end of the file, found “c”"),
        ("a = b; { c = d; }", "1:8: expected a key in quotes, such as \"abc-12-def.text\", found “{”"),
        ("\n/* x", "2:1: a comment is not closed; add */"),
        ("\"a\" = \"\\U12G4\";", "1:12: expected four hexadecimal digits, found “G”"),
        ("\"a\" = \"\\Ud83d\";", "1:9: expected the code of a character, found half of one: d83d"),
        ("\"a.b\" = \"1\";\n\"a.b\" = \"2\";", "2:1: a second text for “a.b”; remove one"),
    ])
    func mistakesHaveALocation(text: String, message: String) {
        let error = #expect(throws: InterfaceError.self) { try texts(text) }
        #expect(error?.description == "de.strings:" + message)
    }

    @Test func aFileThatIsTooLargeIsRefused() {
        let error = #expect(throws: InterfaceError.self) {
            try strings([UInt8](repeating: UInt8(ascii: " "), count: 8 << 20 + 1))
        }
        #expect(error?.reason == .tooLarge(limit: 8 << 20))
    }

    private static let nib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
        <view id="v"><subviews>
        <label id="l"><string key="text">Two
        lines</string></label>
        <button id="b"><state key="normal" title="Go"/><state key="selected" title="Gone"/>
        <buttonConfiguration key="configuration" style="plain" title="Now" subtitle="or never"/>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="a" value="plain"/>
        <userDefinedRuntimeAttribute type="localizedString" keyPath="b" value="Hint"/>
        </userDefinedRuntimeAttributes></button>
        <segmentedControl id="s"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
        </subviews></view></objects></document>
        """

    @Test func localizedTextsReplaceTheFilesTexts() throws {
        let document = try InterfaceDocument(Array(Self.nib.utf8), file: "A.xib")
        let german = document.localized(
            by: try strings(
                Array(
                    """
                    "l.text" = "Zwei Zeilen"; "b.normalTitle" = "Los"; "b.configuration.subtitle" = "oder nie";
                    "b.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]" = "Hinweis";
                    "s.segmentTitles[1]" = "Zwei"; "s.segmentTitles[2]" = "Drei"; "gone.text" = "Weg";
                    """.utf8)))
        let views = try #require(german.objects.first).list("subviews")
        #expect(views[0].attributes["text"] == "Zwei Zeilen" && views[0].values["text"] == nil)
        #expect(
            views[1].object("normal")?.attributes["title"] == "Los"
                && views[1].object("selected")?.attributes["title"] == "Gone")
        let configuration = try #require(views[1].object("configuration"))
        #expect(configuration.attributes["title"] == "Now" && configuration.attributes["subtitle"] == "oder nie")
        #expect(views[1].runtimeAttributes.map(\.value) == [.text("plain"), .text("Hinweis")])
        #expect(views[2].list("segments").map { $0.attributes["title"] } == ["One", "Zwei"])
        #expect(document.localized(by: try strings([])) == document)
    }
}
