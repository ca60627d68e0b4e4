import UIKit

// Pictograms of 20 × 20 points, drawn with lines and tinted by the views that show them.
enum Symbol {
    case chevron, back, plus, play, pause, next, previous, heart, star, check, person, bell, search, send

    @MainActor var image: UIImage {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in draw() }
        let template = image.withRenderingMode(.alwaysTemplate)
        switch self {
        case .chevron, .back, .send: return template.imageFlippedForRightToLeftLayoutDirection()
        case .plus, .play, .pause, .next, .previous, .heart, .star, .check, .person, .bell, .search: return template
        }
    }

    @MainActor func view(_ color: UIColor) -> UIImageView {
        let view = UIImageView(image: image)
        view.tintColor = color
        view.contentMode = .center
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            view.setContentHuggingPriority(.required, for: axis)
            view.setContentCompressionResistancePriority(.required, for: axis)
        }
        return view
    }

    @MainActor private func draw() {
        switch self {
        case .chevron: line([(7.5, 4), (13, 10), (7.5, 16)])
        case .back: line([(12.5, 4), (7, 10), (12.5, 16)])
        case .plus:
            line([(10, 3), (10, 17)])
            line([(3, 10), (17, 10)])
        case .play: shape([(4, 2), (18, 10), (4, 18)])
        case .pause:
            shape([(4, 2), (8, 2), (8, 18), (4, 18)])
            shape([(12, 2), (16, 2), (16, 18), (12, 18)])
        case .next:
            shape([(1, 4), (10, 10), (1, 16)])
            shape([(10, 4), (19, 10), (10, 16)])
        case .previous:
            shape([(19, 4), (10, 10), (19, 16)])
            shape([(10, 4), (1, 10), (10, 16)])
        case .heart:
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 10, y: 17.5))
            path.addCurve(
                to: CGPoint(x: 10, y: 5.5), controlPoint1: CGPoint(x: -5, y: 7.5), controlPoint2: CGPoint(x: 6, y: -2))
            path.addCurve(
                to: CGPoint(x: 10, y: 17.5), controlPoint1: CGPoint(x: 14, y: -2), controlPoint2: CGPoint(x: 25, y: 7.5)
            )
            path.fill()
        case .star:
            shape([
                (10, 1), (12.8, 7), (19, 7.6), (14.3, 12), (15.7, 18.5), (10, 15.2), (4.3, 18.5), (5.7, 12), (1, 7.6),
                (7.2, 7),
            ])
        case .check: line([(3.5, 10.5), (8, 15), (16.5, 5)])
        case .person:
            UIBezierPath(ovalIn: CGRect(x: 6, y: 2, width: 8, height: 8)).fill()
            UIBezierPath(roundedRect: CGRect(x: 3, y: 12, width: 14, height: 7), cornerRadius: 3.5).fill()
        case .bell:
            UIBezierPath(roundedRect: CGRect(x: 5, y: 2, width: 10, height: 13), cornerRadius: 5).fill()
            UIBezierPath(roundedRect: CGRect(x: 2.5, y: 12.5, width: 15, height: 2.5), cornerRadius: 1.2).fill()
            UIBezierPath(ovalIn: CGRect(x: 8, y: 15.5, width: 4, height: 3.5)).fill()
        case .search:
            let glass = UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 10, height: 10))
            glass.lineWidth = 2
            glass.stroke()
            line([(12, 12), (17, 17)])
        case .send:
            shape([(2, 2), (19, 10), (2, 18), (5.5, 10)])
        }
    }

    @MainActor private func line(_ points: [(CGFloat, CGFloat)]) {
        let path = path(points)
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.stroke()
    }

    @MainActor private func shape(_ points: [(CGFloat, CGFloat)]) {
        let path = path(points)
        path.close()
        path.fill()
    }

    @MainActor private func path(_ points: [(CGFloat, CGFloat)]) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.0, y: point.1)
            index == 0 ? path.move(to: place) : path.addLine(to: place)
        }
        return path
    }
}
