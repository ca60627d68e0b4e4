public import FrameGeometry
public import FramePainting

extension DressedCanvas {
    /// Seconds it takes a caption to fade in or out. Tuned: captions do not flash, and are readable at once.
    private static let fade = 0.2

    /// Duration of zooming in or out, in seconds. Tuned so that the eye can follow.
    private static let travel = 0.5

    /// Returns a frame of the movie.
    ///
    /// - Parameters:
    ///   - screens: The contents of the screens at this time, in their order.
    ///   - movie: The time in the movie in seconds.
    ///   - ground: Color of the canvas behind screens without a background.
    public func displayList(of screens: [DisplayList], at movie: Double, on ground: Color = .clear) -> DisplayList {
        let camera = camera(at: movie)
        let stage = zip(cards, screens).flatMap { items(of: $0, showing: $1) }
        var list = DisplayList(size: size, scale: scale, background: ground)
        list.isWhole = screens.allSatisfy(\.isWhole)
        if case .color(let color)? = dressing.background { list.background = color }
        list.items = backgroundItems
        list.items.append(.group(Group(transform: placement.then(camera), name: "stage", items: stage)))
        list.items += titleItems
        for (caption, lines) in zip(dressing.captions, captions) {
            list.items += items(of: lines, strength: strength(of: caption, at: movie))
        }
        return list
    }

    // MARK: Behind

    private var backgroundItems: [PaintItem] {
        switch dressing.background {
        case nil, .color?: []
        case .gradient(let colors, let degrees)?: [gradient(colors, degrees)]
        case .image?: image.map { [cover($0)] } ?? []
        }
    }

    /// A gradient whose first and last colors reach exactly to the corners.
    private func gradient(_ colors: [Color], _ degrees: Double) -> PaintItem {
        let angle = degrees * .pi / 180
        let (x, y) = (RealMath.sin(angle), -RealMath.cos(angle))
        let reach = (bounds.size.width * x.magnitude + bounds.size.height * y.magnitude) / 2
        let stops = colors.enumerated().map { index, color in
            Gradient.Stop(Double(index) / Double(max(1, colors.count - 1)), color)
        }
        let kind = Gradient.Kind.linear(
            from: Point(x: bounds.midX - reach * x, y: bounds.midY - reach * y),
            to: Point(x: bounds.midX + reach * x, y: bounds.midY + reach * y))
        return .fill(Fill(.rect(bounds), paint: .gradient(Gradient(kind, stops: stops)), name: "background"))
    }

    /// An image that covers the canvas.
    private func cover(_ image: RasterImage) -> PaintItem {
        let (width, height) = (Double(image.size.width), Double(image.size.height))
        let factor = max(bounds.size.width / width, bounds.size.height / height)
        let rect = Rect(
            x: bounds.midX - factor * width / 2, y: bounds.midY - factor * height / 2, width: factor * width,
            height: factor * height)
        return .image(image.item(in: rect, scale: scale))
    }

    // MARK: The stage

    /// A screen with its shadow, device and heading, in points of the stage.
    private func items(of card: Card, showing list: DisplayList) -> [PaintItem] {
        let heading = card.heading.flatMap { label in
            label.items(
                at: label.origin(at: Point(x: card.frame.midX, y: card.frame.minY - label.style.size * 0.7), .middle))
        }
        return shadowItems(below: card) + heading + [screenItem(of: card, showing: list)]
    }

    /// A wide, soft shadow, and a narrow one that makes the screen appear to touch the ground.
    private func shadowItems(below card: Card) -> [PaintItem] {
        guard dressing.shadow > 0 else { return [] }
        func shadow(_ share: Double, _ alpha: Double) -> PaintItem {
            let reach = share * dressing.shadow
            return .fill(
                Fill(
                    .roundedRect(card.frame, CornerRadii(all: card.radius)), color: Color.black.withAlpha(alpha),
                    blur: reach / 2, transform: .translation(x: 0, y: reach / 3), name: "shadow"))
        }
        return [shadow(1, 0.3), shadow(0.2, 0.2)]
    }

