/// Frames per second as a fraction in lowest terms, such as 60 or 30000/1001.
///
/// Range: 1/1000 to 1,000,000 frames per second, numerator and denominator at most 1,000,000,000. A flick is then
/// shorter than a seven-hundredth of a frame, so two frames never share a time.
///
/// Frame *i* is due at *i* · denominator / numerator seconds: a multiplication, never a sum of steps.
@frozen public struct FrameRate: Hashable, Sendable {
    public let numerator: Int
    public let denominator: Int

    /// 60 frames per second.
    public static let fps60 = FrameRate(reducedNumerator: 60, denominator: 1)

    /// Creates the rate of `numerator` frames every `denominator` seconds, reduced. Fails outside the range above.
    public init?(_ numerator: Int, per denominator: Int = 1) {
        guard numerator > 0, denominator > 0 else { return nil }
        let divisor = greatestCommonDivisor(numerator, denominator)
        let frames = numerator / divisor
        let seconds = denominator / divisor
        guard frames <= 1_000_000_000, seconds <= 1_000_000_000 else { return nil }
        guard frames <= seconds * 1_000_000, seconds <= frames * 1000 else { return nil }
        self.init(reducedNumerator: frames, denominator: seconds)
    }

    private init(reducedNumerator: Int, denominator: Int) {
        self.numerator = reducedNumerator
        self.denominator = denominator
    }

    /// Returns the time of frame `index`, rounded once to the nearest flick, ties away from zero. The result saturates.
    ///
    /// At the usual rates, the time is exact, not rounded; see ``MediaTime``. Negative indices lie before time zero.
    public func time(ofFrame index: Int) -> MediaTime {
        // The product is at most 2⁶³ · 2³⁰ · 2³⁰, which cannot overflow 128 bits.
        let scaled = Int128(index) * Int128(denominator) * Int128(MediaTime.flicksPerSecond)
        let half = Int128(numerator) / 2
        let flicks = (scaled < 0 ? scaled - half : scaled + half) / Int128(numerator)
        return MediaTime(flicks: Int64(clamping: flicks))
    }

    /// Returns the time of frame `index` in seconds, as an exact fraction in lowest terms.
    ///
    /// The numerator saturates at the ends of `Int`; that takes more than 9,223,372,036 frames.
    public func seconds(ofFrame index: Int) -> (numerator: Int, denominator: Int) {
        let divisor = greatestCommonDivisor(numerator, index)
        let (product, overflow) = (index / divisor).multipliedReportingOverflow(by: denominator)
        return (overflow ? (index < 0 ? .min : .max) : product, numerator / divisor)
    }

    /// Returns the last frame due at or before `time`: the largest *i* with `self.time(ofFrame: i) <= time`.
    ///
    /// A frame's own time, rounded to a flick, counts as reached, so `frame(atOrBefore: time(ofFrame: i)) == i`.
    public func frame(atOrBefore time: MediaTime) -> Int {
        // The product is at most 2⁶³ · 2³⁰, which cannot overflow 128 bits.
        let (quotient, remainder) = (Int128(time.flicks) * Int128(numerator)).quotientAndRemainder(
            dividingBy: Int128(denominator) * Int128(MediaTime.flicksPerSecond))
        let floor = Int(remainder < 0 ? quotient - 1 : quotient)
        // The next frame's time may have been rounded down onto `time`; this frame's is at most rounded up to it.
        return self.time(ofFrame: floor + 1) <= time ? floor + 1 : floor
    }

    /// Returns the first frame due at or after `time`.
    public func frame(atOrAfter time: MediaTime) -> Int {
        let frame = frame(atOrBefore: time)
        return self.time(ofFrame: frame) == time ? frame : frame + 1
    }

    /// Returns the number of frames in a sequence of `duration`, including both ends: ⌊duration · rate⌋ + 1, because
    /// the end state is a frame. 0.35 s at 60 frames per second are 22 frames. A negative duration has none.
    public func frameCount(in duration: MediaTime) -> Int {
        duration < .zero ? 0 : frame(atOrBefore: duration) + 1
    }
}

extension FrameRate {
    /// Television rates that are named by a rounded decimal: whole rates slowed down to 1000/1001 (SMPTE ST 12-1).
    public static let television: [(name: String, rate: FrameRate)] = [
        ("23.976", 24), ("23.98", 24), ("29.97", 30), ("47.952", 48), ("59.94", 60), ("119.88", 120),
    ].map { name, whole in (name, FrameRate(reducedNumerator: whole * 1000, denominator: 1001)) }

    /// Parses a rate as people write it: as in ``init(_:)``, or the name of a rate of ``television``.
    ///
    /// Other decimals are rejected: 29.9 may be meant exactly, or be a rounded 29.97.
    public init?(written text: String) {
        guard let rate = Self.television.first(where: { $0.name == text })?.rate ?? FrameRate(text) else { return nil }
        self = rate
    }
}

extension FrameRate: LosslessStringConvertible {
    /// Parses "60" or "30000/1001": decimal digits only, no sign, no spaces. Fails for anything else.
    ///
    /// Decimals such as "29.97" do not denote the intended rate; see ``init(written:)``.
    public init?(_ description: String) {
        let parts = description.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count) else { return nil }
        var numbers: [Int] = []
        for part in parts {
            guard part.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
                let number = Int(part)
            else { return nil }
            numbers.append(number)
        }
        self.init(numbers[0], per: numbers.count == 2 ? numbers[1] : 1)
    }

    /// Text such as "60" or "30000/1001".
    public var description: String {
        denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
    }
}

/// Returns the greatest common divisor, by Euclid's algorithm. `left` must be positive; the sign of `right` does not
/// matter.
private func greatestCommonDivisor(_ left: Int, _ right: Int) -> Int {
    var (divisor, rest) = (left, Int(clamping: right.magnitude))
    while rest != 0 {
        (divisor, rest) = (rest, divisor % rest)
    }
    return divisor
}
