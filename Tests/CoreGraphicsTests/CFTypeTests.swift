import CoreGraphics
import Testing

/// Core Foundation's types as values of Swift.
@Suite struct CFTypeTests {
    private struct Settings: Hashable {
        var space: CGColorSpace
        var color: CGColor
        var path: CGPath
        var gradient: CGGradient?
        var context: CGContext?
        var image: CGImage?
    }

    @Test func objectsAreHashable() throws {
        let gradient = CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white], locations: nil)
        func settings(_ gradient: CGGradient?) -> Settings {
            Settings(
                space: CGColorSpaceCreateDeviceRGB(), color: .black,
                path: CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil), gradient: gradient)
        }
        #expect(settings(gradient) == settings(gradient) && Set([settings(gradient), settings(gradient)]).count == 1)
        #expect(settings(gradient) != settings(nil))
        #expect(CGColorSpaceCreateDeviceRGB() != CGColorSpaceCreateDeviceGray())
        #expect(CGColorSpace(name: CGColorSpace.sRGB) != CGColorSpaceCreateDeviceRGB())
    }

    @Test func spacesHaveModels() throws {
        #expect(CGColorSpaceCreateDeviceRGB().model == .rgb && CGColorSpaceCreateDeviceRGB().numberOfComponents == 3)
        #expect(CGColorSpaceCreateDeviceGray().model == .monochrome)
        #expect(CGColorSpaceCreateDeviceCMYK().numberOfComponents == 4)
        #expect(CGColorSpace(name: CGColorSpace.displayP3)?.isWideGamutRGB == true)
        #expect(CGColorSpace(name: CGColorSpace.linearGray)?.model == .monochrome)
        #expect(CGColorSpace(name: "paper") == nil)
    }

    /// The luminance of sRGB's green: 0.7152.
    @Test func colorsAreConverted() throws {
        let green = CGColor(red: 0, green: 1, blue: 0, alpha: 0.5)
        let rgb = try #require(green.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil))
        #expect(rgb == green)
        let gray = green.converted(to: CGColorSpaceCreateDeviceGray(), intent: .perceptual, options: [:])
        #expect(gray == CGColor(gray: 0.7152, alpha: 0.5))
        let ink = CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 0.5, black: 0.5, alpha: 1)
        #expect(ink == CGColor(red: 0, green: 0.5, blue: 0.25, alpha: 1))
    }

    @Test func numbersAreCGFloats() {
        let number: Any = NSNumber(value: 3)
        #expect(number as? CGFloat == 3)
        #expect([CGFloat(1), 2] as [NSNumber] == [1, 2])
        let held: Any = CGFloat(0.5)
        #expect(held as? NSNumber == 0.5 && held as? CGFloat == 0.5)
        #expect(NSNumber(value: true) as? CGFloat == 1)
    }

    @Test func flagsDifferFromNumbersInTheirType() {
        let values: [Any] = [true, NSNumber(value: false), 1, NSNumber(value: 0.5), "a", NSNull()]
        let kinds = [
            CFBooleanGetTypeID(), CFBooleanGetTypeID(), CFNumberGetTypeID(), CFNumberGetTypeID(), CFStringGetTypeID(),
            CFNullGetTypeID(),
        ]
        #expect(values.map { CFGetTypeID($0 as CFTypeRef) } == kinds)
        #expect(CFGetTypeID(["a"] as CFTypeRef) == CFArrayGetTypeID() && CFGetTypeID(nil) == 1)
    }

    @Test func colorsDifferFromPathsInTheirType() {
        let kinds = [CGColor.black as AnyObject, CGMutablePath(), CGColorSpaceCreateDeviceRGB()].map { CFGetTypeID($0) }
        #expect(kinds == [CGColor.typeID, CGPath.typeID, CGColorSpace.typeID] && Set(kinds).count == 3)
    }

    @Test func geometryIsDescribedAsByApple() {
        #expect(CGSize(width: 1, height: 2).debugDescription == "(1.0, 2.0)")
        #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4.5))" == "(1.0, 2.0, 3.0, 4.5)")
        #expect("\([CGPoint(x: -1, y: 0)])" == "[(-1.0, 0.0)]")
        #expect(CGRect.zero.equalTo(.zero) && !CGRect.zero.equalTo(.null))
    }
}
