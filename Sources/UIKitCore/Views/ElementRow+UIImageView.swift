internal import QuartzCore

extension ElementRow {
    package static let imageView = ElementRow(
        UIImageView.self, "imageView",
        attributes: [
            .image("image") { $0.image = $1 },
            .image("highlightedImage") { $0.highlightedImage = $1 },
            .flag("highlighted") { $0.isHighlighted = $1 },
            .symbolConfiguration("preferredSymbolConfiguration") { $0.preferredSymbolConfiguration = $1 },
        ],
        outlets: { [Outlet("image", \UIImageView.image)] })
}
