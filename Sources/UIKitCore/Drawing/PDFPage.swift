internal import FrameGeometry
internal import QuartzCore

/// A page of a PDF document while it is drawn.
final class PDFPage {
    let bounds: CGRect
    let context: CGContext
    /// Parts of the page that open an address, in the coordinates of ``bounds``.
    var links: [(url: String, rect: CGRect)] = []

    /// The number of pixels per point, and the largest number of pixels of a page; larger ones have fewer per point.
    private static let scale = 3.0
    private static let pixelLimit = Double(1 << 24)

    init(_ bounds: CGRect) {
        self.bounds = bounds
        let pixels = max(Double(bounds.width * bounds.height), 1) * Self.scale * Self.scale
        let scale = pixels > Self.pixelLimit ? Self.scale * (Self.pixelLimit / pixels).squareRoot() : Self.scale
        context = CGContext(bounds: Rect(bounds), scale: scale, background: .white)
    }

    /// The page as it is stored; `nil` for a page without a size.
    var content: PDFFile.Page? {
        guard let image = context.makeImage() else { return nil }
        var page = PDFFile.Page(size: bounds.size, image: image)
        page.links = links.map { ($0.url, $0.rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY)) }
        return page
    }
}
