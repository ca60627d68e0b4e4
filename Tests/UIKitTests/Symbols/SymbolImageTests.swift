import FrameStoryboards
import Testing

@testable import UIKit
@testable import UIKitCore

/// Symbol images and the views that show them.
@MainActor @Suite("Symbol images") struct SymbolImageTests {
    let app: TestApp

    init() throws {
        app = try TestApp()
    }

    /// The colors of the pixels, except partially covered ones.
    private static func colors(_ contents: Any?) -> Set<[UInt8]> {
        guard let image = contents as? CGImage else { return [] }
        let bytes = image.rasterImage.pixels.bytes
        return Set(
            stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }.filter { $0[3] == 255 })
    }

    @Test func sizesAreWholePixelsAndScaleWithTheFont() throws {
        for name in ["star", "chevron.right", "square.and.arrow.up", "person.2.fill"] {
            var last = CGSize.zero
            for size in [10, 17, 24, 60] as [CGFloat] {
                let configuration = UIImage.SymbolConfiguration(pointSize: size)
                let image = try #require(UIImage(systemName: name, withConfiguration: configuration))
                let pixels = try #require(image.cgImage)
                let (width, height) = (CGFloat(pixels.width) / image.scale, CGFloat(pixels.height) / image.scale)
                #expect(abs(image.size.width - width) < 1e-9 && abs(image.size.height - height) < 1e-9)
                #expect(image.size.width > last.width && image.size.height > last.height)
                #expect(image.isSymbolImage && image.symbolConfiguration == configuration)
                last = image.size
            }
        }
    }

    @Test func scalesAndWeightsChangeTheImage() throws {
        func image(_ configuration: UIImage.SymbolConfiguration) throws -> UIImage {
            try #require(UIImage(systemName: "gearshape", withConfiguration: configuration))
        }
        let plain = try image(.unspecified)
        #expect(try image(.init(scale: .small)).size.width < plain.size.width)
        #expect(try image(.init(scale: .large)).size.width > plain.size.width)
        #expect(try image(.init(weight: .black)).pngData() != plain.pngData())
        #expect(try image(.init(pointSize: 17, weight: .regular, scale: .default)).pngData() == plain.pngData())
        #expect(try image(.init(font: .systemFont(ofSize: 17))).pngData() == plain.pngData())
        #expect(try image(.init(textStyle: .body)).pngData() == plain.pngData())
    }

    @Test func anUnknownNameIsShownAndReportedOnce() throws {
        app.perform {
            let image = UIImage(systemName: "no.such.symbol")
            #expect(image?.size.width ?? 0 > 10)
            let again = UIImage(systemName: "no.such.symbol")
            #expect(again?.pngData() == image?.pngData())
            let other = UIImage(systemName: "no.such.other")
            #expect(other?.pngData() != image?.pngData(), "the name is in the picture")
            #expect(UIImage(systemName: "star") != nil)
        }
        let reports = app.stage.diagnostics.unsupported.entries
        #expect(reports.count == 2)
        for text in ["", "no symbol", "Star", "star.", "../star", "☃"] {
            #expect(UIImage(systemName: text) == nil)
        }
    }

    @Test func aViewShowsASymbolInItsTintColor() {
        app.perform {
            let view = UIImageView(image: UIImage(systemName: "star.fill"))
            view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            #expect(Self.colors(view.layer.contents) == [[255, 0, 0, 255]])
            view.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            #expect(Self.colors(view.layer.contents) == [[0, 0, 255, 255]])
            let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            view.image = view.image?.withTintColor(green, renderingMode: .alwaysOriginal)
            #expect(Self.colors(view.layer.contents) == [[0, 255, 0, 255]])
            view.image = view.image?.withRenderingMode(.alwaysTemplate)
            #expect(Self.colors(view.layer.contents) == [[0, 0, 255, 255]])
        }
    }

    @Test func aPaletteHasAColorForEachLevel() {
        app.perform {
            let (red, blue) = (
                UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            )
            let view = UIImageView(image: UIImage(systemName: "plus.circle.fill"))
            view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(paletteColors: [red, blue])
                .applying(UIImage.SymbolConfiguration(pointSize: 60))
            #expect(Self.colors(view.layer.contents).isSuperset(of: [[255, 0, 0, 255], [0, 0, 255, 255]]))
            view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(hierarchicalColor: red)
            #expect(Self.colors(view.layer.contents) == [[255, 0, 0, 255]])
        }
    }

    @Test func dynamicPaletteColorsFollowTheStyle() {
        app.perform {
            let view = UIImageView(
                image: UIImage(
                    systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(paletteColors: [.label])))
            app.window.addSubview(view)
            #expect(Self.colors(view.layer.contents) == [[0, 0, 0, 255]])
            view.overrideUserInterfaceStyle = .dark
            view.updateTraitsIfNeeded()
            #expect(Self.colors(view.layer.contents) == [[255, 255, 255, 255]])
        }
    }

    @Test func theImagesConfigurationTakesPrecedenceOverTheViews() throws {
        let view = UIImageView(image: UIImage(systemName: "star"))
        let plain = view.intrinsicContentSize
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
        #expect(view.intrinsicContentSize.width > 2 * plain.width)
        let own = UIImage.SymbolConfiguration(pointSize: 17)
        view.image = UIImage(systemName: "star", withConfiguration: own)
        #expect(view.intrinsicContentSize == plain)
        #expect(view.image?.symbolConfiguration == own)
    }

    @Test func aTextStyleFollowsTheContentSizeCategory() {
        app.perform {
            let view = UIImageView(
                image: UIImage(
                    systemName: "star", withConfiguration: UIImage.SymbolConfiguration(textStyle: .body)))
            app.window.addSubview(view)
            let plain = view.intrinsicContentSize
            view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
            view.updateTraitsIfNeeded()
            #expect(view.intrinsicContentSize.width > 2 * plain.width)
        }
    }

    /// The center of a symbol beside a label is the center of the label's capital letters.
    @Test func symbolsAreAlignedWithText() {
        app.perform {
            let font = UIFont.systemFont(ofSize: 40)
            let label = UILabel()
            label.font = font
            label.text = "H"
            let view = UIImageView(
                image: UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(font: font)))
            let row = UIStackView(arrangedSubviews: [view, label])
            row.alignment = .firstBaseline
            row.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            app.window.addSubview(row)
            app.window.layoutIfNeeded()
            let baseline = label.frame.minY + font.ascender.rounded()
            #expect(abs(view.frame.midY - (baseline - font.capHeight / 2)) <= 1)
            #expect(view.frame.minY > 0)
        }
    }

    @Test func anEnlargedSymbolIsDrawnAtItsSize() throws {
        try app.stage.perform {
            let view = UIImageView(image: UIImage(systemName: "star.fill"))
            view.contentMode = .scaleAspectFit
            app.window.addSubview(view)
            view.layoutIfNeeded()
            let small = try #require(view.layer.contents as? CGImage)
            #expect(small.width == Int(view.bounds.width * 2))
            view.bounds.size = CGSize(width: 200, height: 400)
            view.layoutIfNeeded()
            let large = try #require(view.layer.contents as? CGImage)
            #expect(abs(large.width - 400) <= 1)
            #expect(abs(view.layer.contentsScale - CGFloat(large.width) / view.intrinsicContentSize.width) < 0.2)
            view.contentMode = .center
            view.layoutIfNeeded()
            #expect((view.layer.contents as? CGImage)?.width == small.width)
        }
    }

    @Test func configurationsCombineMemberByMember() {
        let large = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large)
        let light = UIImage.SymbolConfiguration(weight: .light)
        #expect(large.applying(light).choices.weight == .light)
        #expect(large.applying(light).choices.size == large.choices.size)
        #expect(light.applying(large) == large)
        #expect(large.applying(UIImage.SymbolConfiguration.unspecified) == large && large.applying(nil) == large)
        #expect(large.withoutWeight().choices.weight == nil && large.withoutWeight().choices.scale == .large)
        #expect(large.withoutScale().withoutPointSizeAndWeight() == .unspecified)
        #expect(large.isEqual(to: UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large)))
        #expect(!large.isEqual(to: light) && !large.isEqual(to: nil))
        for size in [CGFloat.nan, .infinity, 0, -3] {
            #expect(UIImage.SymbolConfiguration(pointSize: size) == .unspecified)
        }
        #expect(UIImage.SymbolConfiguration(paletteColors: []) == .unspecified)
        #expect(UIImage.SymbolConfiguration(textStyle: .title1).withoutTextStyle().choices.size == .points(28))
    }

    @Test func weightsOfFontsAndSymbolsMatch() {
        for raw in 1...9 {
            let weight = UIImage.SymbolWeight(rawValue: raw)
            #expect(weight?.fontWeight().symbolWeight() == weight)
        }
        #expect(UIImage.SymbolScale(rawValue: -1) == .default && UIImage.SymbolScale(rawValue: 3) == .large)
    }

    @Test func copiesRemainSymbols() throws {
        let image = try #require(UIImage(systemName: "star"))
        let configuration = UIImage.SymbolConfiguration(pointSize: 40)
        #expect(image.withConfiguration(configuration).size.width > 2 * image.size.width)
        #expect(image.applyingSymbolConfiguration(configuration)?.size == image.withConfiguration(configuration).size)
        #expect(image.withRenderingMode(.alwaysOriginal).isSymbolImage)
        #expect(image.withTintColor(.red).isSymbolImage)
        #expect(UIImage().applyingSymbolConfiguration(configuration) == nil && !UIImage().isSymbolImage)
        #expect(image.baselineOffsetFromBottom ?? 0 > 0 && UIImage().baselineOffsetFromBottom == nil)
        #expect(image.imageWithoutBaseline().baselineOffsetFromBottom == nil)
        #expect(image.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom == 3)
    }

    @Test func directionalSymbolsFollowTheTextDirection() throws {
        let forward = try #require(UIImage(systemName: "chevron.forward"))
        let view = UIImageView(image: forward)
        let before = (view.layer.contents as? CGImage)?.rasterImage.pixels.bytes
        view.semanticContentAttribute = .forceRightToLeft
        #expect((view.layer.contents as? CGImage)?.rasterImage.pixels.bytes != before)
        view.image = UIImage(systemName: "chevron.right")
        #expect((view.layer.contents as? CGImage)?.rasterImage.pixels.bytes == before)
    }

    /// A list of a thousand rows draws its symbol once.
    @Test func theSameSymbolIsDrawnOnce() throws {
        app.perform {
            let first = UIImage(systemName: "trash")?.cgImage
            let second = UIImage(systemName: "trash")?.cgImage
            #expect(first != nil && first === second)
        }
    }
}

