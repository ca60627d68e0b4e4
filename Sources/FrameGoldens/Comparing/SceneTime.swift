package import FrameTiming

/// Times of frames, for people.
package enum SceneTime {
    /// Seconds with four decimals at most: a frame at 60 a second is 0.0167.
    package static func text(ofFrame number: Int, at rate: FrameRate) -> String {
        let thousands = Int((rate.time(ofFrame: number).seconds * 10_000).rounded())
        var text = "\(thousands % 10_000)"
        text = "\(thousands / 10_000)." + String(repeating: "0", count: 4 - text.count) + text
        while text.hasSuffix("0") { text.removeLast() }
        return text.hasSuffix(".") ? String(text.dropLast()) : text
    }
}
