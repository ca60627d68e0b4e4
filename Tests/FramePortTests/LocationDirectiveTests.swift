import FramePort
import Testing

/// The line that names the original takes the place of one that can be spared, so that both files have the same lines.
@Suite struct LocationDirectiveTests {
    private static func ported(_ text: String) -> String {
        Porting([PortSource(path: "a.swift", text: text)]).sources[0].text
    }

    @Test(arguments: [
        ("// A\nlet a = 1\n", "let a = 1\n"), ("\nlet a = 1\n", "let a = 1\n"), ("\t \nlet a = 1\n", "let a = 1\n"),
        ("// A\r\nlet a = 1\r\n", "let a = 1\r\n"), ("/// A\n\nlet a = 1\n", "\nlet a = 1\n"),
        ("/* A\n B */\nlet a = 1\n", "/* B */\nlet a = 1\n"), ("/* A */\nlet a = 1\n", "let a = 1\n"),
        ("import UIKit\n\nlet a = 1\n", "import UIKit\nlet a = 1\n"),
        ("import UIKit // A\n// B\nlet a = 1\n", "import UIKit // B\nlet a = 1\n"),
        ("import UIKit\nimport Kit\nlet a = 1\n", "import UIKit; import Kit\nlet a = 1\n"),
        ("import struct Kit.A;\n@testable import Shop\n", "import struct Kit.A; @testable import Shop\n"),
    ])
    func linesKeepTheirNumbers(text: String, rest: String) {
        #expect(Self.ported(text) == "#sourceLocation(file: \"a.swift\", line: 2)\n" + rest)
        #expect(Self.ported(text).utf8.count { $0 == 0x0A } == text.utf8.count { $0 == 0x0A })
    }

    /// These lines cannot be spared, so the directive is a line of its own.
    @Test(arguments: [
        "", "let a = 1\n", "let a = 1\n// A\n", "import UIKit", "import UIKit\n", "import UIKit\nlet a = 1\n",
        "import UIKit\n#if os(iOS)\n#endif\n", "/* A */ let a = 1\n\n", "/* A /* B */ C\n*/\n", "#if os(iOS)\n#endif\n",
    ])
    func otherLinesStay(text: String) {
        #expect(Self.ported(text).hasPrefix("#sourceLocation(file: \"a.swift\", line: 1)\n"))
    }
}
