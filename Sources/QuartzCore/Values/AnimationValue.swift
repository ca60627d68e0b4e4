internal import FrameGeometry
internal import FrameLayers

/// A value of an animation: an object from one of Core Animation's `Any` properties, or a typed value from views and
/// scenes. Objects are converted when the animation is committed.
enum AnimationValue {
    case object(Any)
    case value(AnimatedValue)

    /// Normalizes a typed value to the form in which its property reads it.
    init(_ value: AnimatedValue) {
        self = .value(value.matrix.map(AnimatedValue.transform) ?? value)
    }

    /// The value for Core Animation's `Any` properties.
    @MainActor var object: Any {
        switch self {
        case .object(let object): object
        case .value(let value): value.objectValue
        }
    }
}

// Conversion between `Any` values and typed ones. Linux has no Objective-C bridging, so plain Swift values are accepted
// as well as `NSValue` and `NSNumber`.
extension AnimatedValue {
    /// Creates a value of a kind; `nil` if the object is not of this kind.
    @MainActor init?(object value: Any, kind: Kind) {
        switch kind {
        case .number:
            guard let number = Self.number(from: value) else { return nil }
            self = .number(number)
        case .point:
            guard let point = CGPoint(animationValue: value) ?? CGSize(animationValue: value).map(CGPoint.init(size:))
            else { return nil }
            self = .point(Point(point))
        case .size:
            guard let size = CGSize(animationValue: value) ?? CGPoint(animationValue: value).map(CGSize.init(point:))
            else { return nil }
            self = .size(Size(size))
        case .rect:
            guard let rect = CGRect(animationValue: value) else { return nil }
            self = .rect(Rect(rect))
        case .color:
            guard let color = value as? CGColor else { return nil }
            self = .color(color.color)
        case .transform:
            let held: Any? = (value as? NSValue).flatMap { HeldValues.content(of: $0) }
            let value = held ?? value
            if let map = (value as? CATransform3D)?.affine ?? (value as? CGAffineTransform)?.affine {
                self = .affine(map)
            } else if let matrix = value as? CATransform3D {
                self = .matrix(matrix.matrix)
            } else {
                return nil
            }
        case .path:
            guard let path = value as? CGPath else { return nil }
            self = .path(path.path)
        case .colors:
            guard let list = value as? [Any] else { return nil }
            let colors = list.compactMap { ($0 as? CGColor)?.color }
            guard colors.count == list.count else { return nil }
            self = .colors(colors)
        case .numbers:
            guard let list = value as? [Any] else { return nil }
            let numbers = list.compactMap(Self.number)
            guard numbers.count == list.count else { return nil }
            self = .numbers(numbers)
        case .image:
            guard let image = value as? CGImage else { return nil }
            self = .image(image.rasterImage)
        }
    }

    /// The value in the type that an application uses. Transforms are `CATransform3D` values.
    @MainActor var objectValue: Any {
        switch self {
        case .number(let value): value
        case .point(let value): CGPoint(value)
        case .size(let value): CGSize(value)
        case .rect(let value): CGRect(value)
        case .color(let value): CGColor(value)
        case .affine(let value): CATransform3D(value)
        case .matrix(let value): CATransform3D(value)
        case .path(let value): CGPath(value)
        case .colors(let value): value.map(CGColor.init)
        case .numbers(let value): value.map(NSNumber.init(value:))
        case .image(let value): value.map(CGImage.init) ?? NSNull()
        }
    }

    static func number(from value: Any) -> Double? {
        switch value {
        case let number as Double: number
        case let number as CGFloat: Double(number)
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }
}

// UIKit's additions to Foundation's `NSValue`.
extension NSValue {
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// The stored point. Zero if the value has another type; the same applies to sizes and rectangles.
    public var cgPointValue: CGPoint { holds(NSValue(point: .zero)) ? pointValue : .zero }
    public var cgSizeValue: CGSize { holds(NSValue(size: .zero)) ? sizeValue : .zero }
    public var cgRectValue: CGRect { holds(NSValue(rect: .zero)) ? rectValue : .zero }

    /// Whether the value has the type of `sample`. Foundation traps when a value is read as another type.
    fileprivate func holds(_ sample: NSValue) -> Bool {
        String(cString: objCType) == String(cString: sample.objCType)
    }
}

// Core Animation reads two numbers, whether a point or a size holds them: a translation is often given as a point.
extension CGPoint {
    fileprivate init(size: CGSize) { self.init(x: size.width, y: size.height) }

    /// Creates a point from a point or an `NSValue`.
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
    fileprivate init(point: CGPoint) { self.init(width: point.x, height: point.y) }

    /// Creates a size from a size or an `NSValue`.
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
    /// Creates a rectangle from a rectangle or an `NSValue`.
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
