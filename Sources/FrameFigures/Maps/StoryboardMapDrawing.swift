import FrameGeometry
import FramePainting

/// Lays out a storyboard map from left to right.
struct StoryboardMapDrawing {
    private let map: StoryboardMap
    private let palette: Palette
    private let lettering: Lettering
    private let layout: MapLayout
    private(set) var elements: [FigureElement] = []
    private(set) var size = Size.zero
    private var places: [MapLayout.Cell: Rect] = [:]
    /// Height of each arrow at its left scene and at its right one.
    private var ports: [(left: Double, right: Double)]
    private var labels: [FigureElement] = []
    /// Indices of scenes, keyed by identifier.
    private let indices: [String: Int]
    /// Arrows at the left and right side of each scene.
    private var arrows: [(left: [Int], right: [Int])]

    private static let margin = 24.0
    private static let textSize = 10.5
    private static let noteSize = 9.5
    /// Height of the two lines below a picture.
    private static let captionHeight = 34.0
    private static let rowGap = 26.0
    /// Distance between arrows at one side of a scene, so that their labels stay apart.
    private static let portGap = 17.0
    /// Width in which an arrow moves up or down.
    private static let bend = 60.0
    private static let longestLabel = 96.0
    private static let stub = 14.0
    /// Distance that names may extend beyond a picture on each side, into the gap or the margin.
    private static let overhang = 22.0
    /// Aspect ratio of a screen, on which the map is as large as possible.
    private static let aspect = 1.6
    /// Maximum number of scenes in one column; every number up to it is tried.
    private static let highestColumn = 32

