internal import FrameStoryboards

extension ElementRow {
    package static let segmentedControl = ElementRow(
        UISegmentedControl.self, "segmentedControl", isPartOfSystem: true,
        attributes: [
            .segments,
            .flag("momentary") { $0.isMomentary = $1 },
            .flag("apportionsSegmentWidthsByContent") { $0.apportionsSegmentWidthsByContent = $1 },
            .integer("selectedSegmentIndex") { $0.selectedSegmentIndex = $1 },
            .color("selectedSegmentTintColor") { $0.selectedSegmentTintColor = $1 },
        ],
        content: .segmentedControl,
        outlets: {
            [
                Outlet("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
                Outlet("momentary", \UISegmentedControl.isMomentary),
                Outlet("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
            ]
        })
}

extension ElementAttribute where Target == UISegmentedControl {
    /// The field for the list of segments and their properties.
    fileprivate static var segments: Self {
        Self(reading: [("segments", .any)] + segment.flatMap(\.forms)) { control, object, context in
            for description in object.list("segments") {
                var added = SegmentAt(control, index: control.numberOfSegments)
                control.insertSegment(withTitle: "", at: added.index, animated: false)
                for attribute in segment { attribute.apply(&added, description, context) }
            }
        }
    }

    private static var segment: [ElementAttribute<SegmentAt>] {
        [
            .text("title") { $0.control.setTitle($1, forSegmentAt: $0.index) },
            .image("image") { $0.control.setImage($1, forSegmentAt: $0.index) },
            .number("width") { $0.control.setWidth($1, forSegmentAt: $0.index) },
            .flag("enabled") { $0.control.setEnabled($1, forSegmentAt: $0.index) },
            .size("contentOffset") { $0.control.setContentOffset($1, forSegmentAt: $0.index) },
        ]
    }
}

/// A segment that is being added.
@MainActor private struct SegmentAt {
    let control: UISegmentedControl
    let index: Int

    init(_ control: UISegmentedControl, index: Int) {
        self.control = control
        self.index = index
    }
}

extension ElementContent {
    /// The element of a segmented control.
    fileprivate static let segmentedControl = ElementContent(
        "segmentedControl", "The view is a segmented control.",
        fields: [
            .texts("titles", isRequired: true) { control, titles in
                for title in titles {
                    control.insertSegment(withTitle: title, at: control.numberOfSegments, animated: false)
                }
            },
            .number("selected", "The segment with the plate, counted from 0. Without it, none is selected.", in: 0...99)
            { $0.selectedSegmentIndex = Int($1) },
            .flag("isEnabled", standard: true) { $0.isEnabled = $1 },
            .color("color", "The color of the plate. Default: white, or gray in the dark style.") {
                $0.selectedSegmentTintColor = $1
            },
        ]
    ) { UISegmentedControl(items: nil) }
}
