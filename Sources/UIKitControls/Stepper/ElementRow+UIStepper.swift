extension ElementRow {
    package static let stepper = ElementRow(
        UIStepper.self, "stepper", isPartOfSystem: true,
        attributes: [
            .number("minimumValue") { $0.minimumValue = Double($1) },
            .number("maximumValue") { $0.maximumValue = Double($1) },
            .number("value") { $0.value = Double($1) },
            .number("stepValue") { $0.stepValue = Double($1) },
            .flag("wraps") { $0.wraps = $1 },
            .flag("autorepeat") { $0.autorepeat = $1 },
            .flag("continuous") { $0.isContinuous = $1 },
        ],
        content: .stepper,
        outlets: {
            [
                Outlet("value", \UIStepper.value), Outlet("minimumValue", \UIStepper.minimumValue),
                Outlet("maximumValue", \UIStepper.maximumValue), Outlet("stepValue", \UIStepper.stepValue),
                Outlet("wraps", \UIStepper.wraps), Outlet("autorepeat", \UIStepper.autorepeat),
                Outlet("continuous", \UIStepper.isContinuous),
            ]
        })
}

extension ElementContent {
    /// The element of a stepper from 0 to 100.
    fileprivate static let stepper = ElementContent(
        "stepper", "The view is a stepper from 0 to 100.",
        fields: [
            .number("value", in: 0...100, standard: 0) { $0.value = $1 },
            .flag("isEnabled", standard: true) { $0.isEnabled = $1 },
        ]
    ) { UIStepper() }
}
