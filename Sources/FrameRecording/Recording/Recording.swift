internal import FrameGeometry
package import FrameGlyphs
package import FrameLayers
package import FrameTiming
internal import QuartzCore
internal import UIKit

/// A scene that has run to its end: everything frames and transcripts are made from. Immutable.
public struct Recording: Sendable {
    /// The scene's name.
    public let name: String
    public let trace: Trace
    /// The APIs the scene used that are not supported, each once, with what happened instead.
    public let unsupported: [UnsupportedUse]
    package let timeline: Timeline
    /// The fonts that text was set in, in the order of their first use.
    package let fonts: [FontFile]
    /// Where fingers were, in the order of time.
    let touches: [TouchRecord]
    /// In points of the canvas, as the scene begins.
    let safeArea: Rect

    /// One API that is not supported.
    public struct UnsupportedUse: Equatable, Sendable {
        public let api: String
        public let instead: String
    }

    /// Virtual seconds until the last thing ended.
    public var duration: Double { timeline.duration.seconds }

    /// Runs `scene` in virtual time.
    ///
    /// - Parameters:
    ///   - limit: virtual seconds after which a scene that does not end by itself is given up.
    ///   - drawsTextAsBlocks: words become rectangles, on widths of our own, so that no font has a say in the pixels.
    /// - Throws: ``RecordingError``, or what the scene's own set-up threw.
    @MainActor public init(of scene: Scene, limit: Double = 60, drawsTextAsBlocks: Bool = false) throws {
        try self.init(of: scene, limit: limit, rate: .fps60, drawsTextAsBlocks: drawsTextAsBlocks)
    }

    /// - Parameter rate: the frames for which display links are called.
    @MainActor package init(
        of scene: Scene, limit: Double, rate: FrameRate, drawsTextAsBlocks: Bool = false
    ) throws {
        let run = try SceneRun(scene, limit: limit, rate: rate, drawsTextAsBlocks: drawsTextAsBlocks)
        try run.throwIfFailed()
        name = scene.name
        trace = Trace(events: run.events)
        unsupported = run.unsupported
        fonts = run.fonts
        touches = run.touches
        safeArea = run.safeArea
        timeline = run.timeline
    }
}
