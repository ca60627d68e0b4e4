import Foundation
import Testing

@testable import FrameProjects

/// Specifications of pods, which are Ruby files. Only literals are read.
@Suite struct PodspecTests {
    @Test(arguments: [
        ("a/*.png", "a/b.png", true), ("a/*.png", "a/b/c.png", false), ("a/**/*.png", "a/b.png", true),
        ("a/**/*.png", "a/b/c/d.png", true), ("a/**/x.png", "a/bx.png", false), ("a/**/x.png", "a/b/x.png", true),
        ("a/**", "a/b/c.png", true), ("**/*", "a/b", true), ("a/*.{png,xib}", "a/b.xib", true),
        ("a/*.{png,xib}", "a/b.jpg", false), ("a/{b,c}/*.{png,xib}", "a/c/d.png", true), ("a/b?.png", "a/bc.png", true),
        ("a/b?.png", "a/b/.png", false), ("a/b.png", "a/b.png", true), ("./a", "a", false), ("", "a", false),
        ("a/*/c", "a/b/c", true), ("a/*/c", "a/c", false), ("a{b", "a{b", true),
    ])
    func patterns(pattern: String, path: String, isMatch: Bool) {
        #expect(PathPattern(pattern).matches(path) == isMatch)
    }

    @Test(.timeLimit(.minutes(1))) func hostilePatternsAreFast() {
        let path = String(repeating: "a/", count: 2000)
        #expect(!PathPattern(String(repeating: "**/*", count: 500) + "b").matches(path))
        #expect(!PathPattern(String(repeating: "{a,b}", count: 40)).matches(path))
    }

    private func pod(_ assignments: String) throws -> ProjectTarget {
        let folder = FileManager.default.temporaryDirectory.appending(path: "pod-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in [
            "Kit/Card.swift", "Kit/Card.xib", "Kit/Media.xcassets/Contents.json", "Kit/de.lproj/Kit.strings",
            "Art/a.png",
            "Art/deep/b.png",
        ] {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
        }
        let text = "Pod::Spec.new do |s|\n  s.source_files = 'Kit/**/*.swift'\n\(assignments)\nend\n"
        try Data(text.utf8).write(to: folder.appending(path: "Kit.podspec"))
        return try #require(try Podspec(contentsOf: folder.path + "/Kit.podspec", module: "Kit")).target
    }

    @Test(arguments: [
        ("", []), ("s.resources = 'Art/*.png'", ["a.png"]), ("s.resource = \"Art/a.png\"", ["a.png"]),
        ("s.resources = ['Art/**/*', \"Kit/*.{xib,xcassets}\"]", ["a.png", "b.png", "Card.xib", "Media.xcassets"]),
        (
            "s.resource_bundles = {\n  'Kit' => ['Kit/**/*.{xib,strings}'],\n  'Art' => 'Art/a.png' }",
            ["Kit.bundle/Card.xib", "Kit.bundle/de.lproj/Kit.strings", "Art.bundle/a.png"]
        ),
        ("s.resources = Dir['Art/*.png']", []), ("s.resources = ['Art/a.png'\n  s.name = 'Art/deep/b.png'", ["a.png"]),
    ])
    func resources(assignment: String, expected: [String]) throws {
        let target = try pod(assignment)
        #expect(target.resources.map(\.name) == expected)
        #expect(target.sources.map { $0.hasSuffix("/Kit/Card.swift") } == [true])
    }
}
