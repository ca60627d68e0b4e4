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

    @Test(.timeLimit(.minutes(20))) func hostilePatternsAreFast() {
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
        return try #require(try Podspec(contentsOf: folder.path + "/Kit.podspec")).target
    }

    @Test(arguments: [
        ("", ""), ("s.swift_version = '4.2'", "4.2"), ("s.swift_versions = ['4.2', '5.10', '5.9']", "5.10"),
        ("s.swift_versions = %w[4.0 4.2]", "4.2"),
    ])
    func theLatestVersionOfSwiftIsTaken(assignment: String, version: String) throws {
        #expect(try pod(assignment).settings.swiftVersion == version)
    }

    @Test(arguments: [
        ("", []), ("s.resources = 'Art/*.png'", ["a.png"]), ("s.resource = \"Art/a.png\"", ["a.png"]),
        ("s.resources = ['Art/**/*', \"Kit/*.{xib,xcassets}\"]", ["a.png", "b.png", "Card.xib", "Media.xcassets"]),
        (
            "s.resource_bundles = {\n  'Kit' => ['Kit/**/*.{xib,strings}'],\n  'Art' => 'Art/a.png' }",
            ["Kit.bundle/Card.xib", "Kit.bundle/de.lproj/Kit.strings", "Art.bundle/a.png"]
        ),
        ("s.resources = %w[Art/a.png Kit/Card.xib]", ["a.png", "Card.xib"]),
        ("s.resources = ['Art/a.png', # 'Kit/Card.xib'\n  'Art/deep/b.png']", ["a.png", "b.png"]),
        ("s.osx.resources = 'Art/a.png'", []), ("s.resources = '../*/Art/a.png'", []),
        ("s.resources = Dir['Art/*.png']", []), ("s.resources = ['Art/a.png'\n  s.name = 'Art/deep/b.png'", ["a.png"]),
    ])
    func resources(assignment: String, expected: [String]) throws {
        let target = try pod(assignment)
        #expect(target.resources.map(\.name) == expected)
        #expect(target.sources.map { $0.hasSuffix("/Kit/Card.swift") } == [true])
    }

    /// A key becomes the name of a folder, and must not lead out of it.
    @Test(arguments: ["../../outside/", "/outside", "..", "", ".hidden", "a\u{1}"])
    func namesOfBundlesAreNoPaths(name: String) {
        let error = #expect(throws: ProjectError.self) {
            try pod("s.resource_bundles = { '\(name)' => ['Art/a.png'] }")
        }
        #expect(error?.message.hasPrefix("expected the name of a bundle, found ") == true)
        #expect(error?.position?.line == 3 && error?.position?.column == 24)
    }

    @Test(arguments: [
        (
            "glow-kit.podspec", "s.source_files = 'Classes/**/*'", "glow_kit",
            ["Classes/a.swift", "Classes/deep/b.swift"]
        ),
        ("Glow.podspec", "s.source_files = 'Classes'", "Glow", ["Classes/a.swift"]),
        (
            "Glow.podspec", "s.module_name = 'Shine'\ns.source_files = ['Classes/*.{h,swift}', 'More/*']", "Shine",
            ["Classes/a.swift", "More/c.swift"]
        ),
        (
            "Glow.podspec", "s.subspec 'Core' do |ss|\n  ss.source_files = \"Classes/*\"\nend", "Glow",
            ["Classes/a.swift"]
        ),
    ])
    func sources(name: String, text: String, module: String, expected: [String]) throws {
        let folder = try ProjectFolder([
            "Classes/a.swift": "", "Classes/deep/b.swift": "", "Classes/a.h": "", "More/c.swift": "", name: text,
        ])
        let target = try #require(try Podspec(contentsOf: folder.path + "/" + name)).target
        #expect(target.module == module)
        #expect(target.sources.map { String($0.dropFirst(folder.path.count + 1)) } == expected)
    }
}
