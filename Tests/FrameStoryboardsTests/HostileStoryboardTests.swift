import Foundation
import FrameStoryboards
import Testing
import UIKit

/// Files made to exhaust a parser are rejected with the right error.
@Suite("Hostile storyboards") struct HostileStoryboardTests {
    private func reason(_ text: String) -> InterfaceError.Reason? {
        do {
            _ = try InterfaceDocument(Array(text.utf8), file: "A.storyboard")
            return nil
        } catch {
            return error.reason
        }
    }

    private static let entities =
        "<!DOCTYPE l [<!ENTITY a \"0123456789\">"
        + zip("bcdefghi", "abcdefgh").map {
            "<!ENTITY \($0) \"" + String(repeating: "&\($1);", count: 10) + "\">"
        }.joined() + "]><l>&i;</l>"

    @Test(arguments: [
        entities, "<!DOCTYPE a SYSTEM \"http://localhost/a.dtd\"><a/>",
        "<!DOCTYPE a [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><a>&e;</a>",
        "<?xml version=\"1.0\"?> <!-- <a> --> <!DOCTYPE a><a/>",
    ]) func documentTypesAreRefused(text: String) {
        #expect(reason(text) == .forbidden("a document type or entity declaration", fix: "remove it"))
    }

    @Test func nestingIsLimited() {
        #expect(
            reason(String(repeating: "<a>", count: 10_000))
                == .tooMuch(of: "elements inside each other", limit: 200))
        #expect(reason("<a>" + String(repeating: "<b></b>", count: 300) + "</a>")?.isLimit == false)
    }

    @Test func countsAreLimited() {
        #expect(reason("<a>" + String(repeating: "<b/>", count: 100_001)) == .tooMuch(of: "elements", limit: 100_000))
        let attributes = (0..<65).map { " a\($0)=\"\"" }.joined()
        #expect(reason("<a\(attributes)/>") == .tooMuch(of: "attributes of one element", limit: 64))
        #expect(
            reason("<a b=\"" + String(repeating: "x", count: 1 << 20) + "\"/>")
                == .tooMuch(of: "bytes in one tag", limit: 1 << 20))
        #expect(
            reason("<a>" + String(repeating: "x", count: (2 << 20) + 1) + "</a>")
                == .tooMuch(of: "bytes of text in one element", limit: 2 << 20))
    }

    /// Equal signs and brackets in quotes are text.
    @Test func quotedMarkupIsNotCounted() {
        let value = String(repeating: "= > : ' ", count: 100)
        #expect(
            reason("<a b=\"\(value)\"/>")
                == .mismatch(expected: "the element “document” of a storyboard or nib", found: "“a”"))
    }

    @Test func largeFilesAreNotRead() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString).storyboard")
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(FileManager.default.createFile(atPath: url.path, contents: nil))
        let handle = try FileHandle(forWritingTo: url)
        try handle.truncate(atOffset: 50_000_000)
        try handle.close()
        #expect(throws: InterfaceError(file: url.path, place: nil, .tooLarge(limit: 8 << 20))) {
            try InterfaceDocument(contentsOf: url.path)
        }
    }

    @Test(arguments: ["/", "/nowhere.storyboard"]) func foldersAndMissingFilesAreRefused(path: String) {
        let error = #expect(throws: InterfaceError.self) { try InterfaceDocument(contentsOf: path) }
        #expect(error?.description == path + (path == "/" ? ": a folder; expected a file" : ": no such file"))
    }
}

extension InterfaceError.Reason {
    fileprivate var isLimit: Bool {
        if case .tooMuch = self { true } else { false }
    }
}
