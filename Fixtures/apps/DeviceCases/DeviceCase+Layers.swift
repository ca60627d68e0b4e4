import UIKit

// Layers, without views of their own.
extension DeviceCase {
    @MainActor static let layers: [DeviceCase] = [
        DeviceCase("pf-layer-border", 100, 100) {
            let layer = CALayer()
            layer.backgroundColor = UIColor.red.cgColor
            layer.borderWidth = 4
            layer.borderColor = UIColor.black.cgColor
            return holder(layer)
        },
        DeviceCase("pf-gradient", 100, 100) {
            let gradient = CAGradientLayer()
            gradient.colors = [UIColor.red.cgColor, UIColor.yellow.cgColor]
            return holder(gradient)
        },
        DeviceCase("bp-shadow", 100, 100, scale: 1) {
            let view = box(.green, CGRect(x: 20, y: 20, width: 60, height: 60))
            view.layer.cornerRadius = 10
            view.layer.shadowColor = UIColor.magenta.cgColor
            view.layer.shadowRadius = 8
            view.layer.shadowOpacity = 1
            view.layer.shadowOffset = .zero
            view.layer.shadowPath = UIBezierPath(roundedRect: view.bounds, cornerRadius: 10).cgPath
            let host = box(.white, CGRect(x: 0, y: 0, width: 100, height: 100), [view])
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let renderer = UIGraphicsImageRenderer(bounds: host.bounds, format: format)
            return UIImageView(image: renderer.image { host.layer.render(in: $0.cgContext) })
        },
    ]

    @MainActor private static func holder(_ layer: CALayer) -> UIView {
        let view = UIView()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        view.layer.addSublayer(layer)
        return view
    }
}
