import UIKit

// Continuous corners.
extension DeviceCase {
    @MainActor static let corners: [DeviceCase] = [
        // Drawn by `render(in:)`, as in the picture.
        DeviceCase("bs-continuous-corner", 100, 100) {
            let square = box(.red, CGRect(x: 25, y: 25, width: 50, height: 50))
            square.layer.cornerRadius = 10
            square.layer.masksToBounds = true
            square.layer.cornerCurve = .continuous
            let host = box(.white, CGRect(x: 0, y: 0, width: 100, height: 100), [square])
            let renderer = UIGraphicsImageRenderer(bounds: host.bounds)
            return UIImageView(image: renderer.image { host.layer.render(in: $0.cgContext) })
        }
    ]
}
