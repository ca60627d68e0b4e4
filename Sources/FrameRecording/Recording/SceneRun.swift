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
    let conditions: DrawingConditions
    private let scene: Scene
    private let stage: Stage
    private let stageFailure: StageError?
    private let stepFailure: StepError?
    private let rest: RestInspection?
    /// Whether the run was stopped at its limit because something repeats for ever, with nothing else wrong.
    let isEndless: Bool
    /// The time at which the recording ends although something repeats for ever, as the scene wants it.
    private let cut: MediaTime?

    /// Runs a scene until nothing is left to happen. Where timers or display links repeat for ever, the run goes on to the
    /// limit, and the recording ends with the flow or wait of the scene.
    ///
    /// - Parameters:
    ///   - rate: Frame rate at which display links are called.
    ///   - drawsTextAsBlocks: Whether to draw each word as a rectangle, independent of fonts.
    ///   - isInspected: Whether rules look for defects.
    /// - Throws: ``RecordingError/canvas(scene:width:height:scale:)``, or the error of the scene's own setup.
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
        conditions = DrawingConditions(of: scene, drawsTextAsBlocks: drawsTextAsBlocks)
        stage.text.drawsAsBlocks = drawsTextAsBlocks
        stage.text.fontFolder = conditions.fontFolder
        stage.diagnostics.isInspected = isInspected
        rest = isInspected ? RestInspection(of: stage) : nil
        stageFailure = try ExitGuard.run("scene “\(scene.name)”") {
            try HomeFolder.during {
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
        }
        stepFailure = world.flow.failure
        self.scene = scene
        self.stage = stage
        var recorded = stage.committer.timeline ?? timeline
        isEndless = Self.isEndless(stage, stageFailure)
        cut = isEndless ? world.end.flatMap { $0 < MediaTime(seconds: limit) ? $0 : nil } : nil
        if let cut { recorded.cut(at: cut) }
        self.timeline = recorded
    }

    /// Reason why the run failed; `nil` if it reached its end.
    var failure: RecordingError? {
        if cut != nil { return nil }
        return switch stageFailure {
        case nil: nil
        case .missed?: stepFailure.map { .step(scene: scene.name, $0) }
        case .noFont(let reason)?: .font(scene: scene.name, reason: reason)
        case let failure?: .run(scene: scene.name, reason: failure.message)
        }
    }

    private static func isEndless(_ stage: Stage, _ failure: StageError?) -> Bool {
        guard case .tooLong(_, let open)? = failure else { return false }
        // Open objects that are no motions are timers, their publishers, display links and dynamic animators. Other sentences
        // are about misuses.
        return stage.diagnostics.motions.isEmpty && open.count == stage.diagnostics.openEnds.count
    }

    /// Whether the run was stopped at its limit, with nothing else wrong before it.
    var isStopped: Bool {
        if case .tooLong? = stageFailure { true } else { false }
    }

    /// Whether ``defects`` contain the reason of the failure: a transition that was never completed, which the failure lists
    /// too, or one that was completed twice.
    var isFailureFound: Bool {
        switch stageFailure {
        case .leftOpen?: true
        case .tooLong?: !stage.diagnostics.openEnds.isEmpty
        case .misused(let mistakes)?:
            mistakes.count == 1
                && stage.diagnostics.defects.contains { $0.rule == InspectionRule.completedTwice.rawValue }
        case .missed?, .noFont?, .instantNeverEnds?, .layoutNeverSettles?, .tooDeep?, .groupTooDeep?, .groupTooLarge?,
            .tooManyEvents?, nil:
            false
        }
    }

    func throwIfFailed() throws(RecordingError) {
        if let failure { throw failure }
    }

    /// Fonts used to set text, in the order of their first use.
    var fonts: [FontFile] { stage.text.fonts }

    /// Touches ordered by time.
    var touches: [TouchRecord] { stage.applicationState.touchScreen.recorded }

    /// Safe area, in points, of a window with the size of the canvas.
    var safeArea: Rect {
        let size = scene.canvas.size
        let insets = scene.insets.insets(for: CGSize(width: size.width, height: size.height))
        return Rect(
            x: Double(insets.left), y: Double(insets.top),
            width: size.width - Double(insets.left + insets.right),
            height: size.height - Double(insets.top + insets.bottom))
    }

    var events: [TraceEvent] { stage.diagnostics.trace.filter { isRecorded($0.time) } }

    private func isRecorded(_ time: MediaTime) -> Bool { cut.map { time <= $0 } ?? true }

    var unsupported: [Recording.UnsupportedUse] {
        stage.diagnostics.unsupported.entries.map {
            Recording.UnsupportedUse(api: $0.api, reason: .init($0.reason), instead: $0.instead)
        }
    }

    /// Defects found by rules, notes about constraints, and a defect for each transition that was never completed.
    var defects: [Defect] {
        let open = (cut == nil ? stage.diagnostics.openEnds : []).map { sentence in
            Defect(
                rule: InspectionRule.neverCompleted.rawValue, time: stage.loop.now, subject: "transition",
                message: sentence)
        }
        // The order is stable: notes follow rule findings of the same instant.
        let found = (stage.diagnostics.defects + layoutDefects + contrastDefects).filter { isRecorded($0.time) }
            .enumerated()
            .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
        return found + open
    }

    /// Texts with insufficient contrast. Words drawn as blocks have no letters and cannot be inspected.
    private var contrastDefects: [Defect] {
        guard let rest, !stage.text.drawsAsBlocks else { return [] }
        return ContrastInspection.defects(of: rest.texts, in: timeline)
    }

    private var layoutDefects: [Defect] {
        events.compactMap { event in
            guard let note = event.note, let rule = note.rule else { return nil }
            return Defect(
                rule: rule.rawValue, time: event.time, subject: event.subject,
                message: TracePrinter.text(of: note) + ".")
        }
    }
}

extension TraceNote {
    /// Rule that the note breaks, if it is a defect of the application.
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
