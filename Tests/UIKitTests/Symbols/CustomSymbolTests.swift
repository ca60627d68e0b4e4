import Testing
import UIKit

@testable import UIKitCore

/// Symbols of asset catalogs.
@MainActor @Suite("Custom symbols") final class CustomSymbolTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// A bundle with the symbol “mark”, a square of 80 units whose side a variable template thickens to 100.
    private func bundle(_ symbols: String = variable) throws -> Bundle {
        let set = folder.appending(path: "Assets.xcassets/mark.symbolset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(#"{"symbols": [{"filename": "mark.svg", "idiom": "universal"}]}"#.utf8)
            .write(to: set.appending(path: "Contents.json"))
        let guides = """
            <g id="Guides"><line id="Baseline-S" y1="70"/><line id="Capline-S" y1="0"/>\
            <line id="Baseline-M" y1="70"/><line id="Capline-M" y1="0"/></g>
            """
        try Data("<svg>\(guides)<g id=\"Symbols\">\(symbols)</g></svg>".utf8).write(to: set.appending(path: "mark.svg"))
        return try #require(Bundle(path: folder.path))
    }

    private static let variable = """
        <g id="Ultralight-S"><path d="M0-5h80v80H0z"/></g><g id="Regular-S"><path d="M0-5h80v80H0z"/></g>
        <g id="Black-S"><path d="M0-5h100v80H0z"/></g>
        """
    private static let regular = "<g id=\"Regular-M\"><path d=\"M0-5h80v80H0z\"/></g>"

    @Test func aSymbolFollowsItsConfiguration() throws {
        let bundle = try bundle(Self.regular)
        try Stage().perform {
            let image = try #require(UIImage(named: "mark", in: bundle))
            #expect(image.isSymbolImage && image.size.height == 14)
            let large = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 100))
            #expect(large.size == CGSize(width: 80, height: 80))
            let bold = large.withConfiguration(UIImage.SymbolConfiguration(pointSize: 100, weight: .bold))
            #expect(bold.size == large.size)
            #expect(
                large.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large))?.size.width ?? 0 > 100)
            let configured = UIImage(named: "mark", in: bundle, with: UIImage.SymbolConfiguration(pointSize: 100))
            #expect(configured?.size == large.size)
            let offset = try #require(large.baselineOffsetFromBottom)
            #expect(abs(offset - 5) < 0.5)
        }
    }

    @Test func weightsLieBetweenDrawings() throws {
        let bundle = try bundle()
        try Stage().perform {
            let image = try #require(UIImage(named: "mark", in: bundle))
            let widths = [UIImage.SymbolWeight.ultraLight, .regular, .semibold, .black].map { weight in
                image.withConfiguration(
                    UIImage.SymbolConfiguration(pointSize: 100, weight: weight, scale: .small)
                ).size.width
            }
            #expect(widths[0] == 80 && widths[1] == 80 && widths[3] == 100)
            #expect((81.0..<99).contains(widths[2]))
            let medium = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 100, weight: .black))
            #expect(abs(medium.size.width - 100 / 0.783) < 1)
        }
    }

    /// Another weight in medium scale is made of those in small scale, not of the one that is drawn in medium scale.
    @Test func aDrawnVariantStandsForItselfAlone() throws {
        let bundle = try bundle(Self.variable + "<g id=\"Regular-M\"><path d=\"M0-5h10v80H0z\"/></g>")
        try Stage().perform {
            let image = try #require(UIImage(named: "mark", in: bundle))
            let widths = [UIImage.SymbolWeight.regular, .black].map { weight in
                image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 100, weight: weight)).size.width
            }
            #expect(widths[0] == 10 && abs(widths[1] - 100 / 0.783) < 1)
        }
    }

    @Test func viewsShowItInTheirTint() throws {
        let bundle = try bundle(Self.regular)
        try Stage().perform {
            let image = try #require(UIImage(named: "mark", in: bundle))
            let view = UIImageView(image: image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 40)))
            view.tintColor = .red
            view.sizeToFit()
            let drawn = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
            let pixel = drawn.cgImage?.rasterImage.pixels[16, 16]
            #expect(pixel == SIMD4(255, 0, 0, 255))
        }
    }

    @Test func aBrokenTemplateIsReported() throws {
        let bundle = try bundle("")
        let stage = Stage()
        stage.perform { #expect(UIImage(named: "mark", in: bundle)?.isSymbolImage == false) }
        #expect(stage.diagnostics.unsupported.entries.map(\.api) == ["UIImage(named: “mark”)"])
    }
}
