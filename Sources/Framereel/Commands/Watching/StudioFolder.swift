internal import Foundation
internal import FrameOutput
internal import FrameRendering
internal import Glibc
internal import UIKit

/// The folder of the files that a studio's page asks for. Each rendering writes them into a folder of its own.
///
/// A rendering is a process that runs `play` with ``variable``.
struct StudioFolder: Sendable {
    /// The environment variable with the folder of a rendering.
    static let variable = "FRAMEREEL_STUDIO"

    let path: String

    /// Returns the file with the moment that the page shows, for a rendering's folder.
    static func momentPath(beside folder: String) -> String {
        (folder as NSString).deletingLastPathComponent + "/moment"
    }

    func folder(_ number: Int) -> String { "\(path)/\(number)" }

    /// Creates the folder of a rendering, and removes the others, except for the one of the rendering on the page.
    func begin(_ number: Int, keeping shown: Int?) throws(Failure) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
            if let old = Int(name), old != shown { try? FileManager.default.removeItem(atPath: folder(old)) }
        }
        do {
            try FileManager.default.createDirectory(atPath: folder(number), withIntermediateDirectories: true)
        } catch {
            throw Failure(.cannotCreate, "cannot create '\(folder(number))': \(error.localizedDescription)")
        }
    }

    /// Whether the page of a rendering can be shown.
    func hasPage(_ number: Int) -> Bool { access("\(folder(number))/\(StudioJob.File.page)", F_OK) == 0 }

    /// Notes the moment that the page shows, in seconds.
    func show(moment: Double) {
        // A rendering without it begins with the first frame.
        _ = try? WholeFile.write(Array("\(moment)".utf8), to: "\(path)/moment", replacing: true)
    }

    /// The file that answers a request, and its media type.
    ///
    /// - Parameter words: The components of the request's path: `page`, `layers` or `findings` and a number, or `frame`
    ///   and two numbers.
    /// - Returns: `nil` for a path of another form. The file may not exist.
    func file(_ words: [String]) -> (path: String, type: String, number: Int)? {
        guard words.count >= 2, let number = Int(words[1]), "\(number)" == words[1], number > 0 else { return nil }
        let folder = folder(number)
        switch (words[0], words.count) {
        case ("page", 2): return ("\(folder)/\(StudioJob.File.page)", "text/html; charset=utf-8", number)
        case ("layers", 2): return ("\(folder)/\(StudioJob.File.layers)", "application/json", number)
        case ("findings", 2): return ("\(folder)/\(StudioJob.File.findings)", "application/json", number)
        case ("frame", 3):
            guard let frame = Int(words[2]), "\(frame)" == words[2], frame >= 0 else { return nil }
            return ("\(folder)/\(StudioJob.File.frames)/\(frame).png", "image/png", number)
        default: return nil
        }
    }
}

/// The choices that a reader makes in the studio, which replace those of the command line.
struct StudioChoices: Equatable, Sendable {
    var device: String?
    var appearance: String?

    /// The appearances by the names that options take.
    static let appearances = ["light", "dark"]

    /// Fails if a value names nothing.
    init?(device: String?, appearance: String?, among devices: [String]) {
        guard device.map(devices.contains) ?? true, appearance.map(Self.appearances.contains) ?? true else {
            return nil
        }
        (self.device, self.appearance) = (device, appearance)
    }

    init() {}

    /// Returns the options of `play` with the choices in place of their own.
    func applied(to words: [String]) -> [String] {
        let appearances = SettingOption(.userInterfaceStyle).map(\.all) ?? []
        return [([RecordingOptions.device], device), (appearances, appearance)].reduce(words) { words, choice in
            guard let value = choice.1, let option = choice.0.first else { return words }
            let names = choice.0.flatMap(\.names)
            return words.filter { word in !names.contains { word == $0 || word.hasPrefix($0 + "=") } }
                + ["\(option.longName)=\(value)"]
        }
    }
}
