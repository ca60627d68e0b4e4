internal import QuartzCore

// The images of buttons of a kind.
extension UIButton {
    /// The image of a kind with one (facts/button-kinds).
    var systemImage: UIImage? {
        switch buttonType {
        case .custom, .system, .plain: nil
        case .detailDisclosure, .infoLight, .infoDark: Self.symbol("info.circle")
        case .contactAdd: Self.symbol("plus.circle")
        case .close: Self.closeImage
        }
    }

    private static func symbol(_ name: String) -> UIImage? {
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(scale: .large))
    }

    /// A grey disc of 30 points with a cross (reported).
    private static var closeImage: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in
            UIColor(white: 0, alpha: 0.25).setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 30)).fill()
            let cross = UIBezierPath()
            for (from, to) in [((10.0, 10.0), (20.0, 20.0)), ((20, 10), (10, 20))] {
                cross.move(to: CGPoint(x: from.0, y: from.1))
                cross.addLine(to: CGPoint(x: to.0, y: to.1))
            }
            cross.lineWidth = 2.5
            cross.lineCapStyle = .round
            UIColor.black.setStroke()
            cross.stroke()
        }
    }
}
