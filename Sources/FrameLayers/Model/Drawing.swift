public import FrameGeometry
public import FramePainting

/// Contents as items instead of pixels: text, sharp at every size. Copies share the items, so a layer that moves neither
/// makes them anew nor compares them one by one.
public struct Drawing: Equatable, Sendable {
    /// The room it was made for, in points. A layer of another size places and stretches it as it does a bitmap, by its
    /// contents gravity.
    public var size: Size
    /// From the room's top left corner.
    public var items: [PaintItem]

    public init(size: Size, items: [PaintItem]) {
        self.size = size
        self.items = items
    }
}
