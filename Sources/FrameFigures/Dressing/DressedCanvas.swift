import FrameGeometry
public import FramePainting

/// The layout of a ``Dressing`` for the screens of one movie.
public struct DressedCanvas: Sendable {
    /// A screen of a recording.
    public struct Screen: Equatable, Sendable {
        /// The size of its frames in pixels.
        public var canvas: PixelSize
        /// Pixels per point.
        public var scale: Double
        /// The device around the screen. Its corners shape the screen even if no device is drawn.
        public var bezel: Bezel

        public init(canvas: PixelSize, scale: Double, bezel: Bezel) {
            (self.canvas, self.scale, self.bezel) = (canvas, scale, bezel)
        }

        /// The size of the screen in points.
        var size: Size { Size(width: Double(canvas.width) / scale, height: Double(canvas.height) / scale) }
    }

    /// A screen, with its device if one is drawn, on the canvas.
    struct Card: Sendable {
        let screen: Screen
        /// The outline in points of the stage.
        let frame: Rect
        /// The corner radius of the outline.
        let radius: Double
        /// The distance from the outline to the screen.
        let rim: Double
        let heading: [Label]
    }

    /// The size of frames in pixels.
    public let size: PixelSize
    /// Pixels per point.
    public let scale: Double
    let dressing: Dressing
    let time: DressedTime
    let image: RasterImage?
    let cards: [Card]
    /// The bounds of the canvas in points.
    let bounds: Rect
    /// The part of the canvas that the stage occupies.
    let stage: Rect
    /// The transform from points of the stage to points of the canvas.
    let placement: Affine
    let title: [Label]
    let captions: [[Label]]

    /// - Parameters:
    ///   - screens: One or more screens, from left to right.
    ///   - image: The image of the background, if it has one.
    /// - Throws: ``DressingError``.
    public init(
        _ dressing: Dressing, _ screens: [Screen], time: DressedTime, image: RasterImage?, lettering: Lettering
    ) throws(DressingError) {
        guard dressing.headings.isEmpty || dressing.headings.count == screens.count else {
            throw .headings(count: dressing.headings.count, screens: screens.count)
        }
        try Self.check(dressing, on: screens[0])
        let scale = screens.map(\.scale).max() ?? 1
        let row = Row(dressing, screens, lettering)
        let given = dressing.canvas.map { Size(width: Double($0.width) / scale, height: Double($0.height) / scale) }
        let short = given.map { min($0.width, $0.height) } ?? min(row.size.width, row.size.height)
        let padding = dressing.padding ?? (dressing.hasSpace ? (0.08 * short).rounded() : 0)
        let ink = Ink(dressing, image, short: short)
        let width = (given?.width ?? row.size.width + 2 * padding) - 2 * padding
        let title = lettering.lines(dressing.title ?? "", ink.title, within: width, limit: 2)
        let captions = dressing.captions.map { caption in
            lettering.lines(caption.text, ink.caption, within: width - ink.caption.size, limit: 3)
        }
        let top = title.isEmpty ? 0 : Double(title.count) * ink.title.size * 1.25 + ink.title.size * 0.75
        let most = captions.map(\.count).max() ?? 0
        let bottom = most == 0 ? 0 : Double(most) * ink.caption.size * 1.3 + ink.caption.size * 0.75
        let whole =
            given ?? Size(width: row.size.width + 2 * padding, height: row.size.height + 2 * padding + top + bottom)
        let size = dressing.canvas ?? Self.pixels(whole, scale)
        guard max(size.width, size.height) <= PixelSize.limit else { throw .tooLarge(size) }
        stage = Rect(
            x: padding, y: padding + top, width: whole.width - 2 * padding,
            height: whole.height - 2 * padding - top - bottom)
        guard stage.size.width >= 1, stage.size.height >= 1 else { throw .noRoom(size) }
        (self.size, self.scale, self.dressing, self.time, self.image) = (size, scale, dressing, time, image)
        (self.title, self.captions) = (title, captions)
        cards = row.cards
        bounds = Rect(
            x: 0, y: 0, width: Double(size.width) / scale, height: Double(size.height) / scale)
        let isBare = screens.count == 1 && !dressing.hasBezel && !dressing.hasSpace
        placement = Self.placement(of: row.size, in: stage, dressing.fit, isBare: isBare, scale: scale)
    }

    private static func check(_ dressing: Dressing, on screen: Screen) throws(DressingError) {
        let bounds = Rect(origin: .zero, size: screen.size)
        for (index, zoom) in dressing.zooms.enumerated()
        where zoom.region.isEmpty || zoom.region.intersection(bounds) != zoom.region {
            throw .region(
                part: dressing.part("zoom", index, "zoom"), .init(width: bounds.size.width, height: bounds.size.height))
        }
    }

    private static func pixels(_ size: Size, _ scale: Double) -> PixelSize {
        func pixels(_ side: Double) -> Int { Int(min((side * scale).rounded(.up), 0x1p53)) }
        return PixelSize(width: pixels(size.width), height: pixels(size.height))
    }

    /// The share of a bare screen's side that may be cropped where it would leave a hairline of the canvas. Tuned: phones of
    /// all years cover the canvas of an App Store preview.
    private static let hairline = 0.01

    /// Returns the transform that places a row of screens, aligned to whole pixels so that unscaled frames stay exact.
    ///
    /// - Parameter isBare: Whether the row is one screen with nothing around it.
    private static func placement(
        of row: Size, in stage: Rect, _ fit: Dressing.Fit, isBare: Bool, scale: Double
    ) -> Affine {
        let factors = (stage.size.width / row.width, stage.size.height / row.height)
        var factor =
            switch fit {
            case .contain where isBare && max(factors.0, factors.1) < min(factors.0, factors.1) * (1 + hairline):
                max(factors.0, factors.1)
            case .contain: min(factors.0, factors.1)
            case .cover: max(factors.0, factors.1)
            }
        // The sides of a canvas made for the row are rounded.
        if (factor - 1).magnitude < 1e-3 { factor = 1 }
        func whole(_ value: Double) -> Double { (value * scale).rounded() / scale }
        return Affine.scale(x: factor, y: factor).then(
            .translation(
                x: whole(stage.midX - factor * row.width / 2), y: whole(stage.midY - factor * row.height / 2)))
    }
}

extension Dressing {
    /// Whether anything is visible around the screens.
    var hasSpace: Bool {
        background != nil || shadow > 0 || title != nil || !captions.isEmpty || !headings.isEmpty
    }
}
