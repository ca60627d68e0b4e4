public import UIKit

// The names that Framereel 0.2 had for systems.

@available(*, deprecated, renamed: "SystemVersion")
public typealias SystemLook = SystemVersion

extension SystemVersion {
    @available(*, deprecated, renamed: "iOS18")
    public static var classic: SystemVersion { .iOS18 }
}

extension Scene {
    /// Creates a scene on a device's screen. Bars have the same design as everything else, whatever `barLook` is.
    @available(*, deprecated, message: "Pass system: instead of look: and barLook:.")
    public init(
        _ name: String, title: String? = nil, device: Device,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        userInterfaceStyle: UIUserInterfaceStyle = .light, contentSize: UIContentSizeCategory = .large,
        look: SystemVersion, barLook: SystemVersion? = nil,
        showsStatusBar: Bool = false, isLandscape: Bool = false, smoothsEdges: Bool = false,
        filePath: String = #filePath, line: Int = #line,
        setUp: @escaping @MainActor @Sendable (World) throws -> Void
    ) {
        self.init(
            name, title: title, device: device, layoutDirection: layoutDirection,
            userInterfaceStyle: userInterfaceStyle, contentSize: contentSize, system: look,
            showsStatusBar: showsStatusBar, isLandscape: isLandscape, smoothsEdges: smoothsEdges, filePath: filePath,
            line: line, setUp: setUp)
    }

    /// Creates a scene on a canvas of its own.
    @available(*, deprecated, message: "Pass system: instead of look:.")
    public init(
        _ name: String, title: String? = nil, width: Double, height: Double, scale: Double,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        userInterfaceStyle: UIUserInterfaceStyle = .light, contentSize: UIContentSizeCategory = .large,
        look: SystemVersion, smoothsEdges: Bool = false, filePath: String = #filePath, line: Int = #line,
        setUp: @escaping @MainActor @Sendable (World) throws -> Void
    ) {
        self.init(
            name, title: title, width: width, height: height, scale: scale, layoutDirection: layoutDirection,
            userInterfaceStyle: userInterfaceStyle, contentSize: contentSize, system: look, smoothsEdges: smoothsEdges,
            filePath: filePath, line: line, setUp: setUp)
    }
}
