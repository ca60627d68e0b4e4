internal import QuartzCore

// These methods draw in the current graphics context and have no effect without one.
extension UIBezierPath {
    public func fill() { fill(with: .normal, alpha: nil) }

    public func stroke() { stroke(with: .normal, alpha: nil) }

    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fill(with: blendMode, alpha: Optional(alpha)) }

    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { stroke(with: blendMode, alpha: Optional(alpha)) }

    /// Clips later drawing to the path, until the context's state is restored.
    public func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.clip(using: rule)
    }

    private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    private func fill(with blendMode: CGBlendMode, alpha: CGFloat?) {
        draw(blendMode, alpha) { $0.fillPath(using: rule) }
    }

    private func stroke(with blendMode: CGBlendMode, alpha: CGFloat?) {
        draw(blendMode, alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            if !dash.isEmpty { context.setLineDash(phase: dashPhase, lengths: dash) }
            context.strokePath()
        }
    }

    /// - Parameter alpha: if `nil`, the context's blend mode and opacity are not changed.
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
