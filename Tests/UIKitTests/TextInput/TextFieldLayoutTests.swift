import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite("Layout of text fields") struct TextFieldLayoutTests {
    private static let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)

    private func pad(_ change: @escaping @MainActor (UITextField) -> Void) throws -> TextPad<UITextField> {
        try TextPad {
            let field = UITextField()
            field.text = "text"
            change(field)
            return field
        }
    }

    /// The measures of facts/text-field, at 2 pixels per point.
    @Test func roundedFieldsHaveMeasuredParts() throws {
        let pad = try pad {
            $0.borderStyle = .roundedRect
            $0.clearButtonMode = .always
        }
        pad.perform {
            let field = pad.input
            field.layoutIfNeeded()
            #expect(field.border.layer.borderWidth == 0.5, "one pixel")
            // A disc of 17 points in the middle of the button ends 6.67 before the edge.
            #expect(abs(field.clearButton.frame.midX + 17.0 / 2 - (200 - 20.0 / 3)) < 1e-6)
        }
    }

    /// The knobs of facts/text-selection, which may be outside of the field and its text.
    @Test func aSelectionHasHandles() throws {
        let pad = try pad { $0.font = .systemFont(ofSize: 14) }
        pad.perform {
            let field = pad.input
            field.becomeFirstResponder()
            field.selectAll(nil)
            field.layoutIfNeeded()
            let canvas = field.canvas
            #expect(!canvas.clipsToBounds && canvas.subviews.count == 4, "the selection, two handles, the text")
            let handles = canvas.subviews[1...2].map { $0.subviews.map(\.frame) }
            let (bars, knobs) = (handles.map { $0[0] }, handles.map { $0[1] })
            // As high as a field without a border.
            #expect(bars.allSatisfy { abs($0.height - 18) < 1e-6 && $0.width == 2 })
            #expect(knobs.allSatisfy { abs($0.width - 16.5) < 1e-6 && $0.width == $0.height })
            #expect(abs(knobs[0].maxY - bars[0].minY - 3) < 1e-6 && knobs[0].midX == bars[0].midX)
            #expect(abs(bars[1].maxY - knobs[1].minY - 3) < 1e-6 && knobs[1].midX == bars[1].midX)
        }
    }

    @Test func overlaysTakeSpaceFromTheText() throws {
        let pad = try pad {
            $0.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20))
            $0.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
            $0.clearButtonMode = .always
        }
        pad.perform {
            let (field, bounds) = (pad.input, Self.bounds)
            #expect(field.textRect(forBounds: bounds).isNear(CGRect(x: 0, y: 0, width: 496.0 / 3, height: 40)))
            field.leftViewMode = .always
            field.rightViewMode = .unlessEditing
            #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 10, width: 24, height: 20))
            #expect(field.rightViewRect(forBounds: bounds) == CGRect(x: 170, y: 15, width: 30, height: 10))
            #expect(field.textRect(forBounds: bounds) == CGRect(x: 24, y: 0, width: 146, height: 40))
            // During editing, the clear button replaces the right view.
            #expect(field.editingRect(forBounds: bounds).maxX == field.clearButtonRect(forBounds: bounds).minX - 10)
            field.layoutIfNeeded()
            #expect(field.leftView?.frame == CGRect(x: 0, y: 10, width: 24, height: 20))
            #expect(field.rightView?.superview === field)
            field.becomeFirstResponder()
            field.layoutIfNeeded()
            #expect(field.rightView?.superview == nil)
        }
    }

    /// Law: every rectangle has the mirror image's position.
    @Test func rightToLeftMirrors() throws {
        func rects(_ direction: UISemanticContentAttribute) throws -> [CGRect] {
            let pad = try pad {
                $0.semanticContentAttribute = direction
                $0.borderStyle = .roundedRect
                $0.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20))
                $0.leftViewMode = .always
                $0.clearButtonMode = .always
            }
            var rects: [CGRect] = []
            pad.perform {
                let field = pad.input
                rects = [
                    field.textRect(forBounds: Self.bounds), field.leftViewRect(forBounds: Self.bounds),
                    field.clearButtonRect(forBounds: Self.bounds), field.placeholderRect(forBounds: Self.bounds),
                ]
            }
            return rects
        }
        let mirrored = try rects(.forceRightToLeft).map { rect in
            CGRect(x: 200 - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        for (rect, mirror) in zip(try rects(.forceLeftToRight), mirrored) {
            #expect(rect.isNear(mirror), "\(rect) \(mirror)")
        }
    }

    /// Law: the caret at the end of the text is where alignment puts the end, in all alignments and with trailing
    /// spaces.
    @Test(arguments: [NSTextAlignment.left, .center, .right], ["abc", "abc  ", ""])
    func alignmentPlacesTheText(_ alignment: NSTextAlignment, _ text: String) throws {
        let pad = try pad {
            $0.text = text
            $0.textAlignment = alignment
        }
        pad.perform {
            pad.input.becomeFirstResponder()
            pad.input.layoutIfNeeded()
            let (first, last) = (pad.caret(0).midX, pad.caret(text.utf16.count).midX)
            let ends: (CGFloat, CGFloat)
            switch alignment {
            case .right: ends = (200 - (last - first), 200)
            case .center: ends = (100 - (last - first) / 2, 100 + (last - first) / 2)
            case .left, .natural, .justified: ends = (0, last - first)
            }
            #expect(abs(first - ends.0) < 1e-6 && abs(last - ends.1) < 1e-6)
            #expect(text.isEmpty || last - first > 10, "spaces at the end have a width")
        }
    }

    /// A text that is too long scrolls to keep its caret visible.
    @Test func longTextsFollowTheCaret() throws {
        let pad = try pad { $0.text = String(repeating: "wide ", count: 30) }
        pad.perform {
            pad.input.becomeFirstResponder()
            for offset in [150, 0, 75, 149] {
                pad.input.selectedTextRange = try? pad.range(offset, offset)
                pad.input.layoutIfNeeded()
                let caret = pad.caret(offset)
                #expect(caret.midX >= -1e-6 && caret.midX <= 200 + 1e-6, "\(offset): \(caret)")
            }
        }
    }

    @Test func shrinkingStopsAtTheMinimum() throws {
        let pad = try pad {
            $0.text = String(repeating: "w", count: 30)
            $0.font = .systemFont(ofSize: 20)
            $0.adjustsFontSizeToFitWidth = true
        }
        pad.perform {
            pad.input.becomeFirstResponder()
            pad.input.layoutIfNeeded()
            #expect(pad.caret(30).midX <= 200 + 1e-6 && pad.caret(30).midX > 150)
            pad.input.minimumFontSize = 19
            pad.input.layoutIfNeeded()
            #expect(pad.caret(0).height > 20)
        }
    }

    @Test func intrinsicSizesFollowTheBorder() throws {
        let pad = try pad { $0.text = "" }
        pad.perform {
            let field = pad.input
            #expect(field.intrinsicContentSize == CGSize(width: 0, height: 22))
            field.placeholder = "place"
            let width = field.intrinsicContentSize.width
            #expect(width > 20)
            field.borderStyle = .roundedRect
            #expect(field.intrinsicContentSize == CGSize(width: width + 28, height: 34))
            field.text = "longer than the placeholder"
            #expect(field.intrinsicContentSize.width > width + 28)
        }
    }

    /// Overridden rectangles move the text, the placeholder and the caret.
    @Test func overriddenRectanglesApply() throws {
        final class Inset: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
            override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 40, dy: 0) }
        }
        let pad = try TextPad<UITextField> { Inset() }
        pad.perform {
            pad.input.layoutIfNeeded()
            #expect(pad.caret(0).midX == 30)
            pad.input.becomeFirstResponder()
            pad.input.layoutIfNeeded()
            #expect(pad.caret(0).midX == 40)
        }
    }
}
