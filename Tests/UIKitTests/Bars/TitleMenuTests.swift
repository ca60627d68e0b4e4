import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// The menu that a tap on a navigation bar's title opens.
@MainActor @Suite struct TitleMenuTests {
    private let app: TestApp
    private let controller = UIViewController()
    private let navigation: UINavigationController

    init() throws {
        app = try TestApp()
        controller.title = "Report"
        navigation = app.stage.perform { [controller] in UINavigationController(rootViewController: controller) }
        app.perform {
            app.window.rootViewController = navigation
            app.window.layoutIfNeeded()
        }
    }

    private var rows: [String?] {
        let overlay = app.window.subviews.lazy.compactMap { $0 as? MenuOverlay }.last
        return overlay?.levels.last?.rows.map { $0.element?.title } ?? []
    }

    private func tap(_ point: CGPoint) throws {
        let screen = app.stage.applicationState.touchScreen
        let start = app.stage.loop.now.seconds
        app.at(start + 0.5) { screen.touch(1, .began, at: point) }
        app.at(start + 0.55) { screen.touch(1, .ended, at: point) }
        try app.play()
    }

    private func title() throws -> (label: UILabel, arrow: UIView?) {
        app.perform { app.window.layoutIfNeeded() }
        let label = try #require(navigation.navigationBar.label("Report"))
        return (label, label.subviews.first)
    }

    @Test(arguments: [false, true]) func aTapOpensTheMenu(isRightToLeft: Bool) throws {
        var suggested: [[UIMenuElement]] = []
        app.perform {
            if isRightToLeft { navigation.navigationBar.semanticContentAttribute = .forceRightToLeft }
            controller.navigationItem.titleMenuProvider = { elements in
                suggested.append(elements)
                return UIMenu(children: [UIAction(title: "Rename") { _ in }, UIAction(title: "Move") { _ in }])
            }
        }
        let (label, arrow) = try title()
        let shown = try #require(arrow)
        #expect(shown.frame.width > 8 && label.bounds.insetBy(dx: -1, dy: -1).contains(shown.frame))
        #expect(abs(label.convert(label.bounds, to: nil).midX - 195) < 1)
        try tap(shown.convert(CGPoint(x: 2, y: 2), to: nil))
        #expect(rows == ["Rename", "Move"] && suggested == [[]])
    }

    @Test func withoutAMenuNothingOpens() throws {
        #expect(try title().arrow == nil)
        let width = try title().label.bounds.width
        app.perform { controller.navigationItem.titleMenuProvider = { _ in nil } }
        #expect(try title().label.bounds.width > width + 10)
        try tap(CGPoint(x: 195, y: try title().label.convert(CGPoint(x: 0, y: 5), to: nil).y))
        #expect(rows.isEmpty)
        app.perform { controller.navigationItem.titleMenuProvider = nil }
        #expect(try title().label.bounds.width == width)
    }

    @Test func theDocumentIsStored() throws {
        app.perform {
            let item = controller.navigationItem
            #expect(item.documentProperties == nil)
            let properties = UIDocumentProperties(url: URL(filePath: "/report.txt"))
            item.documentProperties = properties
            #expect(item.documentProperties === properties && properties.wantsIconRepresentation)
        }
    }
}
