import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// Items that move from one layout to another (facts/collection-layout-changes).
@MainActor @Suite struct CollectionLayoutChangeTests {
    private func position(_ pad: CollectionPad, _ cell: UIView, _ seconds: Double) throws -> [Double] {
        try ["position.x", "position.y"].map { try pad.app.numbers($0, of: cell, at: [seconds])[0] }
    }

    @Test func anAnimatedChangeMovesEveryItem() throws {
        let pad = try CollectionPad([Array(0..<5)], layout: LineLayout())
        var cell: NumberCell?
        var finished: Bool?
        pad.app.at(1) {
            cell = pad.cell(4)
            pad.view.setCollectionViewLayout(LineLayout(isRow: true), animated: true) { finished = $0 }
            #expect(pad.view.collectionViewLayout is LineLayout && pad.view.contentSize.width == 250)
        }
        pad.app.at(2) {
            #expect(pad.cell(4) === cell)
            #expect(CollectionPad.shown(pad.view) == pad.fresh(LineLayout(isRow: true)))
        }
        try pad.app.play()
        let item = try #require(cell)
        #expect(try position(pad, item, 1) == [150, 225])
        let middle = try position(pad, item, 1.15)
        #expect(abs(middle[0] - 187.5) < 2 && abs(middle[1] - 137.5) < 2)
        #expect(try position(pad, item, 1.3) == [225, 50])
        #expect(finished == true)
        #expect(
            app(pad.app.traceLines([.request, .callback], from: 1)) == [
                "1 UICollectionView setCollectionViewLayout(LineLayout, animated: true)",
                "1.3 UICollectionView layout change completion true",
            ])
    }

    private func app(_ lines: [String]) -> [String] {
        lines.filter { $0.contains("ayout") && !$0.contains("Subviews") }
    }

    @Test func withoutAnimationTheChangeIsImmediate() throws {
        let pad = try CollectionPad([Array(0..<5)], layout: LineLayout())
        pad.app.at(1) {
            pad.view.collectionViewLayout = LineLayout(isRow: true)
            #expect(pad.cell(4)?.frame == CGRect(x: 200, y: 0, width: 50, height: 100))
        }
        try pad.app.play()
    }

    @Test func enteringAndLeavingItemsMove() throws {
        let pad = try CollectionPad([Array(0..<60)], layout: LineLayout())
        pad.app.at(1) { pad.view.contentOffset.y = 1000 }
        pad.app.at(2) {
            pad.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
        }
        pad.app.at(3) {
            #expect(CollectionPad.shown(pad.view) == pad.fresh(UICollectionViewFlowLayout()))
            #expect(pad.view.subviews.filter { $0 is NumberCell && !$0.isHidden }.count == pad.view.visibleCells.count)
        }
        try pad.app.play()
    }

    @Test(arguments: [0, 1000.0]) func aChangeTurnedBackHalfWayEndsWhereItBegan(offset: Double) throws {
        let pad = try CollectionPad([Array(0..<60)], layout: LineLayout())
        let first = LineLayout()
        pad.app.at(0.5) {
            pad.view.collectionViewLayout = first
            pad.view.contentOffset.y = offset
        }
        pad.app.at(1) { pad.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true) }
        pad.app.at(1.15) { pad.view.setCollectionViewLayout(first, animated: true) }
        pad.app.at(3) {
            let shown = pad.view.subviews.filter { $0 is NumberCell && !$0.isHidden }
            #expect(CollectionPad.shown(pad.view) == pad.fresh(LineLayout()))
            #expect(shown.count == pad.view.visibleCells.count)
            #expect(shown.allSatisfy { $0.frame.intersects(pad.view.bounds) && $0.alpha == 1 })
        }
        try pad.app.play()
    }

    @Test(arguments: [true, false]) func anInteractiveChangeFollowsItsProgress(finishes: Bool) throws {
        let pad = try CollectionPad([Array(0..<5)], layout: LineLayout())
        let layouts = [LineLayout(), LineLayout(isRow: true)]
        var transition: UICollectionViewTransitionLayout?
        var result: [Bool] = []
        pad.app.at(0.5) { pad.view.collectionViewLayout = layouts[0] }
        pad.app.at(1) {
            transition = pad.view.startInteractiveTransition(to: layouts[1]) { result = [$0, $1] }
            #expect(pad.view.collectionViewLayout === transition)
        }
        for (time, progress) in [(1.2, 0.25), (1.4, 0.5)] {
            pad.app.at(time) { transition?.transitionProgress = progress }
            pad.app.at(time + 0.1) {
                #expect(pad.cell(4)?.center == CGPoint(x: 150 + 75 * progress, y: 225 - 175 * progress))
            }
        }
        pad.app.at(2) {
            if finishes { pad.view.finishInteractiveTransition() } else { pad.view.cancelInteractiveTransition() }
            #expect(pad.view.collectionViewLayout === layouts[finishes ? 1 : 0])
        }
        pad.app.at(3) { #expect(CollectionPad.shown(pad.view) == pad.fresh(LineLayout(isRow: finishes))) }
        try pad.app.play()
        #expect(result == [true, finishes])
    }

    @Test func cellsAreNotifiedOfTheChange() throws {
        final class Told: UICollectionViewCell {
            var calls: [String] = []
            override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
                calls.append("will \(type(of: oldLayout)) \(type(of: newLayout))")
            }
            override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
                calls.append("did \(type(of: oldLayout)) \(type(of: newLayout))")
            }
        }
        let pad = try CollectionPad([[0]], layout: LineLayout()) {
            $0.view.register(Told.self, forCellWithReuseIdentifier: "number")
        }
        pad.app.at(1) { pad.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true) }
        try pad.app.play()
        let cell = try #require(pad.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Told)
        #expect(
            cell.calls == ["will LineLayout UICollectionViewFlowLayout", "did LineLayout UICollectionViewFlowLayout"])
    }

    @Test func aLayoutBelongsToOneCollectionView() throws {
        let layout = LineLayout()
        let (one, other) = (try CollectionPad(layout: layout), try CollectionPad())
        other.app.at(1) { other.view.collectionViewLayout = layout }
        let sentence =
            "The LineLayout that UICollectionView is given belongs to UICollectionView; make one for each collection view."
        #expect(throws: StageError.misused([sentence])) { try other.app.play() }
        withExtendedLifetime(one) {}
    }
}