    private func screenItem(of card: Card, showing list: DisplayList) -> PaintItem {
        let place = Affine.translation(x: card.frame.minX, y: card.frame.minY)
        guard !dressing.hasBezel else {
            let device = card.screen.bezel.displayList(around: list)
            return .group(Group(transform: place, name: "device", items: device.items))
        }
        let screen = Rect(origin: .zero, size: card.frame.size)
        let clip = Clip(.roundedRect(screen, CornerRadii(all: card.radius)))
        return .group(
            Group(
                clip: clip, transform: place, name: "screen",
                items: [.fill(Fill(.rect(screen), color: list.background))] + list.items))
    }

    // MARK: The camera

    /// Returns the transform that shows, at a time, a region of the first screen in place of the whole stage.
    private func camera(at movie: Double) -> Affine {
        for zoom in dressing.zooms {
            let (from, to) = (time.movie(at: zoom.from), time.movie(at: zoom.to, isEnd: true))
            guard movie > from, movie < to else { continue }
            let travel = min(Self.travel, (to - from) / 2)
            let strength = Self.smooth(min(1, (movie - from) / travel, (to - movie) / travel))
            let region = placed(zoom.region)
            func between(_ start: Double, _ end: Double) -> Double { start + (end - start) * strength }
            let seen = Rect(
                x: between(stage.minX, region.minX), y: between(stage.minY, region.minY),
                width: between(stage.size.width, region.size.width),
                height: between(stage.size.height, region.size.height))
            let factor = min(stage.size.width / seen.size.width, stage.size.height / seen.size.height)
            return Affine.translation(x: -seen.midX, y: -seen.midY).then(.scale(x: factor, y: factor)).then(
                .translation(x: stage.midX, y: stage.midY))
        }
        return .identity
    }

    /// Returns a region of the first screen in points of the canvas.
    private func placed(_ region: Rect) -> Rect {
        let card = cards[0]
        let moved = region.translated(by: Point(x: card.frame.minX + card.rim, y: card.frame.minY + card.rim))
        let start = placement.apply(moved.origin)
        return Rect(
            x: start.x, y: start.y, width: moved.size.width * placement.a, height: moved.size.height * placement.a)
    }

    /// Eases a progress from 0 to 1 so that it starts and ends slowly.
    private static func smooth(_ progress: Double) -> Double { progress * progress * (3 - 2 * progress) }

    // MARK: Texts

    private var titleItems: [PaintItem] {
        title.enumerated().flatMap { index, label in
            let baseline = stage.minY - label.style.size * (1.1 + 1.25 * Double(title.count - 1 - index))
            return label.items(at: whole(label.origin(at: Point(x: bounds.midX, y: baseline), .middle)))
        }
    }

    private func strength(of caption: Dressing.Caption, at movie: Double) -> Double {
        let from = time.movie(at: caption.from)
        let begin = caption.from == 0 ? 1 : (movie - from) / Self.fade
        let end = caption.to.map { (time.movie(at: $0, isEnd: true) - movie) / Self.fade } ?? 1
        return movie < from ? 0 : Self.smooth(max(0, min(1, begin, end)))
    }

    private func items(of lines: [Label], strength: Double) -> [PaintItem] {
        guard strength > 0, let size = lines.first?.style.size else { return [] }
        let last = (stage.maxY + bounds.maxY) / 2 + lines[0].capHeight / 2
        let drop = 1.3 * size
        let first = max(stage.maxY + size * 1.35, last - drop * Double(lines.count - 1) / 2)
        let texts = lines.enumerated().flatMap { index, label in
            label.items(
                at: whole(label.origin(at: Point(x: bounds.midX, y: first + drop * Double(index)), .middle)))
        }
        var ground: [PaintItem] = []
        if dressing.hasPills {
            let width = (lines.map(\.width).max() ?? 0) + 1.2 * size
            let box = Rect(
                x: bounds.midX - width / 2, y: first - 1.2 * size, width: width,
                height: drop * Double(lines.count - 1) + 1.75 * size)
            ground = [
                .fill(
                    Fill(
                        .roundedRect(box, CornerRadii(all: min(0.5 * box.size.height, 0.9 * size))),
                        color: Color.black.withAlpha(0.72), name: "caption"))
            ]
        }
        return [.group(Group(opacity: strength, name: "caption", items: ground + texts))]
    }

    /// Returns the point moved to whole pixels, where baselines are sharp.
    private func whole(_ point: Point) -> Point {
        Point(x: (point.x * scale).rounded() / scale, y: (point.y * scale).rounded() / scale)
    }
}
