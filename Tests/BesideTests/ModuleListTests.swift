import Foundation
import TestSupport
import Testing

/// The page Modules beside UIKit names what the package has.
@Suite("Modules beside UIKit") struct ModuleListTests {
    @Test func everyRowIsAModuleOfTheProduct() throws {
        let page = try String(
            contentsOf: Repository.root.appending(path: "Sources/Framereel/Framereel.docc/ModulesBesideUIKit.md"),
            encoding: .utf8)
        let rows = page.matches(of: /(?m)^\| `(\w+)` \| (\w+) \| (.+) \|$/)
        #expect(rows.map { String($0.1) } == Repository.modulesBesideUIKit)
        #expect(rows.allSatisfy { ["shell", "values", "whole"].contains($0.2) })
    }

    /// A shell reports its first use.
    @Test func everyShellReports() throws {
        let page = try String(
            contentsOf: Repository.root.appending(path: "Sources/Framereel/Framereel.docc/ModulesBesideUIKit.md"),
            encoding: .utf8)
        for row in page.matches(of: /(?m)^\| `(\w+)` \| shell \|/) {
            let folder = Repository.root.appending(path: "Sources/\(row.1)")
            let files =
                FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
                .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
            let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
            #expect(
                texts.contains { $0.contains("reportUnsupported(") || $0.contains("ShellView(") }, "\(row.1)")
        }
    }
}
