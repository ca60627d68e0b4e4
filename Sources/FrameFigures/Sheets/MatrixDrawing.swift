import FrameGeometry

/// The layout of a matrix, with panels side by side. Each panel has a title, with column names above and row names
/// beside its images.
struct MatrixDrawing {
    private let matrix: ImageMatrix
    private let palette: Palette
    private let lettering: Lettering
    private(set) var elements: [FigureElement] = []
    private(set) var size = Size.zero

    private static let margin = 20.0
    private static let lineHeight = 18.0
    /// Maximum width of panels side by side, as for frames of a sheet.
    private static let width = 960.0
    private static let betweenPanels = 28.0

    private let columnLabels: [Label]
    private let rowLabels: [Label]
    /// Height of the images in each row.
    private let heights: [Double]

    init(_ matrix: ImageMatrix, _ palette: Palette, _ lettering: Lettering) {
        self.matrix = matrix
        self.palette = palette
        self.lettering = lettering
        let (layout, style) = (matrix.layout, matrix.style)
        let names = LabelStyle(size: 10.5, weight: .medium, palette.text)
        columnLabels = layout.columns.map { lettering.label($0, names, within: style.imageWidth + style.gap) }
        rowLabels = layout.rows.map { lettering.label($0, names, within: 140) }
        let rows = layout.panels.first?.rows.count ?? 0
        heights = (0..<rows).map { row in
            layout.panels.flatMap { $0.rows[row] }.map { matrix.images[$0].size.height }.max() ?? 0
        }
    }

    private var rim: Double { matrix.style.border.rim(ofFrameWidth: matrix.style.imageWidth) }
    private var cellWidth: Double { matrix.style.imageWidth + 2 * rim }
    /// Width of the column with row names.
    private var sideWidth: Double { rowLabels.map { ($0.width + 10).rounded(.up) }.max() ?? 0 }
    private var hasPanelTitles: Bool { matrix.layout.panels.contains { !$0.values.isEmpty } }

    private var panelSize: Size {
        let columns = Double(columnLabels.count)
        let rows = heights.map { $0 + 2 * rim }.reduce(0, +) + Double(max(0, heights.count - 1)) * matrix.style.gap
        return Size(
            width: sideWidth + columns * cellWidth + (columns - 1) * matrix.style.gap,
            height: (hasPanelTitles ? Self.lineHeight + 4 : 0) + Self.lineHeight + rows)
    }

    mutating func draw() {
        let (panels, panelSize) = (matrix.layout.panels, panelSize)
        let most = max(1, Int((Self.width + Self.betweenPanels) / (panelSize.width + Self.betweenPanels)))
        let lines = (panels.count + most - 1) / most
        let perLine = (panels.count + lines - 1) / lines
        let width = Double(perLine) * (panelSize.width + Self.betweenPanels) - Self.betweenPanels
        var top = Self.margin
        if let title = matrix.style.title {
            let label = lettering.label(
                title, LabelStyle(size: 15, weight: .semibold, palette.text), within: width)
            elements.append(label.placed(at: Point(x: Self.margin, y: top + 12)))
            top += 32
        }
        for (index, panel) in panels.enumerated() {
            let origin = Point(
                x: Self.margin + Double(index % perLine) * (panelSize.width + Self.betweenPanels),
                y: top + Double(index / perLine) * (panelSize.height + Self.betweenPanels))
            draw(panel, at: origin)
        }
        size = Size(
            width: width + 2 * Self.margin,
            height: top + Double(lines) * (panelSize.height + Self.betweenPanels) - Self.betweenPanels + Self.margin)
    }

    private mutating func draw(_ panel: MatrixLayout.Panel, at origin: Point) {
        var y = origin.y
        let left = origin.x + sideWidth
        if hasPanelTitles {
            let style = LabelStyle(size: 12, weight: .semibold, palette.text)
            let title = lettering.label(
                panel.values.joined(separator: " · "), style, within: panelSize.width - sideWidth)
            elements.append(title.placed(at: Point(x: left, y: y + 11)))
            y += Self.lineHeight + 4
        }
        func x(_ column: Int) -> Double { left + Double(column) * (cellWidth + matrix.style.gap) }
        for (column, label) in columnLabels.enumerated() {
            elements.append(label.placed(at: Point(x: x(column) + cellWidth / 2, y: y + 10), .middle))
        }
        y += Self.lineHeight
        for (row, images) in panel.rows.enumerated() {
            if rowLabels.indices.contains(row) {
                let middle = Point(x: left - 10, y: y + rim + heights[row] / 2)
                elements.append(rowLabels[row].centered(at: middle, .end))
            }
            for (column, index) in images.enumerated() {
                let image = matrix.images[index]
                let rect = Rect(origin: Point(x: x(column) + rim, y: y + rim), size: image.size)
                elements += matrix.style.border.elements(around: image.image, in: rect, palette)
            }
            y += heights[row] + 2 * rim + matrix.style.gap
        }
    }
}
