import Testing

@testable import QuartzCore

/// Random numbers of Swift and of the C library, as an application requests them, from the seed of its stage.
@MainActor @Suite struct RandomNumberTests {
    /// One number from each source.
    private func numbers() -> [String] {
        var generator = SystemRandomNumberGenerator()
        var list = Array(0..<20)
        list.shuffle()
        var bytes = [UInt8](repeating: 0, count: 9)
        bytes.withUnsafeMutableBytes { arc4random_buf($0.baseAddress, $0.count) }
        var secrets = [UInt8](repeating: 0, count: 9)
        secrets.withUnsafeMutableBytes { buffer in
            guard let start = buffer.baseAddress else { return }
            // A pointer that is not optional is what glibc's function takes.
            arc4random_buf(start, 4)
            _ = SecRandomCopyBytes(nil, buffer.count - 4, start + 4)
        }
        return [
            "\(generator.next())", "\(Int.random(in: 0..<1_000_000)) \(UInt8.random(in: 0...255))",
            "\(Double.random(in: 0..<1)) \(Float.random(in: 2...3)) \(CGFloat.random(in: 0...1))",
            "\((0..<64).map { _ in Bool.random() })", "\((0..<9).map { _ in (0..<100).randomElement() ?? -1 })",
            "\("abcdefghijklmnop".shuffled()) \(list)", "\(arc4random()) \(arc4random_uniform(1_000_000)) \(bytes)",
            "\(rand()) \(random()) \(drand48())", "\(secrets)",
        ]
    }

    @Test func eachStageBeginsWithTheSameNumbers() {
        let (one, other) = (Stage(), Stage())
        let first = one.perform(numbers)
        // Another stage performs in between, also inside the first.
        let inside = one.perform { other.perform(numbers) }
        #expect(inside == first)
        let second = one.perform(numbers)
        #expect(zip(first, second).allSatisfy { $0 != $1 }, "they go on")
        #expect(other.perform(numbers) == second)
        #expect(Stage().perform(numbers) == first)
    }

    /// The numbers are in their ranges and not all the same.
    @Test func numbersAreSpreadOverTheirRanges() {
        Stage().perform {
            let dice = (0..<6000).map { _ in Int.random(in: 1...6) }
            for side in 1...6 { #expect((800...1200).contains(dice.count { $0 == side })) }
            let uniform = (0..<1000).map { _ in arc4random_uniform(10) }
            #expect(Set(uniform) == Set(0..<10) && arc4random_uniform(0) == 0)
            let fractions = (0..<1000).map { _ in drand48() }
            #expect(fractions.allSatisfy { (0..<1).contains($0) } && (450...550).contains(fractions.reduce(0, +)))
            #expect((0..<100).allSatisfy { _ in rand() >= 0 && random() >= 0 && random() <= 0x7FFF_FFFF })
        }
    }

    /// The numbers of SplitMix64 with the seed 0, as published with the algorithm.
    @Test func theGeneratorMatchesThePublishedOne() {
        var numbers = RandomNumbers(seed: 0)
        let expected: [UInt64] = [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F]
        #expect(expected.map { _ in numbers.next() } == expected)
    }

    @Test func anApplicationsSeedRepeatsItsNumbers() {
        Stage().perform {
            for seed in [{ srand(7) }, { srandom(7) }, { srand48(7) }] {
                seed()
                let first = numbers()
                seed()
                #expect(numbers() == first)
            }
        }
    }
}
