package import FrameGlyphs
internal import UIKit

/// What decides the pixels of a scene besides its own contents, and is known before it runs.
package struct DrawingConditions: Hashable, Sendable {
    /// The look of sheets, popovers and controls, and that of bars.
    package let look: SystemLook
    package let barLook: SystemLook
    package let drawsTextAsBlocks: Bool
    /// The folder whose fonts take precedence over the installed ones.
    package let fontFolder: FontFolder?

    /// The fonts are those of the running command or test, or else those that the environment names.
    package init(of scene: Scene, drawsTextAsBlocks: Bool) {
        look = SystemLook(scene.settings.look)
        barLook = SystemLook(scene.settings.barLook)
        self.drawsTextAsBlocks = drawsTextAsBlocks
        fontFolder = FontFolder.current ?? FontChoice.ofProcess
    }
}
