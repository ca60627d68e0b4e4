import Foundation
import FrameLayers
import FrameTiming
import TestSupport
import Testing

/// Timing and interpolation, compared with external tables: web-platform-tests, and springs measured on macOS.
@Suite(.enabled(if: Oracles.folder != nil, "\(Oracles.whySkipped)"))
struct TimingConformance {
    private static func rows(_ name: String) throws -> [[String: Any]] {
        let file = try Oracles.requiredFolder().appending(path: "timing/\(name).json")
        return try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [[String: Any]])
    }

    @Test func mediaTimingAgreesWithTheWebWhereTheModelsMatch() throws {
        let rows = try Self.rows("wpt_effect_timing").map(EffectTimingRow.init)
        #expect(rows.count >= 681)
        var tally = Tally()
        for row in rows { tally.add(row.verdict, row.test) }
        tally.report("effect timing")
        #expect(tally.missed == [])
        #expect(tally.met > rows.count / 4)
    }

    @Test func valuesMixAsOnTheWeb() throws {
        let rows = try Self.rows("wpt_interpolation").map(InterpolationRow.init)
        #expect(rows.count >= 610)
        var tally = Tally()
        var matrices = Tally()
        for row in rows {
            let name = "\(row.property) \(row.from) to \(row.to) at \(row.at)"
            if row.property == "transform" { matrices.add(row.verdict, name) } else { tally.add(row.verdict, name) }
        }
        matrices.report("interpolation of transforms")
        tally.report("interpolation of other values")
        #expect(matrices.missed == [])
        #expect(matrices.met >= 72)
        #expect(tally.missed == [])
    }

    /// Springs by duration and bounce at single times, accurate to 10⁻⁸. Their stiffness and damping are reported to
    /// seven digits. An overdamped spring reports the stiffness k (2z² − 1), which differs from the one it moves with.
    @Test func springsMoveAsMeasured() throws {
        let rows = try Self.rows("swiftui_spring_measured")
        #expect(rows.count >= 210)
        var worst = 0.0
        for row in rows {
            func number(_ key: String) throws -> Double { try #require((row[key] as? NSNumber)?.doubleValue) }
            let spring = SpringParameters(
                perceptualDuration: try number("duration"), bounce: try number("bounce"),
                initialVelocity: try number("initialVelocity"))
            let error = try abs(spring.motion.value(at: number("t")) - number("measuredValue"))
            #expect(error <= 1e-8, "\(row)")
            worst = max(worst, error)
            let ratio = spring.dampingRatio
            let reported = spring.stiffness * (ratio > 1 ? 2 * ratio * ratio - 1 : 1)
            #expect(try abs(reported / number("reportedStiffness") - 1) < 1e-6)
            #expect(try abs(spring.damping - number("reportedDamping")) < 1e-6 * max(1, spring.damping))
        }
        print("springs: \(rows.count) met, largest difference \(worst)")
    }
}
