package import FrameGlyphs
internal import UIKit

/// What decides the pixels of a scene besides its own contents, and is known before it runs.
package struct DrawingConditions: Hashable, Sendable {
    package let system: SystemVersion
    package let drawsTextAsBlocks: Bool
    /// The folder whose fonts take precedence over the installed ones.
    package let fontFolder: FontFolder?

    /// The fonts are those of the running command or test, or else those that the environment names.
    package init(of scene: Scene, drawsTextAsBlocks: Bool) {
        system = SystemVersion(scene.settings.look)
        self.drawsTextAsBlocks = drawsTextAsBlocks
        fontFolder = FontFolder.current ?? FontChoice.ofProcess
    }
}
