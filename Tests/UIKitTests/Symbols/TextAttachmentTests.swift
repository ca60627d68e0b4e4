import FramePainting
import Testing
import UIKit

@testable import UIKitCore

/// Images in text.
@MainActor @Suite("Attachments of text") struct TextAttachmentTests {
    let app: TestApp

    init() throws {
        app = try TestApp()
    }

    private static let red = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30)).image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 20, height: 30))
    }

    private static func text(_ attachment: NSTextAttachment, size: CGFloat = 17) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "ab")
        text.insert(NSAttributedString(attachment: attachment), at: 1)
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: size), range: NSRange(location: 0, length: 3))
        return text
    }

    private static func images(_ label: UILabel) -> [ImageItem] {
        label.showText()
        return (label.layer.modelValues.drawing?.items ?? []).compactMap {
            if case .image(let item) = $0 { item } else { nil }
        }
    }

    @Test func anImageTakesSpaceAndSitsOnTheBaseline() {
        app.perform {
            let attachment = NSTextAttachment(image: Self.red)
            let plain = NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 17)])
            let attached = Self.text(attachment)
            #expect(abs(attached.size().width - plain.size().width - 20) < 1)
            #expect(attached.size().height > plain.size().height)
            attachment.bounds = CGRect(x: 0, y: -4, width: 10, height: 10)
            #expect(abs(attached.size().width - plain.size().width - 10) < 1)
            #expect(attached.size().height == plain.size().height)
        }
        #expect(app.stage.diagnostics.unsupported.entries.isEmpty)
    }

    @Test func symbolsHaveTheColorOfTheTextOrTheirOwnTint() throws {
        try app.stage.perform {
            let symbol = try #require(UIImage(systemName: "star.fill"))
            #expect(try Self.middle(of: symbol) == [255, 0, 0, 255])
            #expect(try Self.middle(of: symbol.withTintColor(.green)) == [0, 255, 0, 255])
        }
    }

    /// The pixel in the middle of an image in a red text.
    private static func middle(of image: UIImage) throws -> [UInt8] {
        let label = UILabel()
        label.textColor = .red
        label.attributedText = NSAttributedString(attachment: NSTextAttachment(image: image))
        label.sizeToFit()
        let pixels = try #require(images(label).first).image.pixels
        let index = (pixels.size.height / 2 * pixels.size.width + pixels.size.width / 2) * 4
        return Array(pixels.bytes[index..<index + 4])
    }

    @Test func aLabelDrawsImagesOverItsText() throws {
        try app.stage.perform {
            let label = UILabel()
            label.attributedText = Self.text(NSTextAttachment(image: Self.red))
            label.sizeToFit()
            let images = Self.images(label)
            let rect = try #require(images.first?.rect)
            #expect(images.count == 1)
            #expect(rect.size.width == 20 && rect.size.height == 30)
            #expect(rect.minX > 5 && rect.maxX < Double(label.bounds.width))
            label.text = "ab"
            #expect(Self.images(label).isEmpty)
        }
    }

    /// The symbol has the width of the font and the color of the text, and is centered on capital letters.
    @Test func aSymbolFollowsTheFontAndColorOfTheText() throws {
        try app.stage.perform {
            let image = try #require(UIImage(systemName: "star.fill"))
            let attachment = NSTextAttachment(image: image)
            let widths = [17, 34].map { Self.text(attachment, size: $0).size().width }
            #expect(widths[1] > 1.9 * widths[0])
            let label = UILabel()
            label.textColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            label.font = .systemFont(ofSize: 34)
            label.attributedText = NSAttributedString(attachment: attachment)
            label.sizeToFit()
            let shown = try #require(Self.images(label).first)
            let bytes = shown.image.pixels.bytes
            let opaque = stride(from: 0, to: bytes.count, by: 4).first { bytes[$0 + 3] == 255 }
            let first = try #require(opaque)
            #expect(Array(bytes[first..<first + 4]) == [0, 0, 255, 255])
            let baseline = label.font.ascender.rounded()
            #expect(abs(shown.rect.midY - Double(baseline - label.font.capHeight / 2)) < 2)
        }
    }

    @Test func subclassesDetermineTheBounds() {
        final class Wide: NSTextAttachment {
            override func attachmentBounds(
                for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
                glyphPosition position: CGPoint, characterIndex charIndex: Int
            ) -> CGRect { CGRect(x: 0, y: -2, width: 80, height: 4) }
        }
        app.perform {
            #expect(Self.text(Wide(image: Self.red)).size().width > 90)
            let odd = NSTextAttachment(image: Self.red)
            for size in [CGFloat.nan, .infinity, -5, 1e9] {
                odd.bounds = CGRect(x: 0, y: size, width: size, height: size)
                #expect(Self.text(odd).size().width.isFinite)
            }
        }
    }

    /// Images are drawn in fields as well: at rest, during editing, and in placeholders.
    @Test(arguments: [false, true], [false, true]) func textFieldsDrawAttachments(isEdited: Bool, isPlaceholder: Bool) {
        let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 40))
        app.perform {
            let attachment = NSTextAttachment(image: Self.red)
            if isPlaceholder {
                field.attributedPlaceholder = Self.text(attachment)
            } else {
                field.attributedText = Self.text(attachment)
            }
            app.window.addSubview(field)
            if isEdited { field.becomeFirstResponder() }
            app.window.layoutIfNeeded()
            let image = UIGraphicsImageRenderer(bounds: field.bounds).image { field.layer.render(in: $0.cgContext) }
            let color = UIColor(patternImage: image).color
            // 600 of 8,000 square points.
            #expect(color.red * color.alpha > 0.05, "\(color)")
        }
    }
}
