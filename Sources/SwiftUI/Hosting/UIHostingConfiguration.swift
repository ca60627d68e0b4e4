/// The content of a cell that is a view of SwiftUI.
///
/// Differs from SwiftUI: a box with the view's name is shown. The content is not laid out.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    private let name: String

    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        name = "UIHostingConfiguration: \(Content.self)"
    }

    private init(named name: String) {
        self.name = name
    }

    /// Has no effect.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
    /// Has no effect.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
    /// Has no effect.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }

    /// Has no effect.
    public func background<Style: View>(_ style: Style) -> UIHostingConfiguration<Content, Style> {
        UIHostingConfiguration<Content, Style>(named: name)
    }

    /// Has no effect.
    public func background<Other: View>(
        @ViewBuilder content: () -> Other
    ) -> UIHostingConfiguration<Content, Other> {
        UIHostingConfiguration<Content, Other>(named: name)
    }

    public func makeContentView() -> any UIView & UIContentView { HostedContent(self, named: name) }
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// The content of a cell: a box with its name.
private final class HostedContent: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    private let box: StandInView

    init(_ configuration: any UIContentConfiguration, named name: String) {
        self.configuration = configuration
        box = StandInView(name)
        super.init(frame: .zero)
        box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(box)
        stage.diagnostics.reportUnsupported("UIHostingConfiguration", instead: "a box with its name is shown")
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
}
