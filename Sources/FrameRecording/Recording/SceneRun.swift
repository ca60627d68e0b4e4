internal import FrameGeometry
internal import FrameGlyphs
internal import FrameLayers
internal import FrameTiming
internal import QuartzCore
internal import UIKit

/// A scene played from beginning to end, or as far as it came.
@MainActor struct SceneRun {
    nonisolated static let rules = TransitionRule.allCases.map(\.rawValue)

    let timeline: Timeline
    private let scene: Scene
    private let stage: Stage
    /// Why the run did not come to its end.
    private let failure: StageError?

    /// - Parameters:
    ///   - rate: the frames for which display links are called.
    ///   - drawsTextAsBlocks: words become rectangles, so that no font has a say in the pixels.
    ///   - isInspected: whether rules look for defects.
    /// - Throws: ``RecordingError/canvas(scene:width:height:scale:)``, or what the scene's own set-up threw.
    init(
        _ scene: Scene, limit: Double, rate: FrameRate, drawsTextAsBlocks: Bool = false, isInspected: Bool = false
    ) throws {
        guard let timeline = Timeline(canvas: scene.canvas) else {
            throw RecordingError.canvas(
                scene: scene.name, width: scene.canvas.size.width, height: scene.canvas.size.height,
                scale: scene.canvas.scale)
        }
        let world = World(timeline: timeline, insets: scene.insets)
        let stage = world.stage
        stage.loop.frameRate = rate
        stage.text.drawsAsBlocks = drawsTextAsBlocks
        stage.diagnostics.isInspected = isInspected
        failure = try stage.perform {
            try scene.setUp(world)
            defer { if isInspected { stage.applicationState.appearances.finish() } }
            do throws(StageError) {
                try stage.run(limit: MediaTime(seconds: limit))
                return nil
            } catch {
                return error
            }
        }
        self.scene = scene
        self.stage = stage
        self.timeline = stage.committer.timeline ?? timeline
    }

    func throwIfFailed() throws(RecordingError) {
        switch failure {
        case nil: return
        case .noFont(let reason)?: throw RecordingError.font(scene: scene.name, reason: reason)
        case let failure?: throw RecordingError.run(scene: scene.name, reason: failure.message)
        }
    }

    /// The fonts that text was set in, in the order of their first use.
    var fonts: [FontFile] { stage.text.fonts }

    /// Where fingers were, in the order of time.
    var touches: [TouchRecord] { stage.applicationState.touchScreen.recorded }

    /// What the screen leaves free of a window of the canvas's size, in points.
    var safeArea: Rect {
        let size = scene.canvas.size
        let insets = scene.insets.insets(for: CGSize(width: size.width, height: size.height))
        return Rect(
            x: Double(insets.left), y: Double(insets.top),
            width: size.width - Double(insets.left + insets.right),
            height: size.height - Double(insets.top + insets.bottom))
    }

    var events: [TranscriptEvent] { stage.diagnostics.transcript.events }

    var unsupported: [Recording.UnsupportedUse] {
        stage.diagnostics.unsupported.entries.map { Recording.UnsupportedUse(api: $0.api, instead: $0.instead) }
    }

    /// What rules found, and what was left open.
    var findings: [Finding] {
        let open = stage.diagnostics.openEnds.map { sentence in
            Finding(
                rule: TransitionRule.neverCompleted.rawValue, time: stage.loop.now, subject: "transition",
                message: sentence)
        }
        return stage.diagnostics.findings + open
    }
}
