/// One thing a display list paints.
public enum PaintItem: Hashable, Sendable {
    case fill(Fill)
    case image(ImageItem)
    case group(Group)
}
