internal import Foundation
internal import FrameFiles

/// A fetched package, pod or framework in a folder of its own.
struct Checkout {
    /// Absolute path of the folder.
    let path: String
    /// Modules that can be built from it.
    let targets: [ProjectTarget]

    var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    private static let mostCheckouts = 1_000
    private static let deepestPackage = 4
    private static let mostFoldersBelow = 5_000

    /// Returns the packages, pods and frameworks fetched into a folder, or the folder itself if it is a package.
    ///
    /// - Throws: ``ProjectError`` if the folder contains more than 1,000 folders.
    static func all(in folder: String, _ budget: ReadingBudget) throws(ProjectError) -> [Checkout] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        var checkouts: [Checkout] = []
        let own = projects(in: folder, names, budget)
        if !own.isEmpty { checkouts.append(Checkout(path: folder, targets: own)) }
        // The folders of a package are not packages themselves.
        if names.contains("Package.swift") { return checkouts }
        let folders = names.filter { !$0.hasPrefix(".") && !$0.hasSuffix(".xcodeproj") }
            .map { folder + "/" + $0 }.filter(FolderListing.isFolder)
        guard folders.count <= mostCheckouts else {
            throw ProjectError(file: folder, "more than \(mostCheckouts) folders; name one with fewer packages")
        }
        return checkouts + folders.compactMap { Checkout($0, budget) }
    }

    private init(path: String, targets: [ProjectTarget]) {
        self.path = path
        self.targets = targets
    }

    /// Fails if the folder has no Swift sources.
    private init?(_ path: String, _ budget: ReadingBudget) {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        self.path = path
        let projects = Self.projects(in: path, names, budget)
        if !projects.isEmpty {
            targets = projects
            return
        }
        for name in names where name.hasSuffix(".podspec") {
            if let pod = try? Podspec(contentsOf: path + "/" + name, budget) {
                targets = [pod.target]
                return
            }
        }
        targets = Self.targets(of: path, names, budget)
        if targets.isEmpty { return nil }
    }

    /// Returns the libraries of the package in a folder, otherwise those of its projects. Files that cannot be read are
    /// skipped, and so is Framereel's own package, in whose clone a project may be.
    static func projects(in folder: String, _ names: [String], _ budget: ReadingBudget) -> [ProjectTarget] {
        var targets: [ProjectTarget] = []
        if names.contains("Package.swift"),
            let package = try? PackageManifest(contentsOf: folder + "/Package.swift", isStrict: false, budget)
        {
            let libraries = package.targets.filter { $0.product == .library && $0.isBuildable }
            targets = libraries.contains { $0.module == "UIKit" } ? [] : libraries
        }
        for name in names where name.hasSuffix(".xcodeproj") {
            let project = try? XcodeProject(contentsOf: folder + "/" + name, budget)
            let known = Set(targets.map(\.module))
            targets += (project?.targets ?? []).filter {
                $0.isImportable && $0.isOfPhone && !$0.sources.isEmpty && !known.contains($0.module)
            }
        }
        return targets
    }

    /// Returns the libraries of a folder as its layout suggests: one for each folder in `Sources`, otherwise a single
    /// one named after the folder.
    ///
    /// This reads pods as CocoaPods leaves them, and packages whose manifests compute their targets.
    private static func targets(of path: String, _ names: [String], _ budget: ReadingBudget) -> [ProjectTarget] {
        if names.contains("Package.swift") {
            let sources = path + "/Sources"
            let folders = ((try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []).sorted()
            return folders.compactMap { target($0, in: "\(sources)/\($0)", of: path + "/Package.swift", budget) }
        }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return [target(name, in: path, of: path, budget)].compactMap(\.self)
    }

    private static func target(
        _ name: String, in folder: String, of file: String, _ budget: ReadingBudget
    ) -> ProjectTarget? {
        guard FolderListing.isFolder(folder), let files = try? FolderListing.files(in: folder, budget) else {
            return nil
        }
        var target = ProjectTarget(
            name: name, module: ModuleName.of(name), product: .library, platform: nil, file: file, folder: folder)
        for file in files where !isOfTests(file) {
            switch FileKind(of: file) {
            case .swift: target.sources.append("\(folder)/\(file)")
            case .foreign: target.foreignSources.append("\(folder)/\(file)")
            case .resource, .none: break
            }
        }
        return target.sources.isEmpty ? nil : target
    }

    /// Whether a path is that of a manifest, or leads into a folder of tests or examples.
    private static func isOfTests(_ path: String) -> Bool {
        let steps = path.split(separator: "/")
        return steps.last == "Package.swift"
            || steps.dropLast().contains { ["tests", "example", "examples", "demo"].contains($0.lowercased()) }
    }

    // MARK: Packages below a folder

    /// Returns the libraries of the packages in a folder and its subfolders, down to four levels.
    static func packages(below home: String, _ budget: ReadingBudget) -> [ProjectTarget] {
        var targets: [ProjectTarget] = []
        var waiting = [(path: home, depth: 0)]
        var count = 0
        while let (path, depth) = waiting.popLast(), count < mostFoldersBelow {
            count += 1
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
            if depth > 0, names.contains("Package.swift") {
                targets += projects(in: path, ["Package.swift"], budget)
                continue
            }
            guard depth < deepestPackage else { continue }
            waiting += names.reversed().filter { !$0.hasPrefix(".") && !FileKind.isPackage($0) }
                .map { ("\(path)/\($0)", depth + 1) }.filter { FolderListing.isFolder($0.0) }
        }
        return targets
    }

    // MARK: Version

    private static let limit = 1 << 16
    /// A repository with many tags has a line for each.
    private static let packedLimit = 1 << 24

    /// The revision that Git has checked out; `nil` if it is unknown.
    var revision: String? {
        let head = Self.line(path + "/.git/HEAD")
        guard let head, head.hasPrefix("ref: ") else { return head.flatMap { Self.isRevision($0) ? $0 : nil } }
        let name = head.dropFirst("ref: ".count)
        guard name.hasPrefix("refs/"), !name.split(separator: "/").contains("..") else { return nil }
        return Self.line("\(path)/.git/\(name)").flatMap { Self.isRevision($0) ? $0 : nil } ?? packedRevision(of: name)
    }

    /// The revision of a reference that Git has packed, as it does after a clone: a line with both.
    private func packedRevision(of name: Substring) -> String? {
        guard let bytes = try? InputBytes.read(path + "/.git/packed-refs", limit: Self.packedLimit) else { return nil }
        for line in bytes.split(separator: 0x0A)
        where line.count > 40 && line.reversed().starts(with: name.utf8.reversed()) {
            let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
            guard parts.count == 2, parts[1].elementsEqual(name.utf8) else { continue }
            let revision = String(decoding: parts[0], as: UTF8.self)
            return Self.isRevision(revision) ? revision : nil
        }
        return nil
    }

    private static func line(_ path: String) -> String? {
        guard let bytes = try? InputBytes.read(path, limit: limit) else { return nil }
        return String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    }

    private static func isRevision(_ text: String) -> Bool { text.count >= 40 && text.allSatisfy(\.isHexDigit) }
}
