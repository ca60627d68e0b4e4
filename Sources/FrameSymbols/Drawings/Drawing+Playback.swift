extension Drawing {
    private static let note = "M-12 32 V-30 Q-12 -35 -7 -36 L29 -44 Q34 -45 34 -40 V22"

    /// Player buttons and music.
    static let playback: [Drawing] = [
        Drawing(
            "play", .shape("M-26 -37 C-26 -44 -20 -47 -14 -43 L40 -7 C46 -3 46 3 40 7 L-14 43 C-20 47 -26 44 -26 37 Z")),
        Drawing("pause", .shape("R -30 -40 20 80 5 R 10 -40 20 80 5")),
        Drawing("stop", .shape("R -36 -36 72 72 9")),
        Drawing(
            "playpause",
            .shape("M-50 -27 C-50 -32 -46 -34 -42 -31 L-8 -5 C-4 -2 -4 2 -8 5 L-42 31 C-46 34 -50 32 -50 27 Z"),
            .shape("R 10 -30 13 60 4 R 37 -30 13 60 4", .secondary)),
        forward, forward.mirrored("backward"), end, end.mirrored("backward.end"), frame,
        frame.mirrored("backward.frame"),
        Drawing(
            "eject", .shape("M-5 -38 Q0 -43 5 -38 L44 2 Q48 8 40 8 H-40 Q-48 8 -44 2 Z"), .shape("R -44 24 88 14 4")),
        again(15),
        Drawing(
            "gobackward.15", .line("A 0 5 40 -118 296 M8 -54 L-18 -36 L8 -13", .secondary),
            .line("M-19 -5 L-11 -10 V22 M18 -10 H3 L1 5 C6 1 20 1 20 11 C20 22 4 24 0 16", width: 0.8)),
        Drawing(
            "goforward.30", .line("A 0 5 40 -62 -296 M-8 -54 L18 -36 L-8 -13", .secondary), .line(thirty, width: 0.8)),
        Drawing(
            "gobackward.30", .line("A 0 5 40 -118 296 M8 -54 L-18 -36 L8 -13", .secondary), .line(thirty, width: 0.8)),
        Drawing("goforward.10", .line("A 0 5 40 -62 -296 M-8 -54 L18 -36 L-8 -13", .secondary), .line(ten, width: 0.8)),
        Drawing("gobackward.10", .line("A 0 5 40 -118 296 M8 -54 L-18 -36 L8 -13", .secondary), .line(ten, width: 0.8)),
        Drawing("music.note", .line(note), .line("M-12 -16 L34 -26"), .solid("E -23 32 14 11 E 23 22 14 11")),
        Drawing(
            "music.quarternote.3", .line("M-26 24 V-38 M4 34 V-28 M34 24 V-38"),
            .solid("E -36 26 11 9 E -6 36 11 9 E 24 26 11 9")),
        Drawing(
            "music.note.list", .line("M-48 -30 H0 M-48 -8 H0 M-48 14 H-16", .secondary),
            .line("M22 28 V-34 L42 -28 V-14"), .solid("E 12 30 12 10")),
        Drawing("music.mic", .line("O 20 -22 20 M6 -8 L-34 40 Q-40 44 -43 39 Q-46 35 -40 30 L4 -12")),
        Drawing(
            "waveform", .line("M-44 -6 V6 M-29 -20 V20 M-14.5 -40 V40 M0 -24 V24 M14.5 -34 V34 M29 -16 V16 M44 -6 V6")),
        Drawing("waveform.path", .line("M-52 4 H-36 L-26 -26 L-12 36 L2 -42 L16 26 L26 -12 L34 4 H52")),
        Drawing("waveform.path.ecg", .line("M-52 4 H-26 L-12 -40 L10 40 L22 4 H52")),
        Drawing(
            "headphones", .line("M-42 16 V0 C-42 -56 42 -56 42 0 V16", .secondary),
            .shape("R -45 8 20 36 7 R 25 8 20 36 7")),
        Drawing(
            "airplayvideo",
            .line(
                "M-26 26 H-38 Q-50 26 -50 14 V-26 Q-50 -38 -38 -38 H38 Q50 -38 50 -26 V14 Q50 26 38 26 H26", .secondary),
            .solid("M-3 12 Q0 9 3 12 L26 38 Q29 43 23 43 H-23 Q-29 43 -26 38 Z")),
        Drawing(
            "airplayaudio", .line("A 0 -4 44 128 284 A 0 -4 29 135 270 A 0 -4 14 145 250", .secondary),
            .solid("M-3 14 Q0 11 3 14 L25 40 Q28 45 22 45 H-22 Q-28 45 -25 40 Z")),
        Drawing(
            "pianokeys", .shape("R -50 -38 100 76 10"), .detail("M-17 4 V38 M17 4 V38", width: 0.8),
            .hole("R -25 -38 16 42 2 R 9 -38 16 42 2")),
        Drawing(
            "metronome", .shape("M-14 -44 H14 L34 36 Q36 44 28 44 H-28 Q-36 44 -34 36 Z"),
            .detail("M0 24 L26 -38 M-30 20 H30", .secondary)),
        Drawing(
            "captions.bubble",
            .shape(
                """
                M-38 -40 H38 Q50 -40 50 -28 V14 Q50 26 38 26 H-14 L-30 44 V26 H-38 Q-50 26 -50 14 V-28 \
                Q-50 -40 -38 -40 Z
                """, .secondary), .detail("M-32 -12 H10 M24 -12 H32 M-32 6 H-20 M-6 6 H32", width: 0.8)),
    ]

    private static let thirty =
        """
        M-20 -8 C-17 -12 -5 -12 -5 -3 C-5 4 -12 5 -14 5 C-10 5 -3 7 -3 14 C-3 24 -17 24 -20 18 \
        M14 -11 C5 -11 5 0 5 6 C5 12 5 22 14 22 C23 22 23 12 23 6 C23 0 23 -11 14 -11 Z
        """
    private static let ten =
        """
        M-19 -5 L-11 -10 V22 M12 -11 C2 -11 2 0 2 6 C2 12 2 22 12 22 C22 22 22 12 22 6 C22 0 22 -11 12 -11 \
        Z
        """

    private static func again(_ seconds: Int) -> Drawing {
        Drawing(
            "goforward.\(seconds)", .line("A 0 5 40 -62 -296 M-8 -54 L18 -36 L-8 -13", .secondary),
            .line("M-19 -5 L-11 -10 V22 M18 -10 H3 L1 5 C6 1 20 1 20 11 C20 22 4 24 0 16", width: 0.8))
    }

    private static let forward = Drawing(
        "forward",
        .shape(
            """
            M-50 -27 C-50 -32 -46 -34 -42 -31 L-8 -5 C-4 -2 -4 2 -8 5 L-42 31 C-46 34 -50 32 -50 27 \
            Z M4 -27 C4 -32 8 -34 12 -31 L46 -5 C50 -2 50 2 46 5 L12 31 C8 34 4 32 4 27 Z
            """))
    private static let end = Drawing(
        "forward.end",
        .shape("M-33 -33 C-33 -39 -28 -41 -23 -38 L18 -6 C22 -2 22 2 18 6 L-23 38 C-28 41 -33 39 -33 33 Z"),
        .line("M36 -36 V36", width: 1.3))
    private static let frame = Drawing(
        "forward.frame", .line("M-37 -35 V35", width: 1.3),
        .shape("M-19 -32 C-19 -37 -14 -39 -10 -36 L36 -5 C40 -2 40 2 36 5 L-10 36 C-14 39 -19 37 -19 32 Z"))
}
