import FrameGeometry
import FramePainting

extension DressedCanvas {
    /// The screens of a movie side by side with their headings, in a coordinate system of their own in points.
    struct Row {
        let cards: [Card]
        let size: Size

        /// - Parameter screens: One or more screens.
        init(_ dressing: Dressing, _ screens: [Screen], _ lettering: Lettering) {
            let rims = screens.map { dressing.hasBezel ? $0.bezel.rim(around: $0.canvas, scale: $0.scale) : 0 }
            let sizes = zip(screens, rims).map {
                Size(width: $0.size.width + 2 * $1, height: $0.size.height + 2 * $1)
            }
            let height = sizes.map(\.height).max() ?? 0
            let narrow = sizes.map { min($0.width, $0.height) }.min() ?? 0
            // Tuned: shadows and devices do not touch, and the screens still look like one row.
            let gap = screens.count > 1 ? (0.1 * narrow).rounded() : 0
            let style = LabelStyle(
                size: (0.055 * narrow).rounded(), weight: .semibold, Ink.color(over: dressing, image: nil))
            let top = dressing.headings.isEmpty ? 0 : (style.size * 2).rounded()
            var (cards, x) = ([Card](), 0.0)
            for (index, screen) in screens.enumerated() {
                let size = sizes[index]
                let frame = Rect(
                    x: x, y: top + ((height - size.height) / 2).rounded(), width: size.width, height: size.height)
                let short = min(screen.size.width, screen.size.height)
                let isFramed = dressing.hasBezel || dressing.hasSpace || screens.count > 1
                let heading =
                    dressing.headings.isEmpty
                    ? [] : lettering.lines(dressing.headings[index], style, within: size.width, limit: 1)
                cards.append(
                    Card(
                        screen: screen, frame: frame,
                        radius: isFramed ? (screen.bezel.corner * short).rounded() + rims[index] : 0,
                        rim: rims[index], heading: heading))
                x = frame.maxX + gap
            }
            self.cards = cards
            size = Size(width: x - gap, height: top + height)
        }
    }

    /// The styles of the texts on a canvas.
    struct Ink {
        let title: LabelStyle
        let caption: LabelStyle

        /// - Parameter short: The shorter side of the canvas in points.
        ///
        /// Tuned: a title of 6% and a caption of 4.5% of the shorter side are readable in a movie 400 pixels wide, and
        /// a line of a caption holds some 40 letters.
        init(_ dressing: Dressing, _ image: RasterImage?, short: Double) {
            let color = Self.color(over: dressing, image: image)
            title = LabelStyle(size: max(6, (0.06 * short).rounded()), weight: .semibold, color)
            caption = LabelStyle(
                size: max(6, (0.045 * short).rounded()), weight: .medium, dressing.hasPills ? .white : color)
        }

        /// Returns near-black or white, whichever contrasts more with the background.
        static func color(over dressing: Dressing, image: RasterImage?) -> Color {
            let behind: [Color] =
                switch dressing.background {
                case nil: [.white]
                case .color(let color)?: [color]
                case .gradient(let colors, _)?: colors
                case .image?: [image?.pixels.meanColor ?? .black]
                }
            let luminance = behind.reduce(0) { $0 + 0.2126 * $1.red + 0.7152 * $1.green + 0.0722 * $1.blue }
            return luminance / Double(behind.count) < 0.55 ? .white : Palette.light.text
        }
    }
}

extension Dressing {
    /// Whether captions have a dark ground of their own because the content behind them may have any color.
    var hasPills: Bool {
        switch background {
        case nil, .image?: true
        case .color?, .gradient?: !zooms.isEmpty || fit == .cover && canvas != nil
        }
    }
}
