import Foundation
import Testing

@testable import FrameProjects

/// Property lists in OpenStep's format.
@Suite struct OpenStepReaderTests {
    private func text(_ value: PropertyValue) -> String {
        switch value {
        case .text(let text): text.debugDescription
        case .list(let elements): "(" + elements.map { self.text($0.value) }.joined(separator: ",") + ")"
        case .table(let table):
            "{" + table.keys.map { "\($0.debugDescription):" + text(table[$0]?.value ?? .other) }.joined(separator: ",")
                + "}"
        case .other: "?"
        }
    }

    @Test(arguments: [
        ("{}", "{}"), ("{a=1;}", "{\"a\":\"1\"}"), ("\u{FEFF}{ a = b ; }", "{\"a\":\"b\"}"),
        ("// c\n{ /* c */ a = /* c */ ( 1 , 2/*c*/, ) /**/ ; }", "{\"a\":(\"1\",\"2\")}"),
        ("{ \"a b\" = 'c \"d\"'; }", "{\"a b\":\"c \\\"d\\\"\"}"),
        (#"{ a = "\n\t\"\\\'x"; }"#, #"{"a":"\n\t\"\\\'x"}"#),
        (#"{ a = "\101\U00e9\Ud83d\Ude00"; }"#, "{\"a\":\"Aé😀\"}"),
        ("{ a = path/to_file-1.swift:$x+y; }", "{\"a\":\"path/to_file-1.swift:$x+y\"}"),
        ("{ a = <0fbc 12>; b = (); }", "{\"a\":?,\"b\":()}"), ("{ a = 1; b = 2; a = 3; }", "{\"a\":\"3\",\"b\":\"2\"}"),
        ("{ a = über; }", "!"), ("{ ü = 1; }", "!"),
    ])
    func values(source: String, expected: String) {
        let found = try? OpenStepReader.read(Array(source.utf8))
        #expect(found.map { text($0.value) } ?? "!" == expected)
    }

    /// Foundation's reader on Linux is the reference for a whole project.
    @Test func foundationReadsTheSame() throws {
        let path = ProjectText.folder + "/classic/Shop.xcodeproj/project.pbxproj"
        let data = try Data(contentsOf: URL(filePath: path))
        let reference = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        func equal(_ value: PropertyValue, _ other: Any?) -> Bool {
            switch value {
            case .text(let text): return other as? String == text
            case .list(let elements):
                guard let others = other as? [Any], others.count == elements.count else { return false }
                return zip(elements, others).allSatisfy { equal($0.value, $1) }
            case .table(let table):
                guard let others = other as? [String: Any], others.count == table.keys.count else { return false }
                return table.keys.allSatisfy { key in equal(table[key]?.value ?? .other, others[key]) }
            case .other: return false
            }
        }
        #expect(equal(.table(try PropertyFile(contentsOf: path).root), reference))
    }

    @Test(arguments: [
        ("{ a = 1", "1:8: expected “;” behind the value of “a”, found the end of the file"),
        ("{\n  a 1; }", "2:5: expected “=” behind the key “a”, found “1”"),
        ("{ a = ; }", "1:7: expected a text, a list or a dictionary, found “;”"),
        ("{ a = ( 1 2 ); }", "1:11: expected “,” or “)” in a list, found “2”"),
        ("{ a = \"b; }", "1:7: a text without end; expected “\"”"),
        ("{} x", "1:4: expected the end of the file, found “x”"),
        ("{ /* a", "1:3: a comment without end; expected “*/”"),
        ("{ a = <0g>; }", "1:7: expected hexadecimal data between “<” and “>”"),
        ("{ a = \"\\U12\"; }", "1:9: expected four hexadecimal digits behind \\U"),
        ("{\n=======\n}", "2:1: a marker of a merge conflict; resolve the conflict"),
        ("", "empty; expected a property list"), ("(a)", "expected a dictionary, found a list of 1"),
        ("<plist><dict><key>a</key></dict>", "not a property list:"), ("bplist00", "a binary property list;"),
        (String(repeating: "(", count: 1_000_000), "1:101: more than 100 levels of nesting;"),
        ("<plist>" + String(repeating: "<array>", count: 1_000_000), "more than 100 levels of nesting;"),
        ("<plist>" + String(repeating: "<key>", count: 100_000), "more than 100 levels of nesting;"),
        ("<plist>" + String(repeating: "<x a='b'>", count: 100_000), "more than 100 levels of nesting;"),
    ])
    func errors(source: String, expected: String) throws {
        let error = #expect(throws: ProjectError.self) { try PropertyFile(Array(source.utf8), path: "p") }
        let message = try #require(error).description
        #expect(message.hasPrefix("p: " + expected) || message.hasPrefix("p:" + expected), "\(message)")
    }

    @Test func elementsInCommentsAndTextsDoNotCount() throws {
        let tags = String(repeating: "<a>", count: 200)
        let file = try PropertyFile(
            Array(
                "<plist><dict><!-- \(tags) --><key>a</key><string><![CDATA[\(tags)]]></string><key>b</key><true/></dict></plist>"
                    .utf8),
            path: "p")
        #expect(file.root.text("a") == tags)
    }

    @Test func bytesThatAreNotUTF8AreRefused() {
        #expect(throws: ProjectError(file: "p", "not UTF-8; save the file as UTF-8")) {
            try PropertyFile([0x7B, 0xE9, 0x7D], path: "p")
        }
    }
}
