import FrameFigures
import FrameGeometry
import FramePainting
import TestSupport
import Testing

@Suite struct FilmstripTests {
    static func strip(_ count: Int, _ style: FilmstripStyle, width: Int = 30, height: Int = 60) throws -> Filmstrip {
        var strip = Filmstrip(style)
        for number in 0..<count {
            try strip.append(
                ContactSheetTests.frame(number, width: width, height: height), label: "\(number) · frame \(number * 7)",
                note: number % 3 == 0 ? "presentationTransitionWillBegin +2" : "")
        }
        return strip
    }

    @Test(arguments: [1, 5, 30, 200], Lettering.Form.built)
    func labelsDoNotOverlap(count: Int, form: Lettering.Form) throws {
        let lettering = try Lettering(form)
        for gap in [0.0, 16] {
            for border in [
                FilmstripStyle.Border.hairline, .device(Bezel(corner: 0.12), screen: Size(width: 200, height: 400)),
            ] {
                let style = FilmstripStyle(frames: count, title: "Title", gap: gap, border: border)
                let figure = try Self.strip(count, style).figure(.dark, lettering)
                figure.expectReadable("\(count), gap \(gap)")
                #expect(figure.size.width <= 1_100)
            }
        }
    }

    /// An island is drawn on every frame, in proportion to it.
    @Test func devicesHaveTheirCutout() throws {
        let screen = Size(width: 390, height: 844)
        func figure(_ cutout: Bezel.Cutout?) throws -> Figure {
            let style = FilmstripStyle(
                frames: 3, frameWidth: 78, border: .device(Bezel(corner: 0.12, cutout: cutout), screen: screen))
            return try Self.strip(3, style, width: 39, height: 84).figure(.light, try Lettering(.blocks))
        }
        let (plain, island) = (try figure(nil), try figure(.island(.top)))
        #expect(plain.size == island.size && plain.elements.count == island.elements.count)
        let added = zip(plain.elements, island.elements).compactMap { before, after -> Rect? in
            guard case .group(let old) = before, case .group(let new) = after, new.elements.count > old.elements.count,
                case .rect(let rect, _, _)? = new.elements.last
            else { return nil }
            return rect
        }
        // A fifth of 126 x 37 points.
        #expect(added.count == 3)
        #expect(added.allSatisfy { abs($0.size.width - 25.2) < 1e-9 && abs($0.size.height - 7.4) < 1e-9 })
    }

    /// Images overlap neither labels nor each other, and none is missing.
    @Test(arguments: [1, 7, 30]) func imagesDoNotOverlap(count: Int) throws {
        let figure = try Self.strip(count, FilmstripStyle(frames: count, columns: 4)).figure(
            .light, try Lettering(.best))
        let images = figure.elements.compactMap { element -> Rect? in
            if case .image(_, let rect) = element { rect } else { nil }
        }
        #expect(images.count == count)
        #expect(Set(images.map(\.minX)).count == min(4, count))
        for (index, image) in images.enumerated() {
            for word in figure.words { #expect(image.intersection(word.bounds).isEmpty) }
            for other in images[(index + 1)...] { #expect(image.intersection(other).isEmpty) }
        }
    }

    /// A frame as wide as its cell keeps its bytes.
    @Test(arguments: [1, 2, 3]) func framesInTheirOwnSizeKeepTheirBytes(scale: Int) throws {
        let frame = ContactSheetTests.frame(3, width: 20 * scale, height: 30 * scale)
        var strip = Filmstrip(FilmstripStyle(frames: 1, frameWidth: 20, scale: scale))
        try strip.append(frame, label: "")
        let figure = try strip.figure(.light, try Lettering(.blocks))
        guard case .image(_, let place)? = figure.elements.first else {
            Issue.record("no image")
            return
        }
        let pixels = try figure.pixels(scale: scale)
        let (x, y) = (Int(place.minX) * scale, Int(place.minY) * scale)
        #expect(pixels.part(x: x, y: y, width: 20 * scale, height: 30 * scale) == frame)
    }

    @Test func labelsItsTimes() throws {
        let figure = try Self.strip(2, FilmstripStyle(frames: 2)).figure(.light, try Lettering(.best))
        #expect(figure.title == "Frames" && figure.summary == "2 frames: 0 · frame 0, 1 · frame 7.")
        #expect(throws: FigureError.noFrames) {
            try Filmstrip(FilmstripStyle(frames: 0)).figure(.light, try Lettering(.best))
        }
    }
}
