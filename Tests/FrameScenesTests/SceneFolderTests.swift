import Foundation
import FrameJSON
import Testing

@testable import FrameScenes

@Suite struct SceneFolderTests {
    /// Calls `body` with a scene's folder with an image inside, an image outside, and links to both.
    private static func withFolder(_ body: (_ scene: URL, _ outside: URL) throws -> Void) throws {
        let files = FileManager.default
        let root = files.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString)")
        let scene = root.appending(path: "scene")
        let outside = root.appending(path: "scene-outside")
        defer { try? files.removeItem(at: root) }
        for folder in [scene.appending(path: "images"), outside] {
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        for file in [scene.appending(path: "images/in.png"), outside.appending(path: "out.png")] {
            try Data([1]).write(to: file)
        }
        func link(_ name: String, to target: String) throws {
            try files.createSymbolicLink(atPath: scene.appending(path: name).path, withDestinationPath: target)
        }
        try link("inner.png", to: "images/in.png")
        try link("outer.png", to: "../scene-outside/out.png")
        try link("absolute.png", to: outside.appending(path: "out.png").path)
        try link("elsewhere", to: "../scene-outside")
        try link("dangling.png", to: "nowhere.png")
        try link("loop.png", to: "loop.png")
        try body(scene, outside)
    }

    @Test func onlyPlainFilesOfTheFolderAreFound() throws {
        try SceneFolderTests.withFolder { scene, _ in
            let folder = SceneFolder(onDisk: scene.path)
            for name in ["images/in.png", "./images/in.png", "images/../images/in.png", "images//in.png", "inner.png"] {
                guard case .file(let path) = folder.find(name) else {
                    Issue.record("\(name): \(folder.find(name))")
                    continue
                }
                #expect(path.hasSuffix("/scene/images/in.png"))
            }
            let refused: [(String, SceneFolder.Lookup)] = [
                ("outer.png", .outside), ("absolute.png", .outside), ("elsewhere/out.png", .outside),
                ("../scene-outside/out.png", .outside), ("images/../../scene-outside/out.png", .outside),
                ("/etc/passwd", .outside), ("", .outside),
                ("none.png", .missing), ("dangling.png", .missing), ("loop.png", .missing),
                ("images/in.png/x", .missing), ("images", .notAFile), ("elsewhere", .outside),
            ]
            for (name, finding) in refused {
                #expect(folder.find(name) == finding, "\(name)")
            }
        }
    }

    @Test func aSceneNamesItsMissingImages() throws {
        try SceneFolderTests.withFolder { scene, _ in
            func refusal(_ image: String) throws -> JSONError? {
                let text =
                    "{\"canvas\": {\"size\": [9, 9]}, \"root\": \"a\", \"screens\":\n"
                    + "{\"a\": {\"views\": [{\"image\": \"inner.png\"}, {\"image\": \"\(image)\"}]}}}"
                let file = scene.appending(path: "scene.json")
                try Data(text.utf8).write(to: file)
                let error = #expect(throws: JSONError.self) {
                    try SceneFile(contentsOf: file.path, knownDevices: [])
                }
                #expect(error?.file == file.path)
                #expect(error?.place == TextPosition(line: 2, column: 52))
                #expect(error?.path?.description == "screens.a.views[1].image")
                return error
            }
            let expected: [(image: String, message: String, kind: JSONError.Kind)] = [
                ("none.png", "\"none.png\" does not exist", .missing),
                ("outer.png", "\"outer.png\" leads out of the scene's folder", .invalid),
                ("images", "\"images\" is not a regular file", .invalid),
            ]
            for (image, message, kind) in expected {
                let error = try refusal(image)
                #expect(error?.message == message)
                #expect(error?.kind == kind)
            }
        }
    }

    @Test func imagesAreResolvedOnceEach() throws {
        let text = SceneDocumentTests.scene(views: #"[{"image": "a.png"}, {"image": "b.png"}, {"image": "a.png"}]"#)
        let scene = try SceneFile(
            JSONDocument(text.utf8, file: "scene.json"), folder: SceneFolder { .file("/real/" + $0) }, knownDevices: [])
        #expect(scene.imagePaths == ["a.png": "/real/a.png", "b.png": "/real/b.png"])
        #expect(scene.document.images.map(\.file) == ["a.png", "b.png"])
    }

    @Test func filesBeyondTheLimitAreRefused() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(repeating: 0x20, count: JSONDocument.sizeLimit + 1).write(to: file)
        let error = #expect(throws: JSONError.self) { try JSONDocument(contentsOf: file.path) }
        #expect(error?.description == "\(file.path): is larger than 16 MiB")
    }

    @Test func missingFilesAreMissingInput() {
        let error = #expect(throws: JSONError.self) { try JSONDocument(contentsOf: "no/such/scene.json") }
        #expect(error?.description == "no/such/scene.json: no such file")
        #expect(error?.kind == .missing)
        let folder = #expect(throws: JSONError.self) { try JSONDocument(contentsOf: "/") }
        #expect(folder?.description == "/: a folder; expected a file")
    }
}
