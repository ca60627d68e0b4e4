/// One thing a display list paints.
public enum PaintItem: Hashable, Sendable {
    case fill(Fill)
    case image(ImageItem)
    /// Apart from the item, so that lists of thousands of plain fills stay small.
    indirect case group(Group)
}
