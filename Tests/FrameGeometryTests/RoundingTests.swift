import Foundation
import FrameGeometry
import TestSupport
import Testing

/// 100,000 results of our functions, compared with exact values whose roundings are in `Fixtures/math/roundings.txt`.
@Suite struct RoundingTests {
    /// The generator of `roundings.py`.
    private struct Dice {
        var state: UInt64 = 1

        mutating func fraction() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) * 0x1p-53
        }

        mutating func between(_ low: Double, _ high: Double) -> Double { low + (high - low) * fraction() }

        mutating func magnitude(_ low: Double, _ high: Double) -> Double {
            let exponent = low + ((high - low) * fraction()).rounded(.down)
            return Double(sign: .plus, exponent: Int(exponent), significand: 1 + fraction())
        }

        mutating func signed(_ magnitude: Double) -> Double { fraction() < 0.5 ? -magnitude : magnitude }
    }

    private static func angle(_ dice: inout Dice, _ kind: Int) -> [Double] {
        switch kind {
        case 0: return [dice.between(-10, 10)]
        case 1: return [dice.between(-1e6, 1e6)]
        case 2:
            let turns = dice.between(-500, 500).rounded(.down) * (Double.pi / 2)
            let rest = dice.magnitude(-40, -2)
            return [turns + dice.signed(rest)]
        default:
            let size = dice.magnitude(-40, 1023)
            return [dice.signed(size)]
        }
    }

    private static func power(_ dice: inout Dice, _ kind: Int) -> [Double] {
        switch kind {
        case 0: return [dice.between(-1, 1)]
        case 1: return [dice.between(-745, 709)]
        case 2: return [dice.between(-50, 50)]
        default:
            let size = dice.magnitude(-60, 6)
            return [dice.signed(size)]
        }
    }

    private static func positive(_ dice: inout Dice, _ kind: Int) -> [Double] {
        switch kind {
        case 0: return [dice.between(0.5, 2)]
        case 1:
            let size = dice.magnitude(-50, -2)
            return [1 + dice.signed(size)]
        default: return [dice.magnitude(-1022, 1023)]
        }
    }

    private static func direction(_ dice: inout Dice, _ kind: Int) -> [Double] {
        func side(_ low: Double, _ high: Double, _ dice: inout Dice) -> Double {
            let size = dice.magnitude(low, high)
            return dice.signed(size)
        }
        switch kind {
        case 0: return [dice.between(-1, 1), dice.between(-1, 1)]
        case 1: return [side(-30, 30, &dice), side(-30, 30, &dice)]
        case 2:
            let x = side(-3, 3, &dice)
            let y = x * (1 + side(-50, -2, &dice))
            return [dice.signed(y), x]
        default: return [side(-500, 500, &dice), side(-500, 500, &dice)]
        }
    }

    /// Returns our function, the system's function, which may differ in the last bits, and the arguments.
    private static func function(
        _ name: String
    ) -> (ours: ([Double]) -> Double, near: ([Double]) -> Double, arguments: (inout Dice, Int) -> [Double])? {
        switch name {
        case "sin": ({ RealMath.sin($0[0]) }, { Foundation.sin($0[0]) }, angle)
        case "cos": ({ RealMath.cos($0[0]) }, { Foundation.cos($0[0]) }, angle)
        case "exp": ({ RealMath.exp($0[0]) }, { Foundation.exp($0[0]) }, power)
        case "log": ({ RealMath.log($0[0]) }, { Foundation.log($0[0]) }, positive)
        case "atan2": ({ RealMath.atan2($0[0], $0[1]) }, { Foundation.atan2($0[0], $0[1]) }, direction)
        default: nil
        }
    }

    /// The last bits give the distance from the nearest double if it is small. The system's function shows that it is.
    @Test(arguments: ["sin", "cos", "exp", "log", "atan2"])
    func errorsAreBelowOneUnitInTheLastPlace(name: String) throws {
        let (ours, near, arguments) = try #require(Self.function(name))
        let answers = try #require(ReferenceTable.bytes(name, in: "roundings"))
        #expect(answers.count == 20_000)
        var dice = Dice()
        var wrong: [[Double]] = []
        var exact = 0
        for (number, answer) in answers.enumerated() {
            let values = arguments(&dice, number % 4)
            let result = ours(values)
            let bits = Int64(bitPattern: result.bitPattern)
            let isNear = abs(bits - Int64(bitPattern: near(values).bitPattern)) < 32
            let distance = ((bits & 127) - Int64(answer >> 1) + 64) & 127 - 64
            if distance == 0 { exact += 1 }
            let isBelowOne = distance == 0 || distance == (answer & 1 == 1 ? 1 : -1)
            if !isNear || !isBelowOne { wrong.append(values) }
        }
        #expect(wrong.isEmpty, "\(wrong.count) wrong; the first of \(wrong.first ?? [])")
        #expect(exact * 10 >= answers.count * 9, "\(exact) to the last bit")
    }
}
