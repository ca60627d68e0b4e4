internal import FrameFigures
internal import FrameGeometry
internal import FrameJSON
internal import FrameOutput
internal import FrameRecording
internal import FrameScenes
internal import UIKit

/// Options for running a scene.
struct RecordingOptions: OptionGroup {
    static let maxDuration = Option(
        "--max-duration", takes: "TIME", default: "60s",
        help: "Stop a scene that has not ended after this much virtual time: 90s, 500ms.")
    static let strict = Option(
        "--strict",
        help: "Treat the use of an unsupported API, and constraints that conflict, as errors instead of warnings.")
    static let text = Option(
        "--text", default: TextForm.fonts,
        help: "Draw text with fonts, or each word as a block whose size does not depend on any font, for comparisons "
            + "between machines.")
    static let device = Option(
        "--device", takes: "NAME",
        help: "Run the scene on this device instead of its own: one of \"framereel devices\".")
    static let orientation = Option(
        "--orientation", takes: "ORIENTATION",
        help: "Begin with the device held in portrait or landscape. Frames are upright: those of landscape are wide.")
    static let size = Option(
        "--size", takes: "WxH",
        help: "Run the scene on a screen of so many points, without insets, at the scale of its device: 320x568.")
    static let language = Option(
        "--language", takes: "LANGUAGE",
        help:
            "Show storyboards and nibs in this language, such as de: with the texts of LANGUAGE.lproj. Default: their own."
    )
    static let scene = Option(
        "--scene", takes: "ID",
        help: "Show this scene of a storyboard: its id, the object id or the storyboard identifier of its controller.")
    static let segue = Option(
        "--segue", takes: "ID", help: "Perform this segue of a storyboard: its object id or its identifier.")
    /// Options for files that are shown as a whole.
    static let ofWholeFiles =
        [maxDuration, strict, text, FontOption.fonts, device, orientation, size] + ofSettings.flatMap(\.all) + [
            language
        ]
    static let options = ofWholeFiles + [scene, segue]
    /// Options for commands that run every combination of traits. Device, appearance, text size, direction and look
    /// accept lists.
    static let ofMatrix = options.map { option in
        axes.contains { $0.longName == option.longName } ? option.listing : option
    }
    /// Options that list traits, for commands that run no scene.
    static let traits = axes.map(\.listing) + ofSettings.filter(\.isListed).flatMap(\.shortcuts)
    private static let axes = [device] + ofSettings.filter(\.isListed).map(\.option)
    static let ofSettings = Setting.withOptions.compactMap(SettingOption.init)

    enum OrientationChoice: String, OptionChoice {
        case portrait, landscape
    }

    enum TextForm: String, OptionChoice {
        case fonts, blocks

        /// The same choice for the text of figures.
        var ofFigure: Lettering.Form {
            switch self {
            case .fonts: .fonts
            case .blocks: .blocks
            }
        }
    }

    /// Limit of virtual time, in seconds.
    private(set) var limit: Double
    let isStrict: Bool
    let text: TextForm
    /// Part of a storyboard to show; `nil` if none is named.
    let part: StoryboardPart?
    /// Traits under which scenes run; there are several combinations only if lists are given.
    let matrix: TraitMatrix
    private let orientation: OrientationChoice?
    /// Size of the window, in points.
    private let size: Size?
    /// Settings outside ``matrix``.
    private let settings: SettingValues
    private let languageName: String?

    init(_ arguments: Arguments) throws {
        switch (arguments.text(of: Self.scene), arguments.text(of: Self.segue)) {
        case (nil, nil): try self.init(arguments, part: nil)
        case (let scene?, nil): try self.init(arguments, part: .scene(scene))
        case (nil, let segue?): try self.init(arguments, part: .segue(segue))
        case (_?, _?): throw Failure.usage("\(Self.scene.longName) and \(Self.segue.longName) exclude each other")
        }
    }

    /// Returns the options with a limit of at most so many seconds.
    func limited(to seconds: Double) -> RecordingOptions {
        var options = self
        options.limit = min(limit, seconds)
        return options
    }

    /// Creates the options of a command that accepts only ``ofWholeFiles``.
    init(ofWholeFile arguments: Arguments) throws { try self.init(arguments, part: nil) }

    private init(_ arguments: Arguments, part: StoryboardPart?) throws {
        self.part = part
        limit = try arguments.value(of: Self.maxDuration, expected: "a time above 0 such as 90s or 500ms") { text in
            guard case .time(let seconds)? = try? FrameMoment(text), seconds.numerator > 0 else { return nil }
            return Double(seconds.numerator) / Double(seconds.denominator)
        }
        isStrict = arguments.has(Self.strict)
        text = try arguments.choice(of: Self.text)
        matrix = try Self.matrix(arguments)
        orientation = arguments.has(Self.orientation) ? try arguments.choice(of: Self.orientation) : nil
        size = try arguments.text(of: Self.size).map(Self.size)
        settings = try Self.values(arguments)
        languageName = arguments.text(of: Self.language)
        if let languageName, !Self.isLanguage(languageName) {
            throw Failure.usage(
                "--language \(JSONValue.quoted(languageName)): expected the name of a language such as de or pt-BR")
        }
    }

    private static func size(_ text: String) throws(Failure) -> Size {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0, width.isFinite,
            height.isFinite
        else {
            throw .usage("--size \(JSONValue.quoted(text)): expected the points of both sides: 320x568")
        }
        return Size(width: width, height: height)
    }

    /// Whether the name consists of letters, digits and dashes, so that it can be the name of a folder.
    private static func isLanguage(_ name: String) -> Bool {
        !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }

    /// Returns the scene with the settings that the options name. Lists are ignored here and handled by
    /// ``combinations(of:)``.
    func applied(to scene: Scene) -> Scene {
        let combined = matrix.hasSeveral ? scene : scene.under(matrix.combinations[0])
        var settings = combined.settings
        self.settings.apply(to: &settings)
        if let languageName { settings.language = languageName }
        if let orientation { settings.startsInLandscape = orientation == .landscape }
        return combined.on(nil, size: size, settings: settings, named: scene.name)
    }
}

/// The option for debug overlays drawn over frames.
struct OverlayOption: OptionGroup {
    static let overlay = Option(
        "--overlay", takes: "LIST",
        help: "Draw a debug overlay: \(Overlay.allCases.map(\.rawValue).joined(separator: ", ")), or a list of them.")
    static let touches = Option(
        "--touches", help: "Draw the touches of the scene and their recent paths, as --overlay touches does.")
    static let options = [touches, overlay]

    let overlays: Set<Overlay>

    init(_ arguments: Arguments) throws {
        overlays = try Self.listed(arguments).union(arguments.has(Self.touches) ? [.touches] : [])
    }

    private static func listed(_ arguments: Arguments) throws -> Set<Overlay> {
        guard let text = arguments.text(of: overlay) else { return [] }
        let names = Overlay.allCases.map(\.rawValue)
        return try Set(
            text.split(separator: ",", omittingEmptySubsequences: false).map { part in
                guard let overlay = Overlay(rawValue: String(part)) else {
                    let hint = Spelling.nearest(to: String(part), among: names).map { "; did you mean \($0)?" } ?? ""
                    throw Failure.usage(
                        "--overlay \(JSONValue.quoted(text)): expected some of \(Spelling.list(names)), with commas\(hint)"
                    )
                }
                return overlay
            })
    }
}
