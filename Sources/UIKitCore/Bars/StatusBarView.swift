internal import QuartzCore

/// The time and signal icons at the top of the screen, in dark and in light (facts/status-bar).
final class StatusBarView: UIView {
    private let dark = StatusBarContent(.black)
    private let light = StatusBarContent(.white)

    init() {
        super.init(frame: .zero)
        accessibilityIdentifier = "status bar"
        isUserInteractionEnabled = false
        for content in [dark, light] {
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(content)
        }
        light.alpha = 0
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter isLight: Whether the content is white.
    func show(isLight: Bool) {
        light.alpha = isLight ? 1 : 0
        dark.alpha = isLight ? 0 : 1
    }
}

/// The time and signal icons in one color.
private final class StatusBarContent: UIView {
    private let color: UIColor

    /// The time shown: fixed, as in Apple's screenshots.
    private static let time = "9:41"
    /// The minimum height of a status bar that shows time and signals in the corners beside the camera.
    private static let notchedHeight: CGFloat = 40

    init(_ color: UIColor) {
        self.color = color
        super.init(frame: .zero)
        contentMode = .redraw
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        color.setFill()
        color.setStroke()
        if bounds.height >= Self.notchedHeight { drawBesideCamera() } else { drawInRow() }
    }

    /// Draws the content for phones without a Home button.
    private func drawBesideCamera() {
        let middle = bounds.height >= 54 ? 32.5 : bounds.height * 0.6
        let corner = bounds.width * 0.138
        drawTime(at: CGPoint(x: corner, y: middle), size: 17)
        let end = bounds.width - corner + 39
        drawBattery(in: CGRect(x: end - 27, y: middle - 6.5, width: 25, height: 13))
        drawWaves(in: CGRect(x: end - 50, y: middle - 6, width: 17, height: 12))
        drawBars(in: CGRect(x: end - 74, y: middle - 6, width: 18, height: 12))
    }

    /// Draws the content for iPads, and for phones with a Home button.
    private func drawInRow() {
        let middle = bounds.height / 2
        drawTime(at: CGPoint(x: bounds.midX, y: middle), size: 12)
        drawBars(in: CGRect(x: 6, y: middle - 5, width: 16, height: 10))
        drawWaves(in: CGRect(x: 27, y: middle - 5, width: 14, height: 10))
        drawBattery(in: CGRect(x: bounds.width - 30, y: middle - 5.5, width: 22, height: 11))
    }

    private func drawTime(at center: CGPoint, size: CGFloat) {
        let text = NSAttributedString(
            string: Self.time,
            attributes: [.font: UIFont.systemFont(ofSize: size, weight: .semibold), .foregroundColor: color])
        let extent = text.size()
        text.draw(at: CGPoint(x: center.x - extent.width / 2, y: center.y - extent.height / 2))
    }

    /// Draws four bars of increasing height.
    private func drawBars(in rect: CGRect) {
        let width = rect.width / 5.25
        for index in 0..<4 {
            let height = rect.height * (0.34 + 0.22 * CGFloat(index))
            let bar = CGRect(
                x: rect.minX + CGFloat(index) * width * 1.4, y: rect.maxY - height, width: width, height: height)
            UIBezierPath(roundedRect: bar, cornerRadius: 0.8).fill()
        }
    }

    /// Draws two arcs over a dot.
    private func drawWaves(in rect: CGRect) {
        let center = CGPoint(x: rect.midX, y: rect.maxY)
        let (up, half): (CGFloat, CGFloat) = (-.pi / 2, 0.82)
        let (start, end): (CGFloat, CGFloat) = (up - half, up + half)
        for part in 0..<3 {
            let outer = rect.height * (1 - 0.345 * CGFloat(part))
            let inner = part == 2 ? 0 : outer - rect.height * 0.2
            let path = UIBezierPath()
            path.addArc(withCenter: center, radius: outer, startAngle: start, endAngle: end, clockwise: true)
            if inner > 0 {
                path.addArc(withCenter: center, radius: inner, startAngle: end, endAngle: start, clockwise: false)
            } else {
                path.addLine(to: center)
            }
            path.close()
            path.fill()
        }
    }

    /// Draws a full battery in an outline.
    private func drawBattery(in rect: CGRect) {
        let outline = UIBezierPath(roundedRect: rect.insetBy(dx: 0.5, dy: 0.5), cornerRadius: rect.height * 0.3)
        outline.lineWidth = 1
        color.withAlphaComponent(0.35).setStroke()
        outline.stroke()
        color.setFill()
        UIBezierPath(roundedRect: rect.insetBy(dx: 2, dy: 2), cornerRadius: rect.height * 0.19).fill()
        color.withAlphaComponent(0.4).setFill()
        let cap = CGRect(x: rect.maxX + 1, y: rect.midY - 2, width: 1.5, height: 4)
        UIBezierPath(roundedRect: cap, cornerRadius: 0.75).fill()
        color.setFill()
    }
}
