extension Drawing {
    private static let body = """
        M-50 -18 Q-50 -29 -39 -29 H-29 Q-25 -29 -23 -32 L-19 -38 Q-17 -41 -12 -41 H12 Q17 -41 19 -38 L23 -32 Q25 -29 29 -29 \
        H39 Q50 -29 50 -18 V25 Q50 36 39 36 H-39 Q-50 36 -50 25 Z
        """
    private static let corners = """
        M-42 -20 V-30 Q-42 -42 -30 -42 H-20 M20 -42 H30 Q42 -42 42 -30 V-20 M42 20 V30 Q42 42 30 42 H20 \
        M-20 42 H-30 Q-42 42 -42 30 V20
        """

    /// Pictures, films, and the equipment that makes them.
    static let media: [Drawing] = [
        Drawing(
            "camera", isSolidInside: false, .shape(body), .detail("O 0 2 19", .secondary),
            .hole("O 34 -15 4", .secondary)),
        Drawing(
            "camera.rotate", isSolidInside: false, .shape(body),
            .detail(
                "A 0 2 18 -150 120 A 0 2 18 30 120 M-22 -14 L-17 -5 L-7 -9 M22 18 L17 9 L7 13", .secondary, width: 0.8)),
        Drawing(
            "camera.viewfinder", .line(corners, .secondary),
            .solid(
                """
                M-28 -10 Q-28 -16 -22 -16 H-14 L-9 -22 H9 L14 -16 H22 Q28 -16 28 -10 V14 Q28 20 22 20 \
                H-22 Q-28 20 -28 14 Z
                """), .gap("O 0 1 7")),
        Drawing(
            "photo", isSolidInside: false, .shape("R -51 -40 102 80 13"), .detail("O -25 -15 8", .secondary),
            .detail("M-49 29 L-29 10 Q-23 5 -17 10 L-6 20 L15 -1 Q22 -7 29 -1 L50 19", .secondary)),
        Drawing(
            "photo.on.rectangle",
            .line("M-32 18 H-38 Q-50 18 -50 6 V-30 Q-50 -42 -38 -42 H16 Q28 -42 28 -30 V-26", .secondary),
            .shape("R -30 -22 82 62 12"), .detail("O -10 -3 6"),
            .detail("M-28 32 L-12 18 Q-6 14 0 19 L8 26 L24 10 Q30 5 36 10 L51 24")),
        Drawing(
            "photo.on.rectangle.angled",
            .line("M-32 18 H-38 Q-50 18 -50 6 V-30 Q-50 -42 -38 -42 H16 Q28 -42 28 -30 V-26", .secondary),
            .shape("R -30 -22 82 62 12"), .detail("O -10 -3 6"),
            .detail("M-28 32 L-12 18 Q-6 14 0 19 L8 26 L24 10 Q30 5 36 10 L51 24")),
        Drawing(
            "photo.stack", .line("M-32 -30 H32 M-24 -43 H24", .secondary), .shape("R -45 -17 90 60 11"),
            .detail("O -22 1 6"), .detail("M-43 36 L-26 20 Q-20 16 -14 21 L-6 28 L12 10 Q18 5 24 10 L44 28")),
        Drawing(
            "video", .shape("R -52 -31 72 62 12"),
            .shape("M29 -10 L46 -23 Q52 -27 52 -20 V20 Q52 27 46 23 L29 10 Z", .secondary)),
        Drawing(
            "film", .shape("R -50 -36 100 72 10"),
            .detail(
                "M-28 -36 V36 M28 -36 V36 M-50 -12 H-28 M-50 12 H-28 M28 -12 H50 M28 12 H50 M-28 0 H28", .secondary,
                width: 0.8)),
        Drawing("viewfinder", .line(corners)),
        Drawing(
            "qrcode", .line("R -42 -42 32 32 4 R 10 -42 32 32 4 R -42 10 32 32 4"),
            .solid(
                """
                R -31 -31 10 10 1 R 21 -31 10 10 1 R -31 21 10 10 1 R 8 8 12 12 1 R 32 8 12 12 1 R 20 20 12 12 1 \
                R 8 32 12 12 1 R 32 32 12 12 1
                """)),
        Drawing(
            "barcode", .line("M-44 -32 V32 M-20 -32 V32 M4 -32 V32 M44 -32 V32"),
            .line("M-32 -32 V32 M-9 -32 V32 M16 -32 V32 M30 -32 V32", width: 0.6)),
        Drawing(
            "qrcode.viewfinder", .line(corners, .secondary),
            .line("R -24 -24 18 18 3 R 6 -24 18 18 3 R -24 6 18 18 3", width: 0.75),
            .solid("R 6 6 7 7 1 R 17 17 7 7 1 R 17 6 7 7 1 R 6 17 7 7 1")),
        Drawing(
            "barcode.viewfinder", .line(corners, .secondary),
            .line("M-26 -20 V20 M-13 -20 V20 M0 -20 V20 M13 -20 V20 M26 -20 V20", width: 0.75)),
        Drawing(
            "text.viewfinder", .line(corners, .secondary), .line("M-22 -16 H22 M-22 0 H22 M-22 16 H6", width: 0.85)),
        Drawing(
            "faceid", .line(corners),
            .line("M-18 -14 V-6 M18 -14 V-6 M2 -14 V4 Q2 8 -4 8 M-16 20 C-8 27 8 27 16 20", .secondary, width: 0.85)),
        Drawing(
            "touchid",
            .line(
                """
                M-32 22 C-26 6 -34 -12 -22 -28 C-8 -46 22 -42 32 -18 C38 0 36 14 34 26 M-16 36 C-8 18 -16 0 -12 -10 \
                C-6 -24 14 -22 17 -6 C20 12 18 28 14 42 M2 0 C4 18 2 32 -4 46
                """)),
        Drawing("crop", .line("M-24 -50 V14 Q-24 24 -14 24 H50 M24 50 V-14 Q24 -24 14 -24 H-50")),
        Drawing(
            "crop.rotate", .line("M-18 -34 V8 Q-18 18 -8 18 H34 M18 34 V-8 Q18 -18 8 -18 H-34"),
            .line("M2 -46 C28 -46 46 -28 46 -2 M-2 46 C-28 46 -46 28 -46 2", .secondary)),
        Drawing(
            "rotate.right", .line("R -40 -6 54 50 9"),
            .line("M-18 -22 C-6 -42 44 -40 44 2 M30 -8 L44 6 L58 -8", .secondary)),
        Drawing(
            "rotate.left",
            Drawing(
                "", .line("R -40 -6 54 50 9"), .line("M-18 -22 C-6 -42 44 -40 44 2 M30 -8 L44 6 L58 -8", .secondary)),
            .scale(x: -1, y: 1)),
        Drawing(
            "flip.horizontal", .line("M0 -46 V46", .secondary), .shape("M-12 -34 V30 H-46 Z"),
            .line("M12 -34 V30 H46 Z")),
        Drawing(
            "sparkles",
            .solid(
                """
                M-10 -26 Q-3.6 0.6 24 6 Q-3.6 11.4 -10 40 Q-16.4 11.4 -44 6 Q-16.4 0.6 -10 -26 \
                Z
                """),
            .solid(
                """
                M28 -46 Q31 -31 46 -28 Q31 -25 28 -10 Q25 -25 10 -28 Q25 -31 28 -46 Z M28 20 Q30 31 41 33 \
                Q30 35 28 46 Q26 35 15 33 Q26 31 28 20 Z
                """, .secondary)),
        Drawing("sparkle", .solid("M0 -46 Q7 -7 46 0 Q7 7 0 46 Q-7 7 -46 0 Q-7 -7 0 -46 Z")),
        Drawing("rays", .line("Y 0 0 26 44 8")),
        Drawing("timelapse", .line("O 0 0 45.7", .tertiary), .line("A 0 0 28 -90 270", .secondary), .solid("O 0 0 10")),
        Drawing(
            "livephoto", .line("O 0 0 14"), .line("O 0 0 29", .secondary),
            .line((0..<24).map { "A 0 0 45.7 \($0 * 15) 4" }.joined(separator: " "), .tertiary)),
        Drawing("tv", .shape("R -51 -38 102 66 11"), .line("M-22 42 H22")),
        Drawing(
            "play.tv", .shape("R -51 -38 102 66 11", .secondary), .line("M-22 42 H22", .secondary),
            .hole("M-11 -20 L17 -5 L-11 10 Z")),
        Drawing(
            "play.rectangle", .shape("R -51 -38 102 76 13", .secondary),
            .hole("M-15 -21 Q-15 -25 -11 -23 L22 -3 Q27 0 22 3 L-11 23 Q-15 25 -15 21 Z")),
        Drawing(
            "square.and.line.vertical.and.square", .line("M0 -46 V46", .secondary),
            .shape("R -44 -22 32 44 6 R 12 -22 32 44 6")),
        Drawing("aspectratio", .shape("R -51 -38 102 76 13"), .detail("M-32 -4 V-20 H-16 M32 4 V20 H16", .secondary)),
        Drawing(
            "dial.min", .line("O 0 2 32"), .line("M0 2 L-14 16"),
            .line("M-40 34 h0 M40 34 h0 M-48 2 h0 M48 2 h0 M0 -46 h0 M-34 -34 h0 M34 -34 h0", .secondary)),
    ]
}
