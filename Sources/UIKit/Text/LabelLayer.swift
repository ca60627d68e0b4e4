internal import QuartzCore

/// A label's layer: sets the text anew when a layout is due, and keeps it while the label only moves.
final class LabelLayer: CALayer {
    override func layoutSublayers() {
        super.layoutSublayers()
        (delegate as? UILabel)?.showText()
    }
}
