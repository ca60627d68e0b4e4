internal import CoreGraphics
public import FrameJSON
internal import FrameLayers
internal import FramePNG
internal import FramePainting
internal import FrameScenes
internal import UIKit

extension Scene {
    /// The scene of a JSON file. It is called like the file, or like its folder when the file is `scene.json`.
    ///
    /// - Throws: `JSONError`, with the place of the mistake.
    public init(contentsOfFile path: String) throws(JSONError) {
        let file = try SceneFile(contentsOf: path, knownDevices: Device.all.map(\.name))
        let document = file.document
        let images = try Self.images(of: file)
        self.init(
            name: Self.name(ofFile: path), title: document.title, canvas: Self.canvas(document.canvas),
            insets: Self.insets(document.canvas)
        ) { world in
            ScenePlayer(document, images: images)?.play(in: world.window)
        }
    }

    private static func name(ofFile path: String) -> String {
        let url = URL(fileURLWithPath: path)
        let stem = url.deletingPathExtension().lastPathComponent
        return stem == "scene" ? url.deletingLastPathComponent().lastPathComponent : stem
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

    /// Every image the scene names, decoded.
    private static func images(of file: SceneFile) throws(JSONError) -> [String: CGImage] {
        var images: [String: CGImage] = [:]
        for reference in file.document.images {
            guard let path = file.imagePaths[reference.file] else { continue }
            func problem(_ kind: JSONError.Kind, _ reason: String) -> JSONError {
                file.json.error(JSONProblem(at: reference.path, .refused("“\(reference.file)” \(reason)")), kind: kind)
            }
            guard let data = FileManager.default.contents(atPath: path) else {
                throw problem(.missing, "cannot be read")
            }
            do {
                images[reference.file] = try CGImage(pngData: data)
            } catch {
                throw problem(.invalid, "is no PNG that can be read: \((error as? PNGError)?.message ?? "\(error)")")
            }
        }
        return images
    }
}
