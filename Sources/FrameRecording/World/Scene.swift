internal import CoreGraphics
internal import FrameFiles
package import FrameGeometry
public import FrameJSON
package import FrameLayers
internal import FramePainting
package import FrameScenes
internal import FrameStoryboards
public import UIKit

/// A renderable scene, described by a name, a screen, and a script in code or JSON.
///
/// A scene says which screen an application has, which settings its user has made, and what happens. It is a value that
/// can be run any number of times. Every run calls `setUp` with a new ``World`` at virtual time 0. `setUp` installs the
/// root view controller and schedules events; everything after that happens in virtual time. The run ends when nothing
/// is left to happen.
///
/// ```swift
/// let scene = Scene("card", device: .iPhone15) { world in
///     let list = ListViewController()
///     world.window.rootViewController = list
///     world.at(0.2) { list.present(CardViewController(), animated: true) }
///     world.at(1.0) { list.dismiss(animated: true) }
/// }
/// let recording = try Recording(of: scene)
/// ```
///
/// Scenes can also be read from a JSON file with ``init(contentsOfFile:)``, show a part of a storyboard, or launch a
/// whole application with its delegates. `ReelCommand` turns a list of scenes into a program.
public struct Scene: Sendable {
    /// Name on the command line.
    public let name: String
    /// One-line description for lists of scenes.
    public let title: String?
    /// Device that the scene names; `nil` for a screen of another size.
    package let device: Device?
    /// Place where the scene is defined, for messages; `nil` if unknown.
    package let source: SceneSource?
    /// Canvas in portrait orientation.
    private let uprightCanvas: Canvas
    /// Insets of the safe area.
    package let insets: ScreenInsets
    package let settings: ScreenSettings
    /// The settings of the scene's movies and stills.
    package private(set) var movie = MovieDescription()
    package let setUp: @MainActor @Sendable (World) throws -> Void

    /// Creates a scene on a device's screen.
    ///
    /// - Parameters:
    ///   - layoutDirection: Reading direction of the user's language, which decides whether leading is left or right.
    ///   - userInterfaceStyle: Light or dark appearance, as preferred by the user.
    ///   - contentSize: Text size preferred by the user.
    ///   - system: System whose controls, bars, sheets and alerts are shown.
    ///   - showsStatusBar: Whether the time and the signals are drawn at the top of the screen.
    ///   - isLandscape: Whether the device is held in landscape, with its top at the left, when the scene begins.
    ///     Frames are then upright in landscape.
    ///   - smoothsEdges: Whether all layer edges are antialiased. On a device, and by default here, edges that do not
    ///     lie on pixel boundaries are hard unless a layer sets `allowsEdgeAntialiasing`.
    ///   - setUp: Sets the root view controller of the world's window and schedules events. It runs at virtual time 0.
    public init(
        _ name: String, title: String? = nil, device: Device,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        userInterfaceStyle: UIUserInterfaceStyle = .light, contentSize: UIContentSizeCategory = .large,
        system: SystemVersion = .iOS18,
        showsStatusBar: Bool = false, isLandscape: Bool = false, smoothsEdges: Bool = false,
        filePath: String = #filePath, line: Int = #line,
        setUp: @escaping @MainActor @Sendable (World) throws -> Void
    ) {
        var settings = ScreenSettings(layoutDirection, userInterfaceStyle, contentSize, system)
        settings.startsInLandscape = isLandscape
        settings.showsStatusBar = showsStatusBar
        settings.smoothsEdges = smoothsEdges
        self.init(
            name: name, title: title, device: device, canvas: device.canvas,
            insets: device.insets, settings: settings, source: SceneSource(file: filePath, line: line), setUp: setUp)
    }

    /// Creates a scene on a canvas of `width` × `height` points at `scale` pixels per point. The size in pixels must be
    /// whole.
    public init(
        _ name: String, title: String? = nil, width: Double, height: Double, scale: Double,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        userInterfaceStyle: UIUserInterfaceStyle = .light, contentSize: UIContentSizeCategory = .large,
        system: SystemVersion = .iOS18, smoothsEdges: Bool = false,
        filePath: String = #filePath, line: Int = #line,
        setUp: @escaping @MainActor @Sendable (World) throws -> Void
    ) {
        var settings = ScreenSettings(layoutDirection, userInterfaceStyle, contentSize, system)
        settings.smoothsEdges = smoothsEdges
        self.init(
            name: name, title: title,
            canvas: Canvas(size: Size(width: width, height: height), scale: scale), settings: settings,
            source: SceneSource(file: filePath, line: line), setUp: setUp)
    }

