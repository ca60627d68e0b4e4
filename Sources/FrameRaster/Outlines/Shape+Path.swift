import FrameGeometry
import FramePainting

extension Shape {
    /// Outline with its fill rule; `nil` for an empty shape.
    var path: (path: Path, rule: FillRule)? {
        switch self {
        case .rect(let rect): return rect.isEmpty ? nil : (Path(rect), .nonzero)
        case .roundedRect(let rect, let radii):
            return rect.isEmpty ? nil : (Path(rounded: rect, radii.fitted(to: rect.size)), .nonzero)
        case .ring(let rect, let radii, let width):
            guard !rect.isEmpty, width > 0 else { return nil }
            let fitted = radii.fitted(to: rect.size)
            let inner = rect.inset(by: width)
            let outside = Path(rounded: rect, fitted)
            if inner.isEmpty { return (outside, .nonzero) }
            let inside = Path(rounded: inner, fitted.inset(by: width).fitted(to: inner.size))
            return (Path(outside.elements + inside.elements), .evenodd)
        case .ellipse(let rect): return rect.isEmpty ? nil : (Path(ellipseIn: rect), .nonzero)
        case .path(let path, let rule): return path.isFinite ? (path, rule) : nil
        case .glyphs(let glyphs):
            let path = glyphs.path
            return path.isFinite ? (path, .nonzero) : nil
        }
    }

    /// Returns the stroke along the outline in the same coordinates, with a path for each contour or dash, to be filled
    /// by the non-zero rule. Returns `nil` if nothing of it is visible.
    ///
    /// - Parameters:
    ///   - stretch: Largest factor by which distances grow on the device.
    ///   - hairline: Width that stands for 0.
    func stroked(_ stroke: Stroke, stretch: Double, hairline: Double) -> [Path]? {
        guard stroke.width >= 0, stretch > 0, stretch.isFinite, let path = path?.path else { return nil }
        var stroke = stroke
        if stroke.width == 0 { stroke.width = hairline }
        return stroke.outlines(of: path, tolerance: PathTracer.tolerance / stretch)
    }
}
