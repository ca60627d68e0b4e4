import FrameGeometry
import QuartzCore
import Testing
import UIKit

/// A table or collection view in a sheet with two detents hands a drag to the sheet, and takes it over
/// (facts/sheet-scrolling).
@MainActor @Suite struct ListSheetTests {
    private final class Rows: UITableViewController {
        var selected = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected += 1 }
        /// Row actions do not take a vertical drag.
        override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }])
        }
    }

    private final class Items: UICollectionViewController {
        init() {
            super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            60
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
    }

    /// A finger that moves at 1,000 points per second and rests before it is lifted.
    private func drag(_ app: TestApp, _ heights: [CGFloat], at begin: Double) {
        var time = begin
        app.touch(.began, at: CGPoint(x: 200, y: heights[0]), time)
        for (from, to) in zip(heights, heights.dropFirst()) {
            let count = Int(abs(to - from) / 5)
            for step in 1...count {
                time += 0.005
                let y = from + (to - from) * CGFloat(step) / CGFloat(count)
                app.touch(.moved, at: CGPoint(x: 200, y: y), time)
            }
        }
        app.touch(.ended, at: CGPoint(x: 200, y: heights[heights.count - 1]), time + 0.3)
    }

    @Test(arguments: [true, false]) func aDragPassesFromTheDetentsToTheListAndBack(isTable: Bool) throws {
        let below = UIViewController()
        let app = try TestApp(root: below, width: 393, height: 852)
        let card = app.stage.perform { isTable ? Rows(style: .plain) : Items() as UIViewController }
        app.perform {
            app.window.screen.settings.look = .iOS26
            app.stage.applicationState.screenInsets = ScreenInsets(top: 59, bottom: 34)
            card.modalPresentationStyle = .pageSheet
            card.sheetPresentationController?.detents = [.medium(), .large()]
        }
        let sheet = try #require(card.sheetPresentationController)
        app.at(0.5) { below.present(card, animated: false) }
        var states: [(detent: String, top: CGFloat, offset: CGFloat)] = []
        func note() {
            guard let list = card.view as? UIScrollView ?? card.view.subviews.first as? UIScrollView else { return }
            states.append(
                (
                    sheet.selectedDetentIdentifier?.rawValue ?? "nil",
                    card.view.convert(card.view.bounds.origin, to: nil).y,
                    list.contentOffset.y + list.adjustedContentInset.top
                ))
        }
        // 344.7 points up with the sheet, and then with the rows.
        drag(app, [700, 200], at: 1)
        app.at(2.5) { note() }
        // Down with the rows, which keep the drag.
        drag(app, [300, 460], at: 3)
        app.at(4.5) { note() }
        // From the top of the rows down with the sheet.
        drag(app, [300, 560], at: 5)
        app.at(6.5) { note() }
        try app.play()
        let large = UISheetPresentationController.Detent.Identifier.large.rawValue
        let medium = UISheetPresentationController.Detent.Identifier.medium.rawValue
        #expect(states.map(\.detent) == [large, large, medium])
        #expect(abs(states[0].top - 59) < 1 && abs(states[1].top - 59) < 1 && abs(states[2].top - 403.7) < 1)
        #expect(abs(states[0].offset - 145.3) < 6, "\(states[0].offset)")
        #expect(states[1].offset == 0 && states[2].offset == 0)
        #expect(below.presentedViewController === card)
        #expect((card as? Rows)?.selected ?? 0 == 0, "a drag selects nothing")
    }
}
