import QuartzCore
import Testing
import UIKit

/// Animators of collection view layouts.
@MainActor @Suite struct LayoutAnimatorTests {
    private final class SpringyLayout: UICollectionViewFlowLayout {
        private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
        private(set) var preparations = 0

        override func prepare() {
            super.prepare()
            preparations += 1
            guard animator.behaviors.isEmpty else { return }
            let all = super.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 400, height: 4000)) ?? []
            for attributes in all {
                let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
                (spring.length, spring.frequency, spring.damping) = (0, 2, 0.6)
                animator.addBehavior(spring)
            }
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            animator.layoutAttributesForCell(at: indexPath)
        }
    }

    private final class Controller: UICollectionViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
        }
        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
        override func collectionView(
            _ view: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath) }
    }

    @Test func cellsFollowTheAttributes() throws {
        let layout = SpringyLayout()
        layout.itemSize = CGSize(width: 300, height: 40)
        let controller = Controller(collectionViewLayout: layout)
        let app = try TestApp(root: controller, width: 320, height: 480)
        var pulled: [CGFloat] = []
        app.at(0.8) {
            let attributes = layout.animator.layoutAttributesForCell(at: IndexPath(item: 2, section: 0))
            #expect(layout.animator.referenceView === controller.collectionView && !layout.animator.isRunning)
            attributes?.center.y += 60
            attributes.map(layout.animator.updateItem)
            #expect(layout.animator.isRunning)
        }
        for time in [0.85, 0.95, 1.2] {
            app.at(time + 0.005) {
                let cell = controller.collectionView.cellForItem(at: IndexPath(item: 2, section: 0))
                pulled.append(cell?.center.y ?? 0)
            }
        }
        try app.play()
        let resting = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 2, section: 0))).center.y
        try #require(pulled.count == 3)
        #expect(pulled[0] - resting > 10 && pulled[0] - resting < 60 && abs(pulled[1] - resting) < pulled[0] - resting)
        #expect(layout.preparations > 30, "each frame invalidates the layout")
        #expect(layout.animator.layoutAttributesForCell(at: IndexPath(item: 99, section: 0)) == nil)
        #expect(
            layout.animator.layoutAttributesForSupplementaryView(ofKind: "x", at: IndexPath(item: 0, section: 0)) == nil
        )
        #expect(
            layout.animator.layoutAttributesForDecorationView(ofKind: "x", at: IndexPath(item: 0, section: 0)) == nil)
    }
}
