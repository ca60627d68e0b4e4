extension Drawing {
    /// Maps, buildings and medicine.
    static let locations: [Drawing] = [
        Drawing(
            "map",
            .shape(
                """
                M-49 -27 Q-49 -31 -45 -33 L-17 -43 L17 -31 L43 -41 Q49 -43 49 -37 V27 Q49 31 45 33 L17 43 \
                L-17 31 L-43 41 Q-49 43 -49 37 Z
                """), .detail("M-17 -42 V30 M17 -30 V42", .secondary)),
        Drawing("mappin", .shape("O 0 -28 18"), .line("M0 -10 V46")),
        Drawing(
            "mappin.and.ellipse",
            .line(
                "M-18 20 C-36 22 -46 27 -46 33 C-46 42 -24 48 0 48 C24 48 46 42 46 33 C46 27 36 22 18 20", .secondary),
            .shape("O 0 -28 18"), .line("M0 -10 V30")),
        Drawing(
            "location",
            .shape(
                """
                M-43 2 C-48 1 -48 -3 -43 -5 L38 -43 C43 -45 46 -42 44 -37 L6 43 C4 48 0 48 -1 43 V6 Q-1 2 -5 2 \
                Z
                """)),
        Drawing(
            "location.north",
            .shape("M-4 -43 Q0 -49 4 -43 L34 38 Q37 46 30 42 L3 26 Q0 24 -3 26 L-30 42 Q-37 46 -34 38 Z")),
        Drawing("safari", .shape("O 0 0 45.7", .secondary), .hole("M26 -26 L9 9 L-26 26 L-9 -9 Z")),
        Drawing(
            "building", .shape("R -28 -46 56 92 6"),
            .hole(
                "R -15 -32 9 10 1 R 6 -32 9 10 1 R -15 -12 9 10 1 R 6 -12 9 10 1 R -15 8 9 10 1 R 6 8 9 10 1",
                .secondary), .detail("M-8 46 V32 H8 V46", .secondary)),
        Drawing(
            "building.2", .shape("R -48 -42 52 84 5"), .shape("M13 -14 H40 Q48 -14 48 -6 V42 H13 Z", .secondary),
            .hole(
                "R -36 -28 9 9 1 R -17 -28 9 9 1 R -36 -8 9 9 1 R -17 -8 9 9 1 R -36 12 9 9 1 R -17 12 9 9 1",
                .secondary), .hole("R 26 2 9 8 1 R 26 20 9 8 1", .secondary)),
        Drawing(
            "building.columns", .shape("M-42 -20 L0 -44 L42 -20 Z"), .line("M-46 42 H46 M-38 30 H38"),
            .line("M-28 -10 V22 M-9 -10 V22 M9 -10 V22 M28 -10 V22", .secondary)),
        Drawing(
            "cross",
            .shape(
                """
                M-12 -44 H12 Q16 -44 16 -40 V-16 H40 Q44 -16 44 -12 V12 Q44 16 40 16 H16 V40 Q16 44 12 44 \
                H-12 Q-16 44 -16 40 V16 H-40 Q-44 16 -44 12 V-12 Q-44 -16 -40 -16 H-16 V-40 Q-16 -44 -12 -44 \
                Z
                """)),
        Drawing(
            "cross.case", .shape("R -50 -24 100 66 11"),
            .line("M-20 -24 V-33 Q-20 -42 -11 -42 H11 Q20 -42 20 -33 V-24", .secondary),
            .detail("M0 -10 V28 M-19 9 H19", .secondary)),
        Drawing(
            "staroflife",
            .solid(
                """
                M-9 -46 H9 V-15.6 L35.4 -30.8 L44.4 -15.2 L18 0 L44.4 15.2 L35.4 30.8 \
                L9 15.6 V46 H-9 V15.6 L-35.4 30.8 L-44.4 15.2 L-18 0 L-44.4 -15.2 \
                L-35.4 -30.8 L-9 -15.6 Z
                """)),
        Drawing(
            "heart.text.square", .shape("R -41 -41 82 82 16", .secondary),
            .hole(
                """
                M0 -2 C-5 -6 -17 -13 -17 -21 C-17 -32 -4 -33 0 -24 C4 -33 17 -32 17 -21 C17 -13 5 -6 0 -2 \
                Z
                """), .detail("M-22 14 H22 M-22 26 H8", width: 0.8)),
        Drawing(
            "bolt.heart",
            .shape(
                """
                M0 41 C-10 33 -45 10 -45 -15 C-45 -30 -35 -40 -22 -40 C-12 -40 -4 -34 0 -26 C4 -34 12 -40 22 -40 \
                C35 -40 45 -30 45 -15 C45 10 10 33 0 41 Z
                """, .secondary), .hole("M6 -22 L-16 6 H-2 L-8 26 L16 -2 H2 Z")),
        Drawing("signpost.right", .line("M0 -46 V46", .secondary), .shape("M-36 -36 H26 L42 -20 L26 -4 H-36 Z")),
        Drawing(
            "tent", .shape("M-46 38 L0 -36 L46 38 Z"), .detail("M-18 38 L0 4 L18 38", .secondary),
            .line("M-8 -46 L46 38 M8 -46 L-46 38")),
        Drawing(
            "mountain.2", .shape("M-54 36 L-18 -30 Q-14 -36 -10 -30 L26 36 Z"),
            .clearance("M-4 36 L22 -6 Q26 -12 30 -6 L56 36 Z"),
            .shape("M-4 36 L22 -6 Q26 -12 30 -6 L56 36 Z", .secondary)),
        Drawing("house.lodge", .shape("M-44 10 L0 -36 L44 10 V42 H-44 Z"), .detail("M-12 42 V18 H12 V42", .secondary)),
        Drawing(
            "figure.2.and.child.holdinghands", .line("O -28 -34 8 O 28 -34 8 O 0 -6 6"),
            .line("M-28 -20 V44 M28 -20 V44 M0 8 V44 M-28 -14 L0 14 L28 -14", width: 1.2)),
        Drawing(
            "soccerball", .line("O 0 0 45.7"), .solid("P 0 0 17 5 1 0"),
            .line(
                "M0 -16 V-44 M15.2 -5 L42 -14 M9.4 13 L26 36 M-9.4 13 L-26 36 M-15.2 -5 L-42 -14", .secondary,
                width: 0.85)),
        Drawing(
            "sportscourt", .shape("R -52 -34 104 68 8"), .detail("M0 -34 V34", .secondary),
            .detail("O 0 0 12", .secondary)),
        Drawing(
            "dumbbell", .line("M-22 0 H22"), .shape("R -38 -24 14 48 4 R 24 -24 14 48 4"),
            .line("M-48 -10 V10 M48 -10 V10", .secondary)),
        Drawing(
            "medal", .line("M-28 -46 L-12 -8 M28 -46 L12 -8 M0 -46 V-14", .secondary), .shape("O 0 18 26"),
            .hole("S 0 19 13 6 5", .secondary)),
        Drawing(
            "flag.checkered", .line("M-38 -44 V46"), .line("M-38 -38 H44 V10 H-38"),
            .solid(
                "R -38 -38 20 16 0 R 2 -38 20 16 0 R -18 -22 20 16 0 R 22 -22 22 16 0 R -38 -6 20 16 0 R 2 -6 20 16 0",
                .secondary)),
    ]
}
