import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite("Keys of the keyboard") struct KeyboardPlanTests {
    /// Law: the rows of every keyboard are at most as wide as the keyboard, and every kind of text can be ended or
    /// deleted.
    @Test(arguments: UIKeyboardType.allCases) func rowsFitTheWidth(_ type: UIKeyboardType) throws {
        let pad = try TextPad<UITextField> {
            let field = UITextField()
            field.keyboardType = type
            return field
        }
        pad.perform {
            let plan = KeyboardPlan(for: pad.input)
            #expect(plan.rows.count == 4)
            for row in plan.rows { #expect(row.reduce(0) { $0 + $1.width } <= plan.width + 1e-9) }
            #expect(plan.rows.joined().contains { $0.text == "⌫" })
            #expect(plan.rows.joined().contains { $0.text == "return" } == (plan.width == 10))
        }
    }

    @Test func theReturnKeyFollowsTheField() throws {
        let pad = try TextPad<UITextField> {
            let field = UITextField()
            field.returnKeyType = .search
            field.enablesReturnKeyAutomatically = true
            field.keyboardAppearance = .dark
            return field
        }
        func key() -> KeyboardPlan.Key? { pad.keyboard.view?.plan.rows.last?.last }
        pad.perform {
            pad.input.becomeFirstResponder()
            #expect(key() == KeyboardPlan.Key(text: "search", width: 2.5, role: .prominent, isEnabled: false))
            #expect(pad.keyboard.view?.overrideUserInterfaceStyle == .dark)
            pad.keyboard.type("a")
            #expect(key()?.isEnabled == true)
            pad.input.returnKeyType = .done
            pad.input.reloadInputViews()
            #expect(key()?.text == "done")
        }
    }

    /// Law: the letters are capitals where the next one will be, as far as the field's traits and its text decide.
    @Test(arguments: [
        (UITextAutocapitalizationType.sentences, "", true), (.sentences, "a", false), (.sentences, "Hi. ", true),
        (.sentences, "Hi, ", false), (.sentences, "Hi.", false), (.sentences, "Hi\n", true), (.words, "Hi ", true),
        (.words, "Hi", false), (.none, "", false), (.allCharacters, "HI", true),
    ]) func lettersAreCapitals(_ type: UITextAutocapitalizationType, after text: String, _ isShifted: Bool) throws {
        let pad = try TextPad<UITextField> {
            let field = UITextField()
            field.autocapitalizationType = type
            field.text = text
            return field
        }
        pad.perform {
            let plan = KeyboardPlan(for: pad.input)
            #expect(plan.rows[0][0].text == (isShifted ? "Q" : "q"))
            #expect(plan.rows[2][0].role == (isShifted ? .letter : .special))
            pad.input.keyboardType = .emailAddress
            #expect(KeyboardPlan(for: pad.input).rows[0][0].text == "q")
        }
    }

    /// The heights of facts/keyboard-heights on a phone of 375 × 812 points.
    @Test func suggestionsTakeHeight() throws {
        for (type, correction, height) in [
            (UIKeyboardType.default, UITextAutocorrectionType.default, 335.0), (.default, .no, 291),
            (.numberPad, .default, 291),
        ] {
            let app = try TestApp(root: UIViewController(), width: 375, height: 812, scale: 3)
            app.perform {
                app.stage.applicationState.screenInsets = ScreenInsets(top: 44, bottom: 34)
                let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
                field.keyboardType = type
                field.autocorrectionType = correction
                app.window.rootViewController?.view.addSubview(field)
                field.becomeFirstResponder()
                #expect(app.stage.applicationState.keyboard.frame?.height == CGFloat(height), "\(type) \(correction)")
            }
        }
    }

    /// The rows of facts/keyboard-keys on a phone 375 points wide.
    @Test func rowsAreAtMeasuredPlaces() throws {
        let app = try TestApp(root: UIViewController(), width: 375, height: 812, scale: 3)
        app.perform {
            let letters = KeyMetrics(in: app.window, isPad: false, height: 213, rowCount: 4)
            #expect((0..<4).map(letters.span) == [8...50, 62...104, 116...158, 170...212])
            let pad = KeyMetrics(in: app.window, isPad: true, height: 213, rowCount: 4)
            #expect((0..<4).map(pad.span) == [6...52, 59...106, 113...160, 167...213])
        }
    }

    /// The mean brightness of the keyboard's image, 0…1.
    private func brightness(of view: UIView) -> Double {
        let pixels = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
        let color = UIColor(patternImage: pixels).color
        return (color.red + color.green + color.blue) / 3
    }

    /// Law: the keyboard is dark if its field requests it, and otherwise like the screen.
    @Test(arguments: UIKeyboardAppearance.allCases, [false, true])
    func theStyleFollowsTheFieldOrTheScreen(appearance: UIKeyboardAppearance, isScreenDark: Bool) throws {
        let pad = try TextPad<UITextField> { UITextField() }
        try pad.app.stage.perform {
            pad.app.stage.applicationState.mainScreen.settings.traits.userInterfaceStyle = isScreenDark ? .dark : .light
            pad.input.keyboardAppearance = appearance
            pad.input.becomeFirstResponder()
            let view = try #require(pad.keyboard.view)
            let isDark =
                switch appearance {
                case .default: isScreenDark
                case .dark: true
                case .light: false
                }
            view.layoutIfNeeded()
            let found = brightness(of: view)
            #expect(isDark ? found < 0.45 : found > 0.75, "\(found)")
        }
    }

    /// A reload replaces the views in place of the keyboard and above it.
    @Test func inputViewsAreReloaded() throws {
        let pad = try TextPad<UITextField> { UITextField() }
        let picker = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 216))
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        pad.perform {
            pad.input.inputView = picker
            pad.input.becomeFirstResponder()
            #expect(picker.superview === pad.keyboard.view && pad.keyboard.frame?.height == 216)
            pad.input.inputView = nil
            pad.input.inputAccessoryView = bar
            pad.input.reloadInputViews()
            #expect(picker.superview == nil && bar.superview === pad.keyboard.view)
            #expect((pad.keyboard.frame?.height ?? 0) > 250)
            pad.input.resignFirstResponder()
        }
        try pad.app.play()
        #expect(pad.keyboard.view == nil)
    }
}
