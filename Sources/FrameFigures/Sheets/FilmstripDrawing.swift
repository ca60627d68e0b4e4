import FrameGeometry
import FramePainting

/// The layout of a filmstrip, in cells of equal size with an image and a caption.
struct FilmstripDrawing {
    private let strip: Filmstrip
    private let palette: Palette
    private let lettering: Lettering
    private(set) var elements: [FigureElement] = []
    private(set) var size = Size.zero

    private static let margin = 20.0
    private static let lineHeight = 14.0
    private static let textSize = 10.5

    init(_ strip: Filmstrip, _ palette: Palette, _ lettering: Lettering) {
        self.strip = strip
        self.palette = palette
        self.lettering = lettering
    }

    private var rim: Double { strip.style.border.rim(ofFrameWidth: strip.style.frameWidth) }

    mutating func draw() {
        let style = strip.style
        let columns = min(style.columns, strip.count)
        let cell = Size(
            width: style.frameWidth + 2 * rim,
            height: (strip.frames.map(\.size.height).max() ?? 1) + 2 * rim)
        let hasLabels = strip.frames.contains { !$0.label.isEmpty }
        let hasNotes = strip.frames.contains { !$0.note.isEmpty }
        let words = (hasLabels || hasNotes ? 6 : 0) + Self.lineHeight * ((hasLabels ? 1 : 0) + (hasNotes ? 1 : 0))
        var top = Self.margin
        let width = 2 * Self.margin + Double(columns) * (cell.width + style.gap) - style.gap
        if let title = style.title {
            let label = lettering.label(
                title, LabelStyle(size: 15, weight: .semibold, palette.text), within: width - 2 * Self.margin)
            elements.append(label.placed(at: Point(x: Self.margin, y: top + 12)))
            top += 30
        }
        for (index, frame) in strip.frames.enumerated() {
            let x = Self.margin + Double(index % columns) * (cell.width + style.gap)
            let y = top + Double(index / columns) * (cell.height + words + max(style.gap, hasLabels ? 12 : 0))
            let place = Rect(origin: Point(x: x + rim, y: y + rim), size: frame.size)
            elements += style.border.elements(around: frame.image, in: place, palette)
            // Captions may extend into half of the gap on each side, so neighbors stay apart.
            let room = cell.width + max(0, style.gap - 6)
            let middle = x + cell.width / 2
            var baseline = y + cell.height + 6 + 8
            if hasLabels {
                let style = LabelStyle(size: Self.textSize, weight: .medium, palette.text)
                elements.append(
                    lettering.label(frame.label, style, within: room).placed(at: Point(x: middle, y: baseline), .middle)
                )
                baseline += Self.lineHeight
            }
            if hasNotes {
                let style = LabelStyle(size: Self.textSize, palette.quietText)
                elements.append(
                    lettering.label(frame.note, style, within: room).placed(at: Point(x: middle, y: baseline), .middle))
            }
        }
        let rows = Double((strip.count - 1) / columns + 1)
        let between = max(style.gap, hasLabels ? 12 : 0)
        size = Size(width: width, height: top + rows * (cell.height + words + between) - between + Self.margin)
    }
}

extension FilmstripStyle.Border {
    /// Returns its width on each side of a frame.
    func rim(ofFrameWidth width: Double) -> Double {
        switch self {
        case .hairline: 0
        case .device: Bezel.rim(ofScreen: width)
        }
    }

    /// Returns an image with its border.
    func elements(around image: RasterImage, in rect: Rect, _ palette: Palette) -> [FigureElement] {
        let rim = rim(ofFrameWidth: rect.size.width)
        let image = FigureElement.image(image, in: rect)
        switch self {
        case .hairline:
            return [image, .rect(rect.inset(by: -0.5), .line(palette.hairline))]
        case .device(let bezel, let screen):
            let radius = (bezel.corner * min(rect.size.width, rect.size.height)).rounded()
            let body = rect.inset(by: -rim)
            let factor = rect.size.width / screen.width
            let cutout = bezel.cutoutShape(on: screen).map { shape in
                FigureElement.rect(
                    Rect(
                        x: rect.minX + shape.rect.minX * factor, y: rect.minY + shape.rect.minY * factor,
                        width: shape.rect.size.width * factor, height: shape.rect.size.height * factor),
                    radius: shape.radius * factor, .fill(palette.body))
            }
            return [
                .rect(body, radius: radius + rim, .fill(palette.body)),
                .rect(body.inset(by: 0.5), radius: radius + rim - 0.5, .line(palette.bodyEdge)),
                .group(FigureGroup(clip: rect, radius: radius, elements: [image] + [cutout].compactMap(\.self))),
            ]
        }
    }
}
