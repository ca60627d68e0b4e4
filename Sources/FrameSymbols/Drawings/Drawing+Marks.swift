extension Drawing {
    /// Signs, punctuation, and lines of lists.
    static let signs: [Drawing] = [
        Drawing("plus", .line("M0 -37 V37 M-37 0 H37")),
        Drawing("minus", .line("M-37 0 H37")),
        Drawing("xmark", .line("M-32 -32 L32 32 M32 -32 L-32 32")),
        Drawing("multiply", .line("M-27 -27 L27 27 M27 -27 L-27 27")),
        Drawing("divide", .line("M-37 0 H37"), .line("M0 -26 h0 M0 26 h0", width: 1.8)),
        Drawing("equal", .line("M-36 -14 H36 M-36 14 H36")),
        Drawing("plusminus", .line("M0 -42 V14 M-28 -14 H28 M-28 38 H28")),
        Drawing("lessthan", .line("M34 -28 L-34 0 L34 28")),
        Drawing("greaterthan", .line("M-34 -28 L34 0 L-34 28")),
        Drawing("checkmark", .line("M-35 4 L-12 33 L35 -34")),
        Drawing("percent", .line("M30 -38 L-30 38"), .line("O -27 -22 15 O 27 22 15")),
        Drawing("number", .line("M-9 -40 L-21 40 M21 -40 L9 40 M-36 -15 H40 M-40 15 H36")),
        Drawing("asterisk", .line("M0 -38 V38 M-33 -19 L33 19 M33 -19 L-33 19")),
        Drawing("exclamationmark", .line("M0 -40 V12", width: 1.2), .line("M0 36 h0", width: 1.7)),
        Drawing(
            "exclamationmark.2", .line("M-16 -40 V12 M16 -40 V12", width: 1.2),
            .line("M-16 36 h0 M16 36 h0", width: 1.7)),
        Drawing(
            "questionmark", .line("M-24 -22 C-23 -34 -13 -42 0 -42 C14 -42 24 -33 24 -21 C24 -3 0 -4 0 16", width: 1.1),
            .line("M0 38 h0", width: 1.7)),
        Drawing("info", .line("M-13 -13 H2 V36 M-17 37 H19"), .line("M-1 -36 h0", width: 1.9)),
        Drawing(
            "at",
            .line(
                """
                O 0 1 16 M16 -15 V8 C16 20 24 24 31 20 C40 14 42 0 40 -10 C36 -32 20 -43 0 -43 C-24 -43 -43 -24 -43 1 \
                C-43 26 -24 45 1 45 C12 45 21 42 28 38
                """)),
        Drawing("ellipsis", .line("M-34 0 h0 M0 0 h0 M34 0 h0", width: 1.9)),
        Drawing(
            "infinity",
            .line(
                """
                M0 0 C-10 -14 -18 -22 -30 -22 C-44 -22 -53 -12 -53 0 C-53 12 -44 22 -30 22 C-18 22 -10 14 0 0 \
                C10 -14 18 -22 30 -22 C44 -22 53 -12 53 0 C53 12 44 22 30 22 C18 22 10 14 0 0 Z
                """)),
        Drawing("sum", .line("M32 -28 V-40 H-30 L6 0 L-30 40 H32 V28")),
        Drawing(
            "function", .line("M-40 44 C-26 44 -24 36 -20 14 L-12 -28 C-9 -42 -4 -46 8 -44 M-32 -12 H4"),
            .line("M8 8 L36 40 M36 8 L8 40", .secondary)),
        Drawing("power", .line("A 0 4 40 -55 290"), .line("M0 -44 V2")),
        Drawing(
            "command",
            .line(
                """
                R -16 -16 32 32 0 M-16 -16 H-28 a -28 -28 12 90 270 Z M16 -16 V-28 a 28 -28 12 180 270 Z \
                M16 16 H28 a 28 28 12 -90 270 Z M-16 16 V28 a -28 28 12 0 270 Z
                """)),
        Drawing("option", .line("M-44 -30 H-18 L16 30 H44 M12 -30 H44")),
        Drawing("control", .line("M-34 12 L0 -22 L34 12")),
        Drawing("shift", .shape("M0 -44 L42 0 H21 V36 Q21 40 17 40 H-17 Q-21 40 -21 36 V0 H-42 Z")),
        Drawing("capslock", .shape("M0 -46 L40 -6 H20 V16 H-20 V-6 H-40 Z"), .shape("R -20 30 40 14 3")),
        Drawing(
            "delete.left",
            .shape(
                """
                M-18 -36 H40 Q52 -36 52 -24 V24 Q52 36 40 36 H-18 Q-24 36 -28 31 L-51 5 Q-55 0 -51 -5 \
                L-28 -31 Q-24 -36 -18 -36 Z
                """, .secondary), .detail("M-2 -16 L30 16 M30 -16 L-2 16")),
        Drawing(
            "delete.right",
            .shape(
                """
                M18 -36 H-40 Q-52 -36 -52 -24 V24 Q-52 36 -40 36 H18 Q24 36 28 31 L51 5 Q55 0 51 -5 L28 -31 \
                Q24 -36 18 -36 Z
                """, .secondary), .detail("M2 -16 L-30 16 M-30 -16 L2 16")),
    ]

    static let lists: [Drawing] = [
        Drawing("line.3.horizontal", .line("M-40 -26 H40 M-40 0 H40 M-40 26 H40")),
        Drawing("line.horizontal.3", .line("M-40 -26 H40 M-40 0 H40 M-40 26 H40")),
        Drawing("line.2.horizontal.decrease", .line("M-42 -12 H42 M-20 12 H20")),
        Drawing("line.3.horizontal.decrease", .line("M-44 -24 H44 M-29 0 H29 M-14 24 H14")),
        Drawing("line.horizontal.3.decrease", .line("M-44 -24 H44 M-29 0 H29 M-14 24 H14")),
        Drawing(
            "list.bullet", .line("M-22 -27 H48 M-22 0 H48 M-22 27 H48", .secondary),
            .line("M-46 -27 h0 M-46 0 h0 M-46 27 h0", width: 1.6)),
        Drawing(
            "list.dash", .line("M-20 -27 H48 M-20 0 H48 M-20 27 H48", .secondary),
            .line("M-48 -27 H-40 M-48 0 H-40 M-48 27 H-40")),
        Drawing(
            "list.number", .line("M-20 -27 H48 M-20 0 H48 M-20 27 H48", .secondary),
            .line(
                """
                M-49 -33 L-43 -36 V-18 M-50 -6 C-48 -11 -39 -11 -39 -5 C-39 0 -50 4 -50 9 H-38 M-50 19 \
                H-40 L-46 26 C-38 25 -37 37 -45 37 Q-49 37 -51 34
                """, width: 0.6)),
        Drawing(
            "list.bullet.rectangle", .shape("R -51 -38 102 76 13", .secondary),
            .detail("M-12 -17 H34 M-12 0 H34 M-12 17 H34", width: 0.8),
            .detail("M-31 -17 h0 M-31 0 h0 M-31 17 h0", width: 1.2)),
        Drawing(
            "list.bullet.rectangle.portrait", .shape("R -38 -51 76 102 13", .secondary),
            .detail("M-6 -24 H22 M-6 0 H22 M-6 24 H22", width: 0.8),
            .detail("M-22 -24 h0 M-22 0 h0 M-22 24 h0", width: 1.2)),
        Drawing(
            "list.dash.header.rectangle", .shape("R -51 -38 102 76 13", .secondary),
            .detail("M-51 -14 H51", .secondary),
            .detail("M-14 4 H34 M-14 21 H34", width: 0.8), .detail("M-36 4 H-28 M-36 21 H-28", width: 0.8)),
        Drawing(
            "list.bullet.indent", .line("M-22 -27 H48 M-4 0 H48 M-4 27 H48", .secondary),
            .line("M-46 -27 h0 M-28 0 h0 M-28 27 h0", width: 1.6)),
        Drawing(
            "checklist", .line("M-2 -24 H48 M-2 24 H48", .secondary),
            .line("M-48 -24 L-38 -14 L-20 -38 M-48 24 L-38 34 L-20 10")),
        Drawing("text.alignleft", .line("M-42 -30 H42 M-42 -10 H14 M-42 10 H42 M-42 30 H14")),
        Drawing("text.alignright", .line("M-42 -30 H42 M-14 -10 H42 M-42 10 H42 M-14 30 H42")),
        Drawing("text.aligncenter", .line("M-42 -30 H42 M-26 -10 H26 M-42 10 H42 M-26 30 H26")),
        Drawing("text.justify", .line("M-42 -30 H42 M-42 -10 H42 M-42 10 H42 M-42 30 H42")),
        Drawing(
            "slider.horizontal.3",
            .line("M-46 -28 H-34 M-10 -28 H46 M-46 0 H8 M32 0 H46 M-46 28 H-22 M2 28 H46", .secondary),
            .line("O -22 -28 10 O 20 0 10 O -10 28 10")),
        Drawing(
            "slider.vertical.3",
            .line("M-28 -46 V-34 M-28 -10 V46 M0 -46 V8 M0 32 V46 M28 -46 V-22 M28 2 V46", .secondary),
            .line("O -28 -22 10 O 0 20 10 O 28 -10 10")),
        Drawing("square.grid.2x2", .shape("R -42 -42 34 34 6 R 8 -42 34 34 6 R -42 8 34 34 6 R 8 8 34 34 6")),
        Drawing("circle.grid.2x2", .shape("O -24 -24 17 O 24 -24 17 O -24 24 17 O 24 24 17")),
        Drawing(
            "circle.grid.3x3",
            .shape("O -36 -36 9 O 0 -36 9 O 36 -36 9 O -36 0 9 O 0 0 9 O 36 0 9 O -36 36 9 O 0 36 9 O 36 36 9")),
        Drawing(
            "square.grid.3x3", .shape("R -43 -43 86 86 10"),
            .detail("M-14.5 -43 V43 M14.5 -43 V43 M-43 -14.5 H43 M-43 14.5 H43", width: 0.85)),
        Drawing("rectangle.grid.1x2", .shape("R -44 -40 88 32 7 R -44 8 88 32 7")),
        Drawing("rectangle.grid.2x2", .shape("R -51 -38 43 30 6 R 8 -38 43 30 6 R -51 8 43 30 6 R 8 8 43 30 6")),
        Drawing("rectangle.grid.3x2", .shape("R -52 -36 104 72 10"), .detail("M-17 -36 V36 M17 -36 V36 M-52 0 H52")),
        Drawing("square.split.2x1", .shape("R -44 -41 88 82 14"), .detail("M0 -41 V41")),
        Drawing("square.split.1x2", .shape("R -41 -41 82 82 14"), .detail("M-41 0 H41")),
        Drawing("rectangle.split.3x1", .shape("R -52 -36 104 72 12"), .detail("M-17 -36 V36 M17 -36 V36")),
        Drawing(
            "sidebar.left", .line("R -51 -38 102 76 13"), .line("M-16 -38 V38"),
            .line("M-39 -22 H-28 M-39 -9 H-28 M-39 4 H-28", .secondary, width: 0.7)),
        Drawing(
            "sidebar.right", .line("R -51 -38 102 76 13"), .line("M16 -38 V38"),
            .line("M39 -22 H28 M39 -9 H28 M39 4 H28", .secondary, width: 0.7)),
        Drawing(
            "tablecells", .shape("R -51 -38 102 76 12"), .detail("M-51 -13 H51 M-51 13 H51 M0 -38 V38", width: 0.85)),
        Drawing("rectangle.stack", .shape("R -42 -14 84 56 10"), .line("M-34 -28 H34 M-26 -42 H26", .secondary)),
        Drawing("square.stack", .shape("R -36 -12 72 56 10"), .line("M-28 -27 H28 M-20 -41 H20", .secondary)),
        Drawing(
            "square.stack.3d.up",
            .shape("M-5 -42 Q0 -44 5 -42 L40 -24 Q44 -21 40 -18 L5 0 Q0 2 -5 0 L-40 -18 Q-44 -21 -40 -24 Z"),
            .line("M-42 0 L-5 19 Q0 21.5 5 19 L42 0 M-42 20 L-5 39 Q0 41.5 5 39 L42 20", .secondary)),
        Drawing(
            "square.on.square",
            .line("M-22 16 H-30 Q-42 16 -42 4 V-30 Q-42 -42 -30 -42 H4 Q16 -42 16 -30 V-22", .secondary),
            .shape("R -18 -18 60 60 12")),
        Drawing(
            "plus.square.on.square",
            .line("M-22 16 H-30 Q-42 16 -42 4 V-30 Q-42 -42 -30 -42 H4 Q16 -42 16 -30 V-22", .secondary),
            .shape("R -18 -18 60 60 12"), .detail("M12 -3 V27 M-3 12 H27")),
        Drawing(
            "rectangle.on.rectangle",
            .line("M-26 14 H-38 Q-50 14 -50 2 V-24 Q-50 -36 -38 -36 H16 Q28 -36 28 -24 V-18", .secondary),
            .shape("R -22 -14 72 50 11")),
        Drawing(
            "square.fill.on.square",
            .line("M-22 16 H-30 Q-42 16 -42 4 V-30 Q-42 -42 -30 -42 H4 Q16 -42 16 -30 V-22", .secondary),
            .solid("R -22 -22 68 68 14")),
        Drawing("rectangle.3.group", .shape("R -52 -38 46 32 6 R 8 -38 44 76 6 R -52 8 46 30 6")),
        Drawing(
            "circle.hexagongrid",
            .shape("O 0 0 12 O 0 -32 12 O 0 32 12 O 28 -16 12 O 28 16 12 O -28 -16 12 O -28 16 12")),
        Drawing("line.diagonal", .line("M-38 38 L38 -38")),
        Drawing(
            "list.star", .line("M-16 -27 H48 M-16 0 H48 M-16 27 H48", .secondary),
            .solid("S -40 -27 12 5 5 S -40 0 12 5 5 S -40 27 12 5 5")),
        Drawing("circle.grid.cross", .shape("O 0 -32 13 O 0 32 13 O -32 0 13 O 32 0 13")),
    ]
}
