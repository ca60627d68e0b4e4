// Randomness: numbers of a stage are declared here. They come from a seed, so that a scene has the same frames in every
// run. The names replace those of Swift and of the C library in sources that import UIKit or QuartzCore: a module's own
// names come before those that it re-exports. In a source that imports Foundation as well, the compiler reports the
// functions of the C library as ambiguous.

/// A replacement for Swift's generator that draws the numbers of the current stage, which begins with the same seed in
/// every run.
///
/// Differs from Swift: the numbers are the same in every run, and are not secret.
public struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
    public init() {}
    public mutating func next() -> UInt64 { Stage.nextRandomNumber() }
}

// MARK: Swift

extension FixedWidthInteger {
    public static func random(in range: Range<Self>) -> Self {
        var generator = SystemRandomNumberGenerator()
        return random(in: range, using: &generator)
    }

    public static func random(in range: ClosedRange<Self>) -> Self {
        var generator = SystemRandomNumberGenerator()
        return random(in: range, using: &generator)
    }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
    public static func random(in range: Range<Self>) -> Self {
        var generator = SystemRandomNumberGenerator()
        return random(in: range, using: &generator)
    }

    public static func random(in range: ClosedRange<Self>) -> Self {
        var generator = SystemRandomNumberGenerator()
        return random(in: range, using: &generator)
    }
}

extension Bool {
    public static func random() -> Bool {
        var generator = SystemRandomNumberGenerator()
        return random(using: &generator)
    }
}

extension Collection {
    public func randomElement() -> Element? {
        var generator = SystemRandomNumberGenerator()
        return randomElement(using: &generator)
    }
}

extension Sequence {
    public func shuffled() -> [Element] {
        var generator = SystemRandomNumberGenerator()
        return shuffled(using: &generator)
    }
}

extension MutableCollection where Self: RandomAccessCollection {
    public mutating func shuffle() {
        var generator = SystemRandomNumberGenerator()
        shuffle(using: &generator)
    }
}

// MARK: The C library

public func arc4random() -> UInt32 { UInt32(truncatingIfNeeded: Stage.nextRandomNumber()) }

/// A random number less than `upperBound`; 0 if that is 0.
public func arc4random_uniform(_ upperBound: UInt32) -> UInt32 { upperBound > 0 ? .random(in: 0..<upperBound) : 0 }

public func arc4random_buf(_ buffer: UnsafeMutableRawPointer!, _ count: Int) {
    guard let start: UnsafeMutableRawPointer = buffer else { return }
    arc4random_buf(start, count)
}

// A pointer that is not optional would select the function of glibc if there were no such overload.
public func arc4random_buf(_ buffer: UnsafeMutableRawPointer, _ count: Int) {
    for offset in 0..<max(count, 0) {
        buffer.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: offset, as: UInt8.self)
    }
}

public func rand() -> Int32 { .random(in: 0...Int32.max) }
public func random() -> Int { .random(in: 0...0x7FFF_FFFF) }
/// A random number in 0..<1.
public func drand48() -> Double { .random(in: 0..<1) }

// As in the C library, the numbers after a seed are always the same.
public func srand(_ seed: UInt32) { Stage.seedRandomNumbers(UInt64(seed)) }
public func srandom(_ seed: UInt32) { Stage.seedRandomNumbers(UInt64(seed)) }
public func srand48(_ seed: Int) { Stage.seedRandomNumbers(UInt64(bitPattern: Int64(seed))) }
