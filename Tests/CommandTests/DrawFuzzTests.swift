import Foundation
import TestSupport
import Testing

/// Randomly damaged display lists. `draw` makes an image of each, or reports the error in one line. It never traps, and
/// its output depends only on its input.
@Suite struct DrawFuzzTests {
    /// Tries 60 lists. `FRAMEREEL_FUZZ_SECONDS` extends the test to that many seconds and reports the slowest list.
    @Test @MainActor func damagedListsAreDrawnOrRejected() {
        let seconds = ProcessInfo.processInfo.environment["FRAMEREEL_FUZZ_SECONDS"].flatMap(Double.init)
        let start = ProcessInfo.processInfo.systemUptime
        var slowest = (seconds: 0.0, seed: UInt64(0))
        var drawn = 0
        var seed: UInt64 = 0
        while seconds.map({ ProcessInfo.processInfo.systemUptime - start < $0 }) ?? (seed < 60) {
            seed += 1
            let text = Self.damaged(seed)
            let begin = ProcessInfo.processInfo.systemUptime
            let run = CommandRun("draw", "-", "-o", "-", "-q", input: text)
            let taken = ProcessInfo.processInfo.systemUptime - begin
            if taken > slowest.seconds { slowest = (taken, seed) }
            if run.status == 0 {
                drawn += 1
                #expect(run.outputBytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), "seed \(seed)")
                if seed.isMultiple(of: 50) {
                    #expect(
                        CommandRun("draw", "-", "-o", "-", "-q", input: text).outputBytes == run.outputBytes,
                        "seed \(seed)")
                }
            } else {
                #expect(run.status == 65, "seed \(seed): \(run.errors)")
                #expect(run.outputBytes.isEmpty, "seed \(seed)")
                #expect(
                    run.errors.contains(#/^error: standard input:\d+:\d+: /#) && run.errors.count { $0 == "\n" } == 1,
                    "seed \(seed): \(run.errors)")
            }
        }
        #expect(drawn > 0 && drawn < Int(seed))
        if seconds != nil { print("\(seed) lists, \(drawn) drawn; the slowest is \(slowest)") }
    }

    // MARK: Lists

    /// The head is not changed, since a larger canvas would only take longer.
    private static let head = #"{"size":[48,40],"scale":1.5,"#

    private static let bodies = [
        ##""background":"#FFFFFFFF","items":[{"fill":"#123456","rect":[2,3,20,15],"radii":[1,2,30,4],"curve":"continuous","##
            + ##""stroke":{"width":2,"dash":[3,1],"dashPhase":1,"cap":"round","join":"round"},"opacity":0.5},"##
            + ##"{"fill":"#FF000080","path":[["M",1,2],["C",3,40,20,-5,22,18],["Q",1,1,9,30],["L",4,4],["Z"]],"##
            + ##""rule":"evenodd","transform":[1,0.2,-0.3,1,2,1]},{"fill":"#00FF00","ellipse":[5,5,12,9],"blur":2}]}"##,
        ##""items":[{"group":[{"fill":{"linear":[0,0,30,0],"stops":[[0,"#000000"],[0.5,"#FFFFFF80"],[1,"#FF0000"]],"##
            + ##""spread":"reflect"},"rect":[0,0,30,20]}],"blur":3,"shadow":{"dx":2,"dy":3,"sigma":4,"color":"#0000FF80"},"##
            + ##""opacity":0.8,"clip":{"rect":[1,1,28,24],"radii":5}},{"group":[{"fill":[1,0,0,0.5],"rect":[4,4,9,9]}],"##
            + ##""mask":[{"fill":{"radial":[9,9,8,7,7],"stops":[[0,"#FFFFFF"],[1,"#00000000"]]},"rect":[0,0,20,20]}],"##
            + ##""maskKind":"luminance","blend":"softLight"}]}"##,
        ##""background":"#204060","items":[{"fill":{"conic":[12,12,30],"stops":[[0,"#FF0000"],[1,"#0000FF"]],"##
            + ##""spread":"repeat","transform":[1,0,0,1,2,2]},"rect":[0,0,32,26],"ring":3},{"group":[{"group":[],"##
            + ##""backdrop":{"sigma":4,"saturation":1.8}},{"fill":"#FFFFFF40","rect":[5,5,9,9]}],"##
            + ##""projection":[1,0,0,0.002,0,1,0,-0.003,0,0,1,0,0,0,0,1]},{"image":"##
            + ##""data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR4nGP4z8DAAMIM/4EAAB/uBfsL2WiLAAAAAElFTkSuQmCC","##
            + ##""rect":[3,3,20,12],"sampling":"nearest","source":[0,0,0.5,1],"transform":[0.9,0.1,-0.1,0.9,0,0]}]}"##,
    ]

    private static let numbers = [
        "0", "-0", "-1", "1e30", "-1e30", "1e308", "-1e308", "1e-308", "5e-324", "1000", "4096", "65536", "0.5", "2e9",
        "4294967296", "9007199254740993", "1e400", "NaN", "null", "[]", "{}", "\"x\"", "true",
    ]

    private static func damaged(_ seed: UInt64) -> [UInt8] {
        var random = SplitMix64(seed: seed)
        var bytes = Array(bodies[random.integer(below: bodies.count)].utf8)
        for _ in 0...random.integer(below: 4) {
            let place = random.integer(below: bytes.count)
            switch random.integer(below: 10) {
            case 0: bytes[place] = UInt8(random.integer(below: 256))
            case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.integer(below: 9)))
            case 2:
                let end = min(bytes.count, place + 1 + random.integer(below: 120))
                bytes.insert(contentsOf: bytes[place..<end], at: random.integer(below: bytes.count))
            case 3:
                let opening = Array(#"{"group":["#.utf8)
                let items = Array(#""items":["#.utf8)
                let depth = 1 + random.integer(below: 120)
                guard bytes.suffix(2).elementsEqual("]}".utf8),
                    let start = bytes.indices.first(where: { bytes[$0...].starts(with: items) })
                else { continue }
                let settings = [
                    #"],"blur":1}"#, #"],"opacity":0.9}"#, #"],"shadow":{"sigma":2}}"#, #"],"blend":"xor"}"#,
                ]
                let closing = Array(settings[random.integer(below: settings.count)].utf8)
                let inside = bytes[(start + items.count)..<(bytes.count - 2)]
                bytes =
                    Array(bytes[..<(start + items.count)]) + Array(repeatElement(opening, count: depth).joined())
                    + inside
                    + Array(repeatElement(closing, count: depth).joined()) + Array("]}".utf8)
            default: bytes = replacingNumber(in: bytes, from: place, by: numbers[random.integer(below: numbers.count)])
            }
            if bytes.isEmpty { break }
        }
        return Array(head.utf8) + bytes
    }

    /// Returns the bytes with the first number after `place` replaced.
    private static func replacingNumber(in bytes: [UInt8], from place: Int, by text: String) -> [UInt8] {
        let digits = Set("-0123456789.".utf8)
        let marks = Set("[,:".utf8)
        for index in bytes.indices.dropFirst(max(1, place))
        where digits.contains(bytes[index]) && marks.contains(bytes[index - 1]) {
            let end = bytes[index...].firstIndex { !digits.contains($0) } ?? bytes.endIndex
            return Array(bytes[..<index]) + Array(text.utf8) + Array(bytes[end...])
        }
        return bytes
    }
}
