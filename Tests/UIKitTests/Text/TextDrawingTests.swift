import FrameGeometry
import FrameLayers
import FramePainting
import TestSupport
import Testing
import UIKit

/// Strings in drawing code, drawn as blocks so that fonts have no influence.
@MainActor @Suite struct TextDrawingTests {
    let app: TestApp

    init() throws {
        app = try TestApp()
        app.stage.text.drawsAsBlocks = true
    }

    /// The words drawn, as rectangles in base coordinates.
    private func words(_ draw: @MainActor () -> Void) -> [Rect] {
        var found: [Rect] = []
        app.perform {
            let context = CGContext(bounds: Rect(x: 0, y: 0, width: 300, height: 300), scale: 2)
            UIGraphicsPushContext(context)
            draw()
            UIGraphicsPopContext()
            found = context.items.compactMap { item in
                guard case .fill(let fill) = item, case .rect(let rect) = fill.shape else { return nil }
                return rect.translated(by: Point(x: fill.transform.tx, y: fill.transform.ty))
            }
        }
        return found
    }

    private static let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    private static let lineHeight = 20 * 2444.0 / 2048
    private static let baseline = 20 * 1950.0 / 2048

    @Test func aPointIsTheTopLeftCorner() {
        let atOrigin = words { "one two".draw(at: .zero, withAttributes: Self.attributes) }
        let moved = words { ("one two" as NSString).draw(at: CGPoint(x: 7, y: 9), withAttributes: Self.attributes) }
        #expect(atOrigin.count == 2 && atOrigin.allSatisfy { $0.minY > 0 && $0.maxY <= Self.baseline + 0.5 })
        #expect(moved == atOrigin.map { $0.translated(by: Point(x: 7, y: 9)) })
        // Without a width, only explicit line breaks begin lines.
        let lines = words { "one two\nthree".draw(at: .zero, withAttributes: Self.attributes) }
        #expect(Array(lines.prefix(2)) == atOrigin && lines[2].minX == 0)
        #expect(abs(lines[2].minY - atOrigin[0].minY - Self.lineHeight) <= 0.5)
    }

    @Test func aRectangleWrapsLinesAndOmitsThoseBelow() {
        let text = "one two three four five six seven"
        func lines(_ height: CGFloat) -> Int {
            Set(
                words { text.draw(in: CGRect(x: 10, y: 5, width: 80, height: height), withAttributes: Self.attributes) }
                    .map(\.minY)
            ).count
        }
        #expect(lines(1000) > 3)
        #expect(lines(Self.lineHeight * 2) == 2)
        #expect(lines(Self.lineHeight * 2.9) == 2)
        #expect(lines(3) == 1, "the first line is always there")
        #expect(words { text.draw(in: CGRect(x: 0, y: 0, width: 0, height: 9), withAttributes: nil) }.isEmpty)
    }

