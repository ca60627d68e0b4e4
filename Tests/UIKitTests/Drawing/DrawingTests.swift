import FramePainting
import QuartzCore
import Testing
import UIKit

/// Drawing code of applications: contexts, images, custom views, and snapshots.
@MainActor @Suite struct DrawingTests {
    let app: TestApp

    init() throws {
        app = try TestApp()
    }

    private func square(_ color: UIColor, side: CGFloat = 4, scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test func contextsFormAStack() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 2), false, 2)
        let outer = UIGraphicsGetCurrentContext()
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        #expect(UIGraphicsGetCurrentContext() !== outer)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() === outer)
        let image = UIGraphicsGetImageFromCurrentImageContext()
        #expect(image?.size == CGSize(width: 3, height: 2) && image?.scale == 2 && image?.cgImage?.width == 6)
        UIGraphicsEndImageContext()
        UIGraphicsEndImageContext()
        UIGraphicsPopContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func contextsKnowTheBoundsOfTheirRenderer() {
        let bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
        let format = UIGraphicsImageRendererFormat()
        format.opaque = true
        let renderer = UIGraphicsImageRenderer(bounds: bounds, format: format)
        _ = renderer.image { #expect($0.format.bounds == bounds) }
        #expect(renderer.format.bounds == bounds && renderer.format.opaque && format.bounds == .zero)
        let pages = UIGraphicsPDFRenderer(bounds: bounds)
        _ = pages.pdfData { #expect($0.format.bounds == bounds) }
    }

    @Test func imagesRoundTripThroughPNG() throws {
        let image = square(.systemRed, scale: 2)
        let data = try #require(image.pngData())
        let again = try #require(UIImage(data: data, scale: 2))
        #expect(again.size == CGSize(width: 4, height: 4))
        #expect(again.pngData() == image.pngData())
        #expect(UIImage().pngData() == nil && UIImage().size == .zero)
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
    }

    @Test func missingImagesAreReported() {
        app.perform {
            #expect(UIImage(named: "no such image") == nil)
            #expect(UIImage(systemName: "no.such.symbol") != nil)
            #expect(UIImage().jpegData(compressionQuality: 1) == nil)
        }
        #expect(app.stage.diagnostics.unsupported.entries.count == 2)
    }

    @Test func imagesNearlyRoundTripThroughJPEG() throws {
        let image = square(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1), side: 16, scale: 2)
        let bytes = try #require(image.jpegData(compressionQuality: 1))
        let again = try #require(UIImage(data: bytes, scale: 2))
        #expect(again.size == image.size && again.imageOrientation == .up)
        let color = UIColor(patternImage: again).cgColor.components ?? []
        #expect(zip(color, [1, 0.5, 0, 1]).allSatisfy { abs($0 - $1) < 0.02 })
    }

    /// A catalog's image for dark views follows the view's style.
    @Test func catalogImagesHaveDarkVariants() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appending(path: "Assets.xcassets/Card.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try square(.white).pngData()?.write(to: set.appending(path: "light.png"))
        try square(.black).pngData()?.write(to: set.appending(path: "dark.png"))
        let dark = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
        let images = [
            "{\"idiom\": \"universal\", \"filename\": \"light.png\"}",
            "{\"idiom\": \"universal\", \"filename\": \"dark.png\", \(dark)}",
        ]
        try Data("{\"images\": [\(images.joined(separator: ", "))]}".utf8).write(
            to: set.appending(path: "Contents.json"))
        let bundle = try #require(Bundle(path: folder.path))
        let (white, black) = (square(.white).pngData(), square(.black).pngData())
        func shown(_ view: UIView) -> Data? {
            (view.layer.contents as? CGImage).flatMap { UIImage(cgImage: $0).pngData() }
        }

        app.perform {
            let view = UIImageView(image: UIImage(named: "Card", in: bundle))
            app.window.addSubview(view)
            #expect(shown(view) == white)
            view.overrideUserInterfaceStyle = .dark
            #expect(shown(view) == black)
            view.image = view.image?.withRenderingMode(.alwaysOriginal)
            #expect(shown(view) == black)
            view.overrideUserInterfaceStyle = .light
            #expect(shown(view) == white)
            let always = UIImage(
                named: "Card", in: bundle, compatibleWith: UITraitCollection(userInterfaceStyle: .dark))
            #expect(always?.pngData() == black)
        }
    }

    /// A damaged vector image, or one whose program is missing, is a box of its size and is reported.
    @Test(arguments: [
        ("svg", "<svg/>", 24, 24),
        ("svg", "<svg width=\"30\" height=\"20px\">", 30, 20),
        ("svg", "<svg viewBox=\"0 0 8,9\">", 8, 9),
        ("svg", "<svg width=\"1e9\" height=\"-1\">", 24, 24), ("pdf", "%PDF", 24, 24),
        ("pdf", "<< /MediaBox [ 10 0 110 50 ] >>", 100, 50),
        ("pdf", "/MediaBox [0 0 0 0]", 24, 24),
    ])
    func undrawableVectorImagesAreBoxes(
        ending: String, text: String, width: CGFloat, height: CGFloat
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appending(path: "Assets.xcassets/Icon.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: set.appending(path: "icon.\(ending)"))
        try Data("{\"images\": [{\"idiom\": \"universal\", \"filename\": \"icon.\(ending)\"}]}".utf8).write(
            to: set.appending(path: "Contents.json"))
        let bundle = try #require(Bundle(path: folder.path))
        app.perform {
            let image = UIImage(named: "Icon", in: bundle)
            #expect(image?.size == CGSize(width: width, height: height))
        }
        let entries = app.stage.diagnostics.unsupported.entries
        #expect(entries.map(\.api) == ["UIImage(named: “Icon”)"])
        #expect(entries.first?.instead.hasPrefix("a gray box replaces it; ") == true)
    }

    /// A file whose contents do not match its name is damaged, one with another format is unsupported, and one that
    /// does not exist is missing.
    @Test(arguments: [
        ("icon.png", "damaged"), ("icon.jpg", "damaged"), ("cut.png", "damaged"), ("icon.webp", "damaged"),
        ("icon.heic", "unsupported"), ("none.png", "missing"), ("folder.png", "unreadable"),
    ])
    func unusableImagesAreReportedWithAReason(name: String, reason: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appending(path: "Assets.xcassets/Icon.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        let png = try #require(square(.red).pngData())
        if name == "folder.png" {
            try FileManager.default.createDirectory(at: set.appending(path: name), withIntermediateDirectories: true)
        } else if name != "none.png" {
            try (name == "cut.png" ? png.prefix(40) : Data("no image".utf8)).write(to: set.appending(path: name))
        }
        try Data("{\"images\": [{\"idiom\": \"universal\", \"filename\": \"\(name)\"}]}".utf8).write(
            to: set.appending(path: "Contents.json"))
        let bundle = try #require(Bundle(path: folder.path))
        app.perform { #expect(UIImage(named: "Icon", in: bundle) == nil) }
        let entries = app.stage.diagnostics.unsupported.entries
        #expect(entries.map(\.reason.rawValue) == [reason], "\(entries)")
        #expect(
            app.stage.diagnostics.trace.contains { TracePrinter.text(of: $0).hasPrefix("\(reason): nil is returned; ") }
        )
    }

    @MainActor private final class Saver: NSObject {
        var heard: [String] = []
        func image(_ image: UIImage, _ error: (any Error)?, _ context: UnsafeRawPointer) {
            heard.append("\(image.size.width) \(error?.localizedDescription ?? "saved")")
        }
        func video(_ path: String, _ error: NSError?, _ context: UnsafeMutableRawPointer?) {
            heard.append("\(path) \(error?.code ?? 0) \(context == nil)")
        }
    }

    /// The context, which code in Swift often declares as not optional, is nil.
    @Test func savingToThePhotographsIsRefused() throws {
        let saver = Saver()
        app.perform {
            UIImageWriteToSavedPhotosAlbum(self.square(.red), saver, Selector("image", Saver.image), nil)
            UISaveVideoAtPathToSavedPhotosAlbum("/a.mov", saver, Selector("video", Saver.video), nil)
            UIImageWriteToSavedPhotosAlbum(self.square(.red), nil, nil, nil)
            #expect(saver.heard.isEmpty && !UIVideoAtPathIsCompatibleWithSavedPhotosAlbum("/a.mov"))
        }
        try app.play()
        #expect(saver.heard == ["4.0 User denied access", "/a.mov -3311 true"])
        #expect(app.stage.diagnostics.unsupported.entries.count == 2)
    }

    @Test func variantsKeepTheImage() {
        let image = square(.systemRed)
        #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
        #expect(image.withTintColor(.systemBlue).pngData() == square(.systemBlue).pngData())
        let caps = UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 1)
        #expect(image.resizableImage(withCapInsets: caps).capInsets == caps)
    }

    /// Red, green, and blue side by side, one point each; the middle one is tiled or stretched.
    @Test(arguments: [
        (UIImage.ResizingMode.tile, "RGBGBGBGB"), (.stretch, "RGGGGBBBB"),
    ]) func theAreaBetweenTheCapsIsTiledOrStretched(mode: UIImage.ResizingMode, expected: String) throws {
        func drawnImage(_ size: CGSize, _ draw: () -> Void) -> UIImage {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
        }
        func colors(_ image: UIImage) throws -> String {
            let pixels = try #require(image.cgImage).rasterImage.pixels
            return String(
                (0..<pixels.size.width).map { x in
                    let pixel = pixels[x, 0]
                    return pixel.x > 127 ? "R" : pixel.y > 127 ? "G" : "B"
                })
        }
        let three = drawnImage(CGSize(width: 3, height: 1)) {
            for (x, color) in [UIColor.red, .green, .blue].enumerated() {
                color.setFill()
                UIRectFill(CGRect(x: CGFloat(x), y: 0, width: 1, height: 1))
            }
        }
        let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0)
        let image = three.resizableImage(withCapInsets: caps, resizingMode: mode)
        let shown = CGRect(x: 0, y: 0, width: 9, height: 1)
        let drawn = drawnImage(shown.size) {
            UIGraphicsGetCurrentContext()?.interpolationQuality = .none
            image.draw(in: shown)
        }
        #expect(try colors(drawn) == expected)
        let view = UIImageView(image: image)
        view.frame = shown
        view.layer.magnificationFilter = .nearest
        let rendered = drawnImage(shown.size) { UIGraphicsGetCurrentContext().map(view.layer.render(in:)) }
        #expect(try colors(rendered) == expected)
    }

    /// A row of red, green, and blue, rotated so that the first is where Exif specifies.
    @Test(arguments: [
        (UIImage.Orientation.up, "RGB", 3), (.upMirrored, "BGR", 3), (.down, "BGR", 3),
        (.downMirrored, "RGB", 3),
        (.leftMirrored, "RGB", 1), (.right, "RGB", 1), (.rightMirrored, "BGR", 1), (.left, "BGR", 1),
    ]) func imagesAreRotatedUpright(orientation: UIImage.Orientation, expected: String, width: Int)
        throws
    {
        let bytes: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255]
        let row = CGImage(RasterImage(PixelBuffer(size: PixelSize(width: 3, height: 1), bytes: bytes)))
        let image = UIImage(cgImage: row, scale: 1, orientation: orientation)
        #expect(image.imageOrientation == orientation && image.cgImage === row)
        #expect(image.size == CGSize(width: width, height: 4 - width))
        let view = UIImageView(image: image)
        let pixels = try #require(view.layer.contents as? CGImage).rasterImage.pixels
        let found = stride(from: 0, to: pixels.bytes.count, by: 4).map { start in
            pixels.bytes[start] > 0 ? "R" : pixels.bytes[start + 1] > 0 ? "G" : "B"
        }
        #expect(found.joined() == expected)
    }

    /// Two rows, so that both dimensions matter.
    @Test func aQuarterTurnSwapsRowsAndColumns() throws {
        let bytes: [UInt8] = [1, 2, 3, 4, 5, 6].flatMap { [$0, 0, 0, 255] }
        let upright = CGImage(RasterImage(PixelBuffer(size: PixelSize(width: 3, height: 2), bytes: bytes)))
        func reds(_ orientation: UIImage.Orientation) throws -> [UInt8] {
            let view = UIImageView(image: UIImage(cgImage: upright, scale: 1, orientation: orientation))
            let pixels = try #require(view.layer.contents as? CGImage).rasterImage.pixels
            return stride(from: 0, to: pixels.bytes.count, by: 4).map { pixels.bytes[$0] }
        }
        #expect(try reds(.right) == [4, 1, 5, 2, 6, 3])
        #expect(try reds(.left) == [3, 6, 2, 5, 1, 4])
        #expect(try reds(.down) == [6, 5, 4, 3, 2, 1])
    }

    /// Above a limit, tiles are stretched instead, to bound the time.
    @Test func tooManyTilesAreStretchedInstead() throws {
        let image = square(.systemRed).resizableImage(
            withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: .tile)
        let view = UIImageView(image: image)
        func parts(_ width: CGFloat) -> Int {
            view.frame = CGRect(x: 0, y: 0, width: width, height: 4)
            return view.layer.displayItems(ofModel: true).count
        }
        #expect(parts(202) == 3 * 102)
        #expect(parts(300) == 9)
    }

    @Test func aTemplateInheritsTheTintColor() throws {
        let (outer, shown) = (UIView(), UIImageView(image: square(.systemRed).withRenderingMode(.alwaysTemplate)))
        func color() throws -> Data? {
            let contents = try #require(shown.layer.contents)
            return UIImage(cgImage: try #require(contents as? CGImage)).pngData()
        }
        #expect(try color() == square(.systemBlue).pngData())
        outer.tintColor = .systemGreen
        outer.addSubview(shown)
        #expect(try color() == square(.systemGreen).pngData())
        shown.tintColor = .systemOrange
        outer.tintColor = .systemPink
        #expect(try color() == square(.systemOrange).pngData())
        shown.tintColor = nil
        #expect(try color() == square(.systemPink).pngData())
    }

    @Test func aViewIsDrawnOnceAndOnRequest() throws {
        final class Counting: UIView {
            var count = 0

            override func draw(_ rect: CGRect) {
                count += 1
                UIRectFill(rect)
            }
        }
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        app.perform { app.window.addSubview(view) }
        func step(_ seconds: Double, _ change: @escaping @MainActor () -> Void) {
            app.at(seconds) {
                app.note("\(view.count)")
                change()
            }
        }
        step(0.1) { view.center.x += 5 }
        step(0.2) { view.setNeedsDisplay() }
        step(0.3) { view.bounds.size.width = 20 }
        step(0.4) { view.contentMode = .redraw }
        step(0.5) { view.bounds.size.width = 30 }
        step(0.6) {}
        try app.play()
        #expect(app.notes == ["0.1 1", "0.2 1", "0.3 2", "0.4 2", "0.5 2", "0.6 3"])
    }

    @Test func aSnapshotDoesNotChange() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .systemRed
        app.perform { app.window.addSubview(view) }
        app.at(0.1) {
            view.backgroundColor = .systemBlue
            let (before, after) = (
                view.snapshotView(afterScreenUpdates: false), view.snapshotView(afterScreenUpdates: true)
            )
            #expect(before?.bounds.size == CGSize(width: 10, height: 10))
            view.backgroundColor = .systemGreen
            for (snapshot, color) in [(before, UIColor.systemRed), (after, .systemBlue)] {
                let format = UIGraphicsImageRendererFormat()
                format.scale = 1
                let size = CGSize(width: 4, height: 4)
                let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
                    snapshot?.drawHierarchy(in: CGRect(origin: .zero, size: size), afterScreenUpdates: true)
                }
                #expect(image.pngData() == square(color).pngData())
            }
            #expect(
                view.resizableSnapshotView(
                    from: CGRect(x: 2, y: 2, width: 3, height: 4), afterScreenUpdates: false, withCapInsets: .zero)?
                    .bounds
                    .size == CGSize(width: 3, height: 4))
        }
        try app.play()
    }

    @Test func aLayerRendersIntoAContext() {
        app.perform {
            let view = UIView(frame: CGRect(x: 50, y: 50, width: 4, height: 4))
            view.backgroundColor = .systemPurple
            view.transform = CGAffineTransform(rotationAngle: 1)
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
                view.layer.render(in: $0.cgContext)
            }
            #expect(image.pngData() == square(.systemPurple).pngData())
        }
    }

    /// Half of the last column of pixels belongs to a view, to the view around it, and to the clip of that.
    @Test func anEdgeInsideAPixelCoversItOnce() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        try app.stage.perform {
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 3.5, height: 4))
            outer.clipsToBounds = true
            let inner = UIView(frame: outer.bounds)
            inner.backgroundColor = .black
            outer.addSubview(inner)
            let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
                outer.layer.render(in: $0.cgContext)
            }
            let pixels = try #require(image.cgImage?.rasterImage.pixels.bytes)
            #expect(pixels[11] == 255 && (127...128).contains(pixels[15]))
        }
    }

    @Test func anEffectFadesInAndOutInABlock() throws {
        let pane = UIVisualEffectView(effect: nil)
        app.perform { app.window.addSubview(pane) }
        app.at(0.1) { UIView.animate(withDuration: 1) { pane.effect = UIBlurEffect(style: .light) } }
        app.at(2) {
            #expect(pane.layer.animationKeys() == nil)
            pane.effect = nil
        }
        app.at(0.6) { #expect(pane.layer.animationKeys()?.isEmpty == false) }
        try app.play()
        #expect(pane.contentView.superview === pane)
    }
}
