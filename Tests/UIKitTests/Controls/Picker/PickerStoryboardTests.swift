import FrameStoryboards
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// Buttons and pickers from storyboards equal those created in code.
@MainActor @Suite struct PickerStoryboardTests {
    nonisolated private static let cases = [
        ControlCase(
            name: "date picker",
            element:
                "datePicker contentMode=\"scaleToFill\" datePickerMode=\"date\" minuteInterval=\"5\" style=\"wheels\"",
            children: """
                <date key="date" timeIntervalSinceReferenceDate="6276600"/>
                <date key="minimumDate" timeIntervalSinceReferenceDate="0"/>
                <locale key="locale" localeIdentifier="de"/>
                """,
            sizes: [CGSize(width: 320, height: 216)],
            make: {
                let picker = UIDatePicker()
                picker.datePickerMode = .date
                picker.minuteInterval = 5
                picker.preferredDatePickerStyle = .wheels
                picker.date = Date(timeIntervalSinceReferenceDate: 6_276_600)
                picker.minimumDate = Date(timeIntervalSinceReferenceDate: 0)
                picker.locale = Locale(identifier: "de")
                return picker
            }),
        ControlCase(
            name: "calendar", element: "calendarView wantsDateDecorations=\"NO\"", children: "",
            sizes: [CGSize(width: -1, height: 332)],
            make: {
                let view = UICalendarView()
                view.wantsDateDecorations = false
                return view
            }),
        ControlCase(
            name: "color well", element: "colorWell supportsAlpha=\"NO\" title=\"Shade\"",
            children: """
                <color key="selectedColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
                customColorSpace="sRGB"/>
                """,
            sizes: [CGSize(width: 28, height: 28)],
            make: {
                let well = UIColorWell()
                well.supportsAlpha = false
                well.title = "Shade"
                well.selectedColor = .red
                return well
            }),
        ControlCase(
            name: "picker", element: "pickerView contentMode=\"scaleToFill\"", children: "",
            sizes: [CGSize(width: 320, height: 216)], make: { UIPickerView() }),
        ControlCase(
            name: "button with a menu",
            element: """
                button showsMenuAsPrimaryAction="YES" changesSelectionAsPrimaryAction="YES" buttonType="system" \
                lineBreakMode="middleTruncation"
                """,
            children: """
                <menu key="menu" title="Sort"><children><command title="Name" id="m1"/>\
                <command title="Size" id="m2"/></children></menu>
                <buttonConfiguration key="configuration" style="tinted" title="Sort" subtitle="by" indicator="none"/>
                """,
            sizes: [],
            make: {
                let button = UIButton(type: .system)
                let action = Selector("sort")
                button.menu = UIMenu(
                    title: "Sort",
                    children: [UICommand(title: "Name", action: action), UICommand(title: "Size", action: action)])
                button.showsMenuAsPrimaryAction = true
                button.changesSelectionAsPrimaryAction = true
                var configuration = UIButton.Configuration.tinted()
                configuration.title = "Sort"
                configuration.subtitle = "by"
                configuration.indicator = .none
                button.configuration = configuration
                return button
            }),
    ]

    @Test(arguments: cases) func storyboardsAndCodeMakeEqualPickers(control: ControlCase) throws {
        let size = CGSize(width: 320, height: 216)
        let coded = try ControlPad<UIView>(size: size) { _ in control.make() }
        let read = try ControlPad<UIView>(size: size) { try control.makeFromStoryboard($0.stage) }
        #expect(type(of: read.control) == type(of: coded.control))
        // A wheel has thousands of rows, whose whole difference would be computed for a message.
        let (loaded, made) = (read.control.portrait, coded.control.portrait)
        let differing = zip(loaded, made).first { $0 != $1 }
        #expect(loaded.count == made.count && differing == nil, "\(String(describing: differing))")
        #expect(read.app.stage.diagnostics.unsupported.entries.isEmpty)
        if let size = control.sizes.first { #expect(read.control.intrinsicContentSize == size) }
    }

    @Test func storyboardMenusAreShown() throws {
        let control = try #require(Self.cases.last)
        let pad = try ControlPad<UIView>(size: CGSize(width: 120, height: 40)) {
            try control.makeFromStoryboard($0.stage)
        }
        try pad.touch([CGPoint(x: 60, y: 20)])
        let overlay = try #require(pad.app.window.subviews.lazy.compactMap { $0 as? MenuOverlay }.first)
        #expect(overlay.levels.first?.rows.map { $0.element?.title } == ["Name", "Size"])
        #expect(overlay.levels.first?.menu.title == "Sort")
    }
}