extension SymbolImageTests {
    /// The first view of a storyboard's only scene.
    private func view(_ element: String, _ children: String) throws -> UIView {
        let name = element.prefix { $0 != " " }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            targetRuntime="iOS.CocoaTouch" initialViewController="root"><scenes><scene sceneID="s"><objects>
            <viewController id="root" sceneMemberID="viewController"><view key="view" id="v">
            <rect key="frame" x="0" y="0" width="393" height="852"/><subviews><\(element) id="c">
            <rect key="frame" x="0" y="0" width="200" height="40"/>\(children)</\(name)></subviews>
            </view></viewController></objects></scene></scenes></document>
            """
        let document = try InterfaceDocument(Array(text.utf8), file: "Symbols.storyboard")
        #expect(document.warnings.isEmpty, "\(document.warnings)")
        return try #require(UIStoryboard(document, bundles: []).instantiateInitialViewController()?.view.subviews.first)
    }

    @Test func storyboardSymbolsHaveTheirConfigurations() throws {
        try app.stage.perform {
            let read = try view(
                "imageView image=\"star.fill\" catalog=\"system\"",
                """
                <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" \
                pointSize="30" scale="large" weight="semibold"/>
                """)
            let imageView = try #require(read as? UIImageView)
            #expect(
                imageView.preferredSymbolConfiguration
                    == UIImage.SymbolConfiguration(pointSize: 30, weight: .semibold, scale: .large))
            #expect(imageView.image?.isSymbolImage == true && imageView.intrinsicContentSize.width > 35)
            let second = try view(
                "button buttonType=\"system\"",
                """
                <state key="normal"><imageReference key="image" image="trash" catalog="system" symbolScale="small" \
                symbolWeight="bold"/></state>
                """)
            let button = try #require(second as? UIButton)
            let symbol = try #require(button.currentImage?.symbolConfiguration)
            #expect(symbol.choices.scale == .small && symbol.choices.weight == .bold)
        }
        #expect(app.stage.diagnostics.unsupported.entries.isEmpty)
    }

    @Test func animationImagesBeginWithTheFirst() throws {
        app.perform {
            let images = ["heart", "star"].compactMap { UIImage(systemName: $0) }
            let view = UIImageView(image: nil)
            view.startAnimating()
            #expect(!view.isAnimating)
            view.animationImages = images
            view.startAnimating()
            #expect(view.isAnimating && view.intrinsicContentSize == images[0].size)
            view.stopAnimating()
            #expect(!view.isAnimating && view.layer.contents == nil)
        }
        #expect(app.stage.diagnostics.unsupported.entries.isEmpty)
    }

    @Test func effectsAreReportedAndEndImmediately() throws {
        app.perform {
            let view = UIImageView(image: UIImage(systemName: "star"))
            var ended = 0
            view.addSymbolEffect(.bounce.up, options: .speed(2)) { ended += $0.isFinished ? 1 : 0 }
            view.addSymbolEffect(.variableColor.iterative.reversing, options: .repeating)
            view.removeSymbolEffect(ofType: .pulse)
            view.removeAllSymbolEffects()
            let other = UIImage(systemName: "heart") ?? UIImage()
            view.setSymbolImage(other, contentTransition: .replace.downUp)
            #expect(view.image === other && ended == 1)
        }
        #expect(app.stage.diagnostics.unsupported.entries.count == 2)
    }
}
