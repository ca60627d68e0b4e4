/// A configuration with which cells show a view of SwiftUI.
///
/// Differs from SwiftUI: cells show a box with the view's name, which is reported as unsupported. Margins and backgrounds
/// have no effect.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    private let content: Content
    private let height: CGFloat
    private static var defaultHeight: CGFloat { 44 }

    private init(content: Content, height: CGFloat) {
        (self.content, self.height) = (content, height)
    }

    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }

    public func background<Other: View>(
        @ViewBuilder content: () -> Other
    ) -> UIHostingConfiguration<Content, Other> {
        UIHostingConfiguration<Content, Other>(content: self.content, height: height)
    }

    public func background<Style: View>(_ style: Style) -> UIHostingConfiguration<Content, Style> {
        UIHostingConfiguration<Content, Style>(content: content, height: height)
    }

    /// Only the height has an effect.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        Self(content: content, height: height ?? Self.defaultHeight)
    }

    @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
        HostingContentView(self, named: "UIHostingConfiguration: \(Content.self)", height: height)
    }

    public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIHostingConfiguration where Background == EmptyView {
    @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), height: Self.defaultHeight)
    }
}

private final class HostingContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    /// A box shows one configuration; every other one gets a box of its own.
    func supports(_ configuration: any UIContentConfiguration) -> Bool { false }

    init(_ configuration: any UIContentConfiguration, named name: String, height: CGFloat) {
        self.configuration = configuration
        super.init(frame: .zero)
        let box = StandInView(name, size: CGSize(width: UIView.noIntrinsicMetric, height: height))
        box.translatesAutoresizingMaskIntoConstraints = false
        addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: topAnchor), box.bottomAnchor.constraint(equalTo: bottomAnchor),
            box.leadingAnchor.constraint(equalTo: leadingAnchor),
            box.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        stage.diagnostics.reportUnsupported("UIHostingConfiguration", instead: "a box with its name is shown")
    }

    required init?(coder: NSCoder) { nil }
}
