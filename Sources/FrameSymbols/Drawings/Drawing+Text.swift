internal import FrameGeometry

extension Drawing {
    /// Styles of text.
    static let text: [Drawing] = [
        Drawing("textformat", .line("M-54 34 L-28 -34 L-2 34 M-45 12 H-11"), .line("O 29 17 17 M47 -2 V36")),
        Drawing(
            "textformat.size", .line("M-8 36 L20 -38 L48 36 M2 12 H38"), .line("M-50 36 L-33 -10 L-16 36 M-44 20 H-22")),
        Drawing(
            "textformat.123",
            .line(
                """
                M-48 -10 L-38 -18 V22 M-20 -8 C-18 -22 2 -20 0 -6 C-2 4 -16 10 -20 22 H2 M20 -14 C28 -22 44 -18 41 -6 \
                C40 0 34 2 30 2 C36 2 44 4 43 12 C42 24 26 24 19 16
                """)),
        Drawing(
            "bold", .line("M-20 -38 V38 M-20 -38 H4 C26 -38 26 -2 4 -2 H-20 M4 -2 C32 -2 32 38 4 38 H-20", width: 1.5)),
        Drawing("italic", .line("M-8 -38 H30 M-30 38 H8 M12 -38 L-12 38")),
        Drawing("underline", .line("M-26 -44 V-8 C-26 26 26 26 26 -8 V-44 M-32 42 H32")),
        Drawing(
            "strikethrough",
            .line(
                """
                M22 -26 C20 -36 12 -40 0 -40 C-14 -40 -23 -32 -23 -22 C-23 -10 -10 -4 2 0 M24 16 C26 32 12 40 0 40 \
                C-14 40 -24 32 -25 22 M-44 0 H44
                """)),
        Drawing("character", .line("M-30 38 L0 -38 L30 38 M-20 14 H20")),
        Drawing(
            "abc", .line("O -44 6 14 M-29 -8 V20 M-10 -30 V20 A 46 6 14 50 260", width: 0.9),
            .line("O 5 6 14", width: 0.9)),
        Drawing(
            "text.cursor",
            .line(
                """
                M-16 -44 H-8 Q0 -44 0 -36 V36 Q0 44 -8 44 H-16 M16 -44 H8 Q0 -44 0 -36 M0 36 Q0 44 8 44 \
                H16 M-10 0 H10
                """)),
        Drawing("text.quote", .line("M-42 -32 V32", .secondary), .line("M-22 -24 H44 M-22 0 H44 M-22 24 H18")),
        Drawing("paragraph", .line("M8 40 V-40 M28 -40 V40 M40 -40 H-8 C-38 -40 -38 4 -8 4 H8")),
        Drawing(
            "character.cursor.ibeam", .line("M-50 34 L-24 -34 L2 34 M-41 12 H-7"),
            .line("M22 -44 Q32 -44 32 -34 V34 Q32 44 22 44 M42 -44 Q32 -44 32 -34 M32 34 Q32 44 42 44", .secondary)),
        Drawing(
            "character.book.closed", .shape("M-32 -36 Q-32 -47 -21 -47 H26 Q33 -47 33 -40 V30 H-22 Q-32 30 -32 38"),
            .line("M-32 -36 V38 Q-32 47 -22 47 H33 M33 30 V47"),
            .detail("M-13 14 L1 -28 L15 14 M-8 1 H10", .secondary, width: 0.85)),
    ]

