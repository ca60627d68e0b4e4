import UIKit

// Where configurations put image, title and subtitle; sizes and corners.
public final class ButtonLayoutsScreen: SamplesViewController {
    public var isRightToLeft = false

    public override func viewDidLoad() {
        super.viewDidLoad()
        if isRightToLeft { traitOverrides.layoutDirection = .rightToLeft }
        let edges: [[NSDirectionalRectEdge]] = [[.leading, .trailing], [.top, .bottom]]
        for row in edges {
            addRow(
                row.map { edge in
                    made(.tinted()) {
                        $0.image = UIImage(systemName: "paperplane")
                        $0.imagePlacement = edge
                        $0.imagePadding = 4
                    }
                }, spacing: 6)
        }
        addWide(
            "Subtitle",
            made(.filled()) {
                $0.title = "Subscribe"
                $0.subtitle = "12 months for the price of 10"
                $0.image = UIImage(systemName: "bell.fill")
                $0.imagePadding = 10
                $0.titleAlignment = .leading
            })
        addRow([
            made(.filled()) {
                $0.showsActivityIndicator = true
                $0.title = "Sending"
                $0.imagePadding = 8
            },
            made(.gray()) {
                $0.title = nil
                $0.image = UIImage(systemName: "ellipsis")
            },
        ])
        let sizes: [UIButton.Configuration.Size] = [.mini, .small, .medium, .large]
        addRow(sizes.map { size in made(.gray()) { $0.buttonSize = size } }, spacing: 6)
        let corners: [UIButton.Configuration.CornerStyle] = [.small, .medium, .large, .capsule]
        addRow(corners.map { corner in made(.filled()) { $0.cornerStyle = corner } }, spacing: 6)
        addRow([
            made(.plain()) {
                $0.attributedTitle = AttributedString("Bold", attributes: Self.bold)
            },
            made(.bordered()) {
                $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
                    var attributes = attributes
                    attributes.font = .systemFont(ofSize: 13, weight: .heavy)
                    attributes.kern = 2
                    return attributes
                }
            },
        ])
        let glass: [UIButton.Configuration] = [.glass(), .prominentGlass()]
        addRow(glass.map { made($0) { _ in } })
    }

    private static var bold: AttributeContainer {
        var container = AttributeContainer()
        container.font = .systemFont(ofSize: 17, weight: .bold)
        container.foregroundColor = .systemGreen
        return container
    }

    private func made(
        _ style: UIButton.Configuration, _ change: (inout UIButton.Configuration) -> Void
    ) -> UIButton {
        var configuration = style
        configuration.title = "Send"
        change(&configuration)
        return UIButton(configuration: configuration)
    }
}
