extension Drawing {
    /// Vehicles.
    static let transport: [Drawing] = [
        Drawing(
            "car",
            .shape(
                """
                M-44 34 V6 Q-44 -2 -38 -6 L-30 -30 Q-28 -36 -22 -36 H22 Q28 -36 30 -30 L38 -6 Q44 -2 44 6 \
                V34
                """), .line("M-42 32 H42 M-38 34 V42 M38 34 V42", width: 1.2), .detail("M-36 -8 H36", .secondary),
            .hole("O -26 12 6 O 26 12 6", .secondary)),
        Drawing(
            "bus", .shape("M-34 -34 Q-34 -44 -24 -44 H24 Q34 -44 34 -34 V34 H-34 Z"),
            .detail("M-34 -28 H34 M-34 10 H34", .secondary), .hole("O -20 22 5.5 O 20 22 5.5", .secondary),
            .line("M-24 36 V44 M24 36 V44", width: 1.3), .line("M-44 -18 V-4 M44 -18 V-4")),
        Drawing(
            "tram", .shape("R -32 -42 64 70 12"), .detail("M-32 -2 H32 M-14 -32 H14", .secondary),
            .hole("O -17 13 5.5 O 17 13 5.5", .secondary), .line("M-18 32 L-30 46 M18 32 L30 46 M-24 40 H24")),
        Drawing(
            "airplane",
            .solid(
                """
                M48 0 C48 -6 40 -9 30 -9 H14 L-10 -44 Q-12 -47 -16 -47 H-22 Q-26 -47 -25 -43 L-12 -9 \
                H-30 L-40 -22 Q-42 -24 -45 -24 H-48 Q-51 -24 -50 -21 L-45 0 L-50 21 Q-51 24 -48 24 H-45 \
                Q-42 24 -40 22 L-30 9 H-12 L-25 43 Q-26 47 -22 47 H-16 Q-12 47 -10 44 L14 9 H30 C40 9 48 6 48 0 \
                Z
                """)),
        Drawing(
            "airplane.departure",
            .solid(
                """
                M-50 -4 L-43 -8 Q-41 -9 -39 -8 L-27 -1 L-6 -10 L-32 -31 Q-34 -33 -31 -34 L-25 -37 Q-22 -38 -19 -37 \
                L18 -22 L36 -30 C44 -34 52 -32 52 -27 C52 -22 46 -19 40 -16 L-22 12 C-30 16 -35 15 -39 10 Z
                """), .line("M-44 38 H44", .secondary)),
        Drawing(
            "bicycle", .line("O -31 16 19 O 31 16 19"),
            .line("M-31 16 L-16 -18 H16 L-4 16 H-31 M-4 16 L-20 -26 H-28 M31 16 L14 -28 H26", .secondary)),
        Drawing(
            "ferry", .shape("M-44 12 L0 -6 L44 12 L32 36 H-32 Z"),
            .line("M-28 4 V-20 H28 V4 M-10 -20 V-38 H10 V-20", .secondary)),
        Drawing(
            "fuelpump", .shape("M-38 44 V-34 Q-38 -44 -28 -44 H0 Q10 -44 10 -34 V44"), .line("M-46 45 H18"),
            .detail("R -26 -32 24 22 3", .secondary), .line("M10 6 H20 V26 C20 40 38 40 38 26 V-18 L24 -34", .secondary)
        ),
        Drawing(
            "truck.box", .shape("R -54 -28 64 52 8"),
            .shape("M18 -16 H32 Q36 -16 39 -12 L50 2 Q52 5 52 9 V24 H18 Z", .secondary),
            .clearance("O -30 28 9 O 32 28 9"), .line("O -30 28 9 O 32 28 9")),
        Drawing(
            "sailboat", .shape("M-4 -46 L-36 16 H-4 Z", .secondary), .shape("M4 -30 L32 16 H4 Z", .secondary),
            .shape("M-46 26 H46 C42 38 34 42 24 42 H-24 C-34 42 -42 38 -46 26 Z")),
        Drawing("scooter", .line("O -34 34 10 O 34 34 10 M-22 34 H20 C20 22 28 20 34 20 L22 -38 H8")),
    ]
}
