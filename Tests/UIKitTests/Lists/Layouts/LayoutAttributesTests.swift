import Foundation
import QuartzCore
import Testing
import UIKit

@testable import UIKitLists

@MainActor @Suite struct LayoutAttributesTests {
    /// Attributes with additional values, as applications define them.
    private final class Tilted: UICollectionViewLayoutAttributes {
        nonisolated(unsafe) var angle: CGFloat = 0

        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Tilted)?.angle = angle
            return copy
        }

        override func isEqual(_ object: Any?) -> Bool {
            (object as? Tilted)?.angle == angle && super.isEqual(object)
        }
    }

    private func sample<Attributes: UICollectionViewLayoutAttributes>(_ type: Attributes.Type) -> Attributes {
        let attributes = Attributes()
        attributes.represent(.supplementaryView, "badge", at: IndexPath(item: 3, section: 2))
        attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        (attributes.alpha, attributes.zIndex, attributes.isHidden) = (0.5, 7, true)
        attributes.transform = CGAffineTransform(scaleX: 2, y: 1)
        return attributes
    }

    @Test func copiesHaveAllValuesAndTheClass() throws {
        let original = sample(Tilted.self)
        original.angle = 4
        for copy in [original.copy(), original.copy(with: nil), original.duplicate()] {
            let copy = try #require(copy as? Tilted)
            #expect(copy !== original && copy.isEqual(original) && copy.hash == original.hash)
            #expect(copy.angle == 4 && copy.representedElementKind == "badge")
            copy.angle = 5
            #expect(!copy.isEqual(original))
        }
    }

    @Test func equalityComparesEveryValue() {
        let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
            { $0.center.x += 1 }, { $0.size.height += 1 }, { $0.alpha = 1 }, { $0.zIndex = 0 }, { $0.isHidden = false },
            { $0.transform3D = CATransform3DIdentity }, { $0.indexPath = IndexPath(item: 0, section: 2) },
        ]
        for change in changes {
            let (one, other) = (
                sample(UICollectionViewLayoutAttributes.self), sample(UICollectionViewLayoutAttributes.self)
            )
            #expect(one.isEqual(other))
            change(other)
            #expect(!one.isEqual(other))
        }
    }

    @Test func framesBoundTheTransformedBounds() {
        let attributes = sample(UICollectionViewLayoutAttributes.self)
        #expect(attributes.frame == CGRect(x: -5, y: 20, width: 60, height: 40))
        #expect(attributes.center == CGPoint(x: 25, y: 40) && attributes.bounds.size == CGSize(width: 30, height: 40))
        attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        #expect(attributes.size == CGSize(width: 50, height: 50))
        #expect(attributes.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func kindsAreStored() {
        let path = IndexPath(item: 1, section: 0)
        #expect(UICollectionViewLayoutAttributes(forCellWith: path).representedElementCategory == .cell)
        let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path)
        #expect(header.representedElementCategory == .supplementaryView && header.representedElementKind == "header")
        let back = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "back", with: path)
        #expect(back.representedElementCategory == .decorationView && back.representedElementKind == "back")
        #expect(back.indexPath == path)
    }
}
