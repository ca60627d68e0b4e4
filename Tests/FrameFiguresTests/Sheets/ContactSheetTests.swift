import FrameGeometry
import FramePNG
import FramePainting
import FrameRaster
import TestSupport
import Testing

@testable import FrameFigures

@Suite struct ContactSheetTests {
    /// Returns an opaque frame in which every pixel is different.
    static func frame(_ seed: Int, width: Int = 10, height: Int = 6) -> PixelBuffer {
        PixelBuffer(
            size: PixelSize(width: width, height: height),
            bytes: (0..<width * height * 4).map { $0 % 4 == 3 ? 255 : UInt8(($0 * 13 + seed * 71) % 256) })
    }

    static func sheet(_ count: Int, _ style: ContactSheetStyle) throws -> ContactSheet {
        var sheet = ContactSheet(style)
        for number in 0..<count { try sheet.append(frame(number)) }
        return sheet
    }

    static let style = ContactSheetStyle(columns: 3, gap: 4)

    /// 3 columns of 10 + 2 pixels and 4 gaps, with as many rows as needed and no more columns than frames.
    @Test(arguments: [(1, 20, 16), (2, 36, 16), (3, 52, 16), (4, 52, 28), (7, 52, 40)])
    func isAsLargeAsItsGrid(count: Int, width: Int, height: Int) throws {
        let sheet = try Self.sheet(count, Self.style)
        #expect(sheet.count == count)
        #expect(try sheet.pixels().size == PixelSize(width: width, height: height))
    }

    @Test func framesInTheirOwnSizeKeepTheirBytes() throws {
        let image = try Self.sheet(5, Self.style).pixels()
        for number in 0..<5 {
            let (left, top) = (5 + number % 3 * 16, 5 + number / 3 * 12)
            #expect(image.part(x: left, y: top, width: 10, height: 6) == Self.frame(number))
        }
    }

    /// Each frame is surrounded by a line of one pixel, then by the background.
    @Test func hairlinesStandOutside() throws {
        let image = try Self.sheet(1, Self.style).pixels()
        var expected = PixelBuffer(width: 20, height: 16, filledWith: SIMD4(236, 237, 240, 255))
        for (x, y) in (4..<16).flatMap({ x in (4..<12).map { (x, $0) } }) {
            let inside = 5..<15 ~= x && 5..<11 ~= y
            let pixel = inside ? Self.frame(0)[x - 5, y - 5] : SIMD4(176, 179, 186, 255)
            for channel in 0..<4 { expected.bytes[(y * 20 + x) * 4 + channel] = pixel[channel] }
        }
        #expect(image == expected)
    }

    /// A solid color stays the same with every filter.
    @Test(arguments: [1, 1.5, 2, 3, 3.7, 4, 9, 1000]) func shrinkingKeepsSolidColors(factor: Double) throws {
        let color = SIMD4<UInt8>(17, 130, 251, 255)
        let frame = PixelBuffer(width: 61, height: 37, filledWith: color)
        var sheet = ContactSheet(ContactSheetStyle(gap: 0, shrink: factor))
        try sheet.append(frame)
        let image = try sheet.pixels()
        let width = max(1, Int((61 / factor).rounded()))
        let height = max(1, Int((37 / factor).rounded()))
        #expect(image.size == PixelSize(width: width + 2, height: height + 2))
        #expect(
            image.part(x: 1, y: 1, width: width, height: height)
                == PixelBuffer(width: width, height: height, filledWith: color))
    }

    /// When an even size is halved, bilinear sampling in the middle of four pixels gives their mean. When it is
    /// quartered, the mean of sixteen pixels comes from rounded means of four, which is off by at most one level.
    @Test(arguments: [2.0, 4, 8]) func powersOfTwoAreAveraged(factor: Double) throws {
        let frame = Self.frame(3, width: 32, height: 16)
        var sheet = ContactSheet(ContactSheetStyle(gap: 0, shrink: factor))
        try sheet.append(frame)
        let image = try sheet.pixels()
        let means = frame.averaged(squaresOf: Int(factor))
        let shown = image.part(x: 1, y: 1, width: means.size.width, height: means.size.height)
        #expect(zip(shown.bytes, means.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }

    @Test func everySmallerFrameStandsAtTheTopLeftOfItsCell() throws {
        var sheet = ContactSheet(Self.style)
        try sheet.append(Self.frame(0))
        try sheet.append(Self.frame(1, width: 4, height: 3))
        let image = try sheet.pixels()
        let frame = Self.frame(1, width: 4, height: 3)
        #expect(image.size == PixelSize(width: 36, height: 16))
        #expect(image.part(x: 21, y: 5, width: 4, height: 3) == frame)
    }

    @Test func theFileHoldsThePixelsAndIsTheSameEveryTime() throws {
        let style = ContactSheetStyle(columns: 2, gap: 3, shrink: 1.7)
        let file = try Self.sheet(4, style).png()
        #expect(try Self.sheet(4, style).png() == file)
        #expect(try PNGDecoder.decode(file).premultiplied == Self.sheet(4, style).pixels())
    }

    @Test func aClearBackgroundStaysClear() throws {
        let style = ContactSheetStyle(gap: 2, background: .clear)
        let image = try PNGDecoder.decode(try Self.sheet(1, style).png()).premultiplied
        #expect(image[0, 0] == .zero && image[3, 3].w == 255)
    }

    // MARK: What does not work

    @Test func impossibleSheetsAreRejected() throws {
        #expect(throws: FigureError.noFrames) { try ContactSheet().pixels() }
        #expect(throws: FigureError.columns(0)) { try Self.sheet(1, ContactSheetStyle(columns: 0)).pixels() }
        #expect(throws: FigureError.gap(-1)) { try Self.sheet(1, ContactSheetStyle(gap: -1)).pixels() }
        #expect(throws: FigureError.gap(.max)) { try Self.sheet(1, ContactSheetStyle(gap: .max)).pixels() }
        for factor in [0.5, -1, .infinity] {
            #expect(throws: FigureError.shrink(factor)) { try Self.sheet(1, ContactSheetStyle(shrink: factor)) }
        }
        #expect(throws: FigureError.self) { try Self.sheet(1, ContactSheetStyle(shrink: .nan)) }
        let empty = PixelSize(width: 0, height: 4)
        #expect(throws: FigureError.emptyFrame(empty)) {
            var sheet = ContactSheet()
            try sheet.append(PixelBuffer(size: empty))
        }
        #expect(throws: FigureError.tooLarge(PixelSize(width: 20_012, height: 30_016))) {
            try Self.sheet(2, ContactSheetStyle(columns: 1, gap: 10_000)).pixels()
        }
    }
}
