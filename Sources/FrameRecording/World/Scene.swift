internal import FrameGeometry
package import FrameLayers
package import UIKit

/// Something that can be rendered: a name, a screen, and what to do on it.
public struct Scene: Sendable {
    /// What the command line calls it.
    public let name: String
    /// One line for lists.
    public let title: String?
    package let canvas: Canvas
    /// What the screen keeps for itself.
    package let insets: ScreenInsets
    package let setUp: @MainActor @Sendable (World) throws -> Void

    /// A scene on a device's screen.
    ///
    /// - Parameter setUp: puts a root view controller into the world's window and plans what happens; runs at virtual
    ///   time 0.
    public init(
        _ name: String, title: String? = nil, device: Device,
        setUp: @escaping @MainActor @Sendable (World) throws -> Void
    ) {
        self.init(name: name, title: title, canvas: device.canvas, insets: device.insets, setUp: setUp)
    }

    /// A scene on a canvas of `width` × `height` points at `scale` pixels per point. The pixels must be whole.
    public init(
        _ name: String, title: String? = nil, width: Double, height: Double, scale: Double,
        setUp: @escaping @MainActor @Sendable (World) throws -> Void
    ) {
        self.init(
            name: name, title: title, canvas: Canvas(size: Size(width: width, height: height), scale: scale),
            setUp: setUp)
    }

    package init(
        name: String, title: String?, canvas: Canvas, insets: ScreenInsets = .none,
        setUp: @escaping @MainActor @Sendable (World) throws -> Void
    ) {
        self.name = name
        self.title = title
        self.canvas = canvas
        self.insets = insets
        self.setUp = setUp
    }
}
