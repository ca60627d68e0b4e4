/// Where the views of a navigation controller's children lie: the container of its transitions.
final class NavigationTransitionView: UIView {}
