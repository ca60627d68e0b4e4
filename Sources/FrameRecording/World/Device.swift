internal import FrameGeometry
package import FrameLayers
internal import UIKit

/// A device's screen, described by its name, size in points, scale and safe area.
public struct Device: Hashable, Sendable {
    /// Marketing name, such as `iPhone 15`.
    public let name: String
    /// Width in points, in portrait orientation.
    public let width: Double
    public let height: Double
    /// Pixels per point.
    public let scale: Double
    /// Safe area inset at the top in portrait orientation, in points. It covers the status bar and camera; ``bottom``
    /// covers the home indicator.
    public let top: Double
    public let bottom: Double

    public init(name: String, width: Double, height: Double, scale: Double, top: Double = 0, bottom: Double = 0) {
        self.name = name
        self.width = width
        self.height = height
        self.scale = scale
        self.top = top
        self.bottom = bottom
    }

    /// Returns the device with this name, or with this name among those of Xcode's simulators, ignoring case and spaces.
    public static func named(_ name: String) -> Device? {
        func key(_ name: String) -> String { name.lowercased().filter { !$0.isWhitespace } }
        return all.first { key($0.name) == key(name) } ?? simulators.first { key($0.key) == key(name) }?.value
    }

    /// Devices with the same screen, by the names of Xcode's simulators.
    private static let simulators = [
        "iPhone SE (2nd generation)": iPhoneSE, "iPhone SE (3rd generation)": iPhoneSE,
        "iPad mini (6th generation)": iPadMini, "iPad mini (A17 Pro)": iPadMini, "iPad (10th generation)": iPad,
        "iPad (A16)": iPad, "iPad Air (4th generation)": iPadAir, "iPad Air (5th generation)": iPadAir,
        "iPad Air 11-inch (M2)": iPadAir, "iPad Air 11-inch (M3)": iPadAir,
        "iPad Pro (11-inch) (3rd generation)": iPadPro11, "iPad Pro (11-inch) (4th generation)": iPadPro11,
        "iPad Pro 11-inch (M4)": iPadPro11M4, "iPad Pro 11-inch (M5)": iPadPro11M4, "iPad Pro 13-inch (M4)": iPadPro13,
        "iPad Pro 13-inch (M5)": iPadPro13,
    ]

    package var canvas: Canvas { Canvas(size: Size(width: width, height: height), scale: scale) }
    /// Safe area insets in landscape, in points: at the top, at the left and right, and at the bottom.
    public var landscapeInsets: (top: Double, sides: Double, bottom: Double) {
        let insets = insets.insets(for: CGSize(width: height, height: width))
        return (Double(insets.top), Double(insets.left), Double(insets.bottom))
    }
    var insets: ScreenInsets { ScreenInsets(top: top, bottom: bottom) }
}

