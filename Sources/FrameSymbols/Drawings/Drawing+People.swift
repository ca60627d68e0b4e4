extension Drawing {
    private static let head = "O 0 -23 19.5"
    private static let shoulders = """
        M-34 43 C-40 43 -42 39 -40 33 C-36 19 -20 10 0 10 C20 10 36 19 40 33 C42 39 40 43 34 43 Z
        """

    /// People, and parts of them.
    static let people: [Drawing] =
        pointing.inAllDirections("hand.point") + [
            Drawing("person", .shape(head), .shape(shoulders)),
            Drawing("person.circle", personInCircle), personInCircle,
            Drawing(
                "person.crop.square", .shape("R -41 -41 82 82 16", .secondary),
                .detail("O 0 -9 15 M-31 41 C-26 24 -14 16 0 16 C14 16 26 24 31 41").inPlain,
                .hole("O 0 -10 16 M-30 47 C-28 26 -14 15 0 15 C14 15 28 26 30 47 Z").inFilled),
            Drawing(
                "person.crop.rectangle", .shape("R -51 -38 102 76 13", .secondary),
                .detail("O 0 -9 13 M-26 38 C-22 22 -12 14 0 14 C12 14 22 22 26 38").inPlain,
                .hole("O 0 -9 14 M-26 43 C-24 24 -12 13 0 13 C12 13 24 24 26 43 Z").inFilled),
            Drawing(
                "person.2", .shape("O 25 -18 14 M26 7 C39 7 50 13 53 24 C55 31 52 34 47 34 H20", .secondary),
                .clearance(
                    """
                    O -17 -21 17.5 M-47 38 C-53 38 -55 34 -53 28 C-49 16 -35 8 -17 8 C1 8 15 16 19 28 C21 34 19 38 13 38 \
                    Z
                    """
                ).inFilled,
                .shape(
                    """
                    O -17 -21 17.5 M-47 38 C-53 38 -55 34 -53 28 C-49 16 -35 8 -17 8 C1 8 15 16 19 28 C21 34 19 38 13 38 \
                    Z
                    """)),
            Drawing(
                "person.3",
                .shape(
                    """
                    O -43 -14 11 M-46 30 H-64 C-69 30 -71 27 -70 22 C-67 12 -57 5 -44 5 C-40 5 -36 6 -33 7 \
                    M46 30 H64 C69 30 71 27 70 22 C67 12 57 5 44 5 C40 5 36 6 33 7
                    """, .secondary), .shape("O 43 -14 11", .secondary),
                .clearance(
                    """
                    O 0 -20 15 M-26 34 C-31 34 -33 31 -32 26 C-28 14 -16 7 0 7 C16 7 28 14 32 26 C33 31 31 34 26 34 \
                    Z
                    """
                ).inFilled,
                .shape(
                    """
                    O 0 -20 15 M-26 34 C-31 34 -33 31 -32 26 C-28 14 -16 7 0 7 C16 7 28 14 32 26 C33 31 31 34 26 34 \
                    Z
                    """)),
            Drawing(
                "figure.walk", .line("O 5 -40 7"),
                .line(
                    """
                    M4 -26 L-2 4 L14 20 L18 46 M-2 4 L-10 24 L-26 44 M3 -22 L-14 -14 L-20 4 M4 -22 L16 -6 \
                    L30 0
                    """, width: 1.2)),
            Drawing(
                "figure.run", .line("O 18 -38 7"),
                .line(
                    """
                    M12 -24 L-2 4 L14 16 L6 44 M-2 4 L-14 22 L-38 22 M11 -22 L-10 -24 L-24 -8 M12 -22 L22 -6 \
                    L38 -8
                    """, width: 1.2)),
            Drawing(
                "hand.raised",
                .shape(
                    """
                    M-26 6 V-26 C-26 -36 -12 -36 -12 -26 V-38 C-12 -48 3 -48 3 -38 V-32 C3 -42 17 -42 17 -32 \
                    V-22 C17 -30 30 -30 30 -22 V14 C30 36 18 48 0 48 C-16 48 -24 40 -31 28 L-44 6 C-48 -2 -38 -9 -32 -2 \
                    Z
                    """), .detail("M-12 -26 V-4 M3 -32 V-6 M17 -24 V-4", .secondary, width: 0.8)),
            Drawing(
                "hand.thumbsup",
                .shape(
                    """
                    M-20 -4 L-2 -40 C2 -48 15 -46 14 -34 L11 -12 H32 C46 -12 46 4 38 6 C46 12 42 22 34 23 \
                    C39 30 34 38 27 38 C30 44 24 48 18 48 H2 C-8 48 -14 46 -20 42 Z
                    """), .shape("R -46 -4 15 48 5", .secondary)),
            thumbsDown,
            Drawing(
                "hand.point.up.left",
                .shape(
                    """
                    M-38 -40 C-30 -46 -24 -38 -18 -30 L-4 -12 L14 -16 C30 -20 44 -8 44 12 C44 34 30 46 10 46 \
                    C-8 46 -16 36 -20 22 L-10 20 L-40 -30 Z
                    """)),
            Drawing(
                "hand.tap",
                .line(
                    """
                    M-4 44 L-22 20 C-28 12 -18 4 -11 10 L-4 17 V-22 C-4 -31 9 -31 9 -22 V2 L28 7 C36 9 40 16 38 24 \
                    L34 44
                    """), .line("A 2 -24 21 150 240", .secondary)),
            Drawing(
                "hand.draw",
                .line(
                    """
                    M4 46 L-14 24 C-20 16 -10 8 -3 14 L4 20 V-14 C4 -23 17 -23 17 -14 V6 L36 11 C44 13 48 20 46 28 \
                    L42 46
                    """), .line("M-46 -10 C-40 -40 -20 -40 -24 -24 C-26 -14 -10 -14 -4 -34", .secondary)),
            Drawing(
                "eye",
                .shape(
                    """
                    M-53 0 C-39 -22 -21 -33 0 -33 C21 -33 39 -22 53 0 C39 22 21 33 0 33 C-21 33 -39 22 -53 0 \
                    Z
                    """, .secondary), .detail("O 0 0 16"), .hole("O 0 0 6")),
            Drawing(
                "ear",
                .line(
                    """
                    M-28 -14 C-28 -34 -14 -46 2 -46 C20 -46 32 -32 32 -16 C32 8 12 10 8 28 C4 44 -16 50 -24 34 \
                    M-14 -12 C-14 -24 -6 -32 3 -32 C12 -32 18 -24 18 -16 C18 -4 4 -4 4 8
                    """)),
            Drawing(
                "brain.head.profile",
                .line(
                    """
                    M-10 46 V28 H-22 Q-30 28 -30 20 V8 H-40 L-30 -14 C-30 -36 -14 -46 4 -46 C28 -46 42 -30 42 -10 \
                    C42 4 34 12 28 20 V46
                    """), .line("O 6 -12 14 M6 -26 V2 M-8 -12 H20", .secondary, width: 0.8)),
            Drawing(
                "face.smiling", .shape("O 0 0 45.7", .secondary), .detail("M-21 13 C-14 29 14 29 21 13"),
                .hole("E -15 -12 5 7 E 15 -12 5 7")),
            Drawing(
                "face.dashed", .line((0..<12).map { "A 0 0 45.7 \($0 * 30) 15" }.joined(separator: " "), .secondary),
                .line("M-21 13 C-14 29 14 29 21 13"), .solid("E -15 -12 5 7 E 15 -12 5 7")),
            Drawing(
                "person.text.rectangle", .shape("R -51 -38 102 76 13", .secondary),
                .hole("O -20 -10 10 M-38 20 C-37 9 -29 4 -20 4 C-11 4 -3 9 -2 20 Z"),
                .detail("M14 -14 H36 M14 2 H36", width: 0.85)),
            Drawing(
                "person.wave.2", .shape("O -18 -23 17"),
                .shape(
                    """
                    M-48 42 C-53 42 -55 38 -53 32 C-49 18 -36 10 -18 10 C0 10 13 18 17 32 C19 38 17 42 12 42 \
                    Z
                    """), .line("A 4 -22 17 -40 80 A 4 -22 33 -40 80", .secondary)),
            Drawing(
                "mustache",
                .solid(
                    """
                    M0 -6 C-10 -18 -26 -16 -30 -4 C-34 8 -44 8 -52 0 C-50 18 -16 24 0 4 C16 24 50 18 52 0 \
                    C44 8 34 8 30 -4 C26 -16 10 -18 0 -6 Z
                    """)),
            Drawing(
                "pawprint", .shape("M0 4 C-14 4 -34 26 -26 38 C-20 46 -8 38 0 38 C8 38 20 46 26 38 C34 26 14 4 0 4 Z"),
                .shape("E -15 -30 9 13 E 15 -30 9 13 E -38 -8 8 12 E 38 -8 8 12")),
        ]

    private static let personInCircle = Drawing(
        "person.crop.circle", .shape("O 0 0 45.7", .secondary),
        .detail("O 0 -12 15 M-30 34 C-25 22 -14 16 0 16 C14 16 25 22 30 34").inPlain,
        .hole(
            """
            O 0 -12 16 M-29 33 C-24 20 -13 14 0 14 C13 14 24 20 29 33 C21 40 11 44 0 44 C-11 44 -21 40 -29 33 \
            Z
            """
        ).inFilled)

    private static let pointing = Drawing(
        "",
        .shape(
            """
            M-2 -18 H40 C51 -18 51 -2 40 -2 H16 C25 -2 25 12 16 12 C24 12 23 25 14 25 C20 26 18 36 8 36 H-18 \
            C-36 36 -46 22 -46 6 C-46 -10 -38 -20 -26 -28 L-10 -40 C-2 -44 6 -36 0 -28 Z
            """))

    private static let thumbsDown = Drawing(
        "hand.thumbsdown",
        .shape(
            """
            M20 4 L2 40 C-2 48 -15 46 -14 34 L-11 12 H-32 C-46 12 -46 -4 -38 -6 C-46 -12 -42 -22 -34 -23 \
            C-39 -30 -34 -38 -27 -38 C-30 -44 -24 -48 -18 -48 H-2 C8 -48 14 -46 20 -42 Z
            """), .shape("R 31 -44 15 48 5", .secondary))
}
