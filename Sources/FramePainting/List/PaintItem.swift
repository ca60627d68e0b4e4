/// One thing a display list paints.
public enum PaintItem: Equatable, Sendable {
    case fill(Fill)
    case image(ImageItem)
    case group(Group)
}
