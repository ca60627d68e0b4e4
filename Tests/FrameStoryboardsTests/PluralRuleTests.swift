import FrameStoryboards
import Testing

/// The rules, compared with the samples that CLDR publishes with them (Language Plural Rules, cardinal, `@integer` and
/// `@decimal`).
@Suite struct PluralRuleTests {
    /// Samples by language and category. `2~4` is a range.
    private static let samples = """
        en      one 1                                             other 0 2~16 100 1000 10000 100000 1000000 1.5
        de      one 1                                             other 0 2~16 100 1000 10000 100000 1000000 0.1~0.9
        hu      one 1                                             other 0 2~16 100 1000 10000 1000000 0.1~0.9 1.1~1.6
        zh-Hant other 0~15 100 1000 10000 100000 1000000 0.1~1.5
        ja      other 0~15 100 1000 10000 100000 1000000
        fr      one 0 1 0.5 1.5     many 1000000                  other 2~17 100 1000 10000 100000 2.5
        pt      one 0 1 0.5 1.5     many 1000000                  other 2~17 100 1000 10000 100000
        pt-PT   one 1               many 1000000                  other 0 2~16 100 1000 10000 100000 0.5 1.5
        es      one 1               many 1000000                  other 0 2~16 100 1000 10000 100000 0.5 1.5
        it      one 1               many 1000000                  other 0 2~16 100 1000 10000 100000 0.5 1.5
        hi      one 0 1 0.5                                       other 2~17 100 1000 10000 100000 1000000 1.1~2.6
        hy      one 0 1 0.5 1.5                                   other 2~17 100 1000 10000 100000 1000000 2.5
        pa      one 0 1                                           other 2~17 100 1000 10000 100000 1000000 0.1~0.9
        da      one 1 0.1~0.9 1.1~1.6                             other 0 2~16 100 1000 10000 100000 1000000 2.5
        is      one 1 21 31 41 51 61 71 81 101 1001 0.1 1.1 10.1  other 0 2~16 100 1000 10000 100000 1000000
        lv      zero 0 10~20 30 40 50 60 100 1000 10000 100000 1000000  one 1 21 31 41 51 61 71 81 101 1001 0.1 1.1  other 2~9 22~29 102 1002
        lt      one 1 21 31 41 51 61 71 81 101 1001  few 2~9 22~29 102 1002  many 0.1~0.9 1.1~1.7  other 0 10~20 30 40 50 60 100 1000 1000000
        ru      one 1 21 31 41 51 61 71 81 101 1001  few 2~4 22~24 32~34 42~44 52~54 62 102 1002  many 0 5~19 100 1000 10000 1000000  other 0.1~1.5
        uk      one 1 21 31 41 51 61 71 81 101 1001  few 2~4 22~24 32~34 42~44 52~54 62 102 1002  many 0 5~19 100 1000 10000 1000000  other 0.1~1.5
        pl      one 1  few 2~4 22~24 32~34 42~44 52~54 62 102 1002  many 0 5~19 100 1000 10000 100000 1000000  other 0.1~1.5
        cs      one 1  few 2~4  many 0.1~1.5  other 0 5~19 100 1000 10000 100000 1000000
        sk      one 1  few 2~4  many 0.1~1.5  other 0 5~19 100 1000 10000 100000 1000000
        sl      one 1 101 201 301 401 501 601 701 1001  two 2 102 202 302 402 502 602 702 1002  few 3 4 103 104 203 204 1003 0.1~1.5  other 0 5~19 100 1000 10000
        hr      one 1 21 31 41 51 61 71 81 101 1001 0.1 1.1 2.1 10.1  few 2~4 22~24 32~34 42~44 52~54 62 102 1002 0.2  other 0 5~19 100 1000 10000 1000000 0.5~0.9
        sr      one 1 21 31 41 51 61 71 81 101 1001 0.1 1.1 2.1 10.1  few 2~4 22~24 32~34 42~44 52~54 62 102 1002 0.2  other 0 5~19 100 1000 10000 1000000 0.5~0.9
        ro      one 1  few 0 2~16 101 1001 0.1~1.5  other 20~35 100 1000 10000 100000 1000000
        he      one 1 0.1~0.9  two 2  other 0 3~17 100 1000 10000 100000 1000000 1.1~2.5
        ar      zero 0  one 1  two 2  few 3~10 103~110 1003  many 11~26 111 1011  other 100~102 200~202 300~302 400~402 500~502 600 1000 1000000 0.1~0.9
        cy      zero 0  one 1  two 2  few 3  many 6  other 4 5 7~20 100 1000 10000 100000 1000000
        ga      one 1  two 2  few 3~6  many 7~10  other 0 11~25 100 1000 10000 100000 1000000
        gd      one 1 11  two 2 12  few 3~10 13~19  other 0 20~34 100 1000 10000 100000 1000000
        mt      one 1  two 2  few 0 3~10 103~109 1003  many 11~19 111~117 1011  other 20~35 100 1000 10000 1000000
        fil     one 0~3 5 7 8 10~13 15 17 18 20 21 100 1000 10000 100000 1000000  other 1.9 0.4 0.6 4 6 9 14 16 19 24 26 104 1004
        mk      one 1 21 31 0.1 1.1 10.1                          other 0 2~16 100 1000 0.2~1.0 1.2~1.7
        bs      one 1 21 0.1 1.1 2.1  few 2~4 22~24 0.2~0.4 1.2~1.4  other 0 5~19 100 1000 0.5~1.0
        br      one 1 21 31  two 2 22 32  few 3 4 9 23 24 29      many 1000000  other 0 5~8 10~20 100 1000 0.5
        gv      one 1 11 21  two 2 12 22  few 0 20 40 60  many 0.1~0.9  other 3~10 13~19
        dsb     one 1 101 0.1 1.1  two 2 102 0.2  few 3 4 103 0.3  other 0 5~19 100 0.5~1.0
        tr      one 1  other 0 2~16 100 1000 10000 100000 1000000 0.5
        sv_SE   one 1  other 0 2~16 100 1000 10000 100000 1000000 0.5
        """

    @Test(arguments: samples.split(separator: "\n").map(String.init))
    func samplesHaveTheExpectedCategories(line: String) throws {
        let words = line.split(separator: " ")
        let rule = PluralRule(language: String(words[0]))
        var category: PluralCategory?
        for word in words.dropFirst() {
            if let named = PluralCategory(rawValue: String(word)) {
                category = named
                continue
            }
            let ends = word.split(separator: "~").compactMap { Double($0) }
            let step = word.contains(".") ? 0.1 : 1
            let first = try #require(ends.first)
            for index in 0...Int(((ends.last ?? first) - first) / step + 0.5) {
                // Decimals such as 1.0 are integers here.
                let number = ((first + Double(index) * step) * 10).rounded() / 10
                if step < 1, number == number.rounded() { continue }
                #expect(rule.category(of: number) == category, "\(words[0]) \(number)")
            }
        }
    }

    @Test func unusualNumbers() {
        let arabic = PluralRule(language: "AR")
        #expect(arabic.category(of: -3) == .few && arabic.category(of: .infinity) == .other)
        #expect(arabic.category(of: .nan) == .other && arabic.category(of: 1e300) == .other)
        #expect(PluralRule(language: "").category(of: 1) == .other)
        #expect(PluralRule(language: "tlh").category(of: 1) == .other)
        #expect(PluralRule(language: "sr-Latn-RS").category(of: 2) == .few)
    }
}
