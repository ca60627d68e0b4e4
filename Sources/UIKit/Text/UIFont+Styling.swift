package import FrameGlyphs
package import QuartzCore

extension UIFont: FontStyling {
    package func textFont(ofSize size: Double, on stage: Stage) -> TextFont { face.textFont(size: size, on: stage) }
}
