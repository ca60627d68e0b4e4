internal import FrameGeometry
internal import FrameGlyphs
internal import FrameLayers
internal import FrameScenes
internal import FrameTiming
internal import QuartzCore
internal import UIKit

/// A run of a scene, to its end or to the point where it failed.
@MainActor struct SceneRun {
    let timeline: Timeline
    private let scene: Scene
    private let stage: Stage
    private let stageFailure: StageError?
    private let stepFailure: StepError?
    private let rest: RestInspection?

    /// - Parameters:
    ///   - rate: the frames for which display links are called.
    ///   - drawsTextAsBlocks: draws a rectangle per word, independent of fonts.
    ///   - isInspected: whether rules look for defects.
    /// - Throws: ``RecordingError/canvas(scene:width:height:scale:)``, or the error of the scene's own
    ///   set-up.
    init(
        _ scene: Scene, limit: Double, rate: FrameRate, drawsTextAsBlocks: Bool = false, isInspected: Bool = false
    ) throws {
        guard let timeline = Timeline(canvas: scene.canvas) else {
            throw RecordingError.canvas(
                scene: scene.name, width: scene.canvas.size.width, height: scene.canvas.size.height,
                scale: scene.canvas.scale)
        }
        let world = World(timeline: timeline, insets: scene.insets, settings: scene.settings)
        let stage = world.stage
        stage.loop.frameRate = rate
        stage.text.drawsAsBlocks = drawsTextAsBlocks
        stage.diagnostics.isInspected = isInspected
        rest = isInspected ? RestInspection(of: stage) : nil
        stageFailure = try ExitGuard.run("scene “\(scene.name)”") {
            try stage.perform {
                try scene.setUp(world)
                defer { if isInspected { stage.applicationState.appearances.finish() } }
                do throws(StageError) {
                    try stage.run(limit: MediaTime(seconds: limit))
                    return nil
                } catch {
                    return error
                }
            }
        }
        stepFailure = world.flow.failure
        self.scene = scene
        self.stage = stage
        self.timeline = stage.committer.timeline ?? timeline
    }

    /// Why the run failed; `nil` where it reached its end.
    var failure: RecordingError? {
        switch stageFailure {
        case nil: nil
        case .missed?: stepFailure.map { .step(scene: scene.name, $0) }
        case .noFont(let reason)?: .font(scene: scene.name, reason: reason)
        case let failure?: .run(scene: scene.name, reason: failure.message)
        }
    }

    func throwIfFailed() throws(RecordingError) {
        if let failure { throw failure }
    }

    /// The fonts that text was set in, in the order of their first use.
    var fonts: [FontFile] { stage.text.fonts }

    /// Touches, in order of time.
    var touches: [TouchRecord] { stage.applicationState.touchScreen.recorded }

    /// The safe area of a window of the canvas's size, in points.
    var safeArea: Rect {
        let size = scene.canvas.size
        let insets = scene.insets.insets(for: CGSize(width: size.width, height: size.height))
        return Rect(
            x: Double(insets.left), y: Double(insets.top),
            width: size.width - Double(insets.left + insets.right),
            height: size.height - Double(insets.top + insets.bottom))
    }

    var events: [TraceEvent] { stage.diagnostics.trace }

    var unsupported: [Recording.UnsupportedUse] {
        stage.diagnostics.unsupported.entries.map {
            Recording.UnsupportedUse(api: $0.api, reason: .init($0.reason), instead: $0.instead)
        }
    }

    /// What rules found, the notes about constraints, and one for each transition that was never completed.
    var defects: [Defect] {
        let open = stage.diagnostics.openEnds.map { sentence in
            Defect(
                rule: InspectionRule.neverCompleted.rawValue, time: stage.loop.now, subject: "transition",
                message: sentence)
        }
        // A stable order: notes of the same instant come after what rules found.
        let found = (stage.diagnostics.defects + layoutDefects + contrastDefects).enumerated()
            .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
        return found + open
    }

    /// Words as blocks have no letters to be read.
    private var contrastDefects: [Defect] {
        guard let rest, !stage.text.drawsAsBlocks else { return [] }
        return ContrastInspection.defects(of: rest.texts, in: timeline)
    }

    private var layoutDefects: [Defect] {
        stage.diagnostics.trace.compactMap { event in
            guard let note = event.note, let rule = note.rule else { return nil }
            return Defect(
                rule: rule.rawValue, time: event.time, subject: event.subject,
                message: TracePrinter.text(of: note) + ".")
        }
    }
}

extension TraceNote {
    /// The rule that the note breaks, if it is a defect of the application.
    fileprivate var rule: InspectionRule? {
        switch self {
        case .ambiguousLayout, .furtherAmbiguousLayouts: .ambiguousLayout
        case .constraintConflict, .furtherConflicts: .constraintConflict
        case .zeroMultiplier: .zeroMultiplier
        case .unsupported, .refused, .keepsOrientation, .notInteractive, .waits, .unbalancedAppearanceTransitions,
            .notAnimatable, .lateAlongsideAnimation:
            nil
        }
    }
}
