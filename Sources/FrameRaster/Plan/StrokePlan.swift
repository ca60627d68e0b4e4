import FrameGeometry
import FramePainting

/// Turns a stroke into a shape to fill.
enum StrokePlan {
    /// In the shape's own coordinates; `nil` if there is nothing to see.
    static func outline(of shape: Shape, _ stroke: Stroke, _ transform: Affine, _ canvas: PixelSize) -> Shape? {
        let stretch = OutlineBuilder.stretch(of: transform)
        guard stroke.width > 0, stretch > 0, stretch.isFinite, let path = path(of: shape), path.isFinite else {
            return nil
        }
        return .path(stroke.outline(of: path, tolerance: PathTracer.tolerance / stretch), .nonzero)
    }

    /// `nil` for a shape that is empty.
    private static func path(of shape: Shape) -> Path? {
        switch shape {
        case .rect(let rect): return rect.isEmpty ? nil : Path(rect)
        case .roundedRect(let rect, let radii):
            return rect.isEmpty ? nil : Path(rounded: rect, radii.fitted(to: rect.size))
        case .ring(let rect, let radii, let width):
            guard !rect.isEmpty, width > 0 else { return nil }
            let fitted = radii.fitted(to: rect.size)
            let inner = rect.inset(by: width)
            let outside = Path(rounded: rect, fitted)
            if inner.isEmpty { return outside }
            let inside = Path(rounded: inner, fitted.inset(by: width).fitted(to: inner.size))
            return Path(outside.elements + inside.elements)
        case .ellipse(let rect): return rect.isEmpty ? nil : Path(ellipseIn: rect)
        case .path(let path, _): return path
        case .glyphs(let glyphs): return glyphs.path
        }
    }
}
