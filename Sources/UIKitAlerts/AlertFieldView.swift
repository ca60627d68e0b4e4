internal import QuartzCore
@_spi(UIKit) internal import UIKitCore

/// The box around a text field in an alert.
final class AlertFieldView: UIView {
    let field: UITextField
    private let metrics: AlertMetrics

    init(_ field: UITextField, _ metrics: AlertMetrics) {
        self.field = field
        self.metrics = metrics
        super.init(frame: .zero)
        backgroundColor = metrics.fieldFill
        layer.cornerRadius = metrics.fieldRadius
        addSubview(field)
        colorsDidChange()
    }

    required init?(coder: NSCoder) { nil }

    override func colorsDidChange() {
        super.colorsDidChange()
        guard metrics.fieldHasBorder else { return }
        layer.borderWidth = pixel
        layer.borderColor = resolved(metrics.line)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = bounds.inset(atSides: metrics.fieldTextInset)
    }
}
