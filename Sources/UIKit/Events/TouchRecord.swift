package import FrameGeometry
package import FrameTiming

/// Where a touch was on the screen.
package struct FingerEvent: Equatable, Sendable {
    package let time: MediaTime
    /// Tells touches apart that are down at the same time.
    package let finger: Int
    /// In points of the screen.
    package let place: Point
    /// Whether it still touches the screen after this.
    package let isDown: Bool
}
