internal import QuartzCore

// Draws in the current graphics context, without effect where there is none.
extension UIBezierPath {
    var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    func paintArea(_ blendMode: CGBlendMode, alpha: CGFloat?) {
        draw(blendMode, alpha) { $0.fillPath(using: rule) }
    }

    func paintLine(_ blendMode: CGBlendMode, alpha: CGFloat?) {
        draw(blendMode, alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            if !dash.isEmpty { context.setLineDash(phase: dashPhase, lengths: dash) }
            context.strokePath()
        }
    }

    /// - Parameter alpha: The opacity; `nil` leaves the context's blend mode and opacity unchanged.
    private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat?, _ draw: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if let alpha {
            context.setBlendMode(blendMode)
            context.setAlpha(alpha)
        }
        context.beginPath()
        context.addPath(cgPath)
        draw(context)
        context.restoreGState()
    }
}
