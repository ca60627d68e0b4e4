import UIKit

// Pictograms, drawn with lines and tinted by the views that show them.
enum Symbol: Int, CaseIterable {
    case bell, moon, wifi, lock, heart, star, tray, folder, flag, trash, envelope

    @MainActor var image: UIImage { image(side: 24) }

    @MainActor func image(side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            context.cgContext.scaleBy(x: side / 24, y: side / 24)
            draw()
        }.withRenderingMode(.alwaysTemplate)
    }

    // A white pictogram on a rounded square, as in Settings.
    @MainActor func tile(_ color: UIColor, side: CGFloat = 29) -> UIImage {
        let glyph = image(side: side * 0.66).withTintColor(.white)
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
            color.setFill()
            UIBezierPath(
                roundedRect: CGRect(x: 0, y: 0, width: side, height: side), cornerRadius: side * 0.23
            ).fill()
            glyph.draw(at: CGPoint(x: side * 0.17, y: side * 0.17))
        }
    }

    @MainActor private func draw() {
        switch self {
        case .bell:
            UIBezierPath(roundedRect: CGRect(x: 6, y: 3, width: 12, height: 15), cornerRadius: 6).fill()
            UIBezierPath(roundedRect: CGRect(x: 3, y: 15, width: 18, height: 3), cornerRadius: 1.5).fill()
            UIBezierPath(ovalIn: CGRect(x: 9.5, y: 18.5, width: 5, height: 4)).fill()
        case .moon:
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 11, y: 2))
            path.addCurve(
                to: CGPoint(x: 22, y: 15), controlPoint1: CGPoint(x: 6, y: 12), controlPoint2: CGPoint(x: 15, y: 18))
            path.addCurve(
                to: CGPoint(x: 11, y: 2), controlPoint1: CGPoint(x: 17, y: 27), controlPoint2: CGPoint(x: -6, y: 18))
            path.fill()
        case .wifi:
            for radius in [4, 9, 14] as [CGFloat] {
                let arc = UIBezierPath(
                    arcCenter: CGPoint(x: 12, y: 20), radius: radius, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25,
                    clockwise: true)
                arc.lineWidth = 2.5
                arc.lineCapStyle = .round
                arc.stroke()
            }
        case .lock:
            UIBezierPath(roundedRect: CGRect(x: 5, y: 11, width: 14, height: 11), cornerRadius: 2.5).fill()
            line([(8, 11), (8, 7), (10, 4), (14, 4), (16, 7), (16, 11)])
        case .heart:
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 12, y: 21))
            path.addCurve(
                to: CGPoint(x: 12, y: 6.5), controlPoint1: CGPoint(x: -6, y: 9), controlPoint2: CGPoint(x: 7, y: -2))
            path.addCurve(
                to: CGPoint(x: 12, y: 21), controlPoint1: CGPoint(x: 17, y: -2), controlPoint2: CGPoint(x: 30, y: 9))
            path.fill()
        case .star:
            shape([
                (12, 1.5), (15.3, 8.5), (23, 9.3), (17.2, 14.4), (18.9, 22), (12, 18.2), (5.1, 22), (6.8, 14.4),
                (1, 9.3), (8.7, 8.5),
            ])
        case .tray:
            line([
                (3, 13), (6, 4), (18, 4), (21, 13), (21, 20), (3, 20), (3, 13), (8, 13), (10, 16), (14, 16), (16, 13),
                (21, 13),
            ])
        case .folder: shape([(2, 5), (9, 5), (11, 8), (22, 8), (22, 20), (2, 20)])
        case .flag:
            line([(5, 2), (5, 22)])
            shape([(5, 3), (20, 3), (16, 8.5), (20, 14), (5, 14)])
        case .trash:
            line([(3, 6), (21, 6)])
            line([(9, 6), (9, 3), (15, 3), (15, 6)])
            line([(5, 6), (6.5, 22), (17.5, 22), (19, 6)])
        case .envelope:
            line([(2, 5), (22, 5), (22, 19), (2, 19), (2, 5), (12, 13), (22, 5)])
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
            let target = CGPoint(x: point.0, y: point.1)
            index == 0 ? path.move(to: target) : path.addLine(to: target)
        }
        return path
    }
}
