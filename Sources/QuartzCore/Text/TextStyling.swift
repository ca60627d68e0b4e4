package import FrameGlyphs

/// Text with looks of its own that can be set: UIKit says how attributed strings are read, since fonts and colours are its.
package protocol TextStyling {
    /// The text as layout takes it.
    @MainActor func styledText(on stage: Stage) -> StyledText
}
