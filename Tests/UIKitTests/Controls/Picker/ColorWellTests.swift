import Testing
import UIKit

@MainActor @Suite struct ColorWellTests {
    @Test func aTapPresentsTheColorPicker() throws {
        let root = UIViewController()
        let app = try TestApp(root: root)
        let well = app.stage.perform {
            let well = UIColorWell(frame: CGRect(x: 20, y: 100, width: 28, height: 28))
            well.title = "Shade"
            well.selectedColor = .systemRed
            root.view.addSubview(well)
            return well
        }
        #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
        let screen = app.stage.applicationState.touchScreen
        let finger = screen.newTouch()
        for phase in [UITouch.Phase.began, .ended] {
            app.at(phase == .began ? 0.1 : 0.15) { screen.touch(finger, phase, at: CGPoint(x: 34, y: 114)) }
        }
        try app.play()
        let picker = try #require(root.presentedViewController as? UIColorPickerViewController)
        #expect(picker.title == "Shade" && picker.selectedColor == .systemRed)
    }
}
