extension Drawing {
    /// Instruments, and the controls of settings.
    static let tools: [Drawing] = [
        Drawing(
            "eraser",
            .shape(
                """
                M-41 13 L8 -36 Q15 -43 22 -36 L41 -17 Q48 -10 41 -3 L4 34 Q-1 39 -8 39 H-13 Q-20 39 -25 34 L-41 20 \
                Q-45 16 -41 13 Z
                """), .detail("M-17 -10 L16 22", .secondary)),
        Drawing("magnifyingglass", .line("O -9 -9 31"), .line("M14 14 L42 42", width: 1.25)),
        Drawing(
            "plus.magnifyingglass", .line("O -9 -9 31", .secondary), .line("M14 14 L42 42", .secondary, width: 1.25),
            .line("M-9 -24 V6 M-24 -9 H6")),
        Drawing(
            "minus.magnifyingglass", .line("O -9 -9 31", .secondary), .line("M14 14 L42 42", .secondary, width: 1.25),
            .line("M-24 -9 H6")),
        Drawing("gearshape", .shape("G 0 0 47 36 8"), .line("O 0 0 14").inPlain, .hole("O 0 0 15").inFilled),
        Drawing(
            "gear", .line("G 0 0 48 39 12"),
            .line("O 0 0 27 M0 -27 V-9 M23.4 13.5 L8 4.6 M-23.4 13.5 L-8 4.6", .secondary, width: 0.8),
            .line("O 0 0 8", .secondary)),
        Drawing(
            "gearshape.2", .shape("G 20 22 30 22 8"), .line("O 20 22 8").inPlain, .hole("O 20 22 9").inFilled,
            .shape("G -22 -20 30 22 8", .secondary), .line("O -22 -20 8", .secondary).inPlain,
            .hole("O -22 -20 9", .secondary).inFilled),
        Drawing(
            "trash", isSolidInside: false, .shape("M-30 -31 L-25.5 37 Q-25 46 -16 46 H16 Q25 46 25.5 37 L30 -31"),
            .line("M-38 -32 H38"), .line("M-15 -33 V-38 Q-15 -46 -7 -46 H7 Q15 -46 15 -38 V-33"),
            .detail("M-11 -17 L-9.5 31 M0 -17 V31 M11 -17 L9.5 31", .secondary, width: 0.8)),
        Drawing(
            "pencil", .shape("M-40 40 L-34 21 L26 -39 Q30 -43 34 -39 L39 -34 Q43 -30 39 -26 L-21 34 Z"),
            .detail("M15 -28 L28 -15")),
        Drawing("pencil.tip", .shape("M-24 40 C-24 8 -10 -20 0 -44 C10 -20 24 8 24 40 Z"), .detail("M-18 10 H18")),
        Drawing(
            "square.and.pencil",
            .line("M2 -36 H-28 Q-42 -36 -42 -22 V30 Q-42 44 -28 44 H24 Q38 44 38 30 V2", .secondary),
            .line("M-9 11 L-5 -3 L38 -46 Q40 -48 43 -45 L46 -42 Q49 -39 46 -36 L4 6 Z", width: 0.9)),
        Drawing(
            "highlighter", .line("M-44 44 H44", .secondary),
            .shape("M-20 28 L-14 8 L28 -38 Q33 -43 38 -38 L43 -33 Q48 -28 43 -23 L0 20 Z")),
        Drawing(
            "paintbrush",
            .shape(
                """
                M-6 6 L32 -42 Q37 -47 42 -42 Q47 -37 42 -32 L-3 9 M-10 4 C-24 4 -26 14 -28 24 C-30 34 -36 36 -44 38 \
                C-30 48 -2 46 2 24 C3 15 0 8 -10 4 Z
                """)),
        Drawing(
            "paintpalette",
            .shape(
                """
                M0 -43 C-28 -43 -48 -24 -48 0 C-48 24 -30 42 -6 42 C4 42 6 34 2 27 C-3 18 2 10 12 10 H30 \
                C42 10 48 4 48 -5 C48 -28 26 -43 0 -43 Z
                """), .hole("O -26 6 6.5 O -19 -17 6.5 O 2 -25 6.5 O 24 -15 6.5", .secondary)),
        Drawing(
            "eyedropper", .line("M-38 44 L-44 38 L-38 24 L2 -16 L16 -2 L-24 38 Z"),
            .solid(
                """
                M-4 -26 Q-1 -29 2 -26 L12 -37 C20 -46 34 -47 41 -40 C48 -33 47 -20 38 -12 L27 -1 Q30 2 27 5 \
                Q24 8 21 5 L-4 -20 Q-7 -23 -4 -26 Z
                """)),
        Drawing("scissors", .line("O -26 -26 14 O -26 26 14", .secondary), .line("M-15 -17 L46 26 M-15 17 L46 -26")),
        Drawing(
            "wrench",
            .shape(
                """
                M40 -34 L24 -18 L14 -28 L30 -44 C16 -50 -2 -42 -4 -24 C-4 -19 -3 -16 -2 -13 L-38 22 C-44 28 -44 36 -38 41 \
                C-33 46 -25 45 -20 40 L15 4 C34 11 52 -12 40 -34 Z
                """)),
        Drawing(
            "hammer", .shape("M-42 32 L6 -14 L18 -2 L-28 46 Q-33 50 -38 46 L-42 42 Q-47 37 -42 32 Z", .secondary),
            .shape(
                """
                M-16 -40 C0 -50 18 -46 30 -33 L40 -22 L47 -22 L52 -16 L36 0 L30 -6 V-12 L20 -8 L4 -24 C0 -32 -6 -36 -16 -40 \
                Z
                """)),
        Drawing(
            "screwdriver", .shape("M-4 -44 H4 Q12 -44 12 -36 V-6 L7 2 H-7 L-12 -6 V-36 Q-12 -44 -4 -44 Z"),
            .line("M0 2 V36 M-6 46 L0 34 L6 46 Z")),
        Drawing(
            "ruler", .shape("R -52 -20 104 40 7"),
            .detail("M-34 -20 V-2 M-17 -20 V-8 M0 -20 V-2 M17 -20 V-8 M34 -20 V-2", .secondary, width: 0.8)),
        Drawing("key", .line("O -22 0 21"), .line("M0 0 H48 V16 M28 0 V12"), .line("M-26 0 h0", width: 1.7)),
        Drawing(
            "lock", .shape("R -32 -8 64 54 11"),
            .line("M-20 -8 V-25 C-20 -40 -11 -48 0 -48 C11 -48 20 -40 20 -25 V-8", .secondary)),
        Drawing(
            "lock.open", .shape("R -44 -8 64 54 11"),
            .line("M7 -8 V-25 C7 -40 16 -48 27 -48 C38 -48 47 -40 47 -25 V-16", .secondary)),
        Drawing(
            "lock.rotation", .line("A 0 0 43 -60 -300 M-4 -54 L22 -38 L-2 -20", .secondary), .solid("R -18 -4 36 28 6"),
            .line("M-10 -4 V-10 C-10 -24 10 -24 10 -10 V-4", width: 0.85)),
        Drawing(
            "paperclip",
            .line(
                """
                M33 -4 L-3 33 C-13 43 -27 43 -35 35 C-43 27 -43 13 -33 3 L7 -37 C14 -44 25 -44 31 -37 \
                C37 -31 37 -20 30 -13 L-8 25 C-11 28 -16 28 -19 25 C-22 22 -22 17 -19 14 L16 -21
                """)),
        Drawing(
            "link",
            .line(
                """
                M-8 22 L-17 31 C-25 39 -36 39 -43 32 C-50 25 -50 14 -42 6 L-26 -10 C-18 -18 -7 -18 0 -11 \
                C3 -8 5 -4 5 0
                """),
            .line(
                "M8 -22 L17 -31 C25 -39 36 -39 43 -32 C50 -25 50 -14 42 -6 L26 10 C18 18 7 18 0 11 C-3 8 -5 4 -5 0",
                .secondary)),
        Drawing(
            "pin", .shape("M-20 -44 H20 L16 -40 V-14 C26 -8 31 0 31 10 H-31 C-31 0 -26 -8 -16 -14 V-40 Z"),
            .line("M0 12 V48")),
        Drawing(
            "lightbulb",
            .shape(
                """
                M-14 22 C-14 10 -30 4 -30 -16 C-30 -34 -17 -46 0 -46 C17 -46 30 -34 30 -16 C30 4 14 10 14 22 \
                Z
                """), .line("M-13 34 H13 M-8 46 H8", .secondary)),
        Drawing(
            "flashlight.on.fill", .solid("M-18 -20 H18 L12 -6 V38 Q12 46 4 46 H-4 Q-12 46 -12 38 V-6 Z"),
            .line("M0 -48 V-38 M-26 -44 L-20 -36 M26 -44 L20 -36")),
        Drawing(
            "hourglass", .line("M-28 -46 H28 M-28 46 H28"),
            .line(
                """
                M-22 -46 V-34 C-22 -14 -5 -10 -5 0 C-5 10 -22 14 -22 34 V46 M22 -46 V-34 C22 -14 5 -10 5 0 \
                C5 10 22 14 22 34 V46
                """),
            .solid("M-13 -22 H13 Q10 -14 0 -9 Q-10 -14 -13 -22 Z M0 16 Q14 22 16 38 H-16 Q-14 22 0 16 Z", .secondary)),
        Drawing(
            "scalemass",
            .shape(
                """
                M-26 -18 H26 Q32 -18 34 -12 L44 38 Q45 44 38 44 H-38 Q-45 44 -44 38 L-34 -12 Q-32 -18 -26 -18 \
                Z
                """), .line("O 0 -32 13")),
        Drawing(
            "wand.and.stars", .line("M-42 42 L12 -12", width: 1.3),
            .solid(
                """
                M22 -50 Q24 -37 37 -34 Q24 -31 22 -18 Q20 -31 7 -34 Q20 -37 22 -50 Z M40 -8 Q41.5 1 50 3 \
                Q41.5 5 40 14 Q38.5 5 30 3 Q38.5 1 40 -8 Z M-18 -44 Q-16.5 -36 -8 -34 Q-16.5 -32 -18 -24 \
                Q-19.5 -32 -28 -34 Q-19.5 -36 -18 -44 Z
                """, .secondary)),
        Drawing(
            "wand.and.rays", .line("M-42 42 L10 -10", width: 1.3),
            .line("M26 -48 V-34 M44 -26 H32 M8 -44 L14 -36 M42 -6 L34 -12", .secondary)),
        Drawing(
            "stethoscope", .line("M-28 -44 H-38 V-18 C-38 16 2 16 2 -18 V-44 H-8 M-18 8 V20 C-18 52 34 52 34 20 V6"),
            .line("O 34 -6 11")),
        Drawing(
            "bandage", .shape("M-40 12 L12 -40 C27 -52 52 -27 40 -12 L-12 40 C-27 52 -52 27 -40 12 Z"),
            .detail("M-22 -6 L6 22 M-6 -22 L22 6", .secondary, width: 0.8), .hole("O -6 6 3 O 6 -6 3 O 0 0 3")),
        Drawing(
            "pills", .shape("M-46 -2 L-18 -30 C-2 -44 18 -24 4 -8 L-24 20 C-40 34 -60 14 -46 -2 Z"),
            .detail("M-32 -16 L-10 6"), .shape("O 26 24 20", .secondary), .detail("M12 38 L40 10", .secondary)),
        Drawing("gauge", .line("A 0 4 44 135 270", .secondary), .line("M0 4 L20 -22", width: 1.2), .solid("O 0 4 8")),
        Drawing(
            "speedometer", .line("O 0 0 45.7", .secondary), .line("M0 4 L18 -20", width: 1.2), .solid("O 0 4 8"),
            .line("M-28 6 h0 M-21 -18 h0 M0 -28 h0 M28 6 h0", .secondary)),
        Drawing(
            "lasso",
            .line(
                """
                M-10 24 C-34 22 -50 8 -50 -8 C-50 -28 -28 -40 0 -40 C28 -40 50 -28 50 -8 C50 12 28 24 0 24 \
                C-14 24 -26 18 -26 10 C-26 2 -12 0 -8 10 C-4 22 -10 36 -26 46
                """)),
        Drawing(
            "paintbrush.pointed", .shape("M-12 8 L36 -46 Q42 -50 46 -46 Q50 -42 46 -36 L-4 16 Z"),
            .solid("M-16 12 C-30 14 -26 32 -44 38 C-26 50 2 40 -6 20 Z", .secondary)),
        Drawing(
            "testtube.2",
            .line(
                """
                M-38 -44 H-10 M-34 -44 V30 C-34 46 -14 46 -14 30 V-44 M10 -44 H38 M14 -44 V30 C14 46 34 46 34 30 \
                V-44
                """), .line("M-34 4 H-14 M14 -8 H34", .secondary)),
    ]
}
