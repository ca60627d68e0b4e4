/// How numbers mean colours. Only the count of components is of consequence: everything is kept in sRGB.
public final class CGColorSpace: Sendable {
    public let numberOfComponents: Int

    public static let sRGB = "kCGColorSpaceSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    init(numberOfComponents: Int) {
        self.numberOfComponents = numberOfComponents
    }

    public convenience init?(name: String) {
        self.init(numberOfComponents: name == Self.genericGrayGamma2_2 ? 1 : 3)
    }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(numberOfComponents: 3) }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(numberOfComponents: 1) }

extension CGColor {
    /// - Parameter components: red, green, blue, alpha; gray and alpha in a space of gray.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        if space.numberOfComponents == 1 {
            self.init(gray: components[0], alpha: components[1])
        } else {
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
    }

    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
}
