import QuartzCore
import Testing
import UIKit

@testable import UIKitLists

@MainActor @Suite struct TransitionLayoutTests {
    @Test func attributesInterpolateWithTheProgress() throws {
        let pad = try CollectionPad([Array(0..<4)], layout: LineLayout(extent: 50))
        pad.app.at(1) {
            let (from, to) = (LineLayout(extent: 50), LineLayout(isRow: true, extent: 90))
            let layout = UICollectionViewTransitionLayout(currentLayout: from, nextLayout: to)
            layout.owner = pad.view
            layout.prepare()
            for progress in [0, 0.25, 1, 1.2] as [CGFloat] {
                layout.transitionProgress = progress
                for item in 0..<4 {
                    let path = IndexPath(item: item, section: 0)
                    let (a, b) = (
                        from.layoutAttributesForItem(at: path)!.frame, to.layoutAttributesForItem(at: path)!.frame
                    )
                    func mixed(_ value: KeyPath<CGRect, CGFloat>) -> CGFloat {
                        a[keyPath: value] + (b[keyPath: value] - a[keyPath: value]) * progress
                    }
                    let frame = layout.layoutAttributesForItem(at: path)?.frame ?? .null
                    for value in [\CGRect.midX, \CGRect.midY, \CGRect.width, \CGRect.height] {
                        #expect(abs(frame[keyPath: value] - mixed(value)) < 1e-9)
                    }
                }
                #expect(
                    abs(layout.collectionViewContentSize.height - (200 + 200 * progress)) < 1e-9)
            }
        }
        try pad.app.play()
    }

    /// Layouts override `collectionView` with one that unwraps it, which is not read before the layout has a view.
    @Test func layoutsCanForceUnwrapTheirCollectionView() throws {
        final class Unwrapping: UICollectionViewFlowLayout {
            override var collectionView: UICollectionView {
                guard let view = super.collectionView else { preconditionFailure("the layout has no view yet") }
                return view
            }
            override init() {
                super.init()
                invalidateLayout()
            }
            required init?(coder: NSCoder) { nil }
        }
        let pad = try CollectionPad([Array(0..<4)], layout: LineLayout(extent: 50))
        pad.app.at(1) {
            pad.view.collectionViewLayout = Unwrapping()
            #expect((pad.view.collectionViewLayout as? Unwrapping)?.collectionView === pad.view)
        }
        try pad.app.play()
    }

    @Test func elementsMissingFromOneLayoutFade() throws {
        final class Sparse: UICollectionViewLayout {
            override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 400) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [] }
        }
        let pad = try CollectionPad([[0]], layout: LineLayout())
        pad.app.at(1) {
            let path = IndexPath(item: 0, section: 0)
            for isGoing in [true, false] {
                let (line, none) = (LineLayout(), Sparse())
                let layout = UICollectionViewTransitionLayout(
                    currentLayout: isGoing ? line : none, nextLayout: isGoing ? none : line)
                layout.owner = pad.view
                layout.prepare()
                layout.transitionProgress = 0.25
                #expect(layout.layoutAttributesForItem(at: path)?.alpha == (isGoing ? 0.75 : 0.25))
                let shown = layout.layoutAttributesForElements(in: pad.view.bounds) ?? []
                #expect(shown.map(\.indexPath) == [path])
            }
        }
        try pad.app.play()
    }

    @Test func valuesAreKept() {
        let layout = UICollectionViewTransitionLayout(
            currentLayout: UICollectionViewLayout(), nextLayout: UICollectionViewLayout())
        #expect(layout.value(forAnimatedKey: "scale") == 0)
        layout.updateValue(2.5, forAnimatedKey: "scale")
        #expect(layout.value(forAnimatedKey: "scale") == 2.5)
        layout.transitionProgress = .nan
        #expect(layout.transitionProgress == 0)
    }
}
