package import FrameGlyphs
internal import QuartzCore

extension UIFont: FontStyling {
    package func textFont(ofSize size: Double) -> TextFont { face.textFont(size: size) }
}
