import Foundation
import FrameGeometry
import FrameJSON
import FrameStoryboards
import Testing

/// Colors and images of asset catalogs in a folder of the test.
@Suite("Asset catalogs") final class AssetCatalogTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private var catalog: AssetCatalog { get throws(JSONError) { try AssetCatalog(contentsOf: folder.path) } }

    private static func entry(_ components: String, _ more: String = "", space: String = "srgb") -> String {
        "{\"idiom\": \"universal\", \"color\": {\"color-space\": \"\(space)\", \"components\": {\(components)}}\(more)}"
    }

    private func color(_ entries: String...) throws -> AssetColor? {
        try write("{\"colors\": [\(entries.joined(separator: ", "))]}", to: "A.colorset/Contents.json")
        return try catalog.color(named: "A")
    }

    private func components(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1, isP3: Bool = false)
        -> InterfaceColor
    {
        .components(Color(red: red, green: green, blue: blue, alpha: alpha), isDisplayP3: isP3)
    }

    @Test func componentsAreFractionsBytesOrHexadecimal() throws {
        let mixed = Self.entry("\"red\": \"0.5\", \"green\": \"255\", \"blue\": \"0x33\", \"alpha\": \"0.25\"")
        #expect(try color(mixed)?.light == components(0.5, 1, 0.2, 0.25))
        let numbers = Self.entry("\"red\": 0.5, \"green\": \"1.000\", \"blue\": \"0\"", space: "display-p3")
        #expect(try color(numbers)?.light == components(0.5, 1, 0, isP3: true))
        #expect(
            try color(Self.entry("\"white\": \"0.75\", \"alpha\": \"1.000\"", space: "gray-gamma-22"))?.light
                == components(0.75, 0.75, 0.75))
        // Alpha is read like the others, also 1, which is 1 of 255 in Xcode 26.
        for (alpha, value) in [
            ("128", 128.0 / 255), ("0x80", 128.0 / 255), ("0XFF", 1), ("1", 1.0 / 255), ("0.500", 0.5),
        ] {
            let entry = Self.entry("\"red\": \"0XFF\", \"green\": \"0\", \"blue\": \"0\", \"alpha\": \"\(alpha)\"")
            #expect(try color(entry)?.light == components(1, 0, 0, value))
        }
        #expect(
            try color(
                "{\"idiom\": \"universal\", \"color\": {\"platform\": \"ios\", \"reference\": \"systemRedColor\"}}")?
                .light == .system("systemRedColor"))
    }

    /// Xcode creates the accent color of a project without a value.
    @Test func aSetWithoutAColorHasNone() throws {
        #expect(try color("{\"idiom\": \"universal\"}") == nil)
        #expect(
            try color("{\"idiom\": \"universal\"}", Self.entry("\"white\": \"0.5\"", space: "gray-gamma-22")) != nil)
    }

    @Test func variantsDifferByAppearanceDeviceAndGamut() throws {
        func gray(_ white: String, _ more: String = "") -> String {
            Self.entry("\"white\": \"\(white)\"", more, space: "gray-gamma-22")
        }
        func appearances(_ values: String...) -> String {
            let list = values.map { "{\"appearance\": \"x\", \"value\": \"\($0)\"}" }
            return ", \"appearances\": [\(list.joined(separator: ", "))]"
        }
        let found = try color(
            "{\"idiom\": \"universal\"}", gray("0.1", ", \"display-gamut\": \"display-P3\""),
            gray("0.2", appearances("high")), gray("0.3", appearances("dark")), gray("0.4"),
            gray("0.5", appearances("dark", "high")))
        #expect(found?.light == components(0.4, 0.4, 0.4) && found?.dark == components(0.3, 0.3, 0.3))
        #expect(found?.contrastingLight == components(0.2, 0.2, 0.2))
        #expect(found?.contrastingDark == components(0.5, 0.5, 0.5))
        let ofPad = gray("0.6").replacing("universal", with: "ipad")
        let ofPhone = try color(ofPad, gray("0.7").replacing("universal", with: "iphone"))
        #expect(ofPhone?.light == components(0.7, 0.7, 0.7) && ofPhone?.dark == nil)
        #expect(try catalog.color(named: "A", device: .ipad)?.light == components(0.6, 0.6, 0.6))
        // A variant for the device comes before one for every device, whatever their order.
        _ = try color(gray("0.8"), ofPad)
        #expect(try catalog.color(named: "A", device: .ipad)?.light == components(0.6, 0.6, 0.6))
        #expect(try catalog.color(named: "A")?.light == components(0.8, 0.8, 0.8))
        #expect(try catalog.colorNames == ["A"] && catalog.imageNames.isEmpty)
    }

    @Test(arguments: [
        ("{", ":1:2: "), ("{}", "colors"), ("{\"colors\": []}", "has no color for any appearance"),
        (
            "{\"colors\": [\(entry("\"red\": \"256\", \"green\": \"0\", \"blue\": \"0\""))]}",
            "colors[0].color.components.red: expected a component such as \"0.5\", \"128\" or \"0x80\", found the string \"256\""
        ),
        (
            "{\"colors\": [\(entry("\"red\": \"1\", \"green\": \"0\""))]}",
            "colors[0].color.components: missing key \"blue\""
        ),
        (
            "{\"colors\": [\(entry("\"red\": \"1\"", space: "lab"))]}",
            "colors[0].color.color-space: expected one of \"srgb\""
        ),
    ])
    func errorsInColorsHaveALocation(text: String, message: String) throws {
        try write(text, to: "A.colorset/Contents.json")
        let error = #expect(throws: JSONError.self) { try catalog.color(named: "A") }
        #expect(error?.description.contains("A.colorset/Contents.json:1:") == true)
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    }

    /// A Mac stores decomposed accents, and other systems keep names unchanged: “é” is one character or two.
    @Test(arguments: ["Caf\u{E9}", "Cafe\u{301}"], ["Caf\u{E9}", "Cafe\u{301}"])
    func namesMayBeSpelledOtherwiseOnDisk(onDisk: String, written: String) throws {
        try write("x", to: "\(onDisk).imageset/\(onDisk).png")
        try write(
            "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"\(written).png\"}]}",
            to: "\(onDisk).imageset/Contents.json")
        let file = try #require(try catalog.image(named: written)?.files.first)
        #expect(FileManager.default.contents(atPath: file.path) == Data("x".utf8))
    }

    @Test func imagesHaveAFileForEachScale() throws {
        func image(_ name: String, _ scale: Int, _ more: String = "") -> String {
            "{\"idiom\": \"universal\", \"filename\": \"\(name)\", \"scale\": \"\(scale)x\"\(more)}"
        }
        let dark = ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
        try write(
            "{\"images\": [\(image("one.png", 1)), \(image("three.png", 3)), \(image("night.png", 2, dark)), {\"idiom\": \"universal\", \"scale\": \"2x\"}], \"properties\": {\"template-rendering-intent\": \"template\"}}",
            to: "Group/A.imageset/Contents.json")
        let found = try #require(try catalog.image(named: "A"))
        func name(_ scale: Int, isDark: Bool = false) -> String? {
            found.file(scale: scale, isDark: isDark)?.path.split(separator: "/").last.map(String.init)
        }
        #expect([name(1), name(2), name(3), name(4)] == ["one.png", "three.png", "three.png", "three.png"])
        #expect(name(3, isDark: true) == "night.png" && found.rendering == .template)
        try write("{\"images\": [\(image("../x.png", 1))]}", to: "B.imageset/Contents.json")
        let error = #expect(throws: JSONError.self) { try catalog.image(named: "B") }
        #expect(error?.message.contains("expected the name of a file in the set") == true)
    }

    @Test func increasedContrastHasFilesOfItsOwn() throws {
        func image(_ name: String, _ values: String...) -> String {
            let appearances = values.map { "{\"appearance\": \"any\", \"value\": \"\($0)\"}" }.joined(separator: ", ")
            return
                "{\"idiom\": \"universal\", \"filename\": \"\(name)\", \"appearances\": [\(appearances)]}"
        }
        try write(
            "{\"images\": [\(image("sharp.png", "high")), \(image("day.png")), \(image("night.png", "dark"))]}",
            to: "A.imageset/Contents.json")
        let found = try #require(try catalog.image(named: "A"))
        func name(isDark: Bool, isContrasting: Bool) -> String? {
            found.file(scale: 1, isDark: isDark, isContrasting: isContrasting)?.path.split(separator: "/").last
                .map(String.init)
        }
        #expect(name(isDark: false, isContrasting: false) == "day.png")
        #expect(name(isDark: false, isContrasting: true) == "sharp.png")
        #expect(name(isDark: true, isContrasting: true) == "night.png")
    }

    @Test func groupsMayProvideNamespaces() throws {
        try write("{\"properties\": {\"provides-namespace\": true}}", to: "Brand/Contents.json")
        let red = "{\"colors\": [\(Self.entry("\"red\": \"1.0\", \"green\": \"0\", \"blue\": \"0\""))]}"
        try write(red, to: "Brand/Plain/Red.colorset/Contents.json")
        #expect(try catalog.color(named: "Brand/Red")?.light == components(1, 0, 0))
        #expect(try catalog.color(named: "Red") == nil && catalog.image(named: "Brand/Red") == nil)
        try write("{\"properties\": {\"provides-namespace\": \"yes\"}}", to: "Brand/Contents.json")
        let error = #expect(throws: JSONError.self) { try catalog }
        #expect(error?.description.contains("properties.provides-namespace: expected true or false") == true)
    }

    /// Nested folders, and links that lead back.
    @Test func hostileFoldersAreRefused() throws {
        try write("{}", to: "A/Contents.json")
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "A/Back"), withDestinationURL: folder)
        #expect(try catalog.color(named: "A") == nil)
        try write("{}", to: (0..<20).map { "g\($0)/" }.joined() + "Contents.json")
        let error = #expect(throws: JSONError.self) { try catalog }
        #expect(error?.message.contains("16 groups inside each other") == true)
    }
}
