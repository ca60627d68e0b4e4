internal import FrameGlyphs
internal import FrameOutput
package import FrameRecording
internal import Synchronization

/// The ways in which the conditions of a run differ from those under which a golden was recorded. Comparing its frames
/// would show nothing but that.
package struct OriginMismatch: Equatable, Sendable {
    enum Difference: Hashable, Sendable {
        case renderer(recorded: Int, version: String)
        case system(recorded: SystemVersion, found: SystemVersion)
        case text(isInBlocks: Bool)
        /// `found` is `nil` if there is no such file.
        case font(GoldenFont, found: FoundFont?)
    }

    let differences: [Difference]

    /// - Returns: `nil` if the golden can be compared under these conditions.
    init?(_ origin: GoldenOrigin, under conditions: DrawingConditions, renderer: Int = Release.renderer) {
        var differences: [Difference] = []
        if origin.renderer != renderer {
            differences.append(.renderer(recorded: origin.renderer, version: origin.version))
        }
        if origin.system != conditions.system {
            differences.append(.system(recorded: origin.system, found: conditions.system))
        }
        if origin.drawsTextAsBlocks != conditions.drawsTextAsBlocks {
            differences.append(.text(isInBlocks: origin.drawsTextAsBlocks))
        } else {
            for font in origin.fonts {
                let found = FoundFont.named(font.file, from: conditions.fontFolder)
                if found?.font.digest != font.digest { differences.append(.font(font, found: found)) }
            }
        }
        guard !differences.isEmpty else { return nil }
        self.differences = differences
    }

    /// The differences as sentences without a full stop, each with its remedy.
    package var sentences: [String] { Self.sentences(of: differences) }

    /// Returns one message about all goldens that are not compared.
    ///
    /// - Parameter goldens: Names of goldens, each with its mismatch.
    package static func message(about goldens: [(name: String, mismatch: OriginMismatch)]) -> String {
        var differences: [Difference] = []
        for difference in goldens.flatMap(\.mismatch.differences) where !differences.contains(difference) {
            differences.append(difference)
        }
        let names = goldens.map(\.name)
        let shown = names.prefix(namesShown).joined(separator: ", ")
        let more = names.count > namesShown ? " and \(names.count - namesShown) more" : ""
        let subject =
            names.count == 1
            ? "the golden \(shown) was recorded under other conditions, and is not compared"
            : "\(names.count) goldens were recorded under other conditions, and are not compared: \(shown)\(more)"
        return ([subject] + sentences(of: differences)).joined(separator: "\n")
    }

    private static let namesShown = 3

    private static func sentences(of differences: [Difference]) -> [String] {
        var sentences = differences.map(sentence)
        let lacksFont = differences.contains { difference in
            if case .font = difference { true } else { false }
        }
        if lacksFont {
            sentences.append(
                "choose a folder with the recorded fonts by --fonts or \(FontChoice.variable) (framereel doctor lists what is found), or record again"
            )
        }
        return sentences
    }

    private static func sentence(_ difference: Difference) -> String {
        switch difference {
        case .renderer(let recorded, let version):
            "recorded with renderer \(recorded) of Framereel \(version), found renderer \(Release.renderer) of \(Release.version), which draws other pixels (CHANGELOG, “Goldens that change”): use that version, or record again"
        case .system(let recorded, let found):
            "recorded in the design of \(recorded.rawValue), found \(found.rawValue): give --system \(recorded.rawValue.lowercased()), or record again"
        case .text(isInBlocks: true): "recorded with text as blocks, found fonts: give --text blocks, or record again"
        case .text(isInBlocks: false):
            "recorded with text in fonts, found blocks: leave out --text blocks, or record again"
        case .font(let font, let found?):
            "recorded with \(font.name) \(font.label), found \(found.font.version == font.version ? "another build, " : "")\(found.font.label) in \(found.path)"
        case .font(let font, nil): "recorded with \(font.name) \(font.label), found no \(font.file)"
        }
    }
}

/// A font of this machine.
struct FoundFont: Hashable, Sendable {
    let path: String
    let font: GoldenFont

    private static let known = Mutex<[String: FoundFont]>([:])

    /// Returns the font that text is set in now, by the name of its file, or `nil` if it is missing or cannot be used.
    static func named(_ file: String, from folder: FontFolder?) -> FoundFont? {
        guard let path = SystemFont.files.first(where: { $0.name == file })?.path(in: folder) else { return nil }
        if let font = known.withLock({ $0[path] }) { return font }
        guard let font = try? FontFile.shared(path) else { return nil }
        let found = FoundFont(path: path, font: GoldenFont(font))
        known.withLock { $0[path] = found }
        return found
    }
}

extension GoldenFolder {
    /// Returns why a run is not compared with the golden, or `nil` if it is: if the golden or one of its variants was
    /// recorded under the same conditions, has no record of them, or cannot be read.
    ///
    /// It takes no run, so that nothing is drawn before a message.
    package func mismatch(under conditions: DrawingConditions) -> OriginMismatch? {
        guard let golden = try? manifest(), let origin = golden.origin,
            let mismatch = OriginMismatch(origin, under: conditions)
        else { return nil }
        let others = (try? variants()) ?? []
        let matches = others.contains { variant in
            variant.golden.origin.map { OriginMismatch($0, under: conditions) == nil } ?? true
        }
        return matches ? nil : mismatch
    }
}
