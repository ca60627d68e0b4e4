package import FrameGeometry
internal import QuartzCore

/// A colour in sRGB. Immutable.
///
/// Differs from UIKit: a colour does not look at traits; the system's dynamic colours are their light ones.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked because the class is open, as UIKit's is; its own state never changes.
    package let color: Color

    package init(_ color: Color) {
        self.color = color
        super.init()
    }

    public required convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(Color(red: white, green: white, blue: white, alpha: alpha))
    }

    public convenience init(cgColor: CGColor) {
        self.init(cgColor.color)
    }

    /// All 0…1. The usual hexagon: hue 0 is red, ⅓ green, ⅔ blue.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let turned = (hue - hue.rounded(.down)) * 6
        func component(_ offset: CGFloat) -> CGFloat {
            let place = (turned + offset).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    open var cgColor: CGColor { CGColor(color) }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha))
    }

    @discardableResult open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }

    open override var hash: Int { color.hashValue }
}
