package import FrameGeometry
internal import QuartzCore

/// An immutable color in sRGB.
///
/// A dynamic color, such as a system color, has different components in different traits. When a color is used without
/// an environment, as in ``cgColor``, it is resolved for the current traits.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
    // Unchecked because the class is open, as in UIKit; its own state is immutable.
    let source: ColorSource

    /// The color resolved for the current traits.
    package final var color: Color { source.color(in: .current) }

    final var isDynamic: Bool { source.isDynamic }

    init(_ source: ColorSource) {
        self.source = source
        super.init()
    }

    package convenience init(_ color: Color) {
        self.init(.fixed(color))
    }

    /// Creates a clear color, as an initial value of a property.
    public convenience override init() { self.init(cgColor: .clear) }

    /// The color of an archive, which has the names of system colors and the components of others.
    public required init?(coder: NSCoder) {
        guard let source = ColorSource(from: coder) else { return nil }
        self.source = source
        super.init()
    }

    open class var supportsSecureCoding: Bool { true }

    /// Differs from UIKit: a dynamic color that is no system color is archived as it is in the current traits.
    open func encode(with coder: NSCoder) { source.encode(with: coder) }

    /// Creates a color that `dynamicProvider` resolves for each trait collection.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(.provided(dynamicProvider))
    }

    public required convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates the color of a literal, which the compiler calls for `#colorLiteral(red:green:blue:alpha:)`.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(cgColor: CGColor(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha))
    }

    /// The initializer of color literals under its name in Swift 3.
    public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Differs from UIKit: the components are interpreted as sRGB and clamped to its gamut.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        func clamped(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
        self.init(Color(red: clamped(red), green: clamped(green), blue: clamped(blue), alpha: alpha))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(Color(red: white, green: white, blue: white, alpha: alpha))
    }

    public convenience init(cgColor: CGColor) {
        self.init(cgColor.color)
    }

    /// Creates a color in the usual HSB model. Components are 0…1; hue 0 is red, ⅓ green, and ⅔ blue.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let turned = (hue - hue.rounded(.down)) * 6
        func component(_ offset: CGFloat) -> CGFloat {
            let sector = (turned + offset).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(sector, 4 - sector, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    open var cgColor: CGColor { CGColor(color) }

    /// The color with a different alpha. The result is dynamic if this color is.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let faded = ColorSource.faded(source, alpha: alpha)
        return UIColor(isDynamic ? faded : .fixed(faded.color(in: .current)))
    }

    /// The color resolved for `traitCollection`. The result is not dynamic.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        isDynamic ? UIColor(source.color(in: traitCollection)) : self
    }

    @discardableResult open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = color
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    // Not overridable: colors are shared between threads, and UIKit makes them.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Dynamic colors are equal if they are equal in all traits. A dynamic color never equals a fixed one.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self === other || source == other.source
    }

    open override var hash: Int { isDynamic ? 0 : color.hashValue }
}

// Not overridable: colors are shared between threads, and UIKit makes them.
extension UIColor {
    /// Returns `false` and writes nothing if the color is not a gray.
    @discardableResult public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = color
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = color.red
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes the components, which are 0…1; grays have hue and saturation 0.
    @discardableResult public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = color
        let (red, green, blue) = (color.red, color.green, color.blue)
        let most = max(red, green, blue)
        let range = most - min(red, green, blue)
        let sixths: CGFloat
        if range <= 0 {
            sixths = 0
        } else if most == red {
            sixths = (green - blue) / range
        } else if most == green {
            sixths = (blue - red) / range + 2
        } else {
            sixths = (red - green) / range + 4
        }
        hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
        saturation?.pointee = most > 0 ? range / most : 0
        brightness?.pointee = most
        alpha?.pointee = color.alpha
        return true
    }

    /// Differs from UIKit: pattern colors are not supported. The image's mean color is used, and reported as
    /// unsupported.
    public convenience init(patternImage image: UIImage) {
        UIImage.reportUnsupported("UIColor(patternImage:)", instead: "the image's mean color is used")
        self.init(image.cgImage?.rasterImage.pixels.meanColor ?? .clear)
    }
}

// These methods set colors of the current graphics context and have no effect without one.
// Not overridable: colors are shared between threads, and UIKit makes them.
extension UIColor {
    /// Sets the fill and stroke colors of the current context.
    public func set() {
        setFill()
        setStroke()
    }

    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

/// The type of `#colorLiteral(red:green:blue:alpha:)` where the context asks for no other.
public typealias _ColorLiteralType = UIColor
