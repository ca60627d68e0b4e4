internal import FrameGeometry
internal import QuartzCore
internal import UIKit

/// A view that draws a path.
final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    init(_ description: ShapeDescription) {
        super.init(frame: .zero)
        guard let layer = layer as? CAShapeLayer else { return }
        let line = description.line
        layer.path = CGPath(description.path)
        layer.fillRule = description.rule == .evenodd ? .evenOdd : .nonZero
        layer.fillColor = description.fill.map(CGColor.init)
        layer.strokeColor = description.stroke.map(CGColor.init)
        layer.lineWidth = line.width
        layer.lineCap = CAShapeLayerLineCap(rawValue: line.cap.rawValue)
        layer.lineJoin = CAShapeLayerLineJoin(rawValue: line.join.rawValue)
        layer.miterLimit = line.miterLimit
        layer.lineDashPattern = line.dash.isEmpty ? nil : line.dash.map(NSNumber.init(value:))
        layer.lineDashPhase = line.dashPhase
        layer.strokeStart = description.start
        layer.strokeEnd = description.end
    }

    required init?(coder: NSCoder) { nil }
}
