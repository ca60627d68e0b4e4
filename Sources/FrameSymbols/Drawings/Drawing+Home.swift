extension Drawing {
    /// Houses, with objects in and around them.
    static let home: [Drawing] = [
        Drawing(
            "house", .shape("M-34 -8 V34 Q-34 42 -26 42 H26 Q34 42 34 34 V-8").inPlain,
            .solid("M0 -34 L36 -4 V36 Q36 46 26 46 H-26 Q-36 46 -36 36 V-4 Z").inFilled,
            .gap("M-49 1 L-5 -37 Q0 -41 5 -37 L49 1").inFilled, .line("M-49 1 L-5 -37 Q0 -41 5 -37 L49 1"),
            .line("M31 -18 V-37", width: 1.3),
            .detail("M-11 42 V14 Q-11 10 -7 10 H7 Q11 10 11 14 V42", .secondary).inPlain,
            .hole("M-11 48 V16 Q-11 11 -6 11 H6 Q11 11 11 16 V48 Z", .secondary).inFilled),
        Drawing(
            "homekit", .line("M-47 -2 L-5 -37 Q0 -41 5 -37 L47 -2 M-36 -8 V34 Q-36 42 -28 42 H28 Q36 42 36 34 V-8"),
            .line("M-19 26 V3 L0 -13 L19 3 V26 Z", .secondary), .solid("O 0 11 5", .secondary)),
        Drawing(
            "music.house", .shape("M-36 -8 V34 Q-36 42 -28 42 H28 Q36 42 36 34 V-8").inPlain,
            .solid("M0 -34 L38 -4 V36 Q38 46 28 46 H-28 Q-38 46 -38 36 V-4 Z").inFilled,
            .gap("M-49 1 L-5 -37 Q0 -41 5 -37 L49 1").inFilled, .line("M-49 1 L-5 -37 Q0 -41 5 -37 L49 1"),
            .detail("M-8 28 V4 L14 -1 V23", .secondary, width: 0.8),
            .hole("E -13 28 6 5 E 9 23 6 5", .secondary)),
        Drawing(
            "bell",
            .shape(
                """
                M0 -42 C-17 -42 -27 -30 -27 -13 C-27 6 -31 12 -37 20 C-41 25 -39 30 -33 30 H33 C39 30 41 25 37 20 \
                C31 12 27 6 27 -13 C27 -30 17 -42 0 -42 Z
                """), .line("M0 -42 V-47"), .line("M-13 38 C-12 51 12 51 13 38 Z").inPlain,
            .solid("M-15 37 C-14 53 14 53 15 37 Z").inFilled),
        Drawing(
            "tag",
            .shape(
                """
                M-45 -10 V-34 Q-45 -43 -36 -43 H-11 Q-6 -43 -2 -39 L42 5 Q48 11 42 17 L16 43 Q10 49 4 43 \
                L-41 -2 Q-45 -6 -45 -10 Z
                """), .hole("O -25 -23 7")),
        Drawing(
            "bookmark",
            .shape(
                """
                M-28 -40 Q-28 -48 -20 -48 H20 Q28 -48 28 -40 V43 Q28 50 22 45 L3 29 Q0 26.5 -3 29 L-22 45 \
                Q-28 50 -28 43 Z
                """)),
        Drawing(
            "flag",
            .shape(
                """
                M-34 -37 C-20 -46 -8 -44 4 -39 C16 -34 26 -33 38 -40 V4 C26 11 16 10 4 5 C-8 0 -20 -2 -34 7 \
                Z
                """), .line("M-34 -44 V48")),
        Drawing(
            "gift", .shape("M-37 -1 V36 Q-37 45 -28 45 H28 Q37 45 37 36 V-1"), .shape("R -45 -21 90 20 5"),
            .detail("M0 -21 V45", .secondary),
            .line(
                """
                M0 -22 C-12 -22 -30 -24 -28 -36 C-26 -48 -6 -46 0 -22 C6 -46 26 -48 28 -36 C30 -24 12 -22 0 -22 \
                Z
                """, .secondary)),
        Drawing("clock", .shape("O 0 0 45.7", .secondary), .detail("M0 -27 V3 H-21")),
        Drawing(
            "alarm", .shape("O 0 4 38", .secondary), .detail("M0 -19 V6 L14 16"),
            .line("M-46 -24 L-26 -44 M46 -24 L26 -44 M-27 34 L-36 46 M27 34 L36 46")),
        Drawing(
            "timer", .line("A 0 4 41 -65 310", .secondary), .line("M0 4 L-17 -15", width: 1.2),
            .line("M0 -37 V-24", .secondary)),
        Drawing(
            "stopwatch", .shape("O 0 8 39", .secondary), .detail("M0 -14 V9"),
            .line("M-13 -46 H13 M0 -46 V-33 M30 -33 L38 -25")),
        Drawing(
            "clock.arrow.circlepath", .line("A 2 0 42 -160 300 M-54 -16 L-40 0 L-24 -14", .secondary),
            .line("M2 -24 V3 L20 14")),
        Drawing(
            "cup.and.saucer", .shape("M-40 -24 H26 V4 C26 20 14 28 0 28 H-14 C-28 28 -40 20 -40 4 Z"),
            .line("M26 -16 H34 C50 -16 50 10 34 10 H26 M-46 42 H36")),
        Drawing(
            "fork.knife", .line("M-26 46 V-2 M-42 -44 V-20 C-42 4 -10 4 -10 -20 V-44 M-26 -44 V-6"),
            .line("M26 46 V10 H14 C12 -16 16 -40 26 -46 Z")),
        Drawing(
            "wineglass", .shape("M-24 -46 H24 C28 -20 20 2 0 2 C-20 2 -28 -20 -24 -46 Z"),
            .line("M0 2 V46 M-20 46 H20"), .detail("M-26 -24 H26", .secondary)),
        Drawing(
            "mug", .shape("M-40 -36 H22 V32 Q22 42 12 42 H-30 Q-40 42 -40 32 Z"),
            .line("M22 -20 H32 Q44 -20 44 -8 V14 Q44 26 32 26 H22")),
        Drawing(
            "birthday.cake", .shape("M-42 8 Q-42 -4 -30 -4 H30 Q42 -4 42 8 V42 H-42 Z"), .line("M-48 43 H48"),
            .detail("M-42 16 C-30 30 -24 8 -12 18 C0 30 8 8 18 18 C28 28 34 16 42 14", .secondary), .line("M0 -6 V-24"),
            .line("M0 -42 V-38", width: 1.5)),
        Drawing(
            "bed.double", .shape("M-50 30 V8 Q-50 -2 -40 -2 H40 Q50 -2 50 8 V30"),
            .line("M-52 22 H52 M-52 36 V22 M52 36 V22"),
            .line("M-40 -4 V-26 Q-40 -36 -30 -36 H30 Q40 -36 40 -26 V-4", .secondary),
            .line(
                """
                M-26 -4 V-12 Q-26 -18 -20 -18 H-8 Q-2 -18 -2 -12 V-4 M2 -4 V-12 Q2 -18 8 -18 H20 Q26 -18 26 -12 \
                V-4
                """, .secondary, width: 0.8)),
        Drawing(
            "sofa", .shape("M-34 -4 V-20 Q-34 -34 -20 -34 H20 Q34 -34 34 -20 V-4", .secondary),
            .shape("M-50 -6 C-50 -16 -34 -16 -34 -6 V10 H34 V-6 C34 -16 50 -16 50 -6 V28 H-50 Z"),
            .line("M-40 30 V38 M40 30 V38")),
        Drawing(
            "lamp.desk", .line("M-30 44 H16 M-8 44 L-24 0 L10 -30"), .solid("M0 -42 L22 -20 C34 -28 30 -48 14 -50 Z")),
        Drawing(
            "puzzlepiece",
            .shape(
                """
                M-40 -20 H-16 C-10 -20 -10 -25 -13 -29 C-20 -40 -8 -48 0 -46 C12 -46 16 -36 9 -28 C6 -24 8 -20 13 -20 \
                H32 V2 C32 8 36 8 40 5 C52 -3 60 26 40 23 C36 20 32 20 32 26 V46 H-40 Z
                """)),
        Drawing(
            "cube",
            .shape(
                """
                M-4 -46 Q0 -48 4 -46 L36 -28 Q41 -25 41 -20 V19 Q41 24 36 27 L4 45 Q0 47 -4 45 L-36 27 \
                Q-41 24 -41 19 V-20 Q-41 -25 -36 -28 Z
                """), .detail("M-39 -24 L0 -2 L39 -24 M0 -2 V46", .secondary)),
        Drawing(
            "shippingbox",
            .shape(
                """
                M-4 -46 Q0 -48 4 -46 L36 -28 Q41 -25 41 -20 V19 Q41 24 36 27 L4 45 Q0 47 -4 45 L-36 27 \
                Q-41 24 -41 19 V-20 Q-41 -25 -36 -28 Z
                """), .detail("M-39 -24 L0 -2 L39 -24 M0 -2 V46 M-20 -36 L20 -13", .secondary)),
        Drawing(
            "umbrella",
            .shape(
                """
                M-48 2 C-46 -28 -26 -42 0 -42 C26 -42 46 -28 48 2 C40 -6 28 -6 20 2 C14 -5 6 -6 0 2 C-6 -6 -14 -5 -20 2 \
                C-28 -6 -40 -6 -48 2 Z
                """), .line("M0 -42 V-48 M0 2 V36 C0 50 20 50 20 38", .secondary)),
        Drawing("eyeglasses", .line("O -28 6 21 O 28 6 21 M-7 2 C-4 -3 4 -3 7 2 M-49 0 L-54 -16 M49 0 L54 -16")),
        Drawing(
            "tshirt",
            .shape(
                """
                M-18 -40 L-46 -26 L-40 -4 L-26 -8 V42 H26 V-8 L40 -4 L46 -26 L18 -40 C12 -28 -12 -28 -18 -40 \
                Z
                """)),
        Drawing(
            "theatermasks", .shape("M-48 -34 C-34 -28 -18 -28 -4 -34 V0 C-4 18 -14 28 -26 32 C-38 28 -48 18 -48 0 Z"),
            .hole("O -36 -8 4 O -17 -8 4", .secondary),
            .detail("M-38 10 C-32 16 -20 16 -15 10", .secondary, width: 0.7),
            .line("M6 -20 C18 -16 34 -16 48 -22 V10 C48 28 38 38 26 42 C20 40 14 36 10 32", .secondary)),
        Drawing("dice", .shape("R -42 -42 84 84 16"), .hole("O -20 -20 7 O 20 20 7 O 20 -20 7 O -20 20 7 O 0 0 7")),
        Drawing(
            "die.face.5", .shape("R -42 -42 84 84 16"), .hole("O -20 -20 7 O 20 20 7 O 20 -20 7 O -20 20 7 O 0 0 7")),
        Drawing(
            "gamecontroller",
            .shape(
                """
                M-22 -30 H22 C40 -30 46 -16 50 12 C54 38 36 40 26 24 L22 18 H-22 L-26 24 C-36 40 -54 38 -50 12 \
                C-46 -16 -40 -30 -22 -30 Z
                """), .detail("M-24 -16 V4 M-34 -6 H-14", .secondary), .hole("O 18 0 5 O 30 -12 5", .secondary)),
        Drawing(
            "arcade.stick.console", .shape("R -48 0 96 42 10", .secondary), .line("M-22 -18 V0", .secondary),
            .shape("O -22 -31 12"), .hole("O 8 20 6.5 O 28 20 6.5", .secondary)),
        Drawing(
            "trophy", .shape("M-26 -44 H26 V-14 C26 6 14 14 0 14 C-14 14 -26 6 -26 -14 Z"),
            .line("M-26 -34 H-46 C-46 -14 -38 -6 -24 -4 M26 -34 H46 C46 -14 38 -6 24 -4", .secondary),
            .line("M0 14 V32 M-20 45 C-20 36 -12 32 0 32 C12 32 20 36 20 45 Z")),
        Drawing(
            "graduationcap",
            .shape("M-4 -34 Q0 -36 4 -34 L50 -12 Q53 -10 50 -8 L4 14 Q0 16 -4 14 L-50 -8 Q-53 -10 -50 -12 Z"),
            .line("M-30 4 V26 C-18 38 18 38 30 26 V4 M48 -8 V26", .secondary)),
        Drawing(
            "balloon",
            .shape(
                """
                M0 -46 C-18 -46 -28 -32 -28 -14 C-28 6 -12 22 0 22 C12 22 28 6 28 -14 C28 -32 18 -46 0 -46 \
                Z
                """), .line("M0 22 C-8 32 8 38 0 48", .secondary)),
    ]
}
