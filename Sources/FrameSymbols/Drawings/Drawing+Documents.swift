extension Drawing {
    private static let page = """
        M-33 -39 Q-33 -48 -24 -48 H4 Q8 -48 11 -45 L30 -25 Q33 -22 33 -18 V39 Q33 48 24 48 H-24 Q-33 48 -33 39 Z
        """
    private static let fold = "M5 -47 V-27 Q5 -18 14 -18 H32"

    /// Papers, folders, books, and places to keep them.
    static let documents: [Drawing] = [
        Drawing(
            "folder", isSolidInside: false,
            .shape(
                """
                M-50 -25 Q-50 -36 -39 -36 H-25 Q-20 -36 -16 -33 L-12 -30 Q-8 -27 -3 -27 H39 Q50 -27 50 -16 \
                V26 Q50 37 39 37 H-39 Q-50 37 -50 26 Z
                """), .detail("M-50 -10 H50", .secondary)),
        Drawing("doc", isSolidInside: false, .shape(page), .detail(fold, .secondary)),
        Drawing(
            "doc.text", isSolidInside: false, .shape(page), .detail(fold, .secondary),
            .detail("M-16 3 H16 M-16 20 H16", .secondary, width: 0.85)),
        Drawing(
            "doc.plaintext", isSolidInside: false, .shape("R -33 -48 66 96 11"),
            .detail("M-16 -24 H16 M-16 -8 H16 M-16 8 H6", .secondary, width: 0.85)),
        Drawing(
            "doc.richtext", isSolidInside: false, .shape("R -33 -48 66 96 11"),
            .detail("M-16 -26 H16 M-16 -10 H16", .secondary, width: 0.85), .hole("R -18 8 36 24 3", .secondary)),
        Drawing(
            "note.text", isSolidInside: false, .shape("R -42 -42 84 84 14"),
            .detail("M-24 -18 H24 M-24 0 H24 M-24 18 H4", .secondary, width: 0.85)),
        Drawing(
            "note", isSolidInside: false, .shape("R -42 -42 84 84 14"), .detail("M42 8 H18 Q8 8 8 18 V42", .secondary)),
        Drawing(
            "doc.on.doc",
            .line("M-16 24 H-26 Q-38 24 -38 12 V-36 Q-38 -48 -26 -48 H-4 M-4 -48 Q2 -48 6 -44 L10 -40", .secondary),
            .shape(
                """
                M-10 -16 Q-10 -26 0 -26 H16 Q20 -26 23 -23 L37 -8 Q40 -5 40 -1 V38 Q40 48 30 48 H0 Q-10 48 -10 38 \
                Z
                """), .detail("M16 -25 V-8 Q16 -2 22 -2 H39", width: 0.85)),
        Drawing(
            "doc.on.clipboard",
            .line("M-18 30 H-28 Q-38 30 -38 20 V-26 Q-38 -36 -28 -36 H20 Q30 -36 30 -26 V-20", .secondary),
            .solid("R -20 -46 32 18 6", .secondary), .shape("R -8 -12 48 60 8")),
        Drawing(
            "clipboard", .shape("R -36 -38 72 84 11", .secondary), .clearance("R -18 -49 36 20 6").inFilled,
            .solid("R -18 -49 36 20 6")),
        Drawing(
            "list.clipboard", .shape("R -36 -38 72 84 11", .secondary), .clearance("R -18 -49 36 20 6").inFilled,
            .solid("R -18 -49 36 20 6"), .detail("M-8 -8 H20 M-8 10 H20 M-8 28 H20", width: 0.8),
            .detail("M-21 -8 h0 M-21 10 h0 M-21 28 h0", width: 1.1)),
        Drawing(
            "calendar", .line("R -45 -40 90 82 14"), .solid("M-45 -18 V-26 Q-45 -40 -31 -40 H31 Q45 -40 45 -26 V-18 Z"),
            .solid(
                """
                O -24 -1 4.5 O -8 -1 4.5 O 8 -1 4.5 O 24 -1 4.5 O -24 13 4.5 O -8 13 4.5 O 8 13 4.5 \
                O 24 13 4.5 O -24 27 4.5 O -8 27 4.5
                """, .secondary)),
        Drawing(
            "book",
            .shape(
                """
                M0 -26 C-12 -36 -30 -40 -46 -36 Q-50 -35 -50 -31 V28 Q-50 33 -45 32 C-30 30 -12 32 0 42 \
                C12 32 30 30 45 32 Q50 33 50 28 V-31 Q50 -35 46 -36 C30 -40 12 -36 0 -26 Z
                """), .detail("M0 -26 V42", .secondary)),
        Drawing(
            "book.closed", .shape("M-32 -36 Q-32 -47 -21 -47 H26 Q33 -47 33 -40 V30 H-22 Q-32 30 -32 38"),
            .line("M-32 -36 V38 Q-32 47 -22 47 H33 M33 30 V47"), .detail("M-16 -46 V30", .secondary)),
        Drawing(
            "books.vertical", .shape("R -44 -44 22 88 4 R -20 -34 20 78 4"),
            .shape(
                """
                M6 -36 L24 -41 Q28 -42 29 -38 L47 34 Q48 38 44 39 L28 43 Q24 44 23 40 L4 -31 Q3 -35 6 -36 \
                Z
                """, .secondary), .detail("M-44 -24 H-22 M-20 26 H0", .secondary, width: 0.8)),
        Drawing(
            "newspaper", .shape("M-50 -40 H30 V34 Q30 42 38 42 H-42 Q-50 42 -50 34 Z"),
            .line("M30 -22 H50 V30 Q50 42 40 42 Q30 42 30 30", .secondary),
            .detail("M-34 -22 H14 M-34 6 H14 M-34 22 H14", .secondary, width: 0.85),
            .detail("M-34 -9 H14", .secondary, width: 0.85)),
        Drawing(
            "tray",
            .shape(
                """
                M-49 8 L-33 -30 Q-30 -36 -24 -36 H24 Q30 -36 33 -30 L49 8 V28 Q49 37 40 37 H-40 Q-49 37 -49 28 \
                Z
                """), .detail("M-49 6 H-18 C-17 26 17 26 18 6 H49", .secondary)),
        Drawing(
            "tray.full",
            .shape(
                """
                M-49 8 L-33 -30 Q-30 -36 -24 -36 H24 Q30 -36 33 -30 L49 8 V28 Q49 37 40 37 H-40 Q-49 37 -49 28 \
                Z
                """), .detail("M-49 6 H-18 C-17 26 17 26 18 6 H49 M-24 -19 H24 M-28 -5 H28", .secondary, width: 0.85)),
        Drawing(
            "tray.and.arrow.down",
            .line(
                """
                M-20 -22 H-27 Q-33 -22 -36 -16 L-49 10 V30 Q-49 39 -40 39 H40 Q49 39 49 30 V10 L36 -16 \
                Q33 -22 27 -22 H20 M-49 8 H-18 C-17 27 17 27 18 8 H49
                """, .secondary), .line("M0 -48 V-8 M-15 -22 L0 -7 L15 -22")),
        Drawing(
            "tray.and.arrow.up",
            .line(
                """
                M-20 -22 H-27 Q-33 -22 -36 -16 L-49 10 V30 Q-49 39 -40 39 H40 Q49 39 49 30 V10 L36 -16 \
                Q33 -22 27 -22 H20 M-49 8 H-18 C-17 27 17 27 18 8 H49
                """, .secondary), .line("M0 -6 V-46 M-15 -33 L0 -48 L15 -33")),
        Drawing(
            "archivebox", .shape("M-40 -16 V32 Q-40 41 -31 41 H31 Q40 41 40 32 V-16", .secondary),
            .shape("R -48 -38 96 22 6"), .detail("M-15 4 H15")),
        Drawing(
            "printer",
            .shape("M-32 22 H-38 Q-49 22 -49 11 V-9 Q-49 -20 -38 -20 H38 Q49 -20 49 -9 V11 Q49 22 38 22 H32"),
            .line("M-28 -20 V-34 Q-28 -42 -20 -42 H20 Q28 -42 28 -34 V-20", .secondary),
            .clearance("R -28 4 56 40 6").inFilled, .line("R -28 4 56 40 6"), .hole("O 33 -7 4")),
        Drawing("scanner", .shape("R -50 6 100 32 9"), .line("M-44 6 L36 -34", .secondary), .hole("O 30 22 4")),
        Drawing(
            "doc.text.magnifyingglass",
            .line(
                """
                M32 -14 V-18 Q32 -22 29 -25 L10 -45 Q7 -48 3 -48 H-24 Q-33 -48 -33 -39 V39 Q-33 48 -24 48 \
                H-4
                """, .secondary), .line("M4 -46 V-27 Q4 -18 13 -18 H30 M-16 3 H0 M-16 20 H-6", .secondary, width: 0.85),
            .line("O 16 18 15 M27 29 L42 44")),
        Drawing(
            "text.magnifyingglass", .line("M-44 -32 H40 M-44 -10 H-8 M-44 12 H-14 M-44 34 H-8", .secondary),
            .line("O 16 8 16 M28 20 L44 36")),
        Drawing(
            "arrow.up.doc", isSolidInside: false, .shape(page, .secondary), .detail("M0 32 V-4 M-14 10 L0 -5 L14 10")),
        Drawing(
            "arrow.down.doc", isSolidInside: false, .shape(page, .secondary), .detail("M0 -6 V30 M-14 17 L0 31 L14 17")),
        Drawing(
            "rectangle.and.pencil.and.ellipsis",
            .line("M18 -28 H-40 Q-52 -28 -52 -16 V18 Q-52 30 -40 30 H38 Q50 30 50 18 V4", .secondary),
            .line("M-32 1 h0 M-14 1 h0", width: 1.5),
            .line("M4 8 L7 -2 L40 -34 Q42 -36 45 -33 L46 -32 Q49 -29 46 -26 L14 5 Z", width: 0.9)),
        Drawing(
            "scroll", .shape("M-24 -42 H34 Q44 -42 44 -30 V-22 H28 V30 Q28 42 16 42 H-34 Q-44 42 -44 32 V26 H-24 Z"),
            .detail("M-10 -22 H14 M-10 -6 H14 M-10 10 H14", .secondary, width: 0.8)),
        Drawing(
            "signature", .line("M-50 30 H50", .secondary),
            .line(
                """
                M-44 14 C-20 -10 -8 -44 -18 -44 C-30 -44 -26 14 -14 12 C-4 10 0 -14 6 -14 C12 -14 2 14 12 12 \
                C20 10 22 -6 28 -6 C34 -6 30 12 46 8
                """, width: 0.9)),
        Drawing(
            "scribble",
            .line(
                """
                M-44 30 C-54 -10 -30 -46 -18 -34 C-6 -22 -44 30 -30 36 C-16 42 6 -40 18 -34 C30 -28 -10 30 4 36 \
                C18 42 36 -14 44 -8 C52 -2 34 24 48 30
                """)),
        Drawing(
            "text.book.closed", .shape("M-32 -36 Q-32 -47 -21 -47 H26 Q33 -47 33 -40 V30 H-22 Q-32 30 -32 38"),
            .line("M-32 -36 V38 Q-32 47 -22 47 H33 M33 30 V47"),
            .detail("M-14 -28 H16 M-14 -14 H16", .secondary, width: 0.85)),
        Drawing(
            "ticket", .shape("M-50 -30 H50 V-12 C34 -12 34 12 50 12 V30 H-50 V12 C-34 12 -34 -12 -50 -12 Z"),
            .detail("M14 -22 V-14 M14 -4 V4 M14 14 V22", .secondary, width: 0.85)),
        Drawing(
            "wallet.pass", .shape("R -36 -46 72 92 12"),
            .detail("M-36 -22 H36 M-36 -6 H-14 C-12 8 12 8 14 -6 H36", .secondary, width: 0.85)),
    ]
}