/// Pushes and pops between controllers that share their collection view (facts/layout-navigation).
@MainActor @Suite struct LayoutNavigationTests {
    private final class Numbers: UICollectionViewController {
        var count = 5
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
            collectionView.contentInsetAdjustmentBehavior = .never
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            count
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
        }
    }

    private let list = Numbers(collectionViewLayout: LineLayout())
    private let grid = Numbers(collectionViewLayout: LineLayout(isRow: true))
    private let navigation: UINavigationController
    private let app: TestApp

    init() throws {
        grid.useLayoutToLayoutNavigationTransitions = true
        navigation = UINavigationController(rootViewController: list)
        app = try TestApp(root: navigation)
    }

    private var cell: UICollectionViewCell? { list.collectionView.cellForItem(at: IndexPath(item: 4, section: 0)) }

    @Test func aPushChangesTheLayout() throws {
        var item: UICollectionViewCell?
        var alongside = 0
        app.at(1) {
            item = cell
            navigation.pushViewController(grid, animated: true)
            navigation.transitionCoordinator?.animate(alongsideTransition: { _ in alongside += 1 })
        }
        app.at(1.1) {
            #expect(grid.collectionView === list.collectionView && item?.isDescendant(of: grid.view) == true)
        }
        app.at(2) {
            #expect(cell === item && cell?.frame == CGRect(x: 200, y: 0, width: 50, height: 100))
            #expect(list.collectionView.dataSource === list)
            #expect(navigation.transitionView.subviews == [grid.view])
            navigation.popViewController(animated: true)
        }
        app.at(3) {
            #expect(cell === item && cell?.isDescendant(of: list.view) == true)
            #expect(cell?.frame == CGRect(x: 0, y: 200, width: 300, height: 50))
            #expect(list.collectionView.collectionViewLayout === list.collectionViewLayout)
        }
        try app.play()
        #expect(alongside == 1)
        let shown = try #require(item)
        let middle = try #require(try app.shown("position.y", of: shown, at: 1.15)?.number)
        #expect(abs(middle - 137.5) < 2)
        #expect(try app.numbers("position.y", of: shown, at: [1, 1.3, 2, 2.3]) == [225, 50, 50, 225])
        let lines = app.traceLines([.callback], from: 1)
        #expect(lines.contains("1 LayoutNavigationAnimator animateTransition(using:)"))
        #expect(lines.contains("1.3 LayoutNavigationAnimator animationEnded(true)"))
    }

    @Test func withoutAnimationTheCollectionViewMovesImmediately() throws {
        app.at(1) { navigation.pushViewController(grid, animated: false) }
        app.at(2) {
            #expect(cell?.isDescendant(of: grid.view) == true && cell?.frame.minX == 200)
            navigation.popViewController(animated: false)
        }
        app.at(3) { #expect(cell?.isDescendant(of: list.view) == true && cell?.frame.minY == 200) }
        try app.play()
    }

    @Test(arguments: [true, false]) func aBackSwipeDrivesTheLayoutChange(finishes: Bool) throws {
        app.at(0.5) { navigation.pushViewController(grid, animated: false) }
        app.perform {
            let end = finishes ? 300.0 : 100
            let touches = ScriptedTouches(
                [[CGPoint(x: 2, y: 400), CGPoint(x: end, y: 400)]], duration: 0.5, rest: 0.3, curve: { $0 },
                releaseSpeed: nil, rate: 240, on: app.stage.applicationState.touchScreen)
            for moment in touches.moments { app.at(1 + moment.time) { touches.perform(moment) } }
        }
        var item: UICollectionViewCell?
        app.at(0.9) { item = cell }
        app.at(3) {
            #expect(cell?.isDescendant(of: finishes ? list.view : grid.view) == true)
            #expect(cell?.frame.minY == (finishes ? 200 : 0))
            #expect(list.collectionView.collectionViewLayout === (finishes ? list : grid).collectionViewLayout)
            #expect(navigation.viewControllers.count == (finishes ? 1 : 2))
        }
        try app.play()
        let shown = try #require(item)
        let held = try #require(try app.shown("position.y", of: shown, at: 1.7)?.number)
        #expect(held > 60 && held < 215, "between the layouts while the finger rests")
    }
}