    @Test func paragraphsAreAligned() {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let text = NSAttributedString(
            string: "word", attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style])
        let right = words { text.draw(in: CGRect(x: 10, y: 0, width: 200, height: 50)) }
        #expect(right.count == 1 && abs(right[0].maxX - 210) < 1)
    }

    /// Without line fragments, a text's baseline is at the point; with them, its top is. The size is reported in either
    /// case.
    @Test func optionsDetermineTheBaseline() {
        let text = NSAttributedString(string: "word", attributes: Self.attributes)
        let context = NSStringDrawingContext()
        var size = CGSize.zero
        let lines = words {
            size = text.size()
            text.draw(
                with: CGRect(x: 3, y: 40, width: 0, height: 0), options: .usesLineFragmentOrigin, context: context)
        }
        #expect(context.totalBounds.size == size)
        let one = words { text.draw(with: CGRect(x: 3, y: 40, width: 0, height: 0), context: nil) }
        #expect(abs(lines[0].minY - one[0].minY - Self.baseline) <= 0.5)
        #expect(one[0].maxY <= 40.5 && lines[0].minY > 40)
        let cut = words {
            "one two three four".draw(
                with: CGRect(x: 0, y: 0, width: 90, height: Self.lineHeight),
                options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: Self.attributes,
                context: nil
            )
        }
        #expect(Set(cut.map(\.minY)).count == 1)
    }

    /// Drawing uses the transform and clip of the context, and does nothing without one.
    @Test func textDrawingFollowsTheContext() {
        let plain = words { "word".draw(at: CGPoint(x: 2, y: 3), withAttributes: Self.attributes) }
        let moved = words {
            UIGraphicsGetCurrentContext()?.translateBy(x: 30, y: 40)
            "word".draw(at: CGPoint(x: 2, y: 3), withAttributes: Self.attributes)
        }
        #expect(moved == plain.map { $0.translated(by: Point(x: 30, y: 40)) })
        app.perform { "word".draw(at: .zero, withAttributes: Self.attributes) }
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    /// A text layer shows the attributes of an attributed string, and its own attributes for a plain one.
    @Test func textLayersShowAttributes() {
        func drawn(_ change: (CATextLayer) -> Void) -> [(color: Color, rect: Rect)] {
            var found: [(Color, Rect)] = []
            app.perform {
                let layer = CATextLayer()
                layer.frame = CGRect(x: 0, y: 0, width: 200, height: 120)
                change(layer)
                layer.layoutIfNeeded()
                found = (layer.modelValues.drawing?.items ?? []).compactMap { item in
                    guard case .fill(let fill) = item, case .rect(let rect) = fill.shape else { return nil }
                    return (fill.color, rect)
                }
            }
            return found
        }
        let text = NSMutableAttributedString(
            string: "red ", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 30)])
        text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
        let styled = drawn { $0.string = text }
        #expect(styled.map(\.color) == [UIColor.red.color, UIColor.blue.color])
        #expect(styled[0].rect.size.height > 2 * styled[1].rect.size.height, "30 points, and 12 where none are given")
        let plain = drawn {
            $0.string = "word"
            $0.fontSize = 30
            $0.foregroundColor = UIColor.green.cgColor
        }
        #expect(plain.map(\.color) == [UIColor.green.color] && plain[0].rect.size.height == styled[0].rect.size.height)
        // The layer aligns and wraps the text, except for paragraphs with an alignment of their own.
        let right = drawn {
            $0.string = text
            $0.alignmentMode = .right
        }
        #expect(abs((right.last?.rect.maxX ?? 0) - 200) < 1)
        let style = NSMutableParagraphStyle()
        style.alignment = .left
        let left = drawn {
            $0.string = NSAttributedString(string: "word", attributes: [.paragraphStyle: style])
            $0.alignmentMode = .right
        }
        #expect(left[0].rect.minX == 0)
        let long = "one two three four five six seven eight nine ten"
        func lines(_ change: (CATextLayer) -> Void) -> Int {
            let rects = drawn {
                $0.string = NSAttributedString(string: long, attributes: [.font: UIFont.systemFont(ofSize: 30)])
                change($0)
            }
            return Set(rects.map(\.rect.minY)).count
        }
        #expect(lines { _ in } == 1)
        #expect(lines { $0.isWrapped = true } == 3, "as many as there is room for")
        let truncated = drawn {
            $0.string = long
            $0.truncationMode = .end
        }
        #expect(truncated.allSatisfy { $0.rect.maxX <= 200 })
        #expect(drawn { $0.string = "" }.isEmpty && drawn { $0.string = nil }.isEmpty)
        // A font determines the shape of letters, not their size.
        let fonted = drawn {
            $0.string = "word"
            $0.font = UIFont.systemFont(ofSize: 99)
            $0.fontSize = 30
        }
        #expect(fonted.map(\.rect) == plain.map(\.rect))
        #expect(app.stage.diagnostics.unsupported.entries.isEmpty)
        _ = drawn { $0.font = "Helvetica" }
        #expect(app.stage.diagnostics.unsupported.entries.map(\.api) == ["CATextLayer.font other than UIFont"])
    }

    /// A text layer is drawn at the size and in the color of each moment.
    @Test func sizesOfTextLayersAreAnimated() throws {
        let app = app
        var made: CATextLayer?
        app.perform {
            let layer = CATextLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 200, height: 120)
            layer.string = "word"
            layer.fontSize = 20
            layer.foregroundColor = UIColor.black.cgColor
            app.window.layer.addSublayer(layer)
            made = layer
        }
        let layer = try #require(made)
        var drawn: [(height: Double, color: Color)] = []
        func look(at seconds: Double) {
            app.at(seconds) {
                for case .fill(let fill) in layer.displayItems(ofModel: false) {
                    if case .rect(let rect) = fill.shape { drawn.append((rect.size.height, fill.color)) }
                }
            }
        }
        app.at(1) {
            for (key, value) in [("fontSize", 60 as Any), ("foregroundColor", UIColor.white.cgColor as Any)] {
                let animation = CABasicAnimation(keyPath: key)
                animation.toValue = value
                animation.duration = 1
                layer.add(animation, forKey: key)
            }
        }
        look(at: 0.9)
        look(at: 1.505)
        look(at: 2.5)
        try app.play()
        try #require(drawn.count == 3)
        // Blocks lie on pixels.
        #expect(abs(drawn[1].height / drawn[0].height - 2) < 0.25 && drawn[2].height == drawn[0].height)
        #expect(drawn[0].color == .black && drawn[2].color == .black && abs(drawn[1].color.red - 0.5) < 0.02)
        #expect(app.stage.diagnostics.unsupported.entries.isEmpty)
    }

    @Test(.enabled(if: BuildTraits.hasText)) func textLayersAcceptFonts() {
        app.stage.text.drawsAsBlocks = false
        func outlines(_ font: Any?) -> Set<Shape> {
            var shapes: Set<Shape> = []
            app.perform {
                let layer = CATextLayer()
                layer.frame = CGRect(x: 0, y: 0, width: 200, height: 120)
                layer.string = "letters"
                layer.font = font
                layer.layoutIfNeeded()
                for case .fill(let fill) in layer.modelValues.drawing?.items ?? [] { shapes.insert(fill.shape) }
            }
            return shapes
        }
        let regular = outlines(nil)
        #expect(!regular.isEmpty && outlines(UIFont.systemFont(ofSize: 12)) == regular)
        #expect(outlines(UIFont.systemFont(ofSize: 12, weight: .black)) != regular)
        #expect(outlines(UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)) != regular)
    }
}
