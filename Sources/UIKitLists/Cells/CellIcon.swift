internal import QuartzCore

/// A symbol in a cell, drawn as lines: an accessory or an editing control (facts/row-icons).
final class CellIcon: UIView {
    enum Shape: CaseIterable {
        case chevron, checkmark, info, delete, insert, unselected, selected, reorder, outline

        /// The size in points.
        func size(_ metrics: CellMetrics) -> CGSize {
            switch self {
            case .chevron: metrics.chevron
            case .outline: CGSize(width: 14, height: 13)
            case .checkmark: metrics.checkmark
            case .info, .delete, .insert, .unselected, .selected:
                CGSize(width: CellMetrics.control, height: CellMetrics.control)
            case .reorder: CGSize(width: 22, height: 13)
            }
        }
    }

    var shape: Shape { didSet { if shape != oldValue { setNeedsDisplay() } } }
    /// The color; `nil` for the shape's default color.
    var color: UIColor? { didSet { setNeedsDisplay() } }
    private var isDrawnRightToLeft = false

    init(_ shape: Shape, color: UIColor? = nil) {
        self.shape = shape
        self.color = color
        super.init(frame: .zero)
        frame = CGRect(origin: .zero, size: shapeSize)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    /// The size in points.
    var shapeSize: CGSize { shape.size(cellMetrics) }

    override var intrinsicContentSize: CGSize { shapeSize }
    override func sizeThatFits(_ size: CGSize) -> CGSize { shapeSize }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showTint { setNeedsDisplay() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if isRightToLeft != isDrawnRightToLeft { setNeedsDisplay() }
    }

    private var shownColor: UIColor {
        if let color { return color }
        return switch shape {
        case .chevron, .reorder: .tertiaryLabel
        case .unselected: .tertiaryLabel
        case .delete: .systemRed
        case .insert: .systemGreen
        case .checkmark, .info, .selected, .outline: tintColor
        }
    }

    override func draw(_ rect: CGRect) {
        isDrawnRightToLeft = isRightToLeft
        let size = shapeSize
        let shift = CGAffineTransform(
            translationX: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2)
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
        let isMirrored = isRightToLeft && (shape == .chevron || shape == .outline)
        let transform = isMirrored ? mirror.concatenating(shift) : shift
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        switch shape {
        case .chevron:
            let (x, y) = (size.width - 2 - 0.9, size.height - 0.9)
            stroke([(0.9, 0.9), (x, middle.y), (0.9, y)], 1.8, shownColor, transform)
        case .outline: stroke([(4.2, 0.9), (9.8, 6.5), (4.2, 12.1)], 1.8, shownColor, transform)
        case .checkmark:
            let (x, y) = (size.width - 1, size.height - 1)
            stroke([(1, size.height * 0.55), (size.width * 0.36, y), (x, 1)], 2, shownColor, transform)
        case .reorder:
            for y in [1, 6.5, 12] { stroke([(1, y), (21, y)], 1.7, shownColor, transform) }
        case .delete:
            disc(shownColor, transform)
            stroke([(6, middle.y), (16, middle.y)], 2, .white, transform)
        case .insert:
            disc(shownColor, transform)
            stroke([(6, middle.y), (16, middle.y)], 2, .white, transform)
            stroke([(middle.x, 6), (middle.x, 16)], 2, .white, transform)
        case .selected:
            disc(shownColor, transform)
            stroke([(6.5, 11.5), (9.7, 14.7), (15.5, 7.5)], 2, .white, transform)
        case .unselected: ring(1.5, shownColor, transform)
        case .info:
            ring(1.5, shownColor, transform)
            stroke([(9.7, 9.6), (11.2, 9.6), (11.2, 15.6)], 1.5, shownColor, transform)
            stroke([(9.4, 15.6), (13, 15.6)], 1.5, shownColor, transform)
            stroke([(10.9, 6.4), (10.9, 6.5)], 2.2, shownColor, transform)
        }
    }

    private func stroke(
        _ points: [(CGFloat, CGFloat)], _ width: CGFloat, _ color: UIColor, _ transform: CGAffineTransform
    ) {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.lineWidth = width
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.apply(transform)
        color.setStroke()
        path.stroke()
    }

    private func disc(_ color: UIColor, _ transform: CGAffineTransform) {
        let path = UIBezierPath(ovalIn: CGRect(origin: .zero, size: shapeSize))
        path.apply(transform)
        color.setFill()
        path.fill()
    }

    private func ring(_ width: CGFloat, _ color: UIColor, _ transform: CGAffineTransform) {
        let path = UIBezierPath(
            ovalIn: CGRect(origin: .zero, size: shapeSize).insetBy(dx: width / 2, dy: width / 2))
        path.lineWidth = width
        path.apply(transform)
        color.setStroke()
        path.stroke()
    }
}
