package import FrameGlyphs

/// What a text layer takes as its font: UIKit's fonts, which are made above this module.
package protocol FontStyling {
    /// The same font in another size, in points.
    @MainActor func textFont(ofSize size: Double, on stage: Stage) -> TextFont
}
