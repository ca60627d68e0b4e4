extension Drawing {
    /// Shops, money and charts.
    static let commerce: [Drawing] = [
        Drawing(
            "cart", .shape("M-33 -23 H41 Q49 -23 47 -15 L42 4 Q40 11 33 11 H-27"),
            .line("M-54 -37 H-44 Q-38 -37 -37 -31 L-28 16 Q-26 24 -18 24 H34"),
            .solid("O -17 39 7 O 28 39 7", .secondary)),
        Drawing(
            "bag",
            .shape(
                """
                M-29 -24 H29 Q36 -24 37 -17 L41 34 Q41.5 45 31 45 H-31 Q-41.5 45 -41 34 L-37 -17 \
                Q-36 -24 -29 -24 Z
                """), .line("M-18 -24 C-18 -38 -11 -47 0 -47 C11 -47 18 -38 18 -24", .secondary),
            .detail("M-18 -24 V-12 M18 -24 V-12", .secondary)),
        Drawing(
            "basket", .shape("M-44 -8 H44 L36 34 Q34 42 26 42 H-26 Q-34 42 -36 34 Z"),
            .line("M-50 -8 H50 M-28 -8 L-10 -42 M28 -8 L10 -42", .secondary),
            .detail("M-14 6 V28 M14 6 V28 M0 6 V28", .secondary, width: 0.8)),
        Drawing(
            "creditcard", .shape("R -51 -37 102 74 12"), .solid("R -51 -20 102 13 0").inPlain,
            .hole("R -56 -20 112 12 0").inFilled, .detail("M-36 17 H-20", .secondary)),
        Drawing(
            "banknote", .shape("R -53 -30 106 60 8"), .detail("O 0 0 12", .secondary),
            .hole("O -34 0 4 O 34 0 4", .secondary)),
        Drawing(
            "dollarsign",
            .line(
                """
                M22 -22 C20 -32 12 -37 0 -37 C-14 -37 -23 -30 -23 -19 C-23 4 25 -6 25 19 C25 30 15 37 0 37 \
                C-14 37 -24 30 -25 19 M0 -49 V49
                """)),
        Drawing(
            "eurosign",
            .line(
                """
                M30 -30 C24 -36 16 -39 8 -39 C-14 -39 -26 -22 -26 0 C-26 22 -14 39 8 39 C16 39 24 36 30 30 \
                M-38 -9 H14 M-38 9 H12
                """)),
        Drawing(
            "sterlingsign",
            .line("M24 -28 C18 -44 -14 -44 -14 -20 C-14 -6 -6 4 -8 18 C-9 30 -18 38 -26 39 H28 M-26 2 H14")),
        Drawing("yensign", .line("M-28 -40 L0 0 L28 -40 M0 0 V40 M-24 6 H24 M-24 22 H24")),
        Drawing("rublesign", .line("M-12 40 V-40 H6 C34 -40 34 4 6 4 H-28 M-28 20 H8")),
        Drawing("indianrupeesign", .line("M-24 -40 H26 M-24 -20 H26 M-24 -40 H-8 C20 -40 20 0 -8 0 H-22 L14 40")),
        Drawing(
            "bitcoinsign",
            .line(
                """
                M-16 -36 V36 M-28 -36 H6 C28 -36 28 -2 6 -2 H-16 M6 -2 C34 -2 34 36 6 36 H-28 M-8 -36 \
                V-48 M8 -36 V-48 M-8 36 V48 M8 36 V48
                """)),
        Drawing(
            "chart.bar", .shape("R -44 4 22 36 4"), .shape("R -11 -36 22 76 4", .secondary),
            .shape("R 22 -14 22 54 4", .tertiary)),
        Drawing(
            "chart.bar.xaxis", .line("M-48 44 H48"),
            .solid("R -38 2 20 30 3 R -10 -38 20 70 3 R 18 -16 20 48 3", .secondary)),
        Drawing(
            "chart.pie",
            .shape("M-6 -34 C-30 -34 -46 -16 -46 4 C-46 28 -28 45 -6 45 C14 45 32 30 33 6 H-6 Z", .secondary),
            .shape("M8 -46 C30 -46 46 -30 46 -8 H8 Z")),
        Drawing(
            "chart.line.uptrend.xyaxis", .line("M-46 -42 V42 H46", .secondary),
            .line("M-30 18 L-10 -6 L8 10 L38 -26 M20 -28 H40 V-8")),
        Drawing("chart.xyaxis.line", .line("M-46 -42 V42 H46", .secondary), .line("M-30 20 L-8 -10 L10 6 L38 -28")),
        Drawing(
            "briefcase", .shape("R -50 -24 100 66 11"),
            .line("M-20 -24 V-33 Q-20 -42 -11 -42 H11 Q20 -42 20 -33 V-24", .secondary),
            .detail("M-50 4 H50 M-10 4 V12 H10 V4", .secondary)),
        Drawing(
            "case", .shape("R -50 -24 100 66 11"),
            .line("M-20 -24 V-33 Q-20 -42 -11 -42 H11 Q20 -42 20 -33 V-24", .secondary)),
        Drawing(
            "suitcase", .shape("R -46 -24 92 66 10"),
            .line("M-16 -24 V-33 Q-16 -42 -7 -42 H7 Q16 -42 16 -33 V-24", .secondary),
            .detail("M-26 -24 V42 M26 -24 V42", .secondary)),
        Drawing(
            "storefront", .shape("M-38 4 V42 H38 V4", .secondary),
            .shape(
                """
                M-36 -42 H36 L48 -12 C48 4 30 6 24 -6 C18 6 6 6 0 -6 C-6 6 -18 6 -24 -6 C-30 6 -48 4 -48 -12 \
                Z
                """), .detail("M-12 42 V20 H12 V42", .secondary)),
    ]
}
