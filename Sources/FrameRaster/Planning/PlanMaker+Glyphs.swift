import FrameGeometry
import FramePainting

extension PlanMaker {
    /// Adds glyphs in a single color, each over the previous ones, as masks shared by equal outlines at equal subpixel
    /// positions.
    mutating func add(
        _ glyphs: Glyphs, _ source: SolidSource, _ transform: Affine, within scissor: PixelBounds
    ) {
        guard transform.isFinite, transform.determinant != 0 else { return }
        var linear = Affine.scale(x: glyphs.unit, y: glyphs.unit).then(transform)
        (linear.tx, linear.ty) = (0, 0)
        let places = glyphs.places.filter { place in
            let origin = transform.apply(place.origin)
            return glyphs.outlines.indices.contains(place.outline) && abs(origin.x) <= Self.glyphReach
                && abs(origin.y) <= Self.glyphReach
        }
        let glyphMasks = masks(GlyphMasks.Input(glyphs: glyphs, linear: linear), places, transform)
        let masks = pool.add(glyphMasks)
        let firstStep = steps.count
        for (place, mask) in zip(places, glyphMasks.indices) {
            guard let masks, let mask else {
                addPath(glyphs.outlines[place.outline], glyphs.transform(of: place).then(transform), source, scissor)
                continue
            }
            let origin = transform.apply(place.origin)
            let known = glyphMasks.masks[mask]
            add(
                GlyphPlace(
                    x: Subpixel.floor(Subpixel.snap(origin.x)) + known.left,
                    y: Subpixel.floor(Subpixel.snap(origin.y)) + known.top, mask: masks[mask]),
                source, within: scissor, firstStep)
        }
    }

    /// Returns the masks of the previous frame if they are the same, or new ones.
    private func masks(_ origin: GlyphMasks.Input, _ places: [Glyphs.Place], _ transform: Affine) -> GlyphMasks {
        let keys = places.map { place in
            let origin = transform.apply(place.origin)
            return GlyphMasks.Key(
                outline: place.outline, x: Subpixel.snap(origin.x) & (Subpixel.one - 1),
                y: Subpixel.snap(origin.y) & (Subpixel.one - 1))
        }
        guard let cache else {
            var glyphMasks = GlyphMasks(origin)
            glyphMasks.make(keys)
            return glyphMasks
        }
        return cache.masks(origin, keys)
    }

    /// Largest coordinate of a glyph in pixels; glyphs farther away are not drawn.
    private static let glyphReach = 1e6

    /// Adds glyphs. Adjacent glyphs of a line share a step, which keeps the number of steps per row small.
    private mutating func add(
        _ place: GlyphPlace, _ source: SolidSource, within scissor: PixelBounds, _ firstStep: Int
    ) {
        let bounds = pool.bounds(of: place).intersection(scissor)
        guard !bounds.isEmpty else { return }
        pool.places.append(place)
        let index = pool.places.count - 1
        rows.mark(bounds.minY, bounds.maxY)
        if steps.count > firstStep, let last = steps.last, case .glyphs(_, let range) = last.work,
            bounds.minY < last.bounds.maxY, bounds.maxY > last.bounds.minY
        {
            steps[steps.count - 1] = Step(
                bounds: last.bounds.union(bounds), work: .glyphs(source, range.lowerBound..<index + 1))
        } else {
            steps.append(Step(bounds: bounds, work: .glyphs(source, index..<index + 1)))
        }
    }

    private mutating func addPath(
        _ path: Path, _ transform: Affine, _ source: SolidSource, _ scissor: PixelBounds
    ) {
        guard let shape = place(.path(path, .nonzero), .flat(transform), within: scissor) else { return }
        steps.append(Step(bounds: shape.bounds, work: .fill(source, shape.shape)))
    }
}
