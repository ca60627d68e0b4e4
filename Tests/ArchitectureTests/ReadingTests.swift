import Testing

/// The rules of this target see only what these readers find.
@Suite("Reading sources") struct ReadingTests {
    @Test(arguments: [
        ("let a = 1 // sin(x)", "let a = 1          "),
        ("a /* x /* y */ z */ b", "a                   b"),
        ("f(\"sin(x)\") + g", "f(        ) + g"),
        ("f(\"a \\\" b\", c)", "f(        , c)"),
        ("\"\\(sin(x)) and \\(g(\"h\"))\"", "   sin(x))       g(   )) "),
        ("#\"a \" \\( \\#(f(x)) \"# + b", "            f(x))    + b"),
        ("\"\"\"\n// no \" comment\n\"\"\" + c", "   \n               \n    + c"),
        ("#expect(a)", "#expect(a)"),
        ("a\n// b\nc", "a\n    \nc"),
    ])
    func commentsAndStringsAreBlank(_ source: String, _ code: String) {
        #expect(SwiftCode(source).text == code)
    }

    @Test func wordsKnowTheirSurroundings() {
        let words = Word.words(of: Array("func sin(x)\n  RealMath.exp(y) + f().log(try! z, try !y)".utf8))
        #expect(words.map(\.text) == ["func", "sin", "x", "RealMath", "exp", "y", "f", "log", "try", "z", "try", "y"])
        #expect(
            words.map(\.isCalled) == [false, false, false, false, true, false, true, true, false, false, false, false])
        #expect(words.map(\.owner) == [nil, nil, nil, nil, "RealMath", nil, nil, "", nil, nil, nil, nil])
        #expect(words.map(\.line) == [1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2])
        #expect(
            Word.words(of: Array("a = b == c; d=e; f += g".utf8)).map(\.isAssigned) == [
                true, false, false, true, false, false, false,
            ])
        #expect(words[1].previous == "func")
        #expect(words[8].next == "!")
        #expect(words[10].next == " ")
    }

    @Test(arguments: [
        ("import A", "A", nil, false), ("public import A", "A", "public", false),
        ("@_exported public import A", "A", "public", true), ("@testable import A", "A", nil, false),
        ("    internal import struct A.B", "A", "internal", false), ("import A.B", "A", nil, false),
        ("@_spi(B) package import A;", "A", "package", false),
    ])
    func importsAreRead(_ line: String, module: String, access: String?, exported: Bool) throws {
        let read = try #require(ImportLine(line: line[...]))
        #expect(read.module == module)
        #expect(read.access == access)
        #expect(read.isExported == exported)
    }

    @Test(arguments: ["let important = 1", "func importAll() {}", "", "public struct A"])
    func otherLinesAreNoImports(_ line: String) {
        #expect(ImportLine(line: line[...]) == nil)
    }

    @Test func theModuleTableIsRead() throws {
        let table = try ModuleTable(
            """
            text

            | # | module | purpose | may import |
            |---|---|---|---|
            | 0 | `C` (C) | codes | libpng |
            | 1 | `One` | points | – |
            | 2 | `Two` | time | `C` 1 |
            | 5 | `Five` | all | 1–5, 2 (re-exported), Foundation aside: `Glibc` |

            | 9 | `Other` | x | – |
            """)
        #expect(table.rows.map(\.module) == ["C", "One", "Two", "Five"])
        #expect(table.rows.map(\.mayImport) == [[], [], ["C", "One"], ["One", "Two", "Glibc"]])
        #expect(table.rows.map(\.reexports) == [[], [], [], ["Two"]])
    }
}
