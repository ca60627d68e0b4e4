import FrameGeometry
public import FramePainting

/// An image for every combination of values on several axes, with columns and rows for the two axes with the most
/// values, and a panel for every combination of the others.
///
/// Images are scaled down as they are added, so a matrix keeps no more pixels than it shows.
public struct ImageMatrix: Sendable {
    /// A varying property, such as the text size, with the names of its values in order.
    public struct Axis: Equatable, Sendable {
        public var values: [String]

        public init(_ values: [String]) {
            self.values = values
        }
    }

    public let style: ImageMatrixStyle
    let layout: MatrixLayout
    private(set) var images: [MatrixImage] = []

    /// - Parameter axes: Axes with several values, in the order of the images: the last one changes most often.
    public init(_ axes: [Axis], _ style: ImageMatrixStyle = ImageMatrixStyle()) {
        self.style = style
        layout = MatrixLayout(axes)
    }

    /// Appends the image of the next combination.
    ///
    /// - Throws: ``FigureError/emptyFrame(_:)``.
    public mutating func append(_ image: PixelBuffer) throws(FigureError) {
        guard image.size.width > 0, image.size.height > 0 else { throw .emptyFrame(image.size) }
        let height = max(1, (style.imageWidth * Double(image.size.height) / Double(image.size.width)).rounded())
        func pixels(_ side: Double) -> Int { max(1, Int((side * Double(style.scale)).rounded())) }
        let shrunk = image.shrunk(to: PixelSize(width: pixels(style.imageWidth), height: pixels(height)))
        images.append(MatrixImage(image: RasterImage(shrunk), size: Size(width: style.imageWidth, height: height)))
    }

    /// - Throws: ``FigureError/noFrames`` unless there is an image for every combination.
    public func figure(_ palette: Palette, _ lettering: Lettering) throws(FigureError) -> Figure {
        guard images.count == layout.count else { throw .noFrames }
        var drawing = MatrixDrawing(self, palette, lettering)
        drawing.draw()
        return Figure(
            size: drawing.size, background: palette.ground, title: style.title ?? "Matrix", summary: layout.summary,
            elements: drawing.elements)
    }
}

/// The layout of an ``ImageMatrix``. Lengths are in points.
public struct ImageMatrixStyle: Equatable, Sendable {
    /// Title printed above the matrix; `nil` for none.
    public var title: String?
    /// Distance between images, 0 or more.
    public var gap: Double
    /// Width of an image, greater than 0.
    public var imageWidth: Double
    /// Maximum scale at which the figure will be drawn; images are kept large enough for it.
    public var scale: Int
    public var border: FilmstripStyle.Border

    public init(
        title: String? = nil, gap: Double = 12, imageWidth: Double = 120, scale: Int = 2,
        border: FilmstripStyle.Border = .hairline
    ) {
        self.title = title
        self.gap = gap
        self.imageWidth = imageWidth
        self.scale = max(1, scale)
        self.border = border
    }
}

/// An image of a matrix, with its size in the figure.
struct MatrixImage: Sendable {
    let image: RasterImage
    let size: Size
}

/// The assignment of axes to columns, rows and panels.
struct MatrixLayout: Sendable {
    /// The values of a panel, and the indices of its images by row and column.
    struct Panel: Equatable, Sendable {
        let values: [String]
        let rows: [[Int]]
    }

    let columns: [String]
    /// Names of rows; empty without a second axis.
    let rows: [String]
    let panels: [Panel]
    let count: Int

    init(_ axes: [ImageMatrix.Axis]) {
        let axes = axes.isEmpty ? [.init([""])] : axes
        // Of axes with equally many values, the first is used.
        let byLength = axes.indices.sorted { (-axes[$0].values.count, $0) < (-axes[$1].values.count, $1) }
        let (column, row) = (byLength[0], byLength.count > 1 ? byLength[1] : nil)
        let others = axes.indices.filter { $0 != column && $0 != row }
        // This is the distance in images between neighboring values of an axis.
        let steps = axes.indices.map { axes[($0 + 1)...].map(\.values.count).reduce(1, *) }
        func offsets(_ axis: Int) -> [Int] { axes[axis].values.indices.map { $0 * steps[axis] } }
        var panels: [(values: [String], offset: Int)] = [([], 0)]
        for axis in others {
            panels = panels.flatMap { panel in
                zip(axes[axis].values, offsets(axis)).map { (panel.values + [$0], panel.offset + $1) }
            }
        }
        columns = axes[column].values
        rows = row.map { axes[$0].values } ?? []
        self.panels = panels.map { panel in
            Panel(
                values: panel.values,
                rows: (row.map(offsets) ?? [0]).map { across in
                    offsets(column).map { panel.offset + across + $0 }
                })
        }
        count = axes.map(\.values.count).reduce(1, *)
    }

    /// Description for screen readers.
    var summary: String {
        func list(_ values: [String]) -> String { values.joined(separator: ", ") }
        let across = rows.isEmpty ? "" : "; rows: \(list(rows))"
        let titles = panels.map { $0.values.joined(separator: " · ") }.filter { !$0.isEmpty }
        return
            "\(count) images; columns: \(list(columns))\(across)\(titles.isEmpty ? "" : "; panels: \(list(titles))")."
    }
}