    /// - Parameter canvas: Canvas in portrait orientation.
    package init(
        name: String, title: String?, device: Device? = nil, canvas: Canvas, insets: ScreenInsets = .none,
        settings: ScreenSettings = ScreenSettings(), source: SceneSource? = nil,
        setUp: @escaping @MainActor @Sendable (World) throws -> Void
    ) {
        self.name = name
        self.title = title
        self.device = device
        uprightCanvas = canvas
        self.insets = insets
        self.settings = settings
        self.source = source
        self.setUp = setUp
    }
}

/// The place where a scene is defined.
package struct SceneSource: Equatable, Sendable {
    /// Path of a Swift source as passed to the compiler, or of a scene file.
    package let file: String
    /// Line number, starting at 1.
    package let line: Int
}

extension Scene {
    /// Canvas in the orientation in which the scene begins.
    package var canvas: Canvas {
        var canvas = uprightCanvas
        canvas.smoothsEdges = settings.smoothsEdges
        if settings.startsInLandscape, canvas.size.width < canvas.size.height {
            canvas.size = Size(width: canvas.size.height, height: canvas.size.width)
        }
        return canvas
    }

    /// Returns the same scene on another screen.
    ///
    /// - Parameters:
    ///   - name: The scene's new name; `nil` to keep its own.
    ///   - device: The device; `nil` to keep the scene's own screen.
    ///   - size: The size in points, in portrait, of a screen without insets at the device's scale; `nil` for the
    ///     device's size.
    package func on(
        _ device: Device?, size: Size? = nil, settings: ScreenSettings, named name: String? = nil
    ) -> Scene {
        var canvas = device?.canvas ?? uprightCanvas
        if let size { canvas.size = size }
        var scene = Scene(
            name: name ?? self.name, title: title, device: size == nil ? device ?? self.device : nil, canvas: canvas,
            insets: size == nil ? device?.insets ?? insets : .none, settings: settings, source: source, setUp: setUp)
        scene.movie = movie
        return scene
    }
}

extension Scene {
    /// Reads the scene in a JSON file. It is named after the file, or after its folder if the file is `scene.json`.
    ///
    /// - Throws: `JSONError`, with the location of the mistake.
    public init(contentsOfFile path: String) throws(JSONError) {
        let file = try SceneFile(contentsOf: path, knownDevices: Device.all.map(\.name))
        let document = file.document
        let images = try Self.images(of: file)
        let (json, fileName) = (file.json, path.split(separator: "/").last.map(String.init) ?? path)
        var settings = ScreenSettings()
        document.settings.apply(to: &settings)
        self.init(
            name: Self.name(ofFile: path), title: document.title, device: Self.device(document.canvas),
            canvas: Self.canvas(document.canvas), insets: Self.insets(document.canvas), settings: settings,
            source: SceneSource(file: path, line: 1)
        ) { world in
            ScenePlayer(document, images: images, flow: world.flow) { path in
                let place = json.place(of: path)
                return "\(fileName):\(place.line):\(place.column)"
            }?.play(in: world.window)
        }
        movie = document.movie.located(in: path, images: file.imagePaths)
    }

    private static func name(ofFile path: String) -> String {
        let parts = path.split(separator: "/")
        let file = parts.last ?? ""
        let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
        guard stem == "scene" else { return String(stem.isEmpty ? file : stem) }
        if let folder = parts.dropLast().last, folder != ".", folder != ".." { return String(folder) }
        return URL(fileURLWithPath: path).deletingLastPathComponent().lastPathComponent
    }

    private static func device(_ description: CanvasDescription) -> Device? {
        switch description {
        case .device(let name): Device.named(name) ?? .iPhone15
        case .custom: nil
        }
    }

    private static func canvas(_ description: CanvasDescription) -> Canvas {
        switch description {
        case .device(let name):
            (Device.named(name) ?? .iPhone15).canvas
        case .custom(let canvas):
            Canvas(size: canvas.size, scale: Double(canvas.scale), background: canvas.background)
        }
    }

    private static func insets(_ description: CanvasDescription) -> ScreenInsets {
        switch description {
        case .device(let name): (Device.named(name) ?? .iPhone15).insets
        case .custom: .none
        }
    }

    /// Returns every image of the scene, decoded.
    private static func images(of file: SceneFile) throws(JSONError) -> [String: SceneImage] {
        var images: [String: SceneImage] = [:]
        for reference in file.document.images {
            guard let path = file.imagePaths[reference.file] else { continue }
            do throws(SceneImage.Fault) {
                images[reference.file] = try SceneImage(
                    contentsOf: path, scale: canvas(file.document.canvas).scale)
            } catch {
                let message = "“\(reference.file)” \(error.message)"
                throw file.json.error(JSONProblem(at: reference.path, .refused(message)), kind: error.kind)
            }
        }
        return images
    }
}

// Tests with scenes as their arguments print each of them several times.
extension Scene: CustomStringConvertible {
    public var description: String { name }
}
