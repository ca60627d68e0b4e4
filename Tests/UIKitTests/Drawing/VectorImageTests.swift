import FrameFiles
import FramePainting
import FrameStoryboards
import Testing
import UIKit

@testable import UIKitCore

/// Vector images in asset catalogs, drawn by this machine's programs if they are installed.
@MainActor @Suite final class VectorImageTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    nonisolated private static let installed = VectorFile.Format.allCases.filter {
        let programs = VectorFile.Programs()
        return switch $0 {
        case .svg: programs.svg.isInstalled
        case .pdf: programs.pdf.isInstalled && programs.pdfInformation.isInstalled
        }
    }
    nonisolated private static let hasSVG: ConditionTrait = .enabled(
        if: installed.contains(.svg), "install librsvg2-bin")

    /// A red image, half of it blue, with a green circle of radius 3 in the center of 20 × 12 points.
    private static let flag = """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="12">\
        <rect width="8" height="12" fill="#f00"/><rect x="12" width="8" height="12" fill="#00f" fill-opacity="0.5"/>\
        <circle cx="10" cy="6" r="3" fill="#0f0"/></svg>
        """
    /// The same image; a square with Bézier sides of 0.5523 is a circle.
    private static let flagPage = page(
        width: 20, height: 12,
        """
        1 0 0 rg 0 0 8 12 re f /Half gs 0 0 1 rg 12 0 8 12 re f /Full gs 0 1 0 rg 13 6 m 13 7.6569 11.6569 9 10 9 c \
        8.3431 9 7 7.6569 7 6 c 7 4.3431 8.3431 3 10 3 c 11.6569 3 13 4.3431 13 6 c f
        """)
    private static let disk = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><circle cx="10" cy="10" r="9"/></svg>
        """
    private static let diskPage = page(
        width: 20, height: 20,
        """
        19 10 m 19 14.9706 14.9706 19 10 19 c 5.0294 19 1 14.9706 1 10 c 1 5.0294 5.0294 1 10 1 c 14.9706 1 19 5.0294 19 10 c f
        """)

    private static func page(width: Int, height: Int, _ content: String) -> String {
        let objects = [
            "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
            "<</Type/Page/Parent 2 0 R/MediaBox[0 0 \(width) \(height)]/Contents 4 0 R/Resources<</ExtGState"
                + "<</Half<</ca 0.5>>/Full<</ca 1>>>>>>>>",
            "<</Length \(content.utf8.count)>>stream\n\(content)\nendstream",
        ]
        var (text, table) = ("%PDF-1.4\n", "")
        for (index, object) in objects.enumerated() {
            let digits = "\(text.utf8.count)"
            table += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
            text += "\(index + 1) 0 obj\(object)endobj\n"
        }
        return text + "xref\n0 5\n0000000000 65535 f \n\(table)trailer<</Size 5/Root 1 0 R>>\n"
            + "startxref\n\(text.utf8.count)\n%%EOF\n"
    }

    private static func flag(_ format: VectorFile.Format) -> String { format == .svg ? flag : flagPage }
    private static func disk(_ format: VectorFile.Format) -> String { format == .svg ? disk : diskPage }

    /// A bundle with the image set “Icon”.
    private func bundle(
        _ files: [(name: String, text: String, more: String)], _ properties: String = ""
    ) throws -> Bundle {
        let set = folder.appending(path: "Assets.xcassets/Icon.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        for file in files { try Data(file.text.utf8).write(to: set.appending(path: file.name)) }
        let images = files.map { "{\"idiom\": \"universal\", \"filename\": \"\($0.name)\"\($0.more)}" }
        try Data("{\"images\": [\(images.joined(separator: ", "))], \"properties\": {\(properties)}}".utf8).write(
            to: set.appending(path: "Contents.json"))
        return try #require(Bundle(path: folder.path))
    }

    private func bundle(_ format: VectorFile.Format, _ text: String, _ properties: String = "") throws -> Bundle {
        try bundle([("icon.\(format.rawValue)", text, "")], properties)
    }

    /// The red, green, blue, and alpha components, 0…255.
    nonisolated private static func color(_ image: CGImage?, x: Double, y: Double, scale: Double) -> [Int] {
        guard let pixels = image?.rasterImage.pixels else { return [] }
        let pixel = pixels[Int(x * scale), Int(y * scale)]
        return [Int(pixel.x), Int(pixel.y), Int(pixel.z), Int(pixel.w)]
    }

    private static let pageSize = CGSize(width: 20, height: 12)
    /// The system's fourth gray in the light style.
    private static let gray = [209, 209, 214, 255]

    private static func isNear(_ color: [Int], _ other: [Int]) -> Bool {
        color.count == other.count && zip(color, other).allSatisfy { abs($0 - $1) <= 1 }
    }

    @Test(arguments: installed, [1.0, 2, 3]) func colorsAndSizesMatchTheFile(
        format: VectorFile.Format, scale: Double
    ) throws {
        let app = try TestApp(scale: scale)
        let bundle = try bundle(format, Self.flag(format))
        let names = { try FileManager.default.subpathsOfDirectory(atPath: self.folder.path).sorted() }
        let before = try names()
        app.perform {
            let image = UIImage(named: "Icon", in: bundle)
            #expect(image?.size == CGSize(width: 20, height: 12) && image?.scale == CGFloat(scale))
            #expect(image?.cgImage?.width == Int(20 * scale))
            func color(_ x: Double, _ y: Double) -> [Int] { Self.color(image?.cgImage, x: x, y: y, scale: scale) }
            #expect(Self.isNear(color(2, 6), [255, 0, 0, 255]))
            #expect(Self.isNear(color(10, 6), [0, 255, 0, 255]))
            #expect(Self.isNear(color(10, 1), [0, 0, 0, 0]))
            let half = color(17, 6)
            #expect(Self.isNear(half, [0, 0, 255, 128]) || Self.isNear(half, [0, 0, 128, 128]))
            // The same contents are drawn once.
            #expect(UIImage(named: "Icon", in: bundle)?.cgImage === image?.cgImage)
        }
        #expect(app.stage.diagnostics.unsupported.entries.isEmpty)
        #expect(try names() == before)
    }

    /// The area is π r², summed over the alpha of all pixels.
    @Test(arguments: installed, [1.0, 2, 3]) func theAreaOfACircleIsCovered(
        format: VectorFile.Format, scale: Double
    ) throws {
        let app = try TestApp(scale: scale)
        let bundle = try bundle(format, Self.disk(format))
        app.perform {
            guard let pixels = UIImage(named: "Icon", in: bundle)?.cgImage?.rasterImage.pixels else {
                Issue.record("no image")
                return
            }
            var alpha = 0.0
            for y in 0..<pixels.size.height { for x in 0..<pixels.size.width { alpha += Double(pixels[x, y].w) } }
            let area = alpha / 255 / (scale * scale)
            #expect(abs(area / (Double.pi * 81) - 1) < 0.01)
        }
    }

    private static func shown(_ view: UIView) -> CGImage? { view.layer.contents as? CGImage }

    @Test(hasSVG) func templatesTakeTheTintOfTheView() throws {
        let app = try TestApp()
        let bundle = try bundle(.svg, Self.flag, "\"template-rendering-intent\": \"template\"")
        app.perform {
            let view = UIImageView(image: UIImage(named: "Icon", in: bundle))
            view.tintColor = .green
            app.window.addSubview(view)
            #expect(view.image?.renderingMode == .alwaysTemplate)
            #expect(Self.isNear(Self.color(Self.shown(view), x: 2, y: 6, scale: 2), [0, 255, 0, 255]))
            let red = view.image?.withTintColor(.red)
            #expect(Self.isNear(Self.color(red?.cgImage, x: 10, y: 6, scale: 2), [255, 0, 0, 255]))
        }
    }

    @Test(hasSVG) func darkViewsShowTheDarkFile() throws {
        let app = try TestApp()
        let dark = ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
        let bundle = try bundle([
            ("light.svg", Self.flag, ""), ("dark.svg", Self.flag.replacingOccurrences(of: "#f00", with: "#fff"), dark),
        ])
        app.perform {
            let view = UIImageView(image: UIImage(named: "Icon", in: bundle))
            app.window.addSubview(view)
            #expect(Self.color(Self.shown(view), x: 2, y: 6, scale: 2) == [255, 0, 0, 255])
            view.overrideUserInterfaceStyle = .dark
            #expect(Self.color(Self.shown(view), x: 2, y: 6, scale: 2) == [255, 255, 255, 255])
        }
    }

    /// A preserved image is redrawn in a larger view, also if tinted, mirrored, or used in drawing code; any other
    /// image is scaled.
    @Test(hasSVG, arguments: [true, false]) func preservedVectorsStaySharp(isPreserved: Bool) throws {
        let app = try TestApp()
        let bundle = try bundle(.svg, Self.flag, "\"preserves-vector-representation\": \(isPreserved)")
        app.perform {
            guard let image = UIImage(named: "Icon", in: bundle) else {
                Issue.record("no image")
                return
            }
            let images = [image, image.withTintColor(.red), image.withRenderingMode(.alwaysTemplate)]
            for image in images + [image.withHorizontallyFlippedOrientation()] {
                let view = UIImageView(image: image)
                view.contentMode = .scaleAspectFit
                view.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
                app.window.addSubview(view)
                view.layoutIfNeeded()
                #expect(Self.shown(view)?.width == (isPreserved ? 200 : 40))
                view.frame.size = CGSize(width: 20, height: 12)
                view.layoutIfNeeded()
                #expect(Self.shown(view)?.width == 40)
                view.contentMode = .center
                view.frame.size = CGSize(width: 100, height: 300)
                view.layoutIfNeeded()
                #expect(Self.shown(view)?.width == 40 && view.layer.contentsScale == 2)
            }
            let mirrored = UIImageView(image: image.withHorizontallyFlippedOrientation())
            mirrored.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
            mirrored.layoutIfNeeded()
            let factor = Double(Self.shown(mirrored)?.width ?? 0) / 20
            #expect(Self.color(Self.shown(mirrored), x: 18, y: 6, scale: factor) == [255, 0, 0, 255])

            // The edge of the red part is sharp, or as wide as a pixel that is enlarged five times.
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let drawn = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 120), format: format).image { _ in
                image.draw(in: CGRect(x: 0, y: 0, width: 200, height: 120))
            }
            let edge = (70..<90).filter {
                let alpha = Self.color(drawn.cgImage, x: Double($0), y: 5, scale: 1)[3]
                return alpha > 8 && alpha < 247
            }
            #expect((edge.count <= 1) == isPreserved)
        }
    }

    /// Without the package, the image is reported once, with the package's name, and replaced by a gray box of the
    /// file's size.
    @Test(arguments: VectorFile.Format.allCases) func withoutTheProgramTheReportNamesThePackage(
        format: VectorFile.Format
    ) throws {
        let app = try TestApp()
        let bundle = try bundle(format, Self.flag(format))
        app.perform {
            var programs = VectorFile.Programs()
            (programs.svg, programs.pdf) = (FilterProgram("/none"), FilterProgram("/none"))
            programs.pdfInformation = programs.pdf
            app.stage.applicationState.assets.vectorPrograms = programs
            for _ in 1...2 {
                let box = UIImage(named: "Icon", in: bundle)
                #expect(box?.size == Self.pageSize)
                #expect(box.map { Self.isNear(Self.color($0.cgImage, x: 2, y: 2, scale: 1), Self.gray) } == true)
            }
        }
        let entries = app.stage.diagnostics.unsupported.entries
        #expect(entries.map(\.api) == ["UIImage(named: “Icon”)"])
        #expect(entries.map(\.reason) == [.program])
        let package = format == .svg ? "librsvg2-bin" : "poppler-utils"
        #expect(entries.first?.instead.contains("apt-get install \(package)") == true)
    }

    @Test(arguments: installed) func brokenFilesAreReported(format: VectorFile.Format) throws {
        let app = try TestApp()
        let text = format == .svg ? "<svg width='4' height='4'><g></svg>" : "%PDF-1.4\nnothing"
        let bundle = try bundle(format, text)
        app.perform {
            let box = UIImage(named: "Icon", in: bundle)
            #expect(box.map { Self.isNear(Self.color($0.cgImage, x: 2, y: 2, scale: 1), Self.gray) } == true)
        }
        let instead = try #require(app.stage.diagnostics.unsupported.entries.first?.instead)
        #expect(instead.contains("icon.\(format.rawValue) is no \(format == .svg ? "SVG" : "PDF") file"))
    }

    /// Vector images belong to catalogs.
    @Test func looseFilesAreReported() throws {
        let app = try TestApp()
        _ = try bundle(.svg, Self.flag)
        let path = folder.appending(path: "Assets.xcassets/Icon.imageset/icon.svg").path
        app.perform { #expect(UIImage(contentsOfFile: path) == nil) }
        let entries = app.stage.diagnostics.unsupported.entries
        #expect(entries.count == 1 && entries.first?.instead.contains("asset catalogs") == true)
    }
}
