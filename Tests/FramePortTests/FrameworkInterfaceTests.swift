import Foundation
import TestSupport
import Testing

@testable import FramePort

/// What the porting step believes of UIKit is what UIKit's sources say.
@Suite struct FrameworkInterfaceTests {
    private static let sources = Repository.root.appending(path: "Sources")
    private static let folders = (["CoreGraphics", "QuartzCore"] + Repository.modulesOfUIKit).map {
        sources.appending(path: $0)
    }

    /// To accept a change: `FRAMEREEL_RECORD=failed swift test --filter FrameworkInterfaceTests`.
    @Test func saysWhatTheSourcesSay() throws {
        let text = try FrameworkSurvey.text(of: Self.folders)
        #expect(text.contains("class UIView: UIResponder"))
        #expect(text.contains("    func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n"))
        // The literal ends without the last line's newline.
        let isCurrent = text == FrameworkInterface.text + "\n"
        #expect(isCurrent)
        guard !isCurrent, ProcessInfo.processInfo.environment["FRAMEREEL_RECORD"] != nil else {
            return
        }
        let file = Self.sources.appending(path: "FramePort/Framework/FrameworkInterface.swift")
        let old = try String(contentsOf: file, encoding: .utf8)
        let parts = old.components(separatedBy: "#\"\"\"\n")
        let indented = text.split(separator: "\n").map { "        \($0)\n" }.joined()
        try (parts[0] + "#\"\"\"\n" + indented + "        \"\"\"#\n}\n").write(
            to: file, atomically: true, encoding: .utf8)
    }

    /// Likewise recorded.
    @Test func namesAreThoseThatTheSourcesDeclare() throws {
        let names = try FrameworkSurvey.names(of: Self.folders)
        #expect(names.contains("UIView") && names.contains("CACurrentMediaTime") && !names.contains("UIWebView"))
        let isCurrent = Set(names) == FrameworkNames.declared
        #expect(isCurrent)
        guard !isCurrent, ProcessInfo.processInfo.environment["FRAMEREEL_RECORD"] != nil else { return }
        let file = Self.sources.appending(path: "FramePort/Framework/FrameworkNames.swift")
        let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "#\"\"\"")
        try #require(parts.count == 2)
        let lines = names.map { "        \($0)\n" }.joined()
        try (parts[0] + "#\"\"\"\n" + lines + "        \"\"\"#\n}\n").write(
            to: file, atomically: true, encoding: .utf8)
    }

    /// Likewise recorded.
    @Test func membersAreThoseThatTheSourcesDeclare() throws {
        let lines = try FrameworkSurvey.members(of: Self.folders)
        let text = lines.joined(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("UIView.AnimationOptions: ") && $0.contains(" curveEaseIn ") })
        #expect(!lines.contains { $0.hasPrefix("CGRect: ") })
        let isCurrent = text == FrameworkMembers.text
        #expect(isCurrent)
        guard !isCurrent, ProcessInfo.processInfo.environment["FRAMEREEL_RECORD"] != nil else { return }
        let file = Self.sources.appending(path: "FramePort/Framework/FrameworkMembers.swift")
        let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "#\"\"\"")
        let indented = lines.map { "        \($0)\n" }.joined()
        try (parts[0] + "#\"\"\"\n" + indented + "        \"\"\"#\n}\n").write(
            to: file, atomically: true, encoding: .utf8)
    }

    @Test func replaceableMethodsAreThoseThatAreDynamic() throws {
        let files = Self.folders.flatMap { folder in
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

    /// It is parsed like any source, so that an error in it would hide all that comes after.
    @Test func isSwift() {
        #expect(!FrameworkInterface.unit.tree.hasError)
        #expect(ModuleIndex([]).type("UIScrollViewDelegate").map { OptionalRequirement.all(of: $0).count } == 14)
    }
}
