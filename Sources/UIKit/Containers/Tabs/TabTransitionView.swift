/// Where the views of a tab bar controller's children lie: the container of its transitions.
final class TabTransitionView: UIView {}
