package import FrameFigures
internal import FrameGeometry
package import FrameGlyphs
internal import FrameJSON
package import FrameLayers
package import FrameOutput
package import FramePainting
public import FrameScenes
package import FrameTiming
internal import QuartzCore
internal import UIKit

/// The immutable result of running a scene, from which frames, traces and figures are made.
///
/// Creating a recording runs the scene in virtual time until nothing is left to happen. A second of animation takes
/// only as long as it takes to compute, and because no real clock is involved, every run with the same fonts gives the
/// same recording. No pixels are drawn during the run. The recording keeps the committed states of the layers and their
/// animations, from which a frame at any time and frame rate can be made afterward.
///
/// ```swift
/// let scene = Scene("card", device: .iPhone15) { world in
///     let list = ListViewController()
///     world.window.rootViewController = list
///     world.at(0.2) { list.present(CardViewController(), animated: true) }
/// }
/// let recording = try Recording(of: scene)
/// print(recording.duration)
/// print(recording.trace.text)
/// ```
///
/// A scene that cannot be run to its end throws a ``RecordingError``. APIs without their full effect do not stop the
/// run; they are listed in ``unsupported``, so that a test can require the list to be empty.
public struct Recording: Sendable {
    /// Name of the scene.
    public let name: String
    public let trace: Trace
    /// APIs used by the scene that are unsupported or whose files cannot be used, each listed once with what happened
    /// instead.
    public let unsupported: [UnsupportedUse]
    package let timeline: Timeline
    /// Whether the run was stopped at its limit because something repeats for ever, with nothing else wrong.
    package let isEndless: Bool
    /// Fonts used to set text, in the order of their first use.
    package let fonts: [FontFile]
    /// What decided the pixels besides the scene's own contents.
    package let conditions: DrawingConditions
    /// Touches ordered by time.
    let touches: [TouchRecord]
    /// Safe area at the start of the scene, in points of the canvas.
    let safeArea: Rect

    /// A use of an API that did not have its full effect, because the API is not supported or its file cannot be used.
    public struct UnsupportedUse: Hashable, Codable, Sendable {
        public enum Reason: String, Codable, Sendable {
            /// The API is not supported, or not with the given values.
            case api
            /// There is no resource with this name.
            case missing
            /// The resource file cannot be read, or its path leads out of its folder.
            case unreadable
            /// The contents of the file are damaged.
            case damaged
            /// The program that draws the file is not installed.
            case program
        }

        public let api: String
        public let reason: Reason
        public let instead: String

        package init(api: String, reason: Reason, instead: String) {
            self.api = api
            self.reason = reason
            self.instead = instead
        }
    }

    /// Virtual time of the last event, in seconds.
    public var duration: Double { timeline.duration.seconds }

    /// Runs `scene` in virtual time.
    ///
    /// - Parameters:
    ///   - limit: Virtual time in seconds at which a scene that does not end by itself is stopped, which is an error.
    ///   - drawsTextAsBlocks: Whether to draw each word as a rectangle whose width does not depend on fonts.
    /// - Throws: ``RecordingError``, or the error of the scene's own setup.
    @MainActor public init(of scene: Scene, limit: Double = 60, drawsTextAsBlocks: Bool = false) throws {
        try self.init(of: scene, limit: limit, rate: .fps60, drawsTextAsBlocks: drawsTextAsBlocks)
    }

    /// - Parameter rate: Frame rate at which display links are called.
    @MainActor package init(
        of scene: Scene, limit: Double, rate: FrameRate, drawsTextAsBlocks: Bool = false
    ) throws {
        let run = try SceneRun(scene, limit: limit, rate: rate, drawsTextAsBlocks: drawsTextAsBlocks)
        try run.throwIfFailed()
        self.init(run, of: scene)
    }

    /// Runs `scene` like ``init(of:limit:rate:drawsTextAsBlocks:)``, but returns the part before a failure together
    /// with the failure.
    @MainActor package static func attempt(
        _ scene: Scene, limit: Double, rate: FrameRate, drawsTextAsBlocks: Bool
    ) throws -> (recording: Recording, failure: RecordingError?) {
        let run = try SceneRun(scene, limit: limit, rate: rate, drawsTextAsBlocks: drawsTextAsBlocks)
        return (Recording(run, of: scene), run.failure)
    }

    /// Runs only the first instant of `scene`.
    @MainActor package static func firstInstant(of scene: Scene) throws -> Recording {
        let run = try SceneRun(scene, limit: 0, rate: .fps60)
        if !run.isStopped { try run.throwIfFailed() }
        return Recording(run, of: scene)
    }

    @MainActor private init(_ run: SceneRun, of scene: Scene) {
        name = scene.name
        trace = Trace(events: run.events)
        unsupported = run.unsupported
        fonts = run.fonts
        conditions = run.conditions
        touches = run.touches
        safeArea = run.safeArea
        timeline = run.timeline
        isEndless = run.isEndless && run.failure != nil
    }
}

