import Testing

@testable import FrameProjects
@testable import Framereel

/// Names that Xcode makes of the colors and images in the catalogs of a target.
@Suite struct AssetSymbolTests {
    @Test(arguments: [
        ("Brand Green", "brandGreen"), ("logo-small", "logoSmall"), ("AccentColor", "accentColor"),
        ("URLBar", "urlBar"), ("HTML", "html"), ("24 hours", "_24Hours"), ("ünder_score", "ünderScore"), ("--", ""),
    ])
    func names(asset: String, expected: String) {
        #expect(AssetSymbols.name(of: asset, isType: false) == expected)
    }

    private func target(_ folder: TestFolder, _ source: String) throws -> ProjectTarget {
        for name in [
            "Brand Green.colorset", "AccentColor.colorset", "red.colorset", "Icons/home.imageset",
            "Icons/away.imageset", "default.imageset",
        ] {
            try folder.write("{}", to: "App/A.xcassets/\(name)/Contents.json")
        }
        try folder.write(
            "{\"properties\": {\"provides-namespace\": true}}", to: "App/A.xcassets/Icons/Contents.json")
        try folder.write(source, to: "App/A.swift")
        try folder.write(
            """
            let package = Package(name: "App", targets: [
                .target(name: "App", path: "App", resources: [.process("A.xcassets")])])
            """, to: "Package.swift")
        return try #require(try ProjectFile(contentsOf: folder("Package.swift")).targets.first)
    }

    @Test func theSourceDeclaresWhatTheTargetDoesNot() throws {
        let folder = try TestFolder()
        let symbols = try #require(AssetSymbols(try target(folder, "let brandGreen = 1")))
        #expect(symbols.members == ["UIColor.brandGreen", "UIColor.accent", "UIColor.red", "UIImage.default"])
        #expect(
            symbols.source == """
                import UIKit

                // The names that Xcode makes of the colors and images in asset catalogs. Written by framereel adopt.

                extension ColorResource {
                    static var accent: ColorResource { ColorResource(name: "AccentColor", bundle: .module) }
                    static var brandGreen: ColorResource { ColorResource(name: "Brand Green", bundle: .module) }
                    static var red: ColorResource { ColorResource(name: "red", bundle: .module) }
                }

                extension UIColor {
                    static var accent: UIColor { UIColor(resource: ColorResource.accent) }
                    static var brandGreen: UIColor { UIColor(resource: ColorResource.brandGreen) }
                }

                extension ImageResource { enum Icons {} }
                extension ImageResource {
                    static var `default`: ImageResource { ImageResource(name: "default", bundle: .module) }
                }

                extension ImageResource.Icons {
                    static var away: ImageResource { ImageResource(name: "Icons/away", bundle: .module) }
                    static var home: ImageResource { ImageResource(name: "Icons/home", bundle: .module) }
                }

                extension UIImage { enum Icons {} }
                extension UIImage {
                    static var `default`: UIImage { UIImage(resource: ImageResource.`default`) }
                }

                extension UIImage.Icons {
                    static var away: UIImage { UIImage(resource: ImageResource.Icons.away) }
                    static var home: UIImage { UIImage(resource: ImageResource.Icons.home) }
                }

                """)
        let own = try target(folder, "extension UIColor { @nonobjc static public let brandGreen = UIColor.green }")
        #expect(AssetSymbols(own)?.source.contains("static var brandGreen: UIColor ") == false)
        #expect(AssetSymbols(own)?.source.contains("static var brandGreen: ColorResource ") == true)
    }

    /// The compiler accepts a group with each of these names.
    @Test func groupsWithReservedNamesAreSpelledForTheCompiler() throws {
        let folder = try TestFolder()
        _ = try target(folder, "")
        for group in ["Type", "self", "any", "protocol", "default"] {
            try folder.write("{}", to: "App/A.xcassets/\(group)/home.imageset/Contents.json")
            try folder.write(
                "{\"properties\": {\"provides-namespace\": true}}", to: "App/A.xcassets/\(group)/Contents.json")
        }
        let target = try #require(try ProjectFile(contentsOf: folder("Package.swift")).targets.first)
        let source = try #require(AssetSymbols(target)).source
        for (name, spelled) in [
            ("Type", "Type_"), ("self", "`Self`"), ("any", "`Any`"), ("protocol", "Protocol_"), ("default", "Default"),
        ] {
            #expect(source.contains("extension ImageResource { enum \(spelled) {} }\n"), "\(name)")
            #expect(source.contains("extension UIImage.\(spelled) {\n"), "\(name)")
            #expect(source.contains("UIImage(resource: ImageResource.\(spelled).home)"), "\(name)")
            #expect(source.contains("ImageResource(name: \"\(name)/home\", bundle: .module)"), "\(name)")
        }
    }

    @Test func aTargetWithoutCatalogsHasNone() throws {
        let folder = try TestFolder()
        var target = try target(folder, "")
        target.settings.hasAssetSymbols = false
        #expect(AssetSymbols(target) == nil)
        try folder.remove("App/A.xcassets")
        let empty = try #require(try ProjectFile(contentsOf: folder("Package.swift")).targets.first)
        #expect(AssetSymbols(empty) == nil)
    }
}
