internal import Foundation
internal import FrameFiles

/// The versions to which a project's packages, pods and frameworks are resolved, as recorded by their managers in
/// `Package.resolved`, `Podfile.lock` and `Cartfile.resolved`.
struct ResolvedVersions {
    private(set) var packages: [RemotePackage] = []

    private static let limit = 4 << 20

    /// - Parameter project: Path of an `.xcodeproj`, an `.xcworkspace` or a `Package.swift`. Missing or damaged files
    ///   are ignored because only reports need them.
    init(of project: String) {
        let folder = AbsolutePath.of("..", in: AbsolutePath.ofArgument(project))
        let shared = "/xcshareddata/swiftpm/Package.resolved"
        for path in [project + shared, project + "/project.xcworkspace" + shared, folder + "/Package.resolved"] {
            readPins(path)
        }
        readPods(folder + "/Podfile.lock")
        readFrameworks(folder + "/Cartfile.resolved")
    }

    private static func text(_ path: String) -> String? {
        (try? InputBytes.read(path, limit: limit)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The contents of a `Package.resolved`. Its first version has its pins in an object, under other keys.
    private struct Pins: Decodable {
        struct List: Decodable {
            let pins: [Pin]
        }
        struct Pin: Decodable {
            let location: String?
            let repositoryURL: String?
            let state: State?
        }
        struct State: Decodable {
            let version: String?
            let branch: String?
            let revision: String?
        }

        let pins: [Pin]?
        let object: List?
    }

    private mutating func readPins(_ path: String) {
        guard let text = Self.text(path), let file = try? JSONDecoder().decode(Pins.self, from: Data(text.utf8)) else {
            return
        }
        for pin in file.pins ?? file.object?.pins ?? [] {
            guard let address = pin.location ?? pin.repositoryURL else { continue }
            let revision = pin.state?.revision
            let version = pin.state?.version ?? pin.state?.branch ?? revision
            packages.append(RemotePackage(address, version: version, revision: revision))
        }
    }

    /// Reads lines such as `  - SnapKit (5.6.0):`. The name of a subspec contains a slash.
    private mutating func readPods(_ path: String) {
        var isList = false
        var known = Set(packages.map(\.key))
        for line in (Self.text(path) ?? "").split(whereSeparator: \.isNewline) {
            guard line.hasPrefix(" ") else {
                isList = line == "PODS:"
                continue
            }
            guard isList, line.hasPrefix("  - ") else { continue }
            let words = line.dropFirst(4).filter { $0 != "\"" }.split(separator: " ")
            guard let name = words.first?.split(separator: "/").first.map(String.init), words.count > 1 else {
                continue
            }
            let version = String(words[1].filter { !"():".contains($0) })
            let pod = RemotePackage(name, version: version)
            if known.insert(pod.key).inserted { packages.append(pod) }
        }
    }

    /// Reads lines such as `github "SnapKit/SnapKit" "5.6.0"`.
    private mutating func readFrameworks(_ path: String) {
        for line in (Self.text(path) ?? "").split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            guard parts.count > 3, line.hasPrefix("git") else { continue }
            let isShort = line.hasPrefix("github") && !parts[1].contains(":")
            let address = (isShort ? "https://github.com/" : "") + parts[1]
            packages.append(RemotePackage(address, version: String(parts[3])))
        }
    }
}