/// The reason why a scene could not be run to its end.
public enum RecordingError: Error, Equatable, Sendable {
    /// The canvas is empty, too large, or not a whole number of pixels.
    case canvas(scene: String, width: Double, height: Double, scale: Double)
    /// The application did not end, or violated a rule of the framework.
    case run(scene: String, reason: String)
    /// A step of the scene's flow could not be performed.
    case step(scene: String, StepError)
    /// A font is missing on this machine.
    case font(scene: String, reason: String)

    public var message: String {
        switch self {
        case .canvas(let scene, let width, let height, let scale):
            func text(_ number: Double) -> String { JSONValue.number(number).compact }
            return
                "scene “\(scene)”: a canvas of \(text(width)) × \(text(height)) points at scale \(text(scale)) is not a whole number of pixels from 1 to 16384 on each side; change its size or scale"
        case .run(let scene, let reason), .font(let scene, let reason):
            return "scene “\(scene)”: \(reason)"
        case .step(let scene, let error):
            return "scene “\(scene)”: \(error.message)"
        }
    }
}

extension RecordingError {
    /// Whether the cause is the machine rather than the scene.
    package var isOfMachine: Bool {
        switch self {
        case .font: true
        case .canvas, .run, .step: false
        }
    }
}

extension Recording {
    /// Returns the number of frames at a frame rate, including the end state.
    package func frameCount(at rate: FrameRate) -> Int { rate.frameCount(in: timeline.duration) }

    /// Returns the fonts of the recording's text, for a manifest.
    package func fontRecords() throws(OutputError) -> [FontRecord] {
        var records: [FontRecord] = []
        for font in fonts { records.append(FontRecord(path: font.path, bytes: font.bytes)) }
        return records
    }

    /// Returns the contents of the screen at a virtual time.
    package func displayList(at seconds: Double) -> DisplayList {
        timeline.displayList(at: MediaTime(seconds: seconds))
    }

    package func displayList(ofFrame index: Int, at rate: FrameRate) -> DisplayList {
        timeline.displayList(at: rate.time(ofFrame: index))
    }
}

extension Recording {
    /// Returns the contents of a frame, with overlays.
    package func displayList(ofFrame index: Int, at rate: FrameRate, under overlays: Set<Overlay>) -> DisplayList {
        var list = displayList(ofFrame: index, at: rate)
        guard !overlays.isEmpty else { return list }
        list.items += overlayItems(overlays, at: rate.time(ofFrame: index))
        return list
    }

    package func overlayItems(_ overlays: Set<Overlay>, at time: MediaTime) -> [PaintItem] {
        let canvas = timeline.canvas.size
        return OverlayContent(
            placements: timeline.placements(at: time), touches: touchTrails(at: time), safeArea: safeArea,
            canvas: Rect(x: 0, y: 0, width: canvas.width, height: canvas.height)
        ).items(of: overlays)
    }

    /// Length of the visible part of a touch's path, in seconds. Tuned: long enough to distinguish a flick from a drag.
    private static let trail = 0.25

    /// Seconds in which a touch fades out after it ends, so that taps are visible at low frame rates. Tuned.
    private static let fade = 0.3

    private func touchTrails(at time: MediaTime) -> [TouchTrail] {
        var paths: [Int: [TouchRecord]] = [:]
        for event in touches where event.time <= time { paths[event.touch, default: []].append(event) }
        return paths.keys.sorted().compactMap { touch in
            guard let path = paths[touch], let last = path.last else { return nil }
            let age = last.isDown ? 0 : (time.seconds - last.time.seconds) / Self.fade
            guard age < 1 else { return nil }
            let points = path.filter { $0.time.seconds >= time.seconds - Self.trail || $0 == last }.map(\.point)
            return TouchTrail(points: points, fading: age)
        }
    }
}

extension Recording {
    /// Sentences about constraints that cannot all be satisfied, in the order in which they were found.
    package var constraintConflicts: [String] {
        trace.events.compactMap { event in
            switch event.note {
            case .constraintConflict?, .furtherConflicts?:
                event.note.map { "\(event.subject): \(TracePrinter.text(of: $0))" }
            case .unsupported?, .refused?, .notInteractive?, .keepsOrientation?, .waits?,
                .unbalancedAppearanceTransitions?, .notAnimatable?, .ambiguousLayout?, .furtherAmbiguousLayouts?,
                .zeroMultiplier?, .lateAlongsideAnimation?, nil:
                nil
            }
        }
    }
}

extension Recording.UnsupportedUse.Reason {
    init(_ reason: UnsupportedReason) {
        switch reason {
        case .api: self = .api
        case .missing: self = .missing
        case .unreadable: self = .unreadable
        case .damaged: self = .damaged
        case .program: self = .program
        }
    }

    /// Part of a message that follows the name of the API.
    package var clause: String {
        switch self {
        case .api: "which is not supported"
        case .missing: "which is missing"
        case .unreadable: "whose file cannot be used"
        case .damaged: "whose file is damaged"
        case .program: "for which a program is missing"
        }
    }
}
