internal import QuartzCore

/// The rows of keys of a keyboard, and its other dimensions, in points (facts/keyboard-keys).
struct KeyMetrics {
    /// The distances from the top of the keys to the edges of the first row, and from each row to the next.
    private let first: ClosedRange<CGFloat>
    private let pitch: CGFloat
    /// Whether the edges of rows are on whole points.
    private let isRounded: Bool
    /// The margin at both sides, in addition to half a gap.
    let margin: CGFloat

    /// - Parameters:
    ///   - height: The height of all rows.
    @MainActor init(in window: UIWindow, isPad: Bool, height: CGFloat, rowCount: Int) {
        let size = window.bounds.size
        let isUprightPhone = size.height > size.width && size.width < 744
        margin = isPad ? 3 : 0
        isRounded = isPad && isUprightPhone
        guard isUprightPhone else {
            pitch = height / CGFloat(max(rowCount, 1))
            first = 0...max(pitch - 11, 0)
            return
        }
        let isWide = size.width >= 414
        guard isPad else {
            (first, pitch) = isWide ? (8...53, 56) : (8...50, 54)
            return
        }
        let factor: CGFloat = isWide ? 56.0 / 54 : 1
        pitch = 161.0 / 3 * factor
        first = 17.0 / 3...157.0 / 3 * factor
    }

    /// The distances from the top of the keys to the edges of a row.
    func span(ofRow index: Int) -> ClosedRange<CGFloat> {
        let shift = pitch * CGFloat(index)
        let (top, bottom) = (first.lowerBound + shift, first.upperBound + shift)
        return isRounded ? top.rounded()...bottom.rounded() : top...bottom
    }

    /// The distance between two keys of a row, and the radius of their corners.
    static let gap: CGFloat = 6
    static let radius: CGFloat = 5
    /// The font sizes of letters, of words, of the digits of pads, and of the letters below them.
    static let letter: CGFloat = 22.5
    static let word: CGFloat = 16
    static let digit: CGFloat = 25
    static let smallLetter: CGFloat = 10
    static let letterKern: CGFloat = 2
    /// The distance of the label of the space bar above the middle of its key.
    static let spaceRise: CGFloat = 2
    /// The distance of a raised digit above the middle of its key, and of letters below it.
    static let digitRise: CGFloat = 7.5
    static let lettersDrop: CGFloat = 12.5
    static let symbol: CGFloat = 19
    /// The height of the row for languages and dictation, and its middle as a distance from the bottom of the keyboard.
    static let lowestRow: CGFloat = 44
    static let lowestMiddle: CGFloat = 40.3
    /// The middle of its keys as a distance from the sides, and the font sizes of their symbols.
    static let lowestMargin: CGFloat = 42
    static let globe: CGFloat = 25
    static let microphone: CGFloat = 23
}
