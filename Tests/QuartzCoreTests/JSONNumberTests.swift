import QuartzCore
import Testing

/// Numbers of JSON as on iOS.
@Suite struct JSONNumberTests {
    /// Foundation on Linux (Swift 6.3.1) reads 1,361 of 2,000 such numbers with 16 digits as another double.
    @Test func numbersWithManyDigitsAreTheNearestDoubles() throws {
        var generator = SystemRandomNumberGenerator()
        for digits in [1, 6, 15, 16, 17, 18, 30] {
            for _ in 0..<50 {
                let fraction = (0..<digits).map { _ in "\(Int.random(in: 0...9, using: &generator))" }.joined()
                let text = "-0.\(fraction)5"
                let found = try #require(
                    JSONSerialization.jsonObject(with: Data(#"{"a": [\#(text)]}"#.utf8)) as? [String: [Double]])
                #expect(found["a"] == Double(text).map { [$0] }, "\(text)")
            }
        }
    }

    @Test func otherValuesStayTheSame() throws {
        let text = #"[1, 12345678901234567890, true, null, "x", {"b": []}, 1e300]"#
        let found = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any])
        #expect(found[0] as? Int == 1 && found[1] as? UInt64 == 12_345_678_901_234_567_890 && found[2] as? Bool == true)
        #expect(found[3] is NSNull && found[4] as? String == "x")
        #expect((found[5] as? [String: [Any]])?["b"]?.isEmpty == true)
        #expect(found[6] as? Double == 1e300)
        let alone = try JSONSerialization.jsonObject(with: Data("0.12345678901234567".utf8), options: .fragmentsAllowed)
        #expect(alone as? Double == 0.12345678901234567)
        #expect(throws: (any Error).self) { try JSONSerialization.jsonObject(with: Data("{".utf8)) }
    }
}
