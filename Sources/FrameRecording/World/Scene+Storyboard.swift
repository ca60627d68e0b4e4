internal import FrameGeometry
internal import FrameLayers
public import FrameScenes
public import FrameStoryboards
internal import UIKit

extension Scene {
    /// Creates a scene that shows a part of a storyboard, on the device and in the orientation it was drawn for: the
    /// controller, and the segue with everything that follows. The scene is named after the file and the part. Images,
    /// asset catalogs and other storyboards are read from the file's folder, or from its parent if the folder belongs
    /// to a language. If there is no asset catalog, the nearest of the three enclosing folders is searched as well.
    ///
    /// - Throws: `InterfaceError`, with the location of the mistake.
    public init(contentsOfStoryboard path: String, showing part: StoryboardPart) throws(InterfaceError) {
        try self.init(InterfaceDocument(contentsOf: path), showing: part)
    }

    /// Creates a scene that shows a part of a storyboard that has already been read.
    ///
    /// - Throws: `InterfaceError`, with the location of the mistake.
    package init(_ document: InterfaceDocument, showing part: StoryboardPart) throws(InterfaceError) {
        guard document.form == .storyboard else {
            throw InterfaceError(
                file: document.file, place: nil,
                .mismatch(expected: "a storyboard", found: "a nib; put what it has into a scene of a storyboard"))
        }
        let staging = try StoryboardStaging(part, of: document)
        let url = URL(fileURLWithPath: document.file)
        let stem = url.deletingPathExtension().lastPathComponent
        let bundles = Self.folders(of: url).compactMap { Bundle(path: $0.path) }
        let device = Self.device(of: document)
        var settings = ScreenSettings()
        settings.startsInLandscape = document.header.orientation == "landscape"
        self.init(
            name: part.name.map { "\(stem)-\($0)" } ?? stem, title: nil, device: device,
            canvas: device?.canvas ?? Self.canvas(of: staging.root), insets: device?.insets ?? .none,
            settings: settings, source: SceneSource(file: document.file, line: 1)
        ) { world in
            let player = StoryboardPlayer(document, bundles: bundles, staging: staging)
            player.play(in: world.window)
        }
    }

    private static func folders(of file: URL) -> [URL] {
        let folder = file.deletingLastPathComponent()
        let root = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
        let around = sequence(first: root) { $0.deletingLastPathComponent() }.prefix(4)
        let withCatalog = around.first { folder in
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
            return names?.contains { $0.hasSuffix(".xcassets") } ?? false
        }
        return [root] + [withCatalog].compactMap(\.self).filter { $0 != root }
    }

    /// Interface Builder's names of screens, each with the first listed device of that size.
    private static let devices: [String: Device] = [
        "retina4_7": .iPhone8, "retina5_9": .iPhoneX, "retina6_1": .iPhone11, "retina6_5": .iPhone11ProMax,
        "retina5_4": .iPhone13mini, "retina6_0": .iPhone14, "retina6_7": .iPhone14ProMax, "retina6_12": .iPhone15,
        "retina6_72": .iPhone15ProMax, "retina6_3": .iPhone16Pro,
    ]

    private static func device(of document: InterfaceDocument) -> Device? {
        document.header.device.flatMap { devices[$0] }
    }

    /// Returns a canvas of the size the root view was drawn for, with two pixels per point.
    private static func canvas(of scene: InterfaceScene) -> Canvas {
        guard case .rect(let frame)? = scene.controller?.object("view")?.values["frame"],
            (100...4096).contains(frame.size.width), (100...4096).contains(frame.size.height)
        else { return Device.iPhone8.canvas }
        return Canvas(
            size: Size(width: frame.size.width.rounded(), height: frame.size.height.rounded()), scale: 2)
    }
}

extension StoryboardPart {
    /// Name of the part in the name of a scene, which is also used for files.
    fileprivate var name: String? {
        switch self {
        case .initial: nil
        case .scene(let name), .alone(let name), .segue(let name): name.replacing("/", with: "-")
        }
    }
}
