import FrameGeometry
public import FramePNG
public import FramePainting
import FrameRaster

extension Figure {
    /// Returns the figure's display list.
    ///
    /// - Parameter scale: Pixels per point, 1 or more.
    /// - Throws: ``FigureError/scale(_:)``, ``FigureError/tooLarge(_:)``.
    public func displayList(scale: Int = 1) throws(FigureError) -> DisplayList {
        guard scale >= 1 else { throw .scale(scale) }
        func pixels(_ side: Double) -> Int { Int(min(side * Double(scale), 0x1p53)) }
        let size = PixelSize(width: pixels(size.width), height: pixels(size.height))
        guard size.width <= PixelSize.limit, size.height <= PixelSize.limit else { throw .tooLarge(size) }
        return DisplayList(
            size: size, scale: Double(scale), background: background,
            items: elements.flatMap { $0.items(scale: Double(scale)) })
    }

    /// - Throws: The errors of ``displayList(scale:)``.
    public func pixels(scale: Int = 1) throws(FigureError) -> PixelBuffer {
        Rasterizer.pixels(of: try displayList(scale: scale))
    }

    /// Returns the figure as a PNG file, without alpha if its background is opaque.
    ///
    /// - Throws: The errors of ``displayList(scale:)``, and ``FigureError/encoding(_:)``.
    public func png(scale: Int = 1, compression: PNGCompression = .level(9)) throws(FigureError) -> [UInt8] {
        let list = try displayList(scale: scale)
        do throws(PNGError) {
            return try PNGEncoder.encode(
                Rasterizer.pixels(of: list), isOpaque: list.isOpaque, compression: compression)
        } catch {
            throw .encoding(error)
        }
    }
}

extension FigureElement {
    /// - Parameter scale: Pixels per point.
    func items(scale: Double) -> [PaintItem] {
        switch self {
        case .rect(let rect, let radius, let ink):
            let shape = radius > 0 ? Shape.roundedRect(rect, CornerRadii(all: radius)) : .rect(rect)
            return [.fill(ink.painting(shape))]
        case .path(let path, let ink): return [.fill(ink.painting(.path(path, .nonzero)))]
        case .label(let label, let point):
            // Coordinates are rounded to whole pixels, where baselines and stems are sharp.
            func whole(_ value: Double) -> Double { (value * scale).rounded() / scale }
            return label.items(at: Point(x: whole(point.x), y: whole(point.y)))
        case .image(let image, let rect):
            return [.image(image.item(in: rect, scale: scale))]
        case .group(let group):
            let clip = group.clip.map { rect in
                Clip(group.radius > 0 ? .roundedRect(rect, CornerRadii(all: group.radius)) : .rect(rect))
            }
            let items = group.elements.flatMap { $0.items(scale: scale) }
            guard clip != nil || group.opacity < 1 else { return items }
            return [.group(Group(opacity: group.opacity, clip: clip, name: group.name, items: items))]
        }
    }
}

extension FigureInk {
    fileprivate func painting(_ shape: Shape) -> Fill {
        switch self {
        case .fill(let color): Fill(shape, color: color)
        case .line(let color, let stroke): Fill(shape, stroke: stroke, color: color)
        }
    }
}

extension RasterImage {
    /// Returns an image item that takes every pixel into account, however small it is drawn; see ``Thumbnail``.
    func item(in rect: Rect, scale: Double) -> ImageItem {
        let shrunk = min(
            Double(size.width) / (rect.size.width * scale), Double(size.height) / (rect.size.height * scale))
        guard shrunk > 2, let small = try? Thumbnail(pixels, shrunk: shrunk) else { return ImageItem(self, in: rect) }
        return ImageItem(small.image, in: rect, source: small.source)
    }
}
