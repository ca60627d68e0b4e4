internal import FrameLayers

/// A function that makes the transforms of an animation out of plain numbers, such as angles.
///
/// Differs from Core Animation: a rotation of `transform` keeps the layer's own scale and translation, which Core
/// Animation replaces.
@MainActor @preconcurrency open class CAValueFunction: NSObject {
    public let name: CAValueFunctionName
    private let form: Form

    private enum Form: String {
        case rotateX, rotateY, rotateZ
        case scale, scaleX, scaleY, scaleZ
        case translate, translateX, translateY, translateZ
    }

    private init(_ form: Form) {
        self.form = form
        name = CAValueFunctionName(rawValue: form.rawValue)
        super.init()
    }

    /// - Parameter name: One of the names that ``CAValueFunctionName`` declares; `nil` is returned for any other.
    public convenience init?(name: CAValueFunctionName) {
        guard let form = Form(rawValue: name.rawValue) else { return nil }
        self.init(form)
    }

    /// The property whose numbers are animated in place of a transform. Only rotations have one, because
    /// interpolating their matrices does not interpolate the angle.
    func property(of transform: LayerProperty?) -> LayerProperty? {
        guard transform?.keyPath == LayerProperty.transform.keyPath else { return transform }
        return switch form {
        case .rotateX: LayerProperty.named("transform.rotation.x")
        case .rotateY: LayerProperty.named("transform.rotation.y")
        case .rotateZ: .rotation
        case .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY, .translateZ: transform
        }
    }

    /// The transform that the function makes of a number, or of three in an array; the value itself if it is neither.
    func transform(of value: Any) -> Any {
        let numbers = ((value as? [Any]) ?? [value]).compactMap(AnimatedValue.number(from:)).map { CGFloat($0) }
        guard let first = numbers.first else { return value }
        switch form {
        case .rotateX: return CATransform3DMakeRotation(first, 1, 0, 0)
        case .rotateY: return CATransform3DMakeRotation(first, 0, 1, 0)
        case .rotateZ: return CATransform3DMakeRotation(first, 0, 0, 1)
        case .scaleX: return CATransform3DMakeScale(first, 1, 1)
        case .scaleY: return CATransform3DMakeScale(1, first, 1)
        case .scaleZ: return CATransform3DMakeScale(1, 1, first)
        case .translateX: return CATransform3DMakeTranslation(first, 0, 0)
        case .translateY: return CATransform3DMakeTranslation(0, first, 0)
        case .translateZ: return CATransform3DMakeTranslation(0, 0, first)
        case .scale:
            guard numbers.count == 3 else { return value }
            return CATransform3DMakeScale(first, numbers[1], numbers[2])
        case .translate:
            guard numbers.count == 3 else { return value }
            return CATransform3DMakeTranslation(first, numbers[1], numbers[2])
        }
    }
}

/// The name of a value function. Raw values match the public header.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// An angle in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// An array of three factors.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// An array of three distances.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

    public init(rawValue: String) { self.rawValue = rawValue }
}
