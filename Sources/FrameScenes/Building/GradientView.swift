internal import FrameGeometry
internal import QuartzCore
internal import UIKit

/// A view that shows a gradient.
final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    init(_ description: GradientDescription) {
        super.init(frame: .zero)
        guard let layer = layer as? CAGradientLayer else { return }
        layer.type =
            switch description.kind {
            case .axial: .axial
            case .radial: .radial
            case .conic: .conic
            }
        layer.colors = description.colors.map(CGColor.init)
        layer.locations = description.locations.isEmpty ? nil : description.locations.map(NSNumber.init(value:))
        layer.startPoint = CGPoint(description.start)
        layer.endPoint = CGPoint(description.end)
    }

    required init?(coder: NSCoder) { nil }
}
