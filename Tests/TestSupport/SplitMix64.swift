/// The SplitMix64 generator, which gives equal numbers for equal seeds on every machine.
///
/// Source: G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014. The
/// constants are from the public-domain implementation by S. Vigna, 2015.
public struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    public mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

    public mutating func integer(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

    /// Returns an integer in `0..<limit`.
    ///
    /// - Precondition: `limit > 0`.
    public mutating func integer(below limit: Int) -> Int { .random(in: 0..<limit, using: &self) }

    /// - Parameter probability: 0…1.
    public mutating func isTrue(_ probability: Double = 0.5) -> Bool { number(0...1) < probability }

    /// - Precondition: `choices` is not empty.
    public mutating func element<Element>(of choices: [Element]) -> Element { choices[integer(below: choices.count)] }
}
