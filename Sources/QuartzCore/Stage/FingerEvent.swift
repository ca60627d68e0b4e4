package import FrameGeometry
package import FrameTiming

/// Where a finger was on the screen.
package struct FingerEvent: Equatable, Sendable {
    package let time: MediaTime
    package let finger: Int
    /// In points of the screen.
    package let place: Point
    /// Whether it still touches the screen after this.
    package let isDown: Bool

    package init(time: MediaTime, finger: Int, place: Point, isDown: Bool) {
        self.time = time
        self.finger = finger
        self.place = place
        self.isDown = isDown
    }
}
