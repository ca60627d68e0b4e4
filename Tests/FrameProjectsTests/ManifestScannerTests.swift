import Testing

@testable import FrameProjects

/// Literals in package manifests, which are not executed.
@Suite struct ManifestScannerTests {
    private func text(_ value: ManifestValue) -> String {
        switch value {
        case .text(let text): "“\(text)”"
        case .list(let elements): "[\(elements.map(self.text).joined(separator: ", "))]"
        case .call(let call): text(call)
        case .computed: "?"
        }
    }

    private func text(_ call: ManifestCall) -> String {
        "\(call.name)(\(call.arguments.map { ($0.label.map { $0 + ": " } ?? "") + text($0.value) }.joined(separator: ", ")))"
    }

    @Test(arguments: [
        ("Package(name: \"A\")", "Package(name: “A”)"),
        ("// Package(name: \"B\")\nlet p = Package(name: \"A\\\"\")", "Package(name: “A\"”)"),
        ("let s = \"Package(\"; MyPackage(); Package(name: n)", "Package(name: ?)"),
        (
            "Package(targets: [.target(name: \"A\"), Target.target(name: \"B\",),])",
            "Package(targets: [target(name: “A”), target(name: “B”)])"
        ),
        ("Package(a: [\"x\"] + more, b: c ? \"d\" : \"e\", f: \"g\\(h)\")", "Package(a: ?, b: ?, f: ?)"),
        ("Package(a: .b(.c(d: 1)), \"e\", [f: (g, h)])", "Package(a: b(c(d: ?)), “e”, [?])"),
        ("Package(a: { x in [1, 2] }, b: \"c\")", "Package(a: ?, b: “c”)"),
    ])
    func calls(source: String, expected: String) throws {
        var scanner = ManifestScanner(Array(source.utf8))
        #expect(text(try scanner.package()) == expected)
    }

    @Test(arguments: [
        "", "let a = 1", "Package", "Package(", "Package(name: \"A", "Package([", "/* Package()", "Package(a: b(",
        "Package(" + String(repeating: "[", count: 100_000), "Package(" + String(repeating: "a(", count: 100_000),
        String(repeating: "\"", count: 99_999), "Package(]", "Package())",
    ])
    func brokenManifestsTerminate(source: String) {
        var scanner = ManifestScanner(Array(source.utf8))
        _ = try? scanner.package()
    }
}
