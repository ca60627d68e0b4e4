extension Drawing {
    private static let cloud = """
        M-26 30 C-42 30 -52 19 -52 6 C-52 -6 -43 -15 -32 -16 C-28 -30 -16 -38 -2 -38 C16 -38 29 -26 31 -10 \
        C44 -9 53 0 53 11 C53 22 44 30 31 30 Z
        """
    private static let highCloud = """
        M-24 8 C-38 8 -47 -1 -47 -12 C-47 -23 -39 -31 -29 -32 C-26 -43 -14 -50 -1 -50 C15 -50 26 -40 28 -27 \
        C40 -26 48 -18 48 -9 C48 1 40 8 28 8 Z
        """

    /// Sky, water, fire and plants.
    static let weather: [Drawing] = [
        Drawing("sun.max", .shape("O 0 0 20"), .line("Y 0 0 36 47 8", .secondary)),
        Drawing("sun.min", .shape("O 0 0 20"), .line("Y 0 0 37 37.1 8", .secondary)),
        Drawing(
            "sunrise", .line("M-22 20 C-22 -10 22 -10 22 20 M-50 22 H50 M0 -20 V-46 M-12 -36 L0 -48 L12 -36"),
            .line("M-38 0 L-31 5 M38 0 L31 5 M-22 36 H22", .secondary)),
        Drawing(
            "sunset", .line("M-22 20 C-22 -10 22 -10 22 20 M-50 22 H50 M0 -48 V-22 M-12 -34 L0 -22 L12 -34"),
            .line("M-38 0 L-31 5 M38 0 L31 5 M-22 36 H22", .secondary)),
        Drawing(
            "moon",
            .shape(
                """
                M36 22 C30 24 24 25 18 25 C-10 25 -30 5 -30 -22 C-30 -29 -29 -35 -27 -41 Q-26 -46 -30 -44 \
                C-42 -36 -48 -22 -47 -7 C-45 23 -22 45 7 45 C22 45 34 38 41 27 Q43 21 36 22 Z
                """)),
        Drawing(
            "moon.stars",
            .shape(
                """
                M30 26 C25 28 20 29 15 29 C-9 29 -27 11 -27 -12 C-27 -18 -26 -23 -24 -28 Q-23 -33 -27 -31 \
                C-38 -24 -44 -12 -43 1 C-41 27 -21 46 5 46 C18 46 29 40 35 31 Q37 25 30 26 Z
                """),
            .solid(
                """
                M12 -44 Q14 -33 25 -31 Q14 -29 12 -18 Q10 -29 -1 -31 Q10 -33 12 -44 Z M34 -18 Q35.5 -9 44 -7 \
                Q35.5 -5 34 4 Q32.5 -5 24 -7 Q32.5 -9 34 -18 Z
                """, .secondary)),
        Drawing("cloud", .shape(cloud)),
        Drawing("icloud", .shape(cloud)),
        Drawing("cloud.rain", .shape(highCloud), .line("M-24 24 L-32 44 M0 24 L-8 44 M24 24 L16 44", .secondary)),
        Drawing(
            "cloud.snow", .shape(highCloud),
            .line("M-24 26 h0 M-12 42 h0 M0 26 h0 M12 42 h0 M24 26 h0", .secondary, width: 1.2)),
        Drawing("cloud.bolt", .shape(highCloud), .solid("M8 16 L-14 34 H-1 L-8 52 L16 30 H3 Z", .secondary)),
        Drawing(
            "cloud.bolt.rain", .shape(highCloud), .solid("M8 16 L-12 34 H0 L-6 50 L14 30 H3 Z", .secondary),
            .line("M-28 22 L-34 38 M32 22 L26 38", .secondary)),
        Drawing(
            "cloud.drizzle", .shape(highCloud),
            .line("M-26 22 L-29 29 M-8 32 L-11 39 M10 22 L7 29 M28 32 L25 39", .secondary)),
        Drawing(
            "cloud.heavyrain", .shape(highCloud),
            .line("M-30 22 L-40 46 M-12 22 L-22 46 M6 22 L-4 46 M24 22 L14 46", .secondary)),
        Drawing(
            "bolt.horizontal",
            .shape(
                """
                M-52 2 L-14 -30 Q-10 -32 -10 -27 V-6 L50 -4 Q54 -3 50 0 L12 30 Q8 32 8 27 V6 L-50 5 Q-54 4 -52 2 \
                Z
                """)),
        Drawing("cloud.fog", .shape(highCloud), .line("M-40 24 H40 M-26 40 H26", .secondary)),
        Drawing(
            "cloud.sun", .shape("O 20 -20 15", .secondary),
            .line("M20 -47 V-52 M43 -36 L47 -40 M48 -14 H54 M-2 -38 L-6 -42", .secondary),
            .clearance(
                """
                M-28 40 C-42 40 -50 31 -50 20 C-50 9 -42 1 -32 0 C-29 -12 -18 -18 -7 -18 C8 -18 19 -8 21 6 \
                C32 7 39 14 39 24 C39 33 32 40 21 40 Z
                """),
            .shape(
                """
                M-28 40 C-42 40 -50 31 -50 20 C-50 9 -42 1 -32 0 C-29 -12 -18 -18 -7 -18 C8 -18 19 -8 21 6 \
                C32 7 39 14 39 24 C39 33 32 40 21 40 Z
                """)),
        Drawing(
            "cloud.moon",
            .shape(
                "M20 -48 C15 -32 29 -13 46 -16 C43 -4 32 3 20 2 C5 0 -2 -14 3 -28 C6 -37 12 -44 20 -48 Z", .secondary),
            .clearance(
                """
                M-28 40 C-42 40 -50 31 -50 20 C-50 9 -42 1 -32 0 C-29 -12 -18 -18 -7 -18 C8 -18 19 -8 21 6 \
                C32 7 39 14 39 24 C39 33 32 40 21 40 Z
                """),
            .shape(
                """
                M-28 40 C-42 40 -50 31 -50 20 C-50 9 -42 1 -32 0 C-29 -12 -18 -18 -7 -18 C8 -18 19 -8 21 6 \
                C32 7 39 14 39 24 C39 33 32 40 21 40 Z
                """)),
        arrowCloud("icloud.and.arrow.down", "M0 -2 V44 M-15 29 L0 45 L15 29"),
        arrowCloud("icloud.and.arrow.up", "M0 44 V0 M-15 14 L0 -2 L15 14"),
        Drawing(
            "snowflake", .line("M0 -46 V46 M-40 -23 L40 23 M40 -23 L-40 23"),
            .line(
                """
                M-12 -40 L0 -29 L12 -40 M-12 40 L0 29 L12 40 M-41 -10 L-25 -14.5 L-29 -30 M41 10 L25 14.5 \
                L29 30 M41 -10 L25 -14.5 L29 -30 M-41 10 L-25 14.5 L-29 30
                """, .secondary)),
        Drawing(
            "wind",
            .line(
                "M-50 -10 H12 C28 -10 34 -32 18 -38 C10 -41 2 -36 1 -28 M-50 8 H34 C54 8 56 36 36 38 C28 38 22 33 22 26"
            ), .line("M-34 26 H0 C14 26 14 46 0 46", .secondary)),
        Drawing("tornado", .line("M-48 -38 H48 M-38 -20 H40 M-24 -2 H32 M-8 16 H24 M2 34 H16")),
        Drawing(
            "thermometer", .line("M-11 12 V-36 C-11 -51 11 -51 11 -36 V12 C30 24 20 48 0 48 C-20 48 -30 24 -11 12 Z"),
            .line("M0 26 V-14", .secondary, width: 1.2), .solid("O 0 28 9", .secondary)),
        Drawing(
            "flame",
            .shape(
                """
                M-4 -48 C8 -34 34 -16 34 12 C34 33 19 47 0 47 C-19 47 -34 34 -34 14 C-34 0 -27 -10 -22 -16 \
                Q-19 -18 -18 -14 C-17 -8 -14 -5 -10 -4 C-4 -16 -4 -32 -8 -43 Q-9 -51 -4 -48 Z
                """),
            .detail(
                """
                M2 8 C10 16 14 20 14 28 C14 37 7 42 0 42 C-8 42 -14 36 -14 29 C-14 23 -11 19 -8 17 C-6 20 -4 21 -1 21 \
                C2 17 3 13 2 8 Z
                """, .secondary, width: 0.7)),
        Drawing(
            "bolt",
            .shape(
                """
                M12 -48 L-30 4 Q-32 8 -27 8 H-4 L-12 46 Q-12 50 -8 47 L32 -6 Q34 -10 29 -10 H6 L16 -46 \
                Q16 -51 12 -48 Z
                """)),
        Drawing(
            "leaf",
            .shape(
                """
                M-38 -30 C-6 -42 30 -26 38 2 C42 18 36 34 22 40 C-12 48 -42 20 -40 -14 Q-40 -22 -42 -26 \
                Q-42 -29 -38 -30 Z
                """), .detail("M-16 -6 C4 0 16 14 24 34"), .line("M24 36 C34 36 40 40 46 46")),
        Drawing(
            "tree",
            .shape(
                """
                M0 -46 C-22 -46 -36 -30 -34 -12 C-42 -4 -40 16 -22 18 H22 C40 16 42 -4 34 -12 C36 -30 22 -46 0 -46 \
                Z
                """), .line("M0 -6 V48", .secondary)),
        Drawing(
            "ladybug", .shape("E 0 8 32 34"), .detail("M0 -22 V42", .secondary),
            .hole("O -14 2 5 O 14 2 5 O -12 22 5 O 12 22 5", .secondary),
            .line("M-18 -22 C-16 -40 16 -40 18 -22 M-12 -38 L-20 -46 M12 -38 L20 -46")),
        Drawing(
            "ant", .shape("O 0 -32 10 E 0 -8 9 11 E 0 24 14 19"),
            .line(
                """
                M-10 -12 L-28 -20 M10 -12 L28 -20 M-10 -4 L-32 2 M10 -4 L32 2 M-12 10 L-30 24 M12 10 L30 24 \
                M-6 -40 L-14 -48 M6 -40 L14 -48
                """, .secondary, width: 0.85)),
        Drawing(
            "hare",
            .shape(
                """
                M48 20 C48 4 34 -6 16 -6 C0 -6 -14 -2 -20 2 L-22 -24 C-23 -34 -34 -34 -34 -24 L-34 -2 \
                C-46 2 -52 10 -50 18 C-48 26 -36 26 -28 24 C-20 34 -4 36 10 34 H40 C48 32 48 26 48 20 Z
                """), .hole("O -36 11 4")),
        Drawing(
            "tortoise", .shape("M-30 16 C-30 -16 -10 -30 8 -30 C28 -30 40 -12 40 16 Z"),
            .line(
                """
                M-30 8 C-44 12 -52 2 -50 -8 C-48 -16 -38 -16 -34 -8 M-20 18 V30 H-8 V18 M20 18 V30 H32 \
                V18 M40 14 H50
                """)),
        Drawing(
            "carrot", .shape("M-40 40 C-38 10 -16 -26 10 -24 C26 -22 26 -2 20 8 C8 26 -16 38 -40 40 Z"),
            .line("M16 -20 C14 -34 24 -44 30 -46 M20 -16 C30 -30 42 -30 48 -26", .secondary)),
        Drawing(
            "globe.americas", .shape("O 0 0 45.7", .secondary),
            .hole(
                """
                M-30 -26 C-14 -38 2 -34 -2 -22 C-6 -12 -22 -14 -20 -2 C-18 8 -4 2 2 14 C6 26 -6 28 -8 38 \
                C-16 30 -16 20 -22 14 C-32 6 -36 -8 -30 -26 Z M16 -30 C26 -28 36 -16 36 -6 C26 -2 14 -14 16 -30 \
                Z
                """)),
    ]

    private static func arrowCloud(_ name: String, _ arrow: String) -> Drawing {
        Drawing(
            name,
            .shape(
                """
                M-20 24 H-26 C-42 24 -52 13 -52 0 C-52 -12 -43 -21 -32 -22 C-28 -36 -16 -44 -2 -44 C16 -44 29 -32 31 -16 \
                C44 -15 53 -6 53 5 C53 16 44 24 31 24 H20
                """, .secondary
            ).inPlain,
            .shape(
                """
                M-26 24 C-42 24 -52 13 -52 0 C-52 -12 -43 -21 -32 -22 C-28 -36 -16 -44 -2 -44 C16 -44 29 -32 31 -16 \
                C44 -15 53 -6 53 5 C53 16 44 24 31 24 Z
                """, .secondary
            ).inFilled, .gap(arrow), .line(arrow))
    }
}
