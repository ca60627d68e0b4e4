import FrameFigures
import FrameGeometry
import FramePainting
import TestSupport
import Testing

@Suite struct LabelTests {
    static let style = LabelStyle(size: 12, .black)

    /// In both forms, the painted pixels lie in the bounds that the label reports.
    @Test(arguments: Lettering.Form.built, ["gdjpqT", "0.25 s", "viewWillAppear(_:)", "⌘→", "شكرا"])
    func boundsContainThePaintedPixels(form: Lettering.Form, text: String) throws {
        let label = try Lettering(form).label(text, Self.style)
        let bounds = label.bounds(at: Point(x: 20, y: 30))
        let figure = Figure(
            size: Size(width: 200, height: 60), background: .white, title: "",
            elements: [label.placed(at: Point(x: 20, y: 30))])
        let pixels = try figure.pixels()
        var seen = 0
        for y in 0..<60 {
            for x in 0..<200 where pixels[x, y] != SIMD4(255, 255, 255, 255) {
                seen += 1
                // Allows one point for strokes that overhang and for partially covered pixels.
                #expect(Double(x) >= bounds.minX - 2 && Double(x) <= bounds.maxX + 1)
                #expect(Double(y) >= bounds.minY - 2 && Double(y) <= bounds.maxY + 1)
            }
        }
        #expect(seen > 20)
    }

    @Test func longLabelsEndInAnEllipsisAndKeepTheirText() throws {
        for form in Lettering.Form.built {
            let lettering = try Lettering(form)
            let text = "presentationTransitionDidEnd(true)"
            let whole = lettering.label(text, Self.style)
            for cut in [80, 40, 20.0] {
                let label = lettering.label(text, Self.style, within: cut)
                #expect(label.width <= cut && label.width > 0 && whole.width > cut)
                #expect(label.text == text)
            }
        }
    }

    @Test func anchorsAreEndsAndMiddle() throws {
        let label = try Lettering(.best).label("value", Self.style)
        let point = Point(x: 50, y: 20)
        #expect(label.origin(at: point, .start) == point)
        #expect(label.origin(at: point, .end).x + label.width == 50)
        #expect(label.origin(at: point, .middle).x + label.width / 2 == 50)
        guard case .label(_, let origin) = label.centered(at: point) else { return }
        #expect(abs(origin.y - label.capHeight / 2 - 20) < 1e-12)
    }

    /// Digits of equal width align columns of numbers.
    @Test(.enabled(if: BuildTraits.hasText)) func digitsHaveEqualWidth() throws {
        let lettering = try Lettering(.best)
        let widths = Set((0...9).map { lettering.label("\($0)\($0)", Self.style).width })
        #expect(widths.count == 1)
    }

    @Test func emptyAndBrokenLinesAreHarmless() throws {
        for form in Lettering.Form.built {
            let lettering = try Lettering(form)
            #expect(lettering.label("", Self.style).width == 0)
            let label = lettering.label("one\ntwo\r\nthree", Self.style)
            #expect(label.width == lettering.label("one two three", Self.style).width)
        }
    }
}
