/// The content of a view and its appearance, with a method that creates a view to show them.
public protocol UIContentConfiguration {
    @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView
    /// The configuration for a state. Cells show the result.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
    /// The configuration that the view shows.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a configuration. If it cannot, a new view is created.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
