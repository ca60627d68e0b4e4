import Testing
import UIKit

@testable import UIKitCore

/// The values of controls and bar items for every combination of states.
@MainActor @Suite struct StateValueTests {
    /// All combinations of highlighted, disabled, selected, and focused.
    private static let states = (UInt(0)..<16).map { UIControl.State(rawValue: $0) }

    @Test func statesFallBackToTheNormalValue() {
        for own in Self.states {
            var values = StateValues<String>()
            values[own] = "own"
            for state in Self.states {
                let isOwn = state == own || own == .normal
                #expect(
                    values.value(in: state) == (isOwn ? "own" : nil) && values[state] == (state == own ? "own" : nil))
            }
            values[.normal] = "normal"
            for state in Self.states {
                #expect(values.value(in: state) == (state == own && own != .normal ? "own" : "normal"))
            }
            values[own] = nil
            #expect(values.value(in: own) == (own == .normal ? nil : "normal"))
        }
    }

    // MARK: Buttons

    /// A button's table of values, which are identified by numbers from 1 on.
    private struct ButtonTable {
        let name: String
        let set: @MainActor (UIButton, Int, UIControl.State) -> Void
        let value: @MainActor (UIButton, UIControl.State) -> Int?
        let current: @MainActor (UIButton) -> Int?
        let shown: @MainActor (UIButton) -> Int?
    }

    private static let colors: [UIColor] = [.red, .green, .blue]

    private static func image(_ number: Int) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: number, height: 1)).image { _ in }
    }

    private static func number(_ image: UIImage?) -> Int? { image.map { Int($0.size.width) } }

    private static func number(_ color: UIColor?) -> Int? { color.flatMap(colors.firstIndex) }

    private static let tables = [
        ButtonTable(
            name: "title", set: { $0.setTitle("\($1)", for: $2) }, value: { $0.title(for: $1).flatMap { Int($0) } },
            current: { $0.currentTitle.flatMap { Int($0) } }, shown: { $0.titleLabel?.text.flatMap { Int($0) } }),
        ButtonTable(
            name: "attributed title", set: { $0.setAttributedTitle(NSAttributedString(string: "\($1)"), for: $2) },
            value: { ($0.attributedTitle(for: $1)?.string).flatMap { Int($0) } },
            current: { ($0.currentAttributedTitle?.string).flatMap { Int($0) } },
            shown: { $0.titleLabel?.text.flatMap { Int($0) } }),
        ButtonTable(
            name: "title color", set: { $0.setTitleColor(colors[$1], for: $2) },
            value: { number($0.titleColor(for: $1)) }, current: { number($0.currentTitleColor) },
            shown: { number($0.titleLabel?.textColor) }),
        ButtonTable(
            name: "title shadow color", set: { $0.setTitleShadowColor(colors[$1], for: $2) },
            value: { number($0.titleShadowColor(for: $1)) }, current: { number($0.currentTitleShadowColor) },
            shown: { number($0.titleLabel?.shadowColor) }),
        ButtonTable(
            name: "image", set: { $0.setImage(image($1), for: $2) }, value: { number($0.image(for: $1)) },
            current: { number($0.currentImage) }, shown: { number($0.imageView?.image) }),
        ButtonTable(
            name: "background image", set: { $0.setBackgroundImage(image($1), for: $2) },
            value: { number($0.backgroundImage(for: $1)) }, current: { number($0.currentBackgroundImage) },
            shown: { number($0.backgroundImageView.image) }),
    ]

    @Test func buttonsShowTheValueOfTheirState() throws {
        let app = try TestApp()
        app.perform {
            for table in Self.tables {
                for own in Self.states where !own.isEmpty {
                    let button = UIButton(type: .custom)
                    table.set(button, 1, .normal)
                    table.set(button, 2, own)
                    for state in Self.states {
                        let expected = state == own ? 2 : 1
                        #expect(table.value(button, state) == expected, "\(table.name) of \(own) in \(state)")
                        guard !state.contains(.focused) else { continue }
                        button.isHighlighted = state.contains(.highlighted)
                        button.isEnabled = !state.contains(.disabled)
                        button.isSelected = state.contains(.selected)
                        #expect(button.state == state)
                        #expect(table.current(button) == expected && table.shown(button) == expected)
                    }
                }
            }
        }
    }

    // MARK: Bar items

    /// A bar with one item.
    private struct ItemCase {
        let name: String
        let bar: UIView
        let item: UIBarItem
        /// The states that the item can be in.
        let states: [UIControl.State]
        let enter: @MainActor (UIControl.State) -> Void
    }

    private static func cases() -> [ItemCase] {
        let (left, tool) = (UIBarButtonItem(), UIBarButtonItem())
        let navigationItem = UINavigationItem(title: "Page")
        navigationItem.leftBarButtonItem = left
        let navigationBar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        navigationBar.items = [navigationItem]
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        toolbar.items = [tool]
        let tab = UITabBarItem(title: nil, image: nil, tag: 0)
        let tabBar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
        tabBar.items = [tab]
        return [
            ItemCase(name: "navigation bar", bar: navigationBar, item: left, states: [.normal, .disabled]) {
                left.isEnabled = !$0.contains(.disabled)
            },
            ItemCase(name: "toolbar", bar: toolbar, item: tool, states: [.normal, .disabled]) {
                tool.isEnabled = !$0.contains(.disabled)
            },
            ItemCase(
                name: "tab bar", bar: tabBar, item: tab,
                states: [.normal, .disabled, .selected, [.disabled, .selected]]
            ) {
                tab.isEnabled = !$0.contains(.disabled)
                tabBar.selectedItem = $0.contains(.selected) ? tab : nil
            },
        ]
    }

    private static func label(_ text: String, in view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text == text { return label }
        return view.subviews.lazy.compactMap { label(text, in: $0) }.first
    }

    /// Since iOS 11 the other states do not inherit the attributes of the normal state.
    @Test func barItemsShowOnlyTheAttributesOfTheirState() throws {
        let app = try TestApp()
        app.perform {
            for test in Self.cases() {
                app.window.addSubview(test.bar)
                test.item.title = "Item"
                let font = UIFont.systemFont(ofSize: 23)
                for own in Self.states {
                    test.item.setTitleTextAttributes(nil, for: own)
                    let standards = test.states.map { state in
                        test.enter(state)
                        return Self.label("Item", in: test.bar)?.textColor
                    }
                    test.item.setTitleTextAttributes([.foregroundColor: UIColor.purple, .font: font], for: own)
                    #expect(Self.states.allSatisfy { (test.item.titleTextAttributes(for: $0) != nil) == ($0 == own) })
                    for (state, standard) in zip(test.states, standards) {
                        test.enter(state)
                        let label = Self.label("Item", in: test.bar)
                        #expect(
                            label?.textColor == (state == own ? .purple : standard),
                            "\(test.name): \(own) in \(state)")
                        #expect((label?.font == font) == (state == own), "\(test.name): \(own) in \(state)")
                        #expect(label?.bounds.size == label?.sizeThatFits(.zero))
                    }
                    test.item.setTitleTextAttributes(nil, for: own)
                }
            }
        }
    }

    @Test func titlesAcceptAllAttributes() throws {
        let app = try TestApp()
        app.perform {
            let item = UINavigationItem(title: "Page")
            item.backBarButtonItem = UIBarButtonItem(title: "Up", style: .plain, target: nil, action: nil)
            item.backBarButtonItem?.setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .normal)
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            app.window.addSubview(bar)
            bar.titleTextAttributes = [.kern: 3, .foregroundColor: UIColor.orange]
            bar.items = [item]
            let title = Self.label("Page", in: bar)
            #expect(title?.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
            #expect(title?.textColor == .orange)
            bar.items = [item, UINavigationItem(title: "Next")]
            #expect(Self.label("Up", in: bar)?.textColor == .brown)
        }
    }
}
