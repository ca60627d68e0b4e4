import FrameGlyphs
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// Core Text as libraries of animations use it. Reference values are those of FreeType and HarfBuzz in `FrameGlyphs`.
@MainActor @Suite struct CoreTextTests {
    private static let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    private let app: TestApp

    init() throws {
        app = try TestApp()
    }

    private func line(_ text: String, size: CGFloat = 20) -> CTLine {
        CTLineCreateWithAttributedString(
            NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: size)]))
    }

    @Test func fontsAreRegisteredByURLAndData() throws {
        try app.stage.perform {
            let url = URL(filePath: Self.path)
            let reported = { app.stage.diagnostics.unsupported.entries.count }
            #expect(CTFontManagerRegisterFontsForURL(url, .process, nil))
            let font = try #require(UIFont(name: "DejaVuSans", size: 20))
            #expect(font.fontName == "DejaVuSans" && font.familyName == "DejaVu Sans")
            #expect(UIFont.familyNames == ["DejaVu Sans"])
            #expect(UIFont.fontNames(forFamilyName: "DejaVu Sans") == ["DejaVuSans"])
            _ = font.glyphFace
            #expect(reported() == 0)
            var error: Unmanaged<CFError>?
            #expect(!CTFontManagerRegisterFontsForURL(url, .process, &error))
            #expect(error?.takeRetainedValue().code == 105)
            #expect(CTFontManagerUnregisterFontsForURL(url, .process, nil))
            #expect(UIFont.familyNames == [])
            let provider = try #require(CGDataProvider(url: url))
            let graphics = try #require(CGFont(provider))
            #expect(graphics.postScriptName == "DejaVuSans" && graphics.unitsPerEm == 2048)
            #expect(CTFontManagerRegisterGraphicsFont(graphics, nil))
            #expect(UIFont(name: "DejaVuSans", size: 20)?.fontName == "DejaVuSans")
            #expect(CTFontGetUnitsPerEm(CTFontCreateWithGraphicsFont(graphics, 12, nil, nil)) == 2048)
        }
        #expect(CGDataProvider(data: Data([1, 2, 3, 4])).flatMap(CGFont.init) == nil)
        let other = try TestApp()
        other.perform { #expect(UIFont(name: "DejaVuSans", size: 20)?.fontName != "DejaVuSans") }
    }

    @Test func aMissingFileIsAnError() {
        app.perform {
            var error: Unmanaged<CFError>?
            #expect(!CTFontManagerRegisterFontsForURL(URL(filePath: "/none.ttf"), .process, &error))
            #expect(error?.takeRetainedValue().code == 101)
        }
    }

    @Test func glyphsHaveAdvancesAndOutlines() throws {
        try app.stage.perform {
            let font = CTFontCreateWithName(".SFUI-Regular", 40, nil)
            var glyphs = [CGGlyph](repeating: 0, count: 3)
            #expect(CTFontGetGlyphsForCharacters(font, Array("Hi ".utf16), &glyphs, 3))
            guard case .file(let file) = font.glyphFace else {
                Issue.record("there is no font")
                return
            }
            #expect(UInt32(glyphs[0]) == file.glyph(of: "H"))
            var advances = [CGSize](repeating: .zero, count: 3)
            let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 3)
            #expect(abs(sum - advances.reduce(0) { $0 + $1.width }) < 1e-9 && advances[0].width > advances[1].width)
            let path = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil))
            let box = path.boundingBoxOfPath
            #expect(abs(box.minY) < 0.01 && abs(box.maxY - 40 * 0.727) < 0.5, "capitals stand on the baseline")
            #expect(CTFontCreatePathForGlyph(font, glyphs[2], nil) == nil)
            var flip = CGAffineTransform(scaleX: 1, y: -1)
            #expect(
                abs((CTFontCreatePathForGlyph(font, glyphs[0], &flip)?.boundingBoxOfPath.minY ?? 0) + box.maxY) < 1e-9)
            #expect(CTFontGetBoundingRectsForGlyphs(font, .default, glyphs, nil, 1) == box)
        }
    }

    @Test func aLineHasRunsWithPositions() throws {
        try app.stage.perform {
            let text = NSMutableAttributedString(
                string: "Red", attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red])
            text.append(NSAttributedString(string: "big  ", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
            let line = CTLineCreateWithAttributedString(text)
            let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
            #expect(runs.map(CTRunGetGlyphCount) == [3, 5] && CTLineGetGlyphCount(line) == 8)
            #expect(CTRunGetStringRange(runs[1]) == CFRange(location: 3, length: 5))
            let font = (CTRunGetAttributes(runs[1]) as Dictionary)[kCTFontAttributeName] as? UIFont
            #expect(font?.pointSize == 30)
            var positions = [CGPoint](repeating: .zero, count: 5)
            CTRunGetPositions(runs[1], CFRangeMake(0, 0), &positions)
            #expect(abs(positions[0].x - CTRunGetTypographicBounds(runs[0], CFRangeMake(0, 0), nil, nil, nil)) < 1e-9)
            var (ascent, descent) = (CGFloat(0), CGFloat(0))
            let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
            #expect(abs(ascent - UIFont.systemFont(ofSize: 30).ascender) < 0.01 && descent > 0)
            #expect(CTLineGetTrailingWhitespaceWidth(line) > 5 && width > CTLineGetImageBounds(line, nil).maxX)
            #expect(CTLineGetOffsetForStringIndex(line, 3, nil) == positions[0].x)
            #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: positions[0].x + 1, y: 0)) == 3)
            // Measured by another way: UIKit's layout of the same text.
            #expect(abs(width - text.size().width - CTLineGetTrailingWhitespaceWidth(line)) < 0.5)
        }
    }

    @Test func aFrameBreaksLines() throws {
        app.perform {
            let text = NSAttributedString(
                string: "one two three four five", attributes: [.font: UIFont.systemFont(ofSize: 20)])
            let setter = CTFramesetterCreateWithAttributedString(text)
            let wide = CTFramesetterSuggestFrameSizeWithConstraints(
                setter, CFRangeMake(0, 0), nil,
                CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude), nil)
            #expect(abs(wide.width - text.size().width) < 0.5)
            var fit = CFRange()
            let narrow = CTFramesetterSuggestFrameSizeWithConstraints(
                setter, CFRangeMake(0, 0), nil, CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude), &fit)
            #expect(narrow.width <= 100 && narrow.height > 2 * wide.height && fit.length == text.length)
            let path = CGPath(rect: CGRect(x: 10, y: 20, width: 100, height: narrow.height), transform: nil)
            let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
            let lines = CTFrameGetLines(frame) as? [CTLine] ?? []
            #expect(
                lines.count == Int((narrow.height / wide.height).rounded())
                    && CFArrayGetCount(CTFrameGetLines(frame)) == lines.count)
            var origins = [CGPoint](repeating: .zero, count: lines.count)
            CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
            #expect(origins.map(\.y) == origins.map(\.y).sorted(by: >) && origins.allSatisfy { $0.x == 0 })
            #expect(abs((origins.last?.y ?? 0) - CTFontGetDescent(.systemFont(ofSize: 20))) < 0.1)
            #expect(lines.map { CTLineGetStringRange($0).location }.first == 0)
        }
    }

    /// Glyphs are drawn where their outlines are, upright where y points up.
    @Test func drawnGlyphsCoverTheirOutlines() throws {
        try app.stage.perform {
            func pixels(_ draw: (CGContext) -> Void) throws -> [UInt8] {
                let context = try #require(
                    CGContext(
                        data: nil, width: 60, height: 40, bitsPerComponent: 8, bytesPerRow: 0,
                        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
                draw(context)
                return try Array(#require(context.makeImage()?.dataProvider?.data))
            }
            let text = line("Fg")
            let drawn = try pixels {
                $0.textPosition = CGPoint(x: 5, y: 10)
                CTLineDraw(text, $0)
            }
            let outlined = try pixels { context in
                for run in CTLineGetGlyphRuns(text) as? [CTRun] ?? [] {
                    var (glyphs, positions) = ([CGGlyph](repeating: 0, count: 2), [CGPoint](repeating: .zero, count: 2))
                    CTRunGetGlyphs(run, CFRangeMake(0, 0), &glyphs)
                    CTRunGetPositions(run, CFRangeMake(0, 0), &positions)
                    for (glyph, position) in zip(glyphs, positions) {
                        var place = CGAffineTransform(translationX: position.x + 5, y: position.y + 10)
                        guard let path = CTFontCreatePathForGlyph(.systemFont(ofSize: 20), glyph, &place) else {
                            continue
                        }
                        context.addPath(path)
                    }
                }
                context.fillPath()
            }
            #expect(drawn == outlined && drawn.contains { $0 == 255 })
            let below = drawn[(31 * 60 * 4)...].contains { $0 > 0 }
            #expect(below, "the descender is below the baseline")
        }
    }

    @Test func attributesColorAndStroke() throws {
        try app.stage.perform {
            func color(_ attributes: [NSAttributedString.Key: Any]) throws -> SIMD4<UInt8> {
                let context = try #require(
                    CGContext(
                        data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0,
                        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
                var all = attributes
                all[.font] = UIFont.boldSystemFont(ofSize: 60)
                context.textPosition = CGPoint(x: 0, y: 10)
                CTLineDraw(CTLineCreateWithAttributedString(NSAttributedString(string: "I", attributes: all)), context)
                let pixels = try #require(context.makeImage()).rasterImage.pixels
                return pixels[8, 20]
            }
            let red = try color([NSAttributedString.Key(kCTForegroundColorAttributeName): UIColor.red.cgColor])
            let blue = try color([.foregroundColor: UIColor.blue])
            let outline = try color([.foregroundColor: UIColor.blue, .strokeWidth: 1])
            #expect(red.x == 255 && blue.z == 255 && outline.w < 255)
        }
    }

    /// A cut line is as wide as its room allows, with the token where characters are missing.
    @Test(arguments: [CTLineTruncationType.start, .middle, .end]) func linesAreCut(type: CTLineTruncationType) throws {
        try app.stage.perform {
            let (whole, token) = (line("The quick brown fox jumps"), line("…"))
            let cut = try #require(CTLineCreateTruncatedLine(whole, 120, type, token))
            let width = CTLineGetTypographicBounds(cut, nil, nil, nil)
            #expect(width <= 120 && width > 95)
            let dots = cut.runs.firstIndex { $0.glyphs == token.runs[0].glyphs }
            #expect(type == .start ? dots == 0 : dots != nil && dots != 0)
            #expect(CTLineCreateTruncatedLine(whole, 1000, type, token) === whole)
            let hebrew = line("שלום עולם שלום עולם שלום")
            let shorter = try #require(CTLineCreateTruncatedLine(hebrew, 120, type, token))
            let length = CTLineGetTypographicBounds(shorter, nil, nil, nil)
            #expect(length <= 120 && length > 95)
            let place = shorter.runs.firstIndex { $0.glyphs == token.runs[0].glyphs }
            #expect(type == .end ? place == 0 : place != nil && place != 0)
            #expect(CTLineCreateTruncatedLine(whole, 2, type, token) == nil)
        }
    }

    @Test func linesAreJustified() throws {
        try app.stage.perform {
            let whole = line("one two three ")
            let width = CTLineGetTypographicBounds(whole, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth(whole)
            let wide = try #require(CTLineCreateJustifiedLine(whole, 1, width + 30))
            let content = CTLineGetTypographicBounds(wide, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth(wide)
            #expect(abs(content - width - 30) < 1e-6)
            // Half of the width goes to the first of two spaces.
            func start(_ line: CTLine, _ index: Int) -> Double {
                Double(CTLineGetOffsetForStringIndex(line, index, nil))
            }
            #expect(abs(start(wide, 4) - start(whole, 4) - 15) < 1e-6 && start(wide, 0) == start(whole, 0))
            #expect(CTLineCreateJustifiedLine(whole, 1, 1) === whole)
            #expect(abs(CTLineGetPenOffsetForFlush(whole, 0.5, width + 30) - 15) < 1e-6)
        }
    }

    /// A text layer is given a font of Core Graphics by name in code that serves two systems.
    @Test func fontsOfCoreGraphicsHaveNames() throws {
        try app.stage.perform {
            let font = try #require(CGFont("Avenir-Black" as CFString))
            #expect(font.postScriptName == "Avenir-Black" && font == CGFont("Avenir-Black" as CFString))
            #expect(CTFontCreateWithGraphicsFont(font, 20, nil, nil) == UIFont(name: "Avenir-Black", size: 20))
            let layer = CATextLayer()
            layer.font = font
            let reported = app.stage.diagnostics.unsupported.entries.map(\.api)
            #expect(!reported.contains("CATextLayer.font other than UIFont"))
        }
    }
}
