import QuartzCore
import Testing
import UIKit

@testable import UIKitLists

/// Views with the sizes of their content, and layouts with excessive demands.
@MainActor @Suite struct CollectionSizingTests {
    private final class BoxCell: UICollectionViewCell {
        private let box = UIView()
        private lazy var sizes = [
            box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(equalToConstant: 50),
        ]

        required init(frame: CGRect) {
            super.init(frame: frame)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate(
                sizes + [
                    box.topAnchor.constraint(equalTo: contentView.topAnchor),
                    box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                    box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                ])
        }
        required init?(coder: NSCoder) { nil }

        private(set) var measurements = 0

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
            measurements += 1
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }

        func resize(_ size: CGSize) { (sizes[0].constant, sizes[1].constant) = (size.width, size.height) }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var count: Int
        var narrowing: CGFloat = 0
        init(_ count: Int) { self.count = count }
        static func size(_ item: Int) -> CGSize { CGSize(width: 300, height: 20 + Double(item % 7) * 15) }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
            let size = Self.size(indexPath.item)
            (cell as? BoxCell)?.resize(CGSize(width: size.width - narrowing, height: size.height))
            return cell
        }
    }

    @Test func anInvalidationAdjustsTheContentSizeUntilTheNextLayout() throws {
        let pad = try CollectionPad([Array(0..<60)], layout: UICollectionViewFlowLayout())
        pad.app.at(1) {
            let size = pad.view.contentSize
            let context = UICollectionViewFlowLayoutInvalidationContext()
            context.contentSizeAdjustment = CGSize(width: 0, height: 70)
            pad.view.collectionViewLayout.invalidateLayout(with: context)
            #expect(pad.view.contentSize == CGSize(width: size.width, height: size.height + 70))
            pad.view.layoutIfNeeded()
            #expect(pad.view.contentSize == size)
        }
        try pad.app.play()
    }

    @Test func selfSizingItemsFitTheirContent() throws {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 300, height: 44)
        let source = Source(1000)
        let pad = try CollectionPad(layout: layout) {
            $0.view.delegate = nil
            $0.view.register(BoxCell.self, forCellWithReuseIdentifier: "box")
            $0.view.dataSource = source
        }
        func expectSizes() {
            let paths = pad.view.indexPathsForVisibleItems.sorted()
            #expect(paths.count > 4)
            var y: CGFloat?
            for path in paths {
                let frame = pad.view.cellForItem(at: path)?.frame ?? .null
                #expect(frame.size == Source.size(path.item))
                if let y { #expect(abs(frame.minY - y) < 0.01) }
                y = frame.maxY + 10
            }
        }
        pad.app.at(1) {
            expectSizes()
            pad.view.contentOffset.y = 5000
        }
        pad.app.at(2) { expectSizes() }
        try pad.app.play()
    }

    /// An application's layout that ignores preferred sizes costs one measurement, not one for each cell.
    @Test func cellsOfFixedSizeAreNotMeasured() throws {
        let source = Source(1000)
        source.narrowing = 100
        let pad = try CollectionPad(layout: LineLayout(extent: 55.5)) {
            $0.view.delegate = nil
            $0.view.register(BoxCell.self, forCellWithReuseIdentifier: "box")
            $0.view.dataSource = source
        }
        for page in 1...5 { pad.app.at(Double(page)) { pad.view.contentOffset.y += 400 } }
        try pad.app.play()
        pad.app.perform {
            let cells = pad.view.subviews.compactMap { $0 as? BoxCell }
            #expect(cells.count > 6 && cells.reduce(0) { $0 + $1.measurements } == 1)
            #expect(pad.view.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 300, height: 55.5) })
        }
    }

    @Test func aViewThatNeverSettlesIsAnError() throws {
        final class Growing: UICollectionViewCell {
            private var length: CGFloat = 10
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                length += 0.25
                layoutAttributes.size = CGSize(width: length, height: 20)
                return layoutAttributes
            }
        }
        final class Obedient: UICollectionViewLayout {
            var size = CGSize(width: 30, height: 20)
            override var collectionViewContentSize: CGSize { size }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                [layoutAttributesForItem(at: IndexPath(item: 0, section: 0))].compactMap { $0 }
            }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                attributes.frame = CGRect(origin: .zero, size: size)
                return attributes
            }
            override func shouldInvalidateLayout(
                forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
                withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
            ) -> Bool {
                size = CGSize(width: preferredAttributes.size.width + 1, height: 20)
                return true
            }
        }
        let pad = try CollectionPad([[0]], layout: Obedient()) {
            $0.view.register(Growing.self, forCellWithReuseIdentifier: "number")
        }
        #expect(
            throws: StageError.misused([
                "The layout of UICollectionView has not settled after 100 passes: views prefer other sizes, or data changes, during each layout; prefer the same size for the same content."
            ])
        ) { try pad.app.play() }
    }

    @Test func nonfiniteAttributesAreErrors() throws {
        final class Broken: UICollectionViewLayout {
            override var collectionViewContentSize: CGSize { CGSize(width: CGFloat.nan, height: 10) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
                attributes.frame = CGRect(x: 0, y: CGFloat.infinity, width: 10, height: 10)
                return [attributes]
            }
        }
        let pad = try CollectionPad([[0]], layout: Broken())
        #expect(
            throws: StageError.misused([
                "The collectionViewContentSize of Broken is not finite; use numbers of points.",
                "Broken has attributes that are not finite, for [0, 0]; use numbers of points.",
            ])
        ) { try pad.app.play() }
    }

    @Test func decorationsAreOrderedByZIndex() throws {
        final class Decorated: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let decoration = UICollectionViewLayoutAttributes(
                    forDecorationViewOfKind: "back", with: IndexPath(item: 0, section: 0))
                decoration.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
                decoration.zIndex = -1
                let cells = super.layoutAttributesForElements(in: rect) ?? []
                cells.first?.zIndex = 5
                return cells + [decoration]
            }
        }
        let layout = Decorated()
        layout.register(TitleView.self, forDecorationViewOfKind: "back")
        let background = UIView()
        let pad = try CollectionPad([[0, 1, 2]], layout: layout) { $0.view.backgroundView = background }
        pad.app.at(1) { pad.view.contentOffset.y = 0 }
        try pad.app.play()
        let names = pad.view.subviews.map { $0 === background ? "background" : "\(type(of: $0))" }
        #expect(names == ["background", "TitleView", "NumberCell", "NumberCell", "NumberCell"])
        #expect((pad.view.subviews.last as? NumberCell)?.number == 0)
        #expect(background.frame == pad.view.bounds)
    }

    @Test func widerBoundsInvalidateTheLayout() throws {
        let pad = try CollectionPad([Array(0..<30)])
        pad.app.at(1) { pad.view.frame.size.width = 180 }
        pad.app.at(2) {
            #expect(pad.view.visibleCells.allSatisfy { $0.frame.maxX <= 180 })
            #expect(Set(pad.view.visibleCells.map(\.frame.minX)).count == 2)
        }
        try pad.app.play()
    }
}
