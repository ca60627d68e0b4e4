import Testing

@testable import FrameProjects

/// Package manifests, which are not executed: literals, and the names and functions that stand for them.
@Suite struct ManifestScannerTests {
    private func text(_ value: ManifestValue) -> String {
        switch value {
        case .text(let text): "“\(text)”"
        case .list(let elements): "[\(elements.map(self.text).joined(separator: ", "))]"
        case .call(let call): text(call)
        case .computed, .name, .sum, .joined, .mapped, .flat: "?"
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
        (
            "let kit: String = \"Kit\"\nlet p = Package(name: \"My\" + kit, b: \"\\(kit)Tests\")",
            "Package(name: “MyKit”, b: “KitTests”)"
        ),
        (
            "let a = Target.target(name: \"A\")\nlet p = Package(targets: [a, Names.b] + more)\n"
                + "enum Names { static let b = Target.target(name: \"B\") }\nvar more = [Target]()",
            "Package(targets: ?)"
        ),
        (
            "let all = [\"A\", \"B\"]\nlet p = Package(targets: all.map { .target(name: $0) } "
                + "+ all.map({ n in return .testTarget(name: \"\\(n)Tests\") }))",
            "Package(targets: [target(name: “A”), target(name: “B”), testTarget(name: “ATests”), testTarget(name: “BTests”)])"
        ),
        (
            "func module(_ name: String, uses list: [String] = [\"Core\"]) -> Target {\n  .target(name: name, path: list)\n}\n"
                + "Package(targets: [module(\"A\"), module(\"B\", uses: [])])",
            "Package(targets: [target(name: “A”, path: [“Core”]), target(name: “B”, path: [])])"
        ),
        (
            "let package = Package(name: \"A\")\nfor n in [\"X\", \"Y\"] { package.targets.append(.target(name: n)) }\n"
                + "package.targets += [.target(name: \"Z\")]\npackage.products.append(contentsOf: [])",
            "Package(name: “A”, targets: [target(name: “X”), target(name: “Y”), target(name: “Z”)], products: [])"
        ),
        ("func f(_ a: String) -> String { f(a) }\nPackage(name: f(\"A\"))", "Package(name: ?)"),
        ("let a = b ? \"c\" : \"d\"\nlet b = a\nPackage(name: a, b: b)", "Package(name: ?, b: ?)"),
    ])
    func calls(source: String, expected: String) throws {
        var scanner = ManifestScanner(Array(source.utf8))
        #expect(text(try scanner.package()) == expected)
    }

    @Test(arguments: [
        "", "let a = 1", "Package", "Package(", "Package(name: \"A", "Package([", "/* Package()", "Package(a: b(",
        "Package(" + String(repeating: "[", count: 100_000), "Package(" + String(repeating: "a(", count: 100_000),
        String(repeating: "\"", count: 99_999), "Package(]", "Package())",
        "Package(a: " + String(repeating: "x.map { ", count: 100_000), "func f(", "for a in b { for c in d {",
        "let a: [", String(repeating: "for a in b { ", count: 100_000),
    ])
    func brokenManifestsTerminate(source: String) {
        var scanner = ManifestScanner(Array(source.utf8))
        _ = try? scanner.package()
    }
}
