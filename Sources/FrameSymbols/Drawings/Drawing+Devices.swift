extension Drawing {
    private static func battery(_ percent: Int) -> Drawing {
        let level = Double(percent) * 0.76
        let shell = Mark.line("R -54 -25 100 50 14", .secondary)
        let knob = Mark.solid("M52 -8 C58 -7 59 -4 59 0 C59 4 58 7 52 8 Z", .secondary)
        return percent == 0
            ? Drawing("battery.0", shell, knob)
            : Drawing("battery.\(percent)", shell, knob, .solid("R -42 -14 \(level) 28 5"))
    }

    /// Phones, computers, and the equipment that connects them.
    static let devices: [Drawing] =
        [0, 25, 50, 75, 100].map(battery)
        + [0, 25, 50, 75, 100].map { percent in
            Drawing("battery.\(percent)percent", battery(percent))
        } + [
            Drawing(
                "battery.100.bolt", .line("R -54 -25 100 50 14", .secondary),
                .solid("M52 -8 C58 -7 59 -4 59 0 C59 4 58 7 52 8 Z", .secondary),
                .solid("M4 -17 L-18 3 H-4 L-10 18 L12 -3 H-2 Z")),
            Drawing(
                "iphone", .shape("R -27 -50 54 100 12"), .detail("M-7 -38 H7", width: 0.8),
                .detail("M-12 40 H12", .secondary, width: 0.6)),
            Drawing("ipad", .shape("R -37 -48 74 96 10"), .detail("M-10 39 H10", .secondary, width: 0.6)),
            Drawing(
                "applewatch", .shape("R -27 -30 54 60 14"),
                .line("M-18 -32 L-14 -48 H14 L18 -32 M-18 32 L-14 48 H14 L18 32", .secondary), .line("M33 -10 V2")),
            Drawing("display", .shape("R -51 -40 102 68 9"), .line("M0 28 V43 M-20 44 H20", .secondary)),
            Drawing(
                "desktopcomputer", .shape("R -51 -42 102 70 9"), .detail("M-50 12 H50", .secondary),
                .line("M0 28 V44 M-22 45 H22", .secondary)),
            Drawing(
                "laptopcomputer", .shape("M-42 20 V-24 Q-42 -33 -33 -33 H33 Q42 -33 42 -24 V20 Z"),
                .line("M-54 31 H54", .secondary, width: 1.3)),
            Drawing(
                "macbook", .shape("M-42 20 V-24 Q-42 -33 -33 -33 H33 Q42 -33 42 -24 V20 Z"),
                .line("M-54 31 H54", .secondary, width: 1.3)),
            Drawing(
                "keyboard", .shape("R -53 -31 106 62 11"), .detail("M-22 15 H22", width: 0.8),
                .hole(
                    """
                    R -41 -20 9 8 2 R -25 -20 9 8 2 R -9 -20 9 8 2 R 7 -20 9 8 2 R 23 -20 9 8 2 R -36 -5 9 8 2 \
                    R -20 -5 9 8 2 R -4 -5 9 8 2 R 12 -5 9 8 2 R 28 -5 9 8 2
                    """, .secondary)),
            Drawing(
                "keyboard.chevron.compact.down", .shape("R -50 -46 100 58 11"), .detail("M-20 -3 H20", width: 0.8),
                .hole(
                    """
                    R -38 -36 9 8 2 R -22 -36 9 8 2 R -6 -36 9 8 2 R 10 -36 9 8 2 R 26 -36 9 8 2 R -32 -21 9 8 2 \
                    R -16 -21 9 8 2 R 0 -21 9 8 2 R 16 -21 9 8 2
                    """, .secondary), .line("M-18 30 L0 42 L18 30")),
            Drawing("computermouse", .shape("R -28 -46 56 92 28"), .detail("M0 -28 V-12", .secondary)),
            Drawing(
                "externaldrive",
                .shape(
                    """
                    M-49 8 L-36 -26 Q-33 -34 -25 -34 H25 Q33 -34 36 -26 L49 8 V24 Q49 34 39 34 H-39 Q-49 34 -49 24 \
                    Z
                    """), .detail("M-49 6 H49", .secondary), .hole("O 32 20 5", .secondary)),
            Drawing(
                "internaldrive", .shape("R -50 -22 100 44 11"), .hole("O 30 0 5", .secondary),
                .detail("M-34 0 H6", .secondary, width: 0.8)),
            Drawing(
                "server.rack", .shape("R -46 -40 92 18 5 R -46 -9 92 18 5 R -46 22 92 18 5"),
                .hole("O 32 -31 3.5 O 32 0 3.5 O 32 31 3.5", .secondary)),
            Drawing(
                "cpu", .shape("R -30 -30 60 60 9"), .hole("R -14 -14 28 28 4", .secondary),
                .line(
                    """
                    M-16 -36 V-48 M0 -36 V-48 M16 -36 V-48 M-16 36 V48 M0 36 V48 M16 36 V48 M-36 -16 H-48 \
                    M-36 0 H-48 M-36 16 H-48 M36 -16 H48 M36 0 H48 M36 16 H48
                    """, .secondary, width: 0.85)),
            Drawing(
                "memorychip", .shape("R -48 -24 96 48 8"),
                .hole("R -30 -10 16 20 2 R -8 -10 16 20 2 R 14 -10 16 20 2", .secondary),
                .line(
                    """
                    M-32 -28 V-38 M-11 -28 V-38 M11 -28 V-38 M32 -28 V-38 M-32 28 V38 M-11 28 V38 M11 28 V38 \
                    M32 28 V38
                    """, .secondary, width: 0.85)),
            Drawing(
                "simcard", .shape("M-32 -36 Q-32 -46 -22 -46 H8 L32 -22 V36 Q32 46 22 46 H-22 Q-32 46 -32 36 Z"),
                .hole("R -16 0 32 28 5", .secondary)),
            Drawing(
                "wifi", .solid("O 0 33 9"), .line("A 0 33 31 -135 90", .secondary),
                .line("A 0 33 51 -135 90 A 0 33 71 -135 90", .secondary)),
            Drawing(
                "wifi.exclamationmark", .line("A 0 33 71 -135 90 A 0 33 51 -135 35 A 0 33 51 -80 35", .secondary),
                .line("M0 -8 V16", width: 1.2), .line("M0 34 h0", width: 1.8)),
            Drawing("cellularbars", .solid("R -48 14 17 22 3 R -21 0 17 36 3 R 6 -16 17 52 3 R 33 -32 17 68 3")),
            Drawing(
                "network", .line("O 0 0 45.7", .secondary),
                .line("E 0 0 20 45.7 M-45 0 H45 M-40 -22 H40 M-40 22 H40", .secondary, width: 0.75)),
            Drawing(
                "globe", .line("O 0 0 45.7"),
                .line(
                    "E 0 0 21 45.7 M-45 0 H45 M0 -45 V45 M-38 -25 C-20 -16 20 -16 38 -25 M-38 25 C-20 16 20 16 38 25",
                    .secondary, width: 0.75)),
            Drawing(
                "powerplug", .shape("M-22 -16 H22 V4 C22 20 12 26 0 26 C-12 26 -22 20 -22 4 Z"),
                .line("M-11 -18 V-40 M11 -18 V-40 M0 26 V46", .secondary)),
            Drawing(
                "bolt.batteryblock", .shape("R -42 -28 84 66 10", .secondary), .line("M-24 -38 H-12 M12 -38 H24"),
                .hole("M5 -16 L-15 8 H-2 L-6 26 L15 2 H2 Z")),
            Drawing(
                "airpods",
                .line(
                    """
                    M-14 -30 C-36 -42 -50 -20 -38 -8 C-32 -2 -26 -4 -26 4 V38 H-14 Z M14 -30 C36 -42 50 -20 38 -8 \
                    C32 -2 26 -4 26 4 V38 H14 Z
                    """)),
            Drawing(
                "homepod", .shape("M-34 -28 C-34 -48 34 -48 34 -28 V24 C34 48 -34 48 -34 24 Z"),
                .detail("M-14 -28 C-8 -22 8 -22 14 -28", .secondary)),
            Drawing("appletv", .shape("R -46 -22 92 44 12"), .hole("O 0 0 5")),
        ]
}
