internal import FrameGeometry

/// What turns and curls of pages look like, in one place. Apple has published none of it and nobody reports having measured
/// it: every number is inferred, from how such turns look and from what reads well on a page of any size.
enum TurningNumbers {
    /// How far the eye is from a layer that turns over: this many times the layer's longer side. The side that comes to the
    /// front of a phone's screen is then at most 13 % taller than the screen.
    static let eyeDistance = 2.0
    /// The direction in which a page is lifted, from its top left to its bottom right: 60° below the horizontal, so that it
    /// comes up from the bottom, the right corner first.
    static let curlDirection = Point(x: 0.5, y: 3.0.squareRoot() / 2)
    /// How much of what is printed on a page its back hides.
    static let paper = 0.82
    /// The width of the bent part beside the fold, in shares of the way the fold goes in all.
    static let bend = 0.1
    /// How dark the bent part is at the fold, and the back at its loose corner.
    static let foldShade = 0.3
    static let cornerShade = 0.1
    /// How dark what lies below is at the fold.
    static let shadeBelow = 0.35
    /// The shadow of the turned part on the page: its blur in shares of the way, and how dark it is.
    static let shadow = 0.012
    static let shadowOpacity = 0.35
    /// How far the partial curl lifts the page.
    static let partialCurl = 0.5
}
