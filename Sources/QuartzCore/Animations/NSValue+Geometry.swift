// What UIKit adds to Foundation's boxes, by which people hand points, sizes and rectangles to animations.
extension NSValue {
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// The origin where the box holds something else; likewise below.
    public var cgPointValue: CGPoint { holds(NSValue(point: .zero)) ? pointValue : .zero }
    public var cgSizeValue: CGSize { holds(NSValue(size: .zero)) ? sizeValue : .zero }
    public var cgRectValue: CGRect { holds(NSValue(rect: .zero)) ? rectValue : .zero }

    /// Foundation stops the program when a box is asked for what it does not hold.
    fileprivate func holds(_ sample: NSValue) -> Bool {
        String(cString: objCType) == String(cString: sample.objCType)
    }
}

extension CGPoint {
    /// A point as it is, or in a box.
    init?(animationValue value: Any?) {
        if let point = value as? CGPoint {
            self = point
        } else if let box = value as? NSValue, box.holds(NSValue(point: .zero)) {
            self = box.pointValue
        } else {
            return nil
        }
    }
}

extension CGSize {
    /// A size as it is, or in a box.
    init?(animationValue value: Any?) {
        if let size = value as? CGSize {
            self = size
        } else if let box = value as? NSValue, box.holds(NSValue(size: .zero)) {
            self = box.sizeValue
        } else {
            return nil
        }
    }
}

extension CGRect {
    /// A rectangle as it is, or in a box.
    init?(animationValue value: Any?) {
        if let rect = value as? CGRect {
            self = rect
        } else if let box = value as? NSValue, box.holds(NSValue(rect: .zero)) {
            self = box.rectValue
        } else {
            return nil
        }
    }
}
