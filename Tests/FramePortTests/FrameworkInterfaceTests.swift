import Foundation
import TestSupport
import Testing

@testable import FramePort

/// The porting step's knowledge of UIKit matches UIKit's sources.
@Suite struct FrameworkInterfaceTests {
    /// Accept a change with `FRAMEREEL_RECORD=failed swift test --filter FrameworkInterfaceTests`.
    @Test func matchesTheSources() throws {
        let sources = Repository.root.appending(path: "Sources")
        let text = try FrameworkSurvey.text(
            of: ["CoreGraphics", "QuartzCore", "UIKit"].map { sources.appending(path: $0) })
        #expect(text.contains("class UIView: UIResponder"))
        #expect(text.contains("    func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n"))
        // The literal ends without the newline of the last line.
        let isCurrent = text == FrameworkInterface.text + "\n"
        #expect(isCurrent)
        guard !isCurrent, ProcessInfo.processInfo.environment["FRAMEREEL_RECORD"] != nil else {
            return
        }
        let file = sources.appending(path: "FramePort/Framework/FrameworkInterface.swift")
        let old = try String(contentsOf: file, encoding: .utf8)
        let parts = old.components(separatedBy: "#\"\"\"\n")
        let indented = text.split(separator: "\n").map { "        \($0)\n" }.joined()
        try (parts[0] + "#\"\"\"\n" + indented + "        \"\"\"#\n}\n").write(
            to: file, atomically: true, encoding: .utf8)
    }

    /// Accept a change in the same way.
    @Test func namesMatchTheSources() throws {
        let sources = Repository.root.appending(path: "Sources")
        let names = try FrameworkSurvey.names(
            of: ["CoreGraphics", "QuartzCore", "UIKit"].map { sources.appending(path: $0) })
        #expect(names.contains("UIView") && names.contains("CACurrentMediaTime") && !names.contains("UIWebView"))
        let isCurrent = Set(names) == FrameworkNames.declared
        #expect(isCurrent)
        guard !isCurrent, ProcessInfo.processInfo.environment["FRAMEREEL_RECORD"] != nil else { return }
        let file = sources.appending(path: "FramePort/Framework/FrameworkNames.swift")
        let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "#\"\"\"")
        try #require(parts.count == 2)
        let lines = names.map { "        \($0)\n" }.joined()
        try (parts[0] + "#\"\"\"\n" + lines + "        \"\"\"#\n}\n").write(
            to: file, atomically: true, encoding: .utf8)
    }

    /// Accept a change in the same way.
    @Test func membersMatchTheSources() throws {
        let sources = Repository.root.appending(path: "Sources")
        let lines = try FrameworkSurvey.members(
            of: ["CoreGraphics", "QuartzCore", "UIKit"].map { sources.appending(path: $0) })
        let text = lines.joined(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("UIView.AnimationOptions: ") && $0.contains(" curveEaseIn ") })
        #expect(!lines.contains { $0.hasPrefix("CGRect: ") })
        let isCurrent = text == FrameworkMembers.text
        #expect(isCurrent)
        guard !isCurrent, ProcessInfo.processInfo.environment["FRAMEREEL_RECORD"] != nil else { return }
        let file = sources.appending(path: "FramePort/Framework/FrameworkMembers.swift")
        let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "#\"\"\"")
        let indented = lines.map { "        \($0)\n" }.joined()
        try (parts[0] + "#\"\"\"\n" + indented + "        \"\"\"#\n}\n").write(
            to: file, atomically: true, encoding: .utf8)
    }

    @Test func replaceableMethodsAreTheDynamicOnes() throws {
        let files = ["UIKit", "QuartzCore"].flatMap { name in
            let folder = Repository.root.appending(path: "Sources/" + name)
            return FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap {
                $0 as? URL
            } ?? []
        }
        var found: [String: Set<MethodName>] = [:]
        for file in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            guard text.contains("open dynamic func") else { continue }
            let index = ModuleIndex([SourceUnit(path: file.path, text: text)])
            for type in index.entries {
                let names = type.methods.filter { $0.file >= 0 && $0.node.modifiers.has("dynamic") }.map(\.name)
                if !names.isEmpty { found[type.name, default: []].formUnion(names) }
            }
        }
        #expect(found == ReplaceableMethods.all.mapValues { Set($0) })
    }

    /// The interface is parsed like any source, so an error in it would hide everything after the error.
    @Test func isSwift() {
        #expect(!FrameworkInterface.unit.tree.hasError)
        #expect(ModuleIndex([]).type("UIScrollViewDelegate").map { OptionalRequirement.all(of: $0).count } == 14)
    }
}
