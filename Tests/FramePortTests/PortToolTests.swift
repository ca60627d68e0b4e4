import Foundation
import Testing

@testable import PortTool

/// The selection of the files to port and their output paths.
@Suite final class PortToolTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "port-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ text: String, _ path: String) throws { try write(Data(text.utf8), path) }

    private func write(_ data: Data, _ path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    private func path(_ path: String) -> String { folder.appending(path: path).path }

    /// Returns the sorted names of the files in a folder.
    private func names(in path: String) -> [String] {
        (FileManager.default.enumerator(atPath: self.path(path))?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".swift") }.sorted()
    }

    @discardableResult private func port(_ words: String...) throws -> PortStatus {
        try PortTool.run(Invocation(words + ["-q"]))
    }

    private func refusal(_ words: String...) -> PortFailure? {
        #expect(throws: PortFailure.self) { try PortTool.run(Invocation(words + ["-q"])) }
    }

    /// A rejected module is neither written nor counted.
    @Test func onlyPortedSourcesAreCounted() throws {
        func report(_ words: String...) throws -> (status: PortStatus, lines: [String]) {
            var lines: [String] = []
            let status = try PortTool.run(Invocation(words)) { lines.append($0) }
            return (status, lines)
        }
        try write("let a = 1\n", "App/A.swift")
        let done = try report(path("App"), "-o", path("out"))
        #expect(done.status == .done && done.lines == ["1 file ported, 1 written; 0 errors"])
        let check = try report(path("App"), "--check")
        #expect(check.lines == ["1 file would be ported; 0 errors"])
        try write("import UIKit\nlet b = NSXPCConnection(),\n    c: UIWebView? = nil\n", "App/B.swift")
        let missing = try report(path("App"), "--check")
        #expect(missing.lines.last == "2 files would be ported; 2 errors" && missing.status == .findings)
        #expect(try report(path("App"), "-o", path("out")).status == .done)
        let classes = (0...300).map { "class C\($0)\($0 > 0 ? ": C\($0 - 1)" : "") {}\n" }.joined()
        try write(classes, "App/C.swift")
        for words in [["-o", path("refused")], ["--check"]] {
            let refused = try PortTool.run(Invocation([path("App")] + words)) { Issue.record("\($0)") }
            #expect(refused == .findings && names(in: "refused").isEmpty)
        }
    }

    @Test func hiddenFilesAndFoldersNamedLikeSourcesAreLeftOut() throws {
        for name in [
            "Card.swift", ".Card.swift", ".build/checkouts/Other.swift", "R.swift/README.md", "R.swift/R.swift",
        ] {
            try write("let a = 1\n", "App/" + name)
        }
        try port(path("App"), "-o", path("out"))
        #expect(names(in: "out") == ["Card.ported.swift", "R.swift", "R.swift/R.ported.swift"])
    }

    /// SwiftPM cannot build files with such names. The original keeps its name.
    @Test func quotationMarksAreReplacedInNames() throws {
        try write("let a = 1\n", "App/The \"Card\".swift")
        try write("let b = 1\n", "App/Old \"Cards\"/B.swift")
        try port(path("App"), "-o", path("out"))
        #expect(names(in: "out") == ["Old _Cards_/B.ported.swift", "The _Card_.ported.swift"])
        let text = try String(contentsOf: folder.appending(path: "out/The _Card_.ported.swift"), encoding: .utf8)
        #expect(text.hasPrefix("#sourceLocation(file: \"") && text.contains("The \\\"Card\\\".swift\", line: 1)"))
        // An exclusion refers to the name of the original.
        try port(
            path("App/The \"Card\".swift"), "-o", path("one"), "--planned", "--root", path("App"), "--exclude",
            "Old \"Cards\"")
        #expect(names(in: "one") == ["The _Card_.ported.swift"])
    }

    /// Input methods leave such characters in names.
    @Test func controlCharactersAreReplacedInNames() throws {
        try write("let a = 1\n", "App/\u{10}Card.swift")
        try port(path("App"), "-o", path("out"))
        #expect(names(in: "out") == ["_Card.ported.swift"])
        let text = try String(contentsOf: folder.appending(path: "out/_Card.ported.swift"), encoding: .utf8)
        #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
    }

    @Test func theOutputIsNotPorted() throws {
        try write("let a = 1\n", "App/Card.swift")
        try port(path("App"), "-o", path("App/ported"))
        try port(path("App"), "-o", path("App/ported"))
        #expect(names(in: "App") == ["Card.swift", "ported/Card.ported.swift"])
        let failure = try #require(refusal(path("App"), "-o", path("App") + "/"))
        #expect(failure.status == .usage && failure.description.contains("name another folder with -o"))
    }

    @Test func twoSourcesWithOnePortedNameAreAnError() throws {
        try write("let a = 1\n", "A/Card.swift")
        try write("let b = 1\n", "B/Card.swift")
        let failure = try #require(refusal(path("A"), path("B"), "-o", path("out")))
        #expect(failure.status == .usage)
        #expect(
            failure.description.hasPrefix(
                "\(path("A/Card.swift")) and \(path("B/Card.swift")) would both become Card.ported.swift"))
        #expect(names(in: "out").isEmpty)
        try port(path("A"), path("B"), "--root", folder.path, "-o", path("out"))
        #expect(names(in: "out") == ["A/Card.ported.swift", "B/Card.ported.swift"])
        try write("let a = 1\n", "A/Card.ported.swift")
        #expect(refusal(path("A"), "-o", path("out")) != nil)
    }

    /// The target of a link is ported under the name of the link, and output behind a link is excluded in the same way.
    @Test func linksAreCompared() throws {
        try write("let a = 1\n", "App/Card.swift")
        try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: path("App"))
        for _ in 0..<2 { try port(path("App"), "-o", path("link/out")) }
        for _ in 0..<2 { try port(path("link"), "-o", path("App/out")) }
        #expect(names(in: "App") == ["Card.swift", "out/Card.ported.swift"])
        let text = try String(contentsOf: folder.appending(path: "App/out/Card.ported.swift"), encoding: .utf8)
        #expect(text.hasPrefix("#sourceLocation(file: \"\(path("link/Card.swift"))\""))
        #expect(refusal(path("App"), "-o", path("link"))?.status == .usage)
    }

    /// The output of an earlier run lies among the sources, in a folder that this run does not write to.
    @Test func earlierOutputIsLeftOut() throws {
        try write("let a = 1\n", "App/Card.swift")
        try port(path("App"), "-o", path("App/old"))
        try port(path("App"), "-o", path("App/new"))
        try port(path("App"), "-o", path("out"))
        #expect(names(in: "App") == ["Card.swift", "new/Card.ported.swift", "old/Card.ported.swift"])
        #expect(names(in: "out") == ["Card.ported.swift"])
        // When it is the only source, or named, it is ported without changes.
        try port(path("App/old"), "-o", path("again"))
        try port(path("App/old/Card.ported.swift"), "-o", path("named"))
        for name in ["out", "again", "named"] {
            let texts = try [name, "App/old"].map {
                try String(contentsOf: folder.appending(path: $0 + "/Card.ported.swift"), encoding: .utf8)
            }
            #expect(texts[0] == texts[1], "\(name)")
        }
    }

    @Test func aSourceNamedLikeAPortedOneIsToBeRenamed() throws {
        for name in ["Card.swift", "Card.ported.swift"] { try write("let a = 1\n", "App/" + name) }
        let failure = try #require(refusal(path("App"), "-o", path("out")))
        #expect(failure.status == .usage && failure.description.contains("rename the one that ends in .ported.swift"))
        #expect(!failure.description.contains("two folders"))
    }

    /// The message says that nothing is ported.
    @Test func aRefusedModuleIsNotWritten() throws {
        let classes = (1...200).map { "class A\($0): A\($0 - 1) {}" }
        try write("class A0 {}\n" + classes.joined(separator: "\n"), "App/A.swift")
        #expect(try port(path("App"), "-o", path("out")) == .findings)
        #expect(names(in: "out").isEmpty)
    }

    @Test(arguments: [([0x61, 0xC3], 1), ([0x61, 0x0A, 0xFF, 0x61], 2), ([0xC3, 0xA4, 0xED, 0xA0, 0x80], 2)])
    func invalidUTF8IsAnError(bytes: [UInt8], offset: Int) throws {
        try write(Data(bytes), "App/Card.swift")
        let failure = try #require(refusal(path("App"), "-o", path("out")))
        #expect(failure.status == .inputInvalid)
        #expect(failure.description.hasPrefix("\(path("App/Card.swift")): byte \(offset) is not valid UTF-8"))
        #expect(names(in: "out").isEmpty)
    }

    @Test func controlCharactersAreEscaped() throws {
        #expect(PortTool.printable("a\u{1B}[2Jb\n\u{202E}é") == "a\\u{1B}[2Jb\\n\\u{202E}é")
        try write("let a = 1\n", "App/a\nb.swift")
        try port(path("App"), "-o", path("out"))
        let text = try String(contentsOf: folder.appending(path: "out/a_b.ported.swift"), encoding: .utf8)
        #expect(text.hasPrefix("#sourceLocation(file: \"") && text.split(separator: "\n").count == 2)
    }
}
