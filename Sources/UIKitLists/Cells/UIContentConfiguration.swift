/// The content of a view and its appearance, and how to make a view that shows them.
public protocol UIContentConfiguration {
    @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView
    /// The configuration for a state; a cell shows this one.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
    /// Setting it shows another one.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a configuration: otherwise another view is made for it.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
