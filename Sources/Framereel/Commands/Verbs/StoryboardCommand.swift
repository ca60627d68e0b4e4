internal import FrameFigures
internal import FrameRaster
internal import FrameRecording
internal import FrameScenes
internal import FrameStoryboards
internal import UIKit

struct StoryboardCommand: Command {
    static let summary = "Draw a map of a storyboard"
    static let discussion = "Scenes are pictures, each without the container around it, and segues are arrows."
    static let operand: Operand? = .one("STORYBOARD", help: "The path of a storyboard (.storyboard).")

    /// Maximum number of scenes in a map, each of which runs on its own. Tuned: ten times the number in large
    /// applications.
    private static let sceneLimit = 1_000
    /// Number of scenes above which pictures have one pixel per point, so that all of them fit into memory.
    private static let mostSharpScenes = 200

    static let title = Option("--title", takes: "TEXT", help: "Title above the map.")
    static let options = [title] + FigureOptions.options(standard: "storyboard.svg") + RecordingOptions.ofWholeFiles

    private let path: String
    private let title: String?
    private let figure: FigureOptions
    private let recording: RecordingOptions

    init(_ arguments: Arguments) throws {
        path = arguments.operands[0]
        title = arguments.text(of: Self.title)
        figure = try FigureOptions(arguments, standard: "storyboard.svg")
        recording = try RecordingOptions(ofWholeFile: arguments)
    }

    func run(_ session: Session) throws -> ExitCode {
        let document = try InterfaceDocument(contentsOf: path)
        let controllers = document.scenes.compactMap(\.controller)
        guard !controllers.isEmpty else {
            throw Failure(.badScene, "\(path): there is no scene to show; add a view controller")
        }
        guard controllers.count <= Self.sceneLimit else {
            throw InterfaceError(file: path, .tooMuch(of: "scenes on one map", limit: Self.sceneLimit))
        }
        let scale = controllers.count <= Self.mostSharpScenes ? figure.greatestScale : 1
        var map = StoryboardMap(title: title, scale: scale)
        var unsupported: [(scene: String, use: Recording.UnsupportedUse)] = []
        for controller in controllers {
            let (run, failure) = try session.attempt(Scene(document, showing: .alone(controller.id)), recording)
            if let failure { throw failure }
            unsupported += run.unsupported.map { (scene: controller.distinctName, use: $0) }
            var last = run.displayList(ofFrame: run.frameCount(at: .fps60) - 1, at: .fps60)
            // A screen is black where nothing covers it, but the picture of a scene without a background looks like a
            // page.
            last.background = .white
            try map.append(
                MapScene(
                    id: controller.id, name: controller.shownName, note: controller.shownNote,
                    isInitial: controller.id == document.header.initialController),
                picture: Rasterizer.pixels(of: last))
        }
        try session.report(unsupported, isStrict: recording.isStrict)
        let segues = document.scenes.flatMap(\.segues)
        let origins = Dictionary(segues.map { ($0.destination, $0.source) }) { first, _ in first }
        for segue in segues {
            // An unwind segue ends where another segue started.
            let destination = segue.kind == .unwind ? origins[segue.source] ?? "" : segue.destination
            map.append(
                MapSegue(
                    from: segue.source, to: destination, MapSegue.Kind(segue.kind), label: segue.identifier ?? ""))
        }
        let lettering = try Lettering(recording.text.ofFigure)
        let path = try figure.write(session) { try map.figure($0, lettering) }
        session.console.summary(
            "\(map.scenes.count) scene\(map.scenes.count == 1 ? "" : "s"), "
                + "\(map.segues.count) segue\(map.segues.count == 1 ? "" : "s"), in \(path)")
        return .done
    }
}

extension MapSegue.Kind {
    fileprivate init(_ kind: InterfaceSegue.Kind) {
        switch kind {
        case .show, .push: self = .show
        case .showDetail, .replace: self = .showDetail
        case .presentation, .modal: self = .present
        case .popoverPresentation, .popover: self = .popover
        case .embed: self = .embed
        case .relationship: self = .contains
        case .unwind: self = .unwind
        case .custom: self = .custom
        }
    }
}
