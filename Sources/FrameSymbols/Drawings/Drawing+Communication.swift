extension Drawing {
    private static let bubble = """
        M0 -41 C-28 -41 -49 -25 -49 -3 C-49 12 -39 25 -25 31 C-25 37 -29 43 -33 47 C-22 47 -13 42 -7 36 H0 \
        C28 35 49 19 49 -3 C49 -25 28 -41 0 -41 Z
        """
    private static let handset = """
        M-29 -44 C-35 -44 -45 -36 -45 -26 C-45 8 -8 45 26 45 C36 45 44 35 44 29 C44 26 43 24 40 22 L24 11 \
        C20 8 17 9 14 12 L8 18 C6 20 4 20 1 18 C-5 14 -14 5 -18 -1 C-20 -4 -20 -6 -18 -8 L-12 -14 C-9 -17 -8 -20 -11 -24 \
        L-22 -40 C-24 -43 -26 -44 -29 -44 Z
        """
    private static let speaker = """
        M-24 -17 L-3 -36 Q4 -42 4 -33 V33 Q4 42 -3 36 L-24 17 H-36 Q-44 17 -44 9 V-9 Q-44 -17 -36 -17 Z
        """

    /// Mail, calls, messages and sound.
    static let communication: [Drawing] = [
        Drawing(
            "envelope", isSolidInside: false, .shape("R -51 -37 102 74 12"),
            .detail("M-47 -32 L-7 6 Q0 12 7 6 L47 -32", .secondary), .detail("M-47 32 L-17 1 M47 32 L17 1", .secondary)),
        Drawing(
            "envelope.open", isSolidInside: false,
            .shape("M-48 -12 L-6 -42 Q0 -46 6 -42 L48 -12 V34 Q48 44 38 44 H-38 Q-48 44 -48 34 Z"),
            .detail("M-46 -10 L-7 20 Q0 25 7 20 L46 -10", .secondary)),
        Drawing(
            "envelope.badge", .shape("R -51 -37 102 74 12", .secondary),
            .detail("M-47 -32 L-7 6 Q0 12 7 6 L47 -32", .secondary), .clearance("O 44 -32 13"), .solid("O 44 -32 16")),
        Drawing("phone", .shape(handset)),
        Drawing(
            "phone.down",
            .shape(
                """
                M-54 14 C-58 -2 -34 -18 0 -18 C34 -18 58 -2 54 14 C53 22 46 24 40 22 L24 17 C19 15 18 12 18 8 \
                V2 C8 -2 -8 -2 -18 2 V8 C-18 12 -19 15 -24 17 L-40 22 C-46 24 -53 22 -54 14 Z
                """)),
        Drawing("phone.arrow.up.right", .shape(handset), .line("M14 -14 L42 -42 M20 -44 H44 V-20", .secondary)),
        Drawing("phone.arrow.down.left", .shape(handset), .line("M44 -44 L16 -16 M38 -14 H14 V-38", .secondary)),
        Drawing("message", .shape(bubble)),
        Drawing("bubble.left", .shape(bubble)),
        Drawing("bubble.right", Drawing("", .shape(bubble)), .scale(x: -1, y: 1)),
        Drawing(
            "bubble.middle.bottom",
            .shape(
                """
                M-38 -40 H38 Q50 -40 50 -28 V14 Q50 26 38 26 H14 L0 44 L-14 26 H-38 Q-50 26 -50 14 V-28 \
                Q-50 -40 -38 -40 Z
                """)),
        Drawing("text.bubble", .shape(bubble, .secondary), .detail("M-26 -14 H26 M-26 4 H10", width: 0.9)),
        Drawing("ellipsis.bubble", .shape(bubble, .secondary), .detail("M-21 -3 h0 M0 -3 h0 M21 -3 h0", width: 1.5)),
        Drawing("plus.bubble", .shape(bubble, .secondary), .detail("M0 -22 V16 M-19 -3 H19")),
        Drawing(
            "exclamationmark.bubble", .shape(bubble, .secondary), .detail("M0 -24 V2"), .detail("M0 16 h0", width: 1.4)),
        Drawing(
            "questionmark.bubble", .shape(bubble, .secondary),
            .detail("M-10 -16 C-9 -27 11 -27 11 -14 C11 -5 0 -5 0 4"), .detail("M0 17 h0", width: 1.4)),
        Drawing(
            "quote.bubble", .shape(bubble, .secondary),
            .hole(
                """
                M-23 -4 C-23 -16 -16 -22 -8 -22 V-16 C-12 -15 -14 -12 -14 -9 H-8 V8 H-23 Z M6 -4 C6 -16 13 -22 21 -22 \
                V-16 C17 -15 15 -12 15 -9 H21 V8 H6 Z
                """)),
        Drawing(
            "bubble.left.and.bubble.right",
            .shape(
                """
                M14 -44 H-30 C-46 -44 -54 -35 -54 -22 C-54 -12 -49 -4 -40 -1 C-40 4 -43 9 -46 12 C-38 12 -31 9 -26 3 \
                H-14
                """),
            .clearance(
                """
                M-2 -20 H32 C46 -20 54 -11 54 4 C54 16 48 24 40 27 C40 32 43 38 46 41 C38 41 30 37 26 30 \
                H-2 C-16 30 -24 20 -24 5 C-24 -11 -16 -20 -2 -20 Z
                """
            ).inFilled,
            .shape(
                """
                M-2 -20 H32 C46 -20 54 -11 54 4 C54 16 48 24 40 27 C40 32 43 38 46 41 C38 41 30 37 26 30 \
                H-2 C-16 30 -24 20 -24 5 C-24 -11 -16 -20 -2 -20 Z
                """, .secondary)),
        Drawing("ellipsis.message", .shape(bubble, .secondary), .detail("M-21 -3 h0 M0 -3 h0 M21 -3 h0", width: 1.5)),
        Drawing("plus.message", .shape(bubble, .secondary), .detail("M0 -22 V16 M-19 -3 H19")),
        Drawing("arrow.up.message", .shape(bubble, .secondary), .detail("M0 16 V-20 M-15 -6 L0 -21 L15 -6")),
        Drawing("checkmark.bubble", .shape(bubble, .secondary), .detail("M-18 -3 L-5 12 L18 -20")),
        Drawing(
            "quote.opening",
            .solid(
                """
                M-40 4 C-40 -18 -28 -32 -10 -34 V-24 C-20 -21 -25 -14 -25 -4 H-10 V28 H-40 Z M10 4 C10 -18 22 -32 40 -34 \
                V-24 C30 -21 25 -14 25 -4 H40 V28 H10 Z
                """)),
        Drawing(
            "paperplane", isSolidInside: false,
            .shape(
                """
                M-43 -11 C-48 -13 -48 -17 -43 -19 L38 -44 C43 -45 46 -42 45 -37 L19 43 C17 48 13 48 11 43 \
                L-4 8 Z
                """), .detail("M-4 8 L40 -40", .secondary)),
        Drawing(
            "mic", .shape("R -15 -48 30 58 15"), .line("M-30 -8 C-30 40 30 40 30 -8 M0 28 V45 M-16 46 H16", .secondary)),
        Drawing("speaker", Drawing("", .shape(speaker)), .translation(x: 20, y: 0)),
        Drawing("speaker.wave.1", .shape(speaker), .line("A -4 0 24 -32 64", .secondary)),
        Drawing("speaker.wave.2", .shape(speaker), .line("A -4 0 24 -32 64 A -4 0 42 -36 72", .secondary)),
        Drawing(
            "speaker.wave.3", .shape(speaker), .line("A -4 0 24 -32 64 A -4 0 41 -36 72 A -4 0 58 -38 76", .secondary)),
        Drawing("speaker.3", .shape(speaker), .line("A -4 0 24 -32 64 A -4 0 41 -36 72 A -4 0 58 -38 76", .secondary)),
        Drawing("speaker.2", .shape(speaker), .line("A -4 0 24 -32 64 A -4 0 42 -36 72", .secondary)),
        Drawing("speaker.1", .shape(speaker), .line("A -4 0 24 -32 64", .secondary)),
        Drawing(
            "speaker.zzz", .shape(speaker), .line("M20 -20 H34 L20 0 H34 M36 8 H48 L36 26 H48", .secondary, width: 0.9)),
        Drawing(
            "megaphone",
            .shape(
                """
                M-46 -8 Q-46 -16 -38 -16 H-18 C2 -16 24 -24 36 -38 Q42 -44 42 -36 V36 Q42 44 36 38 C24 24 2 16 -18 16 \
                H-38 Q-46 16 -46 8 Z
                """), .line("M-30 16 L-24 42 H-10 L-14 17", .secondary)),
        Drawing(
            "antenna.radiowaves.left.and.right", .solid("O 0 0 9"), .line("M0 4 V46"),
            .line("A 0 0 25 -45 90 A 0 0 25 135 90 A 0 0 43 -45 90 A 0 0 43 135 90", .secondary)),
        Drawing(
            "dot.radiowaves.left.and.right", .solid("O 0 0 9"),
            .line("A 0 0 24 -45 90 A 0 0 24 135 90 A 0 0 42 -45 90 A 0 0 42 135 90", .secondary)),
        Drawing("wave.3.right", .line("A -40 0 22 -45 90 A -40 0 46 -45 90 A -40 0 70 -45 90")),
        Drawing(
            "phone.bubble.left", .shape(bubble, .secondary),
            .detail("M-14 -22 C-22 -14 -8 12 12 16 L18 6 L8 0 L2 4 C-4 0 -6 -4 -8 -10 L-4 -14 Z", width: 0.7)),
    ]
}
