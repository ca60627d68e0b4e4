public import FrameGeometry
public import FramePainting

/// The placement of contents in a layer's bounds. Raw values match `CALayerContentsGravity`.
///
/// As on iOS, y points down: `top` is the upper edge of the screen.
public enum ContentsGravity: String, CaseIterable, Sendable {
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    case resize, resizeAspect, resizeAspectFill

    /// Returns the frame in `bounds` of contents with a size of `size` points. Parts outside the bounds are visible
    /// unless the layer clips them.
    public func frame(of size: Size, in bounds: Rect) -> Rect {
        func placed(_ size: Size, _ x: Double, _ y: Double) -> Rect {
            Rect(
                x: bounds.minX + (bounds.size.width - size.width) * x,
                y: bounds.minY + (bounds.size.height - size.height) * y,
                width: size.width, height: size.height)
        }
        func scaled(_ factor: Double) -> Rect {
            placed(Size(width: size.width * factor, height: size.height * factor), 0.5, 0.5)
        }
        let horizontal = bounds.size.width / size.width
        let vertical = bounds.size.height / size.height
        return switch self {
        case .center: placed(size, 0.5, 0.5)
        case .top: placed(size, 0.5, 0)
        case .bottom: placed(size, 0.5, 1)
        case .left: placed(size, 0, 0.5)
        case .right: placed(size, 1, 0.5)
        case .topLeft: placed(size, 0, 0)
        case .topRight: placed(size, 1, 0)
        case .bottomLeft: placed(size, 0, 1)
        case .bottomRight: placed(size, 1, 1)
        case .resize: bounds
        case .resizeAspect: scaled(min(horizontal, vertical))
        case .resizeAspectFill: scaled(max(horizontal, vertical))
        }
    }
}

/// Contents in the form of items instead of pixels, such as text, sharp at every size. Copies share the items, so
/// animating a layer neither creates them again nor compares them one by one.
public struct Drawing: Equatable, Sendable {
    /// Size it was made for, in points. A layer with another size places and stretches it by its contents gravity, like
    /// an image.
    public var size: Size
    /// Items in points, relative to the top-left corner.
    public var items: [PaintItem]

    public init(size: Size, items: [PaintItem]) {
        self.size = size
        self.items = items
    }
}
