package import FrameGlyphs
package import FrameLayers
package import FrameTiming
internal import QuartzCore

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
        guard let timeline = Timeline(canvas: scene.canvas) else {
            throw RecordingError.canvas(
                scene: scene.name, width: scene.canvas.size.width, height: scene.canvas.size.height,
                scale: scene.canvas.scale)
        }
        let world = World(timeline: timeline, insets: scene.insets)
        let stage = world.stage
        stage.frameRate = rate
        stage.drawsTextAsBlocks = drawsTextAsBlocks
        try stage.perform {
            try scene.setUp(world)
            do throws(StageError) {
                try stage.run(limit: MediaTime(seconds: limit))
            } catch .noFont(let reason) {
                throw RecordingError.font(scene: scene.name, reason: reason)
            } catch {
                throw RecordingError.run(scene: scene.name, reason: error.message)
            }
        }
        name = scene.name
        trace = Trace(events: stage.transcript.events)
        unsupported = stage.unsupported.entries.map { UnsupportedUse(api: $0.api, instead: $0.instead) }
        fonts = stage.fonts
        self.timeline = stage.timeline ?? timeline
    }
}
