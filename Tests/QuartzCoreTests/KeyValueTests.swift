import QuartzCore
import Testing

/// Values for key paths, in boxes, and marks on animations: the uses of Core Animation's key-value coding.
@MainActor @Suite struct KeyValueTests {
    let run: Run
    let layer: CALayer

    init() throws {
        run = try Run()
        layer = run.layer()
    }

    @Test func keyPathsReadAndWriteParts() throws {
        let layer = CALayer()
        layer.setValue(2, forKeyPath: "transform.scale.x")
        layer.setValue(NSNumber(value: 3), forKeyPath: "transform.translation.y")
        layer.setValue(CGFloat(40), forKeyPath: "bounds.size.width")
        layer.setValue(CGPoint(x: 5, y: 6), forKey: "position")
        layer.setValue(Float(0.5), forKey: "opacity")
        #expect(layer.affineTransform() == CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 0, ty: 3))
        #expect(layer.bounds.width == 40 && layer.position == CGPoint(x: 5, y: 6) && layer.opacity == 0.5)
        #expect(layer.value(forKeyPath: "transform.scale.x") as? Double == 2)
        #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 40, height: 0))
        #expect(layer.value(forKey: "position") as? CGPoint == CGPoint(x: 5, y: 6))
        layer.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "frame")
        #expect(layer.value(forKey: "frame") as? CGRect == layer.frame)
    }

    @Test func otherKeysStoreTheirValues() throws {
        layer.setValue("row", forKey: "role")
        #expect(layer.value(forKey: "role") as? String == "row")
        #expect(CALayer(layer: layer).value(forKey: "role") as? String == "row")
        layer.setValue(nil, forKey: "role")
        #expect(layer.value(forKey: "role") == nil)
        let animation = fade()
        animation.setValue("in", forKey: "name")
        run.at(0) {
            layer.add(animation, forKey: "fade")
            #expect(layer.animation(forKey: "fade")?.value(forKey: "name") as? String == "in")
        }
        try run.play()
    }

    /// As with the accessor, the layer's own action animates the change, with the name of the whole property.
    @Test func settingAKeyPathAnimatesALayerOnScreen() throws {
        run.at(1) {
            layer.setValue(4, forKeyPath: "transform.scale")
            layer.setValue(CGFloat(30), forKeyPath: "position.x")
        }
        run.at(1.1) {
            #expect(layer.animationKeys()?.sorted() == ["position", "transform"])
            let shown = layer.presentation()?.value(forKeyPath: "transform.scale") as? Double
            #expect(shown.map { $0 > 1 && $0 < 4 } == true)
        }
        try run.play()
        #expect(try run.number("position.x", of: layer, at: 2) == 30)
        #expect(try run.number("transform.scale", of: layer, at: 2) == 4)
    }

    @Test func aValueOfAnotherTypeIsReported() throws {
        run.at(0) {
            layer.setValue("far", forKeyPath: "position.x")
            layer.setValue(nil, forKeyPath: "opacity")
        }
        try run.play()
        #expect(
            run.stage.diagnostics.unsupported.entries.map(\.api) == [
                "a String as a value of “position.x”", "nil as a value of “opacity”",
            ])
        #expect(layer.opacity == 1)
    }

    @Test func valuesHoldPointsSizesAndRectangles() throws {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
        #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgRect: rect).cgPointValue == .zero && NSNumber(value: 1).cgSizeValue == .zero)
        layer.setValue(NSValue(cgRect: rect), forKey: "bounds")
        #expect(layer.bounds == rect)
        let animation = CABasicAnimation(keyPath: "position")
        animation.fromValue = NSValue(cgPoint: .zero)
        animation.toValue = NSValue(cgPoint: CGPoint(x: 8, y: 4))
        animation.duration = 1
        let sizes = CAKeyframeAnimation(keyPath: "bounds.size")
        sizes.values = [NSValue(cgSize: .zero), NSValue(cgSize: CGSize(width: 2, height: 6))]
        sizes.duration = 1
        run.at(0) {
            layer.add(animation, forKey: nil)
            layer.add(sizes, forKey: nil)
        }
        try run.play()
        #expect(run.stage.diagnostics.unsupported.entries.isEmpty)
        #expect(try run.number("position.x", of: layer, at: 0.25) == 2)
        #expect(try run.number("bounds.size.height", of: layer, at: 0.5) == 3)
    }

    @Test func transactionsHaveNamesForTheirSettings() throws {
        run.at(0) {
            CATransaction.setValue(2, forKey: kCATransactionAnimationDuration)
            CATransaction.setValue(CAMediaTimingFunction(name: .linear), forKey: kCATransactionAnimationTimingFunction)
            #expect(CATransaction.animationDuration() == 2)
            #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 2)
            layer.opacity = 0
            CATransaction.setValue(true, forKey: kCATransactionDisableActions)
            #expect(CATransaction.disableActions())
            #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
            layer.cornerRadius = 5
            CATransaction.setValue("yes", forKey: kCATransactionDisableActions)
            CATransaction.setValue(1, forKey: "colour")
        }
        try run.play()
        #expect(try run.number("opacity", of: layer, at: 0.5) == 0.75)
        #expect(try run.number("cornerRadius", of: layer, at: 0) == 5)
        #expect(run.stage.diagnostics.unsupported.entries.count == 2)
    }
}
