import FrameLayers
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct LabelTests {
    /// An application with text drawn as blocks, so that fonts have no influence.
    private func app() throws -> TestApp {
        let app = try TestApp()
        app.stage.text.drawsAsBlocks = true
        return app
    }

    private func label(_ text: String?, _ change: (UILabel) -> Void = { _ in }) -> UILabel {
        let label = UILabel()
        label.text = text
        change(label)
        return label
    }

    @Test func defaultsMatchUIKit() {
        let label = UILabel()
        #expect(label.text == nil && label.attributedText == nil)
        #expect(label.font == UIFont.systemFont(ofSize: 17))
        #expect(label.textAlignment == .natural && label.lineBreakMode == .byTruncatingTail && label.numberOfLines == 1)
        #expect(!label.isUserInteractionEnabled && label.isEnabled && !label.adjustsFontSizeToFitWidth)
        #expect(label.intrinsicContentSize == .zero)
    }

    /// Sizes are rounded up to whole pixels: 20.287… points are 61 pixels at 3 pixels per point.
    @Test func sizesAreRoundedUpToPixels() throws {
        let app = try app()
        app.perform {
            let scale = UIScreen.main.scale
            let size = label("Hello").sizeThatFits(.zero)
            #expect(size.height == (20.287109375 * scale).rounded(.up) / scale)
            #expect((size.width * scale).rounded() == size.width * scale)
            #expect(label("Hello").intrinsicContentSize == size)
            // A single line requires its whole width, and several lines the width they are given.
            let long = label("Hello hello hello hello")
            #expect(long.sizeThatFits(CGSize(width: 50, height: 0)).width > 100)
            long.numberOfLines = 0
            let wrapped = long.sizeThatFits(CGSize(width: 50, height: 0))
            #expect(wrapped.width <= 50 && wrapped.height > 4 * 20)
            long.sizeToFit()
            #expect(long.frame.size == long.sizeThatFits(.zero))
        }
    }

    /// The text is measured at two widths and drawn at a third.
    @Test func aTextIsShapedOnce() throws {
        let app = try app()
        app.perform {
            let label = label("one two three four five six")
            label.numberOfLines = 0
            let before = app.stage.text.shapings
            _ = label.intrinsicContentSize
            _ = label.sizeThatFits(CGSize(width: 90, height: 0))
            label.frame = CGRect(x: 0, y: 0, width: 120, height: 90)
            app.window.addSubview(label)
            app.window.layoutIfNeeded()
            #expect(label.layer.modelValues.drawing != nil)
            #expect(app.stage.text.shapings == before + 1)
        }
    }

    /// A label that moves keeps its drawing; a change of its text or width creates another.
    @Test func movingALabelDoesNotLayOutItsTextAgain() throws {
        let app = try app()
        var made = 0
        final class Counting: UILabel {
            var drawn = 0
            override func drawText(in rect: CGRect) {
                drawn += 1
                super.drawText(in: rect)
            }
        }
        let counting = Counting(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
        app.perform {
            counting.text = "Hello"
            app.window.addSubview(counting)
            app.window.layoutIfNeeded()
            made = counting.drawn
            #expect(made > 0 && counting.layer.modelValues.drawing != nil)
            counting.center = CGPoint(x: 80, y: 80)
            counting.transform = CGAffineTransform(rotationAngle: 1)
            counting.alpha = 0.5
            app.window.layoutIfNeeded()
            #expect(counting.drawn == made)
            counting.text = "Hello again"
            app.window.layoutIfNeeded()
            #expect(counting.drawn == made + 1)
            counting.bounds.size.width = 40
            app.window.layoutIfNeeded()
            #expect(counting.drawn == made + 2)
            counting.text = nil
            app.window.layoutIfNeeded()
            #expect(counting.layer.modelValues.drawing == nil)
        }
    }

    @Test func shrunkTextFits() throws {
        let app = try app()
        app.perform {
            let label = label("A text that is rather long") { $0.frame = CGRect(x: 0, y: 0, width: 120, height: 22) }
            app.window.addSubview(label)
            @MainActor func inkWidth() -> CGFloat {
                app.window.layoutIfNeeded()
                let rects = label.layer.modelValues.drawing?.items.compactMap { item -> CGFloat? in
                    if case .fill(let fill) = item, case .rect(let rect) = fill.shape { return rect.maxX }
                    return nil
                }
                return rects?.max() ?? 0
            }
            @MainActor func count() -> Int { label.layer.modelValues.drawing?.items.count ?? 0 }
            _ = inkWidth()
            let truncated = count()
            label.adjustsFontSizeToFitWidth = true
            #expect(inkWidth() <= 120)
            #expect(count() == 6 && truncated < 6, "all six words are there")
            label.minimumScaleFactor = 0.95
            #expect(inkWidth() <= 120)
            #expect(count() < 6)
        }
    }

    /// The largest of 64 sizes at which the text fits is found by bisection.
    @Test func shrinkingTextTakesFewLayouts() throws {
        let app = try app()
        for words in [4, 6, 9, 14, 40] {
            app.perform {
                let text = Array(repeating: "word", count: words).joined(separator: " ")
                @MainActor func line(_ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
                let size = (1...64).map { 20 * CGFloat($0) / 64 }.last { line(.systemFont(ofSize: $0)) <= 150 }
                let label = label(text) { $0.frame = CGRect(x: 0, y: 0, width: 150, height: 30) }
                label.font = .systemFont(ofSize: 20)
                label.adjustsFontSizeToFitWidth = true
                app.window.addSubview(label)
                let before = app.stage.text.shapings
                app.window.layoutIfNeeded()
                #expect(app.stage.text.shapings - before <= 8)
                let end = label.layer.modelValues.drawing?.items.compactMap { item -> CGFloat? in
                    if case .fill(let fill) = item, case .rect(let rect) = fill.shape { return rect.maxX }
                    return nil
                }.max()
                let expected = size.map { line(.systemFont(ofSize: $0)) } ?? 0
                #expect(abs((end ?? 0) - expected) < 0.5, "\(words) words")
            }
        }
    }

    /// If no line can show the whole text, only its beginning is laid out, which looks the same.
    @Test(arguments: [true, false]) func aVeryLongLineLooksLikeItsBeginning(shrinks: Bool) throws {
        let app = try app()
        app.perform {
            let words = "some words and more "
            let labels = [700, 40_000].map { count in
                label(String(repeating: words, count: count)) {
                    $0.frame = CGRect(x: 0, y: 0, width: 300, height: 22)
                    $0.adjustsFontSizeToFitWidth = shrinks
                    app.window.addSubview($0)
                }
            }
            app.window.layoutIfNeeded()
            let drawings = labels.map(\.layer.modelValues.drawing)
            #expect(drawings[0]?.items.isEmpty == false && drawings[0] == drawings[1])
        }
    }

    /// A text that shows its end would be laid out as a whole, at several sizes.
    @Test(arguments: [NSLineBreakMode.byClipping, .byTruncatingMiddle, .byTruncatingHead])
    func shrinkingTextTruncatedAtItsStartIsLimited(mode: NSLineBreakMode) throws {
        let app = try app()
        app.perform {
            for count in [3000, 20_000] {
                app.window.addSubview(
                    label(String(repeating: "words ", count: count)) {
                        $0.accessibilityIdentifier = "line \(count)"
                        $0.frame = CGRect(x: 0, y: 0, width: 300, height: 22)
                        $0.lineBreakMode = mode
                        $0.adjustsFontSizeToFitWidth = true
                    })
            }
        }
        let error = #expect(throws: StageError.self) { try app.play() }
        #expect(
            error?.message
                == "The text of line 20000 is to shrink into one line and has 120000 bytes, where the limit is 50000; shorten it, or truncate it at its end."
        )
    }

    @Test func attributedTextKeepsItsAttributes() throws {
        let app = try app()
        app.perform {
            let style = NSMutableParagraphStyle()
            style.alignment = .right
            style.lineBreakMode = .byTruncatingMiddle
            let text = NSMutableAttributedString(
                string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 30), .paragraphStyle: style])
            let label = UILabel()
            label.attributedText = text
            #expect(
                label.text == "Hello" && label.textAlignment == .right && label.lineBreakMode == .byTruncatingMiddle)
            let height = label.sizeThatFits(.zero).height
            #expect(height > 35)
            text.append(NSAttributedString(string: "!"))
            #expect(label.text == "Hello", "a copy is kept")
            label.font = .systemFont(ofSize: 10)
            #expect(label.sizeThatFits(.zero).height < 13)
            label.text = "Plain"
            #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
        }
    }

    @Test func stringsAreMeasured() throws {
        let app = try app()
        app.perform {
            let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
            // By the table of blocks 5.6 + 5.6 + 2.8 + 5.6, and four times the tracking of 10 points, 0.12.
            let size = ("ab c" as NSString).size(withAttributes: attributes)
            #expect(abs(size.width - (19.6 + 4 * 0.12)) < 1e-9)
            #expect(abs(size.height - 10 * 2444 / 2048) < 1e-9)
            let bounds = "ab c".boundingRect(
                with: CGSize(width: 12, height: 0), options: .usesLineFragmentOrigin, attributes: attributes,
                context: nil)
            #expect(abs(bounds.height - 2 * size.height) < 1e-9)
            let kerned = NSAttributedString(
                string: "ab c", attributes: [.font: UIFont.systemFont(ofSize: 10), .kern: 2])
            #expect(abs(kerned.size().width - size.width - 8) < 1e-9)
            // Text drawn as blocks has no kerning to disable.
            let plain = NSAttributedString(
                string: "ab c", attributes: [.font: UIFont.systemFont(ofSize: 10), .kern: 0])
            #expect(plain.size() == size)
            let line = "ab c".boundingRect(with: .zero, attributes: attributes, context: nil)
            #expect(line.minY < -9 && line.maxY > 2)
        }
    }
}
