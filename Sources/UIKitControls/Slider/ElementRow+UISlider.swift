extension ElementRow {
    package static let slider = ElementRow(
        UISlider.self, "slider",
        attributes: [
            .number("minValue") { $0.minimumValue = Float($1) },
            .number("maxValue") { $0.maximumValue = Float($1) },
            .number("value") { $0.value = Float($1) },
            .flag("continuous") { $0.isContinuous = $1 },
            .image("minimumValueImage") { $0.minimumValueImage = $1 },
            .image("maximumValueImage") { $0.maximumValueImage = $1 },
            .color("minimumTrackTintColor") { $0.minimumTrackTintColor = $1 },
            .color("maximumTrackTintColor") { $0.maximumTrackTintColor = $1 },
            .color("thumbTintColor") { $0.thumbTintColor = $1 },
        ],
        content: .slider,
        outlets: {
            [
                Outlet("value", \UISlider.value), Outlet("minimumValue", \UISlider.minimumValue),
                Outlet("maximumValue", \UISlider.maximumValue), Outlet("continuous", \UISlider.isContinuous),
                Outlet("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
                Outlet("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
                Outlet("thumbTintColor", \UISlider.thumbTintColor),
            ]
        })
}

extension ElementContent {
    /// The element of a slider from 0 to 1.
    fileprivate static let slider = ElementContent(
        "slider", "The view is a slider from 0 to 1.",
        fields: [
            .number("value", in: 0...1, isRequired: true) { $0.value = Float($1) },
            .flag("isEnabled", standard: true) { $0.isEnabled = $1 },
            .color("color", "The color of the track up to the thumb. Default: the tint color.") {
                $0.minimumTrackTintColor = $1
            },
        ]
    ) { UISlider() }
}
