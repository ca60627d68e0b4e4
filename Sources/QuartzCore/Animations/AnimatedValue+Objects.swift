internal import FrameGeometry
package import FrameLayers

// The values of Core Animation's `Any?` properties. Linux has no bridging, so plain Swift values come as they are, or in the boxes people put them in.
extension AnimatedValue {
    /// `value` as the kind `like` is, or `nil` when it is something else.
    @MainActor package init?(_ value: Any, like kind: AnimatedValue) {
        switch kind {
        case .number:
            guard let number = Self.number(from: value) else { return nil }
            self = .number(number)
        case .point:
            guard let point = CGPoint(animationValue: value) else { return nil }
            self = .point(Point(point))
        case .size:
            guard let size = CGSize(animationValue: value) else { return nil }
            self = .size(Size(size))
        case .rect:
            guard let rect = CGRect(animationValue: value) else { return nil }
            self = .rect(Rect(rect))
        case .color:
            guard let color = value as? CGColor else { return nil }
            self = .color(color.color)
        case .affine, .matrix:
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
        }
    }

    /// The value as Core Animation's users write it.
    package var objectValue: Any {
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
        }
    }

    private static func number(from value: Any) -> Double? {
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
