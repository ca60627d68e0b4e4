package import FramePNG
package import FrameTiming

/// A sequence of frames that is compared with another.
package protocol FrameSource {
    /// How messages call it.
    var path: String { get }
    /// Of its frames, ascending.
    var numbers: [Int] { get }
    /// Frames per second; `nil` where nobody knows.
    var rate: FrameRate? { get }
    /// How long each frame shows, in the order of ``numbers``; empty where nobody knows.
    var delays: [FrameDelay] { get }

    /// - Returns: `nil` when there is no frame of that number.
    mutating func frame(_ number: Int) throws -> ComparedFrame?
}
