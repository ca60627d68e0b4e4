public import FrameProperties
internal import QuartzCore
@_spi(UIKit) internal import UIKitCore

/// A control that shows a color in a ring of all hues, and opens a controller for choosing one.
@MainActor @preconcurrency open class UIColorWell: UIControl {
    private let disc = UIView()

    /// The title of the controller.
    open var title: String?
    open var supportsAlpha = true
    /// The color; `nil` for none, which is shown as an empty disc.
    @Observed open var selectedColor: UIColor? { didSet { disc.backgroundColor = _selectedColor.wrappedValue } }

    /// The diameter, the width of the ring and the gap inside it, in points (facts/color-well).
    private static let side: CGFloat = 28
    private static let ring: CGFloat = 3
    private static let gap: CGFloat = 2

    public override init(frame: CGRect) {
        super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.finish(self, as: UIColorWell.self)
    }

    private static var size: CGSize { CGSize(width: side, height: side) }

    private func setUp() {
        disc.isUserInteractionEnabled = false
        contentMode = .redraw
        addSubview(disc)
    }

    open override var intrinsicContentSize: CGSize { Self.size }
    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    @_spi(UIKit) open override func stateDidChange() {
        super.stateDidChange()
        alpha = isEnabled ? 1 : 0.4
    }

    @_spi(UIKit) open override var touchUpEvents: Event { [.touchUpInside, .primaryActionTriggered] }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { presentPicker() }
    }

    private func presentPicker() {
        guard
            let controller = sequence(first: self as UIResponder, next: { $0.next }).lazy
                .compactMap({ $0 as? UIViewController }).first
        else { return }
        let picker = UIColorPickerViewController()
        picker.title = title
        picker.supportsAlpha = supportsAlpha
        if let selectedColor { picker.selectedColor = selectedColor }
        controller.present(picker, animated: true)
    }

    private var circle: CGRect {
        let side = min(bounds.width, bounds.height)
        return CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = max(0, circle.width - 2 * (Self.ring + Self.gap))
        disc.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        disc.layer.cornerRadius = disc.frame.height / 2
    }

    /// Draws one sector for every few degrees of hue, starting with red at the right.
    open override func draw(_ rect: CGRect) {
        let (count, middle) = (60, CGPoint(x: bounds.midX, y: bounds.midY))
        let radius = circle.width / 2 - Self.ring / 2
        guard radius > 0 else { return }
        for index in 0..<count {
            let start = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count)
            let sector = UIBezierPath(
                arcCenter: middle, radius: radius, startAngle: start - 0.005,
                endAngle: start + 2 * .pi / CGFloat(count) + 0.005, clockwise: true)
            sector.lineWidth = Self.ring
            UIColor(hue: CGFloat(index) / CGFloat(count), saturation: 0.85, brightness: 1, alpha: 1).setStroke()
            sector.stroke()
        }
    }
}