    init(_ map: StoryboardMap, _ palette: Palette, _ lettering: Lettering) {
        self.map = map
        self.palette = palette
        self.lettering = lettering
        let indices = Dictionary(
            map.scenes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.indices = indices
        let ends = map.segues.map { (from: indices[$0.source] ?? 0, to: indices[$0.destination] ?? 0) }
        layout = Self.layout(map, starts: map.scenes.indices.filter { map.scenes[$0].isInitial }, ends)
        ports = map.segues.map { _ in (0, 0) }
        arrows = map.scenes.map { _ in ([], []) }
        for (arrow, route) in layout.routes.enumerated() {
            if case .scene(let scene)? = route.last { arrows[scene].left.append(arrow) }
            if case .scene(let scene)? = route.first { arrows[scene].right.append(arrow) }
            if route.isEmpty, let scene = indices[map.segues[arrow].source] { arrows[scene].right.append(arrow) }
        }
    }

    /// Returns the layout with the number of scenes per column that fills a screen best.
    private static func layout(_ map: StoryboardMap, starts: [Int], _ arrows: [(from: Int, to: Int)]) -> MapLayout {
        func layout(_ most: Int) -> MapLayout {
            MapLayout(count: map.scenes.count, starts: starts, arrows: arrows, mostInColumn: most)
        }
        let labelRoom = map.segues.allSatisfy(\.label.isEmpty) ? stub : longestLabel
        func side(_ layout: MapLayout) -> Double {
            let heights = layout.columns.map { column in
                column.reduce(0) { height, cell in
                    guard case .scene(let index) = cell else { return height + portGap }
                    return height + map.scenes[index].pictureHeight + captionHeight + rowGap
                }
            }
            let width = Double(layout.columns.count) * (map.sceneWidth + labelRoom + bend + stub)
            return max(width / aspect, heights.max() ?? 0)
        }
        let whole = layout(.max)
        let most = whole.columns.map { $0.count { if case .scene = $0 { true } else { false } } }.max() ?? 1
        return (1...min(max(1, most), highestColumn)).reversed().map(layout).min { side($0) < side($1) } ?? whole
    }

    mutating func draw() {
        var top = Self.margin
        if let title = map.title {
            let label = lettering.label(title, LabelStyle(size: 15, weight: .semibold, palette.text))
            elements.append(label.placed(at: Point(x: Self.margin, y: top + 12)))
            size.width = label.width + 2 * Self.margin
            top += 36
        }
        place(from: top)
        findPorts()
        for index in map.segues.indices { drawArrow(index) }
        for index in map.scenes.indices { draw(map.scenes[index], in: places[.scene(index)] ?? .zero) }
        elements += labels
        drawKey()
    }

    // MARK: Places

    private func height(of cell: MapLayout.Cell) -> Double {
        switch cell {
        case .passage: Self.portGap
        case .scene(let index): max(map.scenes[index].pictureHeight, Self.portGap * Double(mostPorts(of: index)))
        }
    }

    /// Returns the number of arrows at the busier side of a scene.
    private func mostPorts(of scene: Int) -> Int {
        max(arrows[scene].left.count + (map.scenes[scene].isInitial ? 1 : 0), arrows[scene].right.count)
    }

    private func gap(below cell: MapLayout.Cell, _ next: MapLayout.Cell) -> Double {
        switch (cell, next) {
        case (.passage, .passage): 2
        case (.scene, _): Self.captionHeight + Self.rowGap
        case (.passage, .scene): Self.rowGap
        }
    }

    private func height(of column: [MapLayout.Cell]) -> Double {
        let gaps = zip(column, column.dropFirst()).reduce(0) { $0 + gap(below: $1.0, $1.1) }
        let last = if case .scene = column.last { Self.captionHeight } else { 0.0 }
        return column.reduce(gaps + last) { $0 + height(of: $1) }
    }

    private mutating func place(from top: Double) {
        let heights = layout.columns.map(height)
        let whole = heights.max() ?? 0
        let isStart = map.scenes.contains { $0.isInitial }
        var x = Self.margin + (isStart ? 26 : 0)
        for (index, column) in layout.columns.enumerated() {
            var y = top + ((whole - heights[index]) / 2).rounded()
            for (place, cell) in column.enumerated() {
                let height = height(of: cell)
                places[cell] = Rect(x: x, y: y, width: map.sceneWidth, height: height)
                if place + 1 < column.count { y += height + gap(below: cell, column[place + 1]) }
            }
            x += map.sceneWidth
            if index + 1 < layout.columns.count || hasLoops(in: column) { x += gap(after: index) }
        }
        size = Size(width: max(size.width, x + Self.margin), height: top + whole)
    }

    private func scenes(in column: [MapLayout.Cell]) -> [Int] {
        column.compactMap { if case .scene(let scene) = $0 { scene } else { nil } }
    }

    private func hasLoops(in column: [MapLayout.Cell]) -> Bool {
        scenes(in: column).contains { arrows[$0].right.contains { layout.routes[$0].isEmpty } }
    }

    /// Returns the space between two columns, which holds the labels at both ends of arrows and the bend between them.
    private func gap(after column: Int) -> Double {
        func widest(_ arrows: [Int]) -> Double { arrows.map { label(of: $0).width + 16 }.max() ?? Self.stub }
        let starting = scenes(in: layout.columns[column]).flatMap { arrows[$0].right }
            .filter { layout.routes[$0].isEmpty || !layout.isReversed[$0] }
        let next = column + 1 < layout.columns.count ? layout.columns[column + 1] : []
        let ending = scenes(in: next).flatMap { arrows[$0].left }.filter { layout.isReversed[$0] }
        return max(Self.stub, widest(starting)) + Self.bend + max(Self.stub, widest(ending))
    }

    private func scene(of id: String) -> Int { indices[id] ?? 0 }

    /// Spreads the arrows over the sides of scenes, in the order of their other ends.
    private mutating func findPorts() {
        for (index, scene) in map.scenes.enumerated() {
            guard let place = places[.scene(index)] else { continue }
            func middle(_ cell: MapLayout.Cell?) -> Double { cell.flatMap { places[$0]?.midY } ?? place.midY }
            let routes = layout.routes
            let left = arrows[index].left
                .sorted { (middle(routes[$0].dropLast().last), $0) < (middle(routes[$1].dropLast().last), $1) }
            let right = arrows[index].right
                .sorted { (middle(routes[$0].dropFirst().first), $0) < (middle(routes[$1].dropFirst().first), $1) }
            let start = scene.isInitial ? 1 : 0
            for (number, arrow) in left.enumerated() {
                ports[arrow].right = port(number + start, of: left.count + start, in: place)
            }
            for (number, arrow) in right.enumerated() {
                ports[arrow].left = port(number, of: right.count, in: place)
                if routes[arrow].isEmpty { ports[arrow].right = ports[arrow].left }
            }
        }
    }

    private func port(_ number: Int, of count: Int, in place: Rect) -> Double {
        place.minY + place.size.height * (Double(number) + 0.5) / Double(count)
    }

    // MARK: Arrows

    private func color(of kind: MapSegue.Kind) -> Color {
        switch kind {
        case .contains: palette.axis
        case .show: palette.series(0)
        case .present: palette.series(1)
        case .embed: palette.series(2)
        case .popover: palette.series(3)
        case .showDetail: palette.series(4)
        case .custom: palette.series(5)
        case .unwind: palette.quietText
        }
    }

    private func ink(of kind: MapSegue.Kind) -> FigureInk {
        .line(color(of: kind), width: 1.5, dash: kind == .unwind ? [4, 4] : [])
    }

    private func label(of arrow: Int) -> Label {
        let style = LabelStyle(size: Self.noteSize, palette.quietText)
        return lettering.label(map.segues[arrow].label, style, within: Self.longestLabel, cut: .middle)
    }

    private mutating func drawArrow(_ index: Int) {
        let segue = map.segues[index]
        let label = label(of: index)
        let room = label.width > 0 ? label.width + 16 : Self.stub
        let route = layout.routes[index].compactMap { places[$0] }
        guard let first = route.first, let last = route.last else { return drawLoop(index, label) }
        let isReversed = layout.isReversed[index]
        var point = Point(x: first.maxX, y: ports[index].left)
        var path: [Path.Element] = [.move(point)]
        func go(to x: Double) {
            point.x = x
            path.append(.line(point))
        }
        func bend(to end: Point) {
            let middle = (point.x + end.x) / 2
            path.append(.cubic(Point(x: middle, y: point.y), Point(x: middle, y: end.y), end))
            point = end
        }
        go(to: first.maxX + (isReversed ? Self.stub : room))
        for passage in route.dropFirst().dropLast() {
            bend(to: Point(x: passage.minX, y: passage.midY))
            go(to: passage.maxX)
        }
        bend(to: Point(x: last.minX - (isReversed ? room : Self.stub), y: ports[index].right))
        go(to: last.minX)
        let name = segue.label.isEmpty ? segue.kind.rawValue : "\(segue.kind.rawValue): \(segue.label)"
        let tip = isReversed ? Point(x: first.maxX, y: ports[index].left) : point
        elements.append(
            .group(
                FigureGroup(
                    name: name,
                    elements: [.path(Path(path), ink(of: segue.kind)), head(at: tip, isReversed ? -1 : 1, segue.kind)]))
        )
        let start =
            isReversed ? Point(x: last.minX - 8, y: ports[index].right) : Point(x: first.maxX + 8, y: ports[index].left)
        add(label, at: start, isReversed ? .end : .start)
    }

    /// Draws an arrow from a scene to itself.
    private mutating func drawLoop(_ index: Int, _ label: Label) {
        guard let place = places[.scene(scene(of: map.segues[index].source))] else { return }
        let start = Point(x: place.maxX, y: ports[index].left - 4)
        let end = Point(x: place.maxX, y: ports[index].left + 6)
        let far = Self.stub + label.width + 16
        let path = Path([
            .move(start), .line(Point(x: start.x + far, y: start.y)),
            .cubic(
                Point(x: start.x + far + 14, y: start.y), Point(x: start.x + far + 14, y: end.y),
                Point(x: start.x + far, y: end.y)), .line(end),
        ])
        let kind = map.segues[index].kind
        elements.append(
            .group(
                FigureGroup(name: kind.rawValue, elements: [.path(path, ink(of: kind)), head(at: end, -1, kind)])))
        add(label, at: Point(x: start.x + 8, y: start.y), .start)
    }

    /// Adds a label slightly above the line.
    private mutating func add(_ label: Label, at point: Point, _ anchor: Label.Anchor) {
        guard label.width > 0 else { return }
        labels.append(label.placed(at: Point(x: point.x, y: point.y - 3.5), anchor))
    }

    /// - Parameter direction: 1 to the right, −1 to the left.
    private func head(at tip: Point, _ direction: Double, _ kind: MapSegue.Kind) -> FigureElement {
        let back = tip.x - 7 * direction
        return .path(
            Path([.move(tip), .line(Point(x: back, y: tip.y - 4)), .line(Point(x: back, y: tip.y + 4)), .close]),
            .fill(color(of: kind)))
    }

    // MARK: Scenes

    private mutating func draw(_ scene: MapScene, in place: Rect) {
        let picture = Rect(
            x: place.minX, y: place.midY - scene.pictureHeight / 2, width: place.size.width, height: scene.pictureHeight
        )
        var parts: [FigureElement] = []
        if let image = scene.picture {
            parts.append(.group(FigureGroup(clip: picture, radius: 6, elements: [.image(image, in: picture)])))
            parts.append(.rect(picture.inset(by: -0.5), radius: 6.5, .line(palette.hairline)))
        } else {
            parts.append(.rect(picture, radius: 6, .fill(palette.panel)))
            parts.append(.rect(picture.inset(by: 0.5), radius: 5.5, .line(palette.axis, width: 1, dash: [4, 4])))
        }
        if scene.isInitial {
            let tip = Point(x: picture.minX, y: port(0, of: max(1, mostPorts(of: self.scene(of: scene.id))), in: place))
            parts.append(.line(Point(x: tip.x - 24, y: tip.y), Point(x: tip.x - 6, y: tip.y), palette.text, width: 1.5))
            parts.append(
                .path(
                    Path([
                        .move(tip), .line(Point(x: tip.x - 7, y: tip.y - 4)), .line(Point(x: tip.x - 7, y: tip.y + 4)),
                        .close,
                    ]), .fill(palette.text)))
        }
        let room = place.size.width + 2 * Self.overhang
        let name = lettering.label(
            scene.name, LabelStyle(size: Self.textSize, weight: .medium, palette.text), within: room, cut: .middle)
        parts.append(name.placed(at: Point(x: place.midX, y: place.maxY + 14), .middle))
        if !scene.note.isEmpty {
            let note = lettering.label(
                scene.note, LabelStyle(size: Self.noteSize, palette.quietText), within: room, cut: .middle)
            parts.append(note.placed(at: Point(x: place.midX, y: place.maxY + 27), .middle))
        }
        elements.append(.group(FigureGroup(name: scene.name, elements: parts)))
    }

    // MARK: Key

    private mutating func drawKey() {
        let kinds = MapSegue.Kind.allCases.filter { kind in map.segues.contains { $0.kind == kind } }
        guard !kinds.isEmpty else { return size.height += Self.margin }
        size.height += 34
        var (x, y) = (Self.margin, size.height)
        for kind in kinds {
            let label = lettering.label(kind.rawValue, LabelStyle(size: Self.noteSize, palette.quietText))
            let width = 30 + label.width + 18
            if x + width > size.width - Self.margin + 18, x > Self.margin {
                x = Self.margin
                y += 18
            }
            elements.append(.path(Path([.move(Point(x: x, y: y)), .line(Point(x: x + 18, y: y))]), ink(of: kind)))
            elements.append(head(at: Point(x: x + 24, y: y), 1, kind))
            elements.append(label.centered(at: Point(x: x + 30, y: y)))
            size.width = max(size.width, x + width - 18 + Self.margin)
            x += width
        }
        size.height = y + 8 + Self.margin
    }
}
