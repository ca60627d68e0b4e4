/// The root view of a container of ours: lays out what the container says.
final class ContainerRootView: UIView {
    var onLayout: () -> Void = {}

    override func layoutSubviews() { onLayout() }
}
