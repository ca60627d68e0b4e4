import Foundation
import TestSupport
import Testing

/// Each importable module introduces itself on one screen.
@Suite("Landing pages") struct LandingPageTests {
    private static let longest = 60

    @Test func everyModuleHasOne() throws {
        let libraries = try Manifest.ofPackage.get().targets.filter {
            $0.isLibrary && !Repository.modulesOfUIKit.dropLast().contains($0.name)
        }
        let modules = libraries.map(\.name)
        #expect(modules.count > 12)
        for module in modules {
            let path = "Sources/\(module)/\(module).docc/\(module).md"
            guard let text = try? String(contentsOf: Repository.root.appending(path: path), encoding: .utf8) else {
                Issue.record("\(path) is missing")
                continue
            }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.first == "# ``\(module)``", "\(path)")
            #expect(lines.count <= Self.longest + 1, "\(path) has \(lines.count) lines")
        }
    }
}
