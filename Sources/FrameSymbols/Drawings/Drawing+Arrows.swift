extension Drawing {
    static let arrows: [Drawing] =
        [
            Drawing("", .line("M-16 -33 L16 0 L-16 33")).inAllDirections("chevron"),
            Drawing("", .line("M-35 -33 L-3 0 L-35 33 M3 -33 L35 0 L3 33")).inAllDirections("chevron", ".2"),
            Drawing("", .line("M-8 -36 L8 0 L-8 36")).inAllDirections("chevron.compact"),
            Drawing("", .line("M-40 0 H40 M9 -32 L41 0 L9 32")).inAllDirections("arrow"),
            Drawing("", .shape("M-22 -34 Q-22 -42 -15 -38 L34 -5 Q41 0 34 5 L-15 38 Q-22 42 -22 34 Z"))
                .inAllDirections("arrowtriangle"),
            Drawing(
                "",
                .shape(
                    """
                    M-40 -17 H0 V-34 Q0 -43 8 -37 L45 -5 Q51 0 45 5 L8 37 Q0 43 0 34 V17 H-40 Q-47 17 -47 10 V-10 \
                    Q-47 -17 -40 -17 Z
                    """)
            ).inAllDirections("arrowshape"),
            Drawing("", .line("M-42 0 H26 M-1 -28 L27 0 L-1 28"), .line("M43 -34 V34", .secondary))
                .inAllDirections("arrow", ".to.line"),
            diagonal, curved, circular, combined,
        ].joined() + [
            Drawing("chevron.forward", .line("M-16 -33 L16 0 L-16 33")),
            Drawing("chevron.backward", .line("M16 -33 L-16 0 L16 33")),
            Drawing("arrow.forward", .line("M-40 0 H40 M9 -32 L41 0 L9 32")),
            Drawing("arrow.backward", .line("M40 0 H-40 M-9 -32 L-41 0 L-9 32")),
            Drawing("chevron.up.chevron.down", .line("M-22 -14 L0 -37 L22 -14 M-22 14 L0 37 L22 14")),
            Drawing(
                "chevron.left.forwardslash.chevron.right",
                .line("M-28 -28 L-54 0 L-28 28 M28 -28 L54 0 L28 28"), .line("M10 -38 L-10 38", .secondary)),
        ]

    private static var diagonal: [Drawing] {
        let up = Drawing("arrow.up.right", .line("M-32 32 L31 -31 M-13 -32 H32 V13"))
        return [
            up, up.mirrored("arrow.up.left"), up.flipped("arrow.down.right"),
            up.turned("arrow.down.left", quarters: 2),
            Drawing(
                "arrow.up.left.and.arrow.down.right", .line("M-38 -8 V-38 H-8 M-37 -37 L-9 -9 M38 8 V38 H8 M37 37 L9 9")
            ),
            Drawing(
                "arrow.down.right.and.arrow.up.left",
                .line("M-9 -39 V-9 H-39 M-10 -10 L-40 -40 M9 39 V9 H39 M10 10 L40 40")),
        ]
    }

    private static var curved: [Drawing] {
        let turn = Drawing(
            "arrow.uturn.right",
            .line("M18 -42 L42 -18 L18 6 M40 -18 H-12 C-28 -18 -40 -6 -40 10 C-40 26 -28 37 -12 37 H8"))
        let corner = Drawing("arrow.turn.up.right", .line("M-38 38 V0 Q-38 -14 -24 -14 H36 M14 -38 L38 -14 L14 10"))
        let reply = Drawing(
            "arrowshape.turn.up.right",
            .shape(
                """
                M7 -37 Q7 -43 12 -39 L48 -7 Q52 -3 48 1 L12 33 Q7 37 7 31 V15 C-15 14 -29 20 -40 36 Q-45 43 -45 34 \
                C-44 4 -27 -19 7 -20 Z
                """))
        return [
            turn, turn.mirrored("arrow.uturn.left"), turn.mirrored("arrow.uturn.backward"),
            turn.flipped("arrow.uturn.forward"), corner, corner.mirrored("arrow.turn.up.left"),
            corner.flipped("arrow.turn.down.right"), corner.turned("arrow.turn.down.left", quarters: 2), reply,
            reply.mirrored("arrowshape.turn.up.left"),
            Drawing("return", .line("M40 -32 V-8 Q40 8 24 8 H-36 M-14 -18 L-39 8 L-14 33")),
            Drawing(
                "arrow.triangle.branch", .line("M-22 24 V-24 M-22 -14 C-22 14 22 10 22 -14", .secondary),
                .solid("O -22 34 11 O -22 -34 11 O 22 -28 11")),
        ]
    }

    private static var circular: [Drawing] {
        let clockwise = Drawing("arrow.clockwise", .line("A 0 5 37 -58 -298 M-7 -50 L17 -33 L-7 -12"))
        let again = Drawing("goforward", .line("A 0 5 40 -62 -296 M-8 -54 L18 -36 L-8 -13"))
        let cycle = Drawing(
            "arrow.triangle.2.circlepath",
            .line("A 0 0 36 -168 130 A 0 0 36 12 130"), .solid("M51 -13 L34 9 L17 -13 Z M-51 13 L-34 -9 L-17 13 Z"))
        return [
            clockwise, clockwise.mirrored("arrow.counterclockwise"), again, again.mirrored("gobackward"), cycle,
            Drawing("arrow.2.circlepath", cycle),
            Drawing(
                "arrow.triangle.2.circlepath.circle", .line("O 0 0 45.7", .secondary),
                .line("A 0 0 22 -168 125 A 0 0 22 12 125", width: 0.8),
                .solid("M33 -8 L22 7 L11 -8 Z M-33 8 L-22 -7 L-11 8 Z")),
            Drawing(
                "arrow.rectanglepath",
                .line(
                    """
                    M-46 8 V-18 Q-46 -30 -34 -30 H24 M46 -8 V18 Q46 30 34 30 H-24 M12 -46 L28 -30 L12 -14 \
                    M-12 46 L-28 30 L-12 14
                    """)),
            Drawing(
                "repeat",
                .line(
                    """
                    M-44 -2 V-9 Q-44 -27 -26 -27 H38 M22 -45 L41 -27 L22 -9 M44 2 V9 Q44 27 26 27 H-38 M-22 45 \
                    L-41 27 L-22 9
                    """)),
            Drawing(
                "repeat.1",
                .line(
                    """
                    M-44 -2 V-9 Q-44 -27 -26 -27 H16 M2 -45 L20 -27 L2 -9 M44 2 V9 Q44 27 26 27 H-38 M-22 45 \
                    L-41 27 L-22 9
                    """), .line("M34 -33 L42 -39 V-14")),
            Drawing(
                "shuffle",
                .line(
                    """
                    M-46 -25 H-30 C-4 -25 2 25 28 25 H40 M-46 25 H-30 C-22 25 -16 21 -11 15 M11 -15 C16 -21 20 -25 28 -25 \
                    H40 M28 -42 L45 -25 L28 -8 M28 8 L45 25 L28 42
                    """)),
        ]
    }

    private static var combined: [Drawing] {
        [
            Drawing(
                "arrow.up.arrow.down", .line("M-22 36 V-36 M-42 -17 L-22 -38 L-2 -17"),
                .line("M22 -36 V36 M2 17 L22 38 L42 17", .secondary)),
            Drawing(
                "arrow.left.arrow.right", .line("M36 -22 H-36 M-17 -42 L-38 -22 L-17 -2"),
                .line("M-36 22 H36 M17 2 L38 22 L17 42", .secondary)),
            Drawing("arrow.up.and.down", .line("M0 -46 V46 M-20 -27 L0 -48 L20 -27 M-20 27 L0 48 L20 27")),
            Drawing("arrow.left.and.right", .line("M-46 0 H46 M-27 -20 L-48 0 L-27 20 M27 -20 L48 0 L27 20")),
            Drawing(
                "arrow.up.and.down.and.arrow.left.and.right",
                .line(
                    """
                    M0 -46 V46 M-46 0 H46 M-13 -36 L0 -49 L13 -36 M-13 36 L0 49 L13 36 M-36 -13 L-49 0 L-36 13 \
                    M36 -13 L49 0 L36 13
                    """)),
            Drawing(
                "square.and.arrow.up", isSolidInside: false,
                .shape(
                    "M-17 -18 H-24 Q-36 -18 -36 -6 V36 Q-36 48 -24 48 H24 Q36 48 36 36 V-6 Q36 -18 24 -18 H17",
                    .secondary
                ).inPlain, .shape("R -36 -18 72 66 12", .secondary).inFilled, .gap("M0 18 V-18").inFilled,
                .line("M0 20 V-50 M-21 -31 L0 -52 L21 -31")),
            Drawing(
                "square.and.arrow.down", isSolidInside: false,
                .shape(
                    "M-17 -18 H-24 Q-36 -18 -36 -6 V36 Q-36 48 -24 48 H24 Q36 48 36 36 V-6 Q36 -18 24 -18 H17",
                    .secondary
                ).inPlain, .shape("R -36 -18 72 66 12", .secondary).inFilled,
                .gap("M0 18 V-18 M-21 0 L0 21 L21 0").inFilled, .line("M0 20 V-50 M-21 0 L0 21 L21 0")),
            Drawing(
                "rectangle.portrait.and.arrow.right",
                .line(
                    "M10 -24 V-36 Q10 -48 -2 -48 H-34 Q-46 -48 -46 -36 V36 Q-46 48 -34 48 H-2 Q10 48 10 36 V24",
                    .secondary), .line("M-20 0 H44 M26 -20 L46 0 L26 20")),
            Drawing(
                "arrow.up.forward.app",
                .line("M6 -40 H-18 Q-40 -40 -40 -18 V18 Q-40 40 -18 40 H18 Q40 40 40 18 V-6", .secondary),
                .line("M-6 6 L39 -39 M16 -42 H42 V-16")),
            Drawing(
                "arrow.up.right.square", .shape("R -41 -41 82 82 16", .secondary),
                .detail("M-20 20 L19 -19 M-9 -20 H20 V9")),
        ]
    }
}
