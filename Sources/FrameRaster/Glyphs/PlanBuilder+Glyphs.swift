import FrameGeometry
import FramePainting

extension PlanBuilder {
    /// Letters in one colour, each over what is there: as masks, made once for each outline and place between pixels.
    mutating func add(
        _ glyphs: Glyphs, _ source: SolidSource, _ transform: Affine, within scissor: PixelBounds
    ) {
        guard transform.isFinite, transform.determinant != 0 else { return }
        let linear = Affine.scale(x: glyphs.unit, y: glyphs.unit).then(transform)
        let outlines = glyphs.outlines.map { GlyphOutline($0, linear) }
        var known: [MaskKey: Int] = [:]
        let firstStep = steps.count
        for place in glyphs.places where outlines.indices.contains(place.outline) {
            let origin = transform.apply(place.origin)
            guard abs(origin.x) <= Self.glyphReach, abs(origin.y) <= Self.glyphReach else { continue }
            let (x, y) = (Subpixel.snap(origin.x), Subpixel.snap(origin.y))
            let key = MaskKey(outline: place.outline, x: x & (Subpixel.one - 1), y: y & (Subpixel.one - 1))
            guard let outline = outlines[place.outline], let mask = known[key] ?? pool.add(outline, at: key.phase)
            else {
                addPath(glyphs.outlines[place.outline], glyphs.transform(of: place).then(transform), source, scissor)
                continue
            }
            known[key] = mask
            add(
                GlyphPlace(
                    x: Subpixel.floor(x) + pool.masks[mask].left, y: Subpixel.floor(y) + pool.masks[mask].top,
                    mask: mask), source, within: scissor, firstStep)
        }
    }

    /// Pixels; letters further out are not drawn.
    private static let glyphReach = 1e6

    private struct MaskKey: Hashable {
        var outline: Int
        /// Parts of a pixel, in ``Subpixel`` units.
        var x: Int
        var y: Int

        var phase: (x: Double, y: Double) {
            (Double(x) / Double(Subpixel.one), Double(y) / Double(Subpixel.one))
        }
    }

    /// Letters of a line share a step: few steps have to be asked whether they touch a row.
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