    /// Strokes of the digits, each 40 wide and 80 high, centered.
    private static let digits: [Character: String] = [
        "0":
            """
        M0 -40 C-24 -40 -24 -18 -24 0 C-24 18 -24 40 0 40 C24 40 24 18 24 0 C24 -18 24 -40 0 -40 \
        Z
        """,
        "1": "M-16 -26 L4 -40 V40",
        "2": "M-23 -20 C-22 -46 23 -46 22 -18 C21 2 -18 18 -25 40 H25",
        "3": "M-23 -26 C-16 -46 22 -44 20 -20 C19 -6 6 -2 -6 -2 C8 -2 25 2 24 20 C23 46 -20 46 -26 22",
        "4": "M12 40 V-40 L-28 18 H28",
        "5": "M20 -40 H-17 L-20 -4 C-8 -16 25 -14 25 13 C25 46 -20 46 -26 24",
        "6": "M18 -38 C-18 -38 -25 -4 -25 14 C-25 48 25 48 25 14 C25 -14 -22 -14 -25 14",
        "7": "M-25 -40 H25 L-8 40",
        "8": "M0 -3 C-26 -3 -28 -40 0 -40 C28 -40 26 -3 0 -3 C-32 -3 -34 40 0 40 C34 40 32 -3 0 -3 Z",
        "9": "M-18 38 C18 38 25 4 25 -14 C25 -48 -25 -48 -25 -14 C-25 14 22 14 25 -14",
    ]

    /// Strokes of the capital letters, as wide as they need, and 80 high.
    private static let letters: [Character: String] = [
        "a": "M-30 38 L0 -38 L30 38 M-20 12 H20",
        "b": "M-22 -38 V38 M-22 -38 H2 C26 -38 26 -2 2 -2 H-22 M2 -2 C32 -2 32 38 2 38 H-22",
        "c": "M28 -26 C18 -42 -6 -44 -20 -28 C-34 -12 -34 12 -20 28 C-6 44 18 42 28 26",
        "d": "M-24 -38 V38 M-24 -38 H-4 C38 -38 38 38 -4 38 H-24",
        "e": "M22 -38 H-20 V38 H22 M-20 -2 H16",
        "f": "M22 -38 H-20 V38 M-20 -2 H16",
        "g": "M28 -26 C18 -42 -6 -44 -20 -28 C-34 -12 -34 12 -20 28 C-4 46 28 40 30 4 H6",
        "h": "M-26 -38 V38 M26 -38 V38 M-26 0 H26",
        "i": "M0 -38 V38 M-14 -38 H14 M-14 38 H14",
        "j": "M14 -38 V16 C14 46 -24 44 -24 16",
        "k": "M-22 -38 V38 M24 -38 L-22 8 M-6 -8 L26 38",
        "l": "M-20 -38 V38 H22",
        "m": "M-32 38 V-38 L0 20 L32 -38 V38",
        "n": "M-26 38 V-38 L26 38 V-38",
        "o": "E 0 0 33 39",
        "p": "M-22 38 V-38 H4 C32 -38 32 4 4 4 H-22",
        "q": "E 0 0 33 39 M10 18 L32 44",
        "r": "M-22 38 V-38 H4 C30 -38 30 0 4 0 H-22 M6 0 L28 38",
        "s":
            """
        M22 -24 C20 -34 12 -39 0 -39 C-14 -39 -24 -31 -24 -20 C-24 4 26 -6 26 20 C26 31 15 39 0 39 \
        C-14 39 -25 31 -26 20
        """,
        "t": "M-30 -38 H30 M0 -38 V38",
        "u": "M-26 -38 V8 C-26 48 26 48 26 8 V-38",
        "v": "M-30 -38 L0 38 L30 -38",
        "w": "M-44 -38 L-22 38 L0 -30 L22 38 L44 -38",
        "x": "M-28 -38 L28 38 M28 -38 L-28 38",
        "y": "M-30 -38 L0 4 L30 -38 M0 4 V38",
        "z": "M-26 -38 H26 L-26 38 H26",
    ]

    /// Returns a letter, or a number with at most two digits, as written inside a circle, or `nil` for any other word.
    static func lettering(_ text: Substring) -> [Ink]? {
        guard text.count == 1 || text.count == 2 && text.allSatisfy(\.isNumber) else { return nil }
        var inks: [Ink] = []
        for (index, character) in text.enumerated() {
            guard let path = (digits[character] ?? letters[character]).flatMap(PathNotation.path) else { return nil }
            let offset = (Double(index) - Double(text.count - 1) / 2) * 64
            inks.append(Ink(path: path.applying(.translation(x: offset, y: 0)), line: 1.1))
        }
        return inks
    }
}
