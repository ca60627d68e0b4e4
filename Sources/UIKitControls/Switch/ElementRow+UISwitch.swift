extension ElementRow {
    package static let switchControl = ElementRow(
        UISwitch.self, "switch",
        attributes: [
            .flag("on") { $0.isOn = $1 },
            .text("title") { $0.title = $1 },
            .color("onTintColor") { $0.onTintColor = $1 },
            .color("thumbTintColor") { $0.thumbTintColor = $1 },
        ],
        content: .switchControl,
        outlets: {
            [
                Outlet("on", \UISwitch.isOn), Outlet("onTintColor", \UISwitch.onTintColor),
                Outlet("thumbTintColor", \UISwitch.thumbTintColor),
            ]
        })
}

extension ElementContent {
    /// The element of a switch, which is off by default.
    fileprivate static let switchControl = ElementContent(
        "switch", "The view is a switch. Its size is that of the system.",
        fields: [
            .flag("isOn", standard: false) { $0.isOn = $1 },
            .flag("isEnabled", standard: true) { $0.isEnabled = $1 },
            .color("color", "The color of the track when it is on. Default: the system's green.") {
                $0.onTintColor = $1
            },
        ]
    ) { UISwitch() }
}