// Sizes and scales: Apple's Human Interface Guidelines, Layout, "Specifications" (device dimensions in points). The
// Plus models of 2014 to 2017 are left out, because their frames are drawn at 3× and then scaled down, which no scale
// expresses. Insets: facts/iphone-screens and facts/ipad-screens, widely reported. "iPad Pro 11" has the size used
// until 2022; from the M4 on, its screen is 16 points longer.
extension Device {
    public static let iPhoneSE = Device(name: "iPhone SE", width: 375, height: 667, scale: 2, top: 20, bottom: 0)
    public static let iPhone8 = Device(name: "iPhone 8", width: 375, height: 667, scale: 2, top: 20, bottom: 0)
    public static let iPhoneX = Device(name: "iPhone X", width: 375, height: 812, scale: 3, top: 44, bottom: 34)
    public static let iPhoneXR = Device(name: "iPhone XR", width: 414, height: 896, scale: 2, top: 48, bottom: 34)
    public static let iPhone11 = Device(name: "iPhone 11", width: 414, height: 896, scale: 2, top: 48, bottom: 34)
    public static let iPhone11Pro = Device(
        name: "iPhone 11 Pro", width: 375, height: 812, scale: 3, top: 44, bottom: 34)
    public static let iPhone11ProMax = Device(
        name: "iPhone 11 Pro Max", width: 414, height: 896, scale: 3, top: 44, bottom: 34)
    public static let iPhone12mini = Device(
        name: "iPhone 12 mini", width: 375, height: 812, scale: 3, top: 50, bottom: 34)
    public static let iPhone12 = Device(name: "iPhone 12", width: 390, height: 844, scale: 3, top: 47, bottom: 34)
    public static let iPhone12ProMax = Device(
        name: "iPhone 12 Pro Max", width: 428, height: 926, scale: 3, top: 47, bottom: 34)
    public static let iPhone13mini = Device(
        name: "iPhone 13 mini", width: 375, height: 812, scale: 3, top: 50, bottom: 34)
    public static let iPhone13 = Device(name: "iPhone 13", width: 390, height: 844, scale: 3, top: 47, bottom: 34)
    public static let iPhone13ProMax = Device(
        name: "iPhone 13 Pro Max", width: 428, height: 926, scale: 3, top: 47, bottom: 34)
    public static let iPhone14 = Device(name: "iPhone 14", width: 390, height: 844, scale: 3, top: 47, bottom: 34)
    public static let iPhone14Plus = Device(
        name: "iPhone 14 Plus", width: 428, height: 926, scale: 3, top: 47, bottom: 34)
    public static let iPhone14Pro = Device(
        name: "iPhone 14 Pro", width: 393, height: 852, scale: 3, top: 59, bottom: 34)
    public static let iPhone14ProMax = Device(
        name: "iPhone 14 Pro Max", width: 430, height: 932, scale: 3, top: 59, bottom: 34)
    public static let iPhone15 = Device(name: "iPhone 15", width: 393, height: 852, scale: 3, top: 59, bottom: 34)
    public static let iPhone15Plus = Device(
        name: "iPhone 15 Plus", width: 430, height: 932, scale: 3, top: 59, bottom: 34)
    public static let iPhone15Pro = Device(
        name: "iPhone 15 Pro", width: 393, height: 852, scale: 3, top: 59, bottom: 34)
    public static let iPhone15ProMax = Device(
        name: "iPhone 15 Pro Max", width: 430, height: 932, scale: 3, top: 59, bottom: 34)
    public static let iPhone16 = Device(name: "iPhone 16", width: 393, height: 852, scale: 3, top: 59, bottom: 34)
    public static let iPhone16e = Device(name: "iPhone 16e", width: 390, height: 844, scale: 3, top: 47, bottom: 34)
    public static let iPhone16Plus = Device(
        name: "iPhone 16 Plus", width: 430, height: 932, scale: 3, top: 59, bottom: 34)
    public static let iPhone16Pro = Device(
        name: "iPhone 16 Pro", width: 402, height: 874, scale: 3, top: 62, bottom: 34)
    public static let iPhone16ProMax = Device(
        name: "iPhone 16 Pro Max", width: 440, height: 956, scale: 3, top: 62, bottom: 34)
    public static let iPhone17 = Device(name: "iPhone 17", width: 402, height: 874, scale: 3, top: 62, bottom: 34)
    public static let iPhone17Pro = Device(
        name: "iPhone 17 Pro", width: 402, height: 874, scale: 3, top: 62, bottom: 34)
    public static let iPhone17ProMax = Device(
        name: "iPhone 17 Pro Max", width: 440, height: 956, scale: 3, top: 62, bottom: 34)
    public static let iPhoneAir = Device(name: "iPhone Air", width: 420, height: 912, scale: 3, top: 68, bottom: 34)
    public static let iPadMini = Device(name: "iPad mini", width: 744, height: 1133, scale: 2, top: 24, bottom: 20)
    public static let iPad = Device(name: "iPad", width: 820, height: 1180, scale: 2, top: 24, bottom: 20)
    public static let iPadAir = Device(name: "iPad Air", width: 820, height: 1180, scale: 2, top: 24, bottom: 20)
    public static let iPadAir13 = Device(
        name: "iPad Air 13", width: 1024, height: 1366, scale: 2, top: 24, bottom: 20)
    public static let iPadPro11 = Device(name: "iPad Pro 11", width: 834, height: 1194, scale: 2, top: 24, bottom: 20)
    public static let iPadPro11M4 = Device(
        name: "iPad Pro 11 M4", width: 834, height: 1210, scale: 2, top: 24, bottom: 20)
    public static let iPadPro13 = Device(name: "iPad Pro 13", width: 1032, height: 1376, scale: 2, top: 24, bottom: 20)

    /// All devices that ``named(_:)`` finds.
    public static let all: [Device] = [
        iPhoneSE, iPhone8, iPhoneX, iPhoneXR, iPhone11, iPhone11Pro, iPhone11ProMax, iPhone12mini, iPhone12,
        iPhone12ProMax, iPhone13mini, iPhone13, iPhone13ProMax, iPhone14, iPhone14Plus, iPhone14Pro, iPhone14ProMax,
        iPhone15, iPhone15Plus, iPhone15Pro, iPhone15ProMax, iPhone16, iPhone16e, iPhone16Plus, iPhone16Pro,
        iPhone16ProMax, iPhone17, iPhone17Pro, iPhone17ProMax, iPhoneAir, iPadMini, iPad, iPadAir, iPadAir13, iPadPro11,
        iPadPro11M4, iPadPro13,
    ]
}
