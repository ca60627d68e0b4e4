import Testing
import UIKit

/// Objects that applications make without arguments, as Objective-C lets them. The file does not compile if a class
/// cannot be made.
@MainActor @Suite struct MadeClassTests {
    private final class Link: CADisplayLink {}

    @MainActor private final class Target: NSObject {
        private(set) var count = 0

        func step() { count += 1 }
    }

    @Test func objectsAreMadeWithoutArguments() throws {
        let app = try TestApp()
        app.perform {
            let made: [NSObject] = [
                CADisplayLink(), NSTextTab(), UIBarButtonItemGroup(), UIBlurEffect(),
                UICalendarSelectionMultiDate(), UICalendarSelectionSingleDate(),
                UICollectionViewFlowLayoutInvalidationContext(), UICollectionViewUpdateItem(),
                UIContextMenuConfiguration(), UIDynamicItemGroup(), UIEvent(), UIFontDescriptor(),
                UIGraphicsImageRenderer(), UIGraphicsImageRendererContext(), UIImage.SymbolConfiguration(),
                UIInputView(), UIInterpolatingMotionEffect(), UIMenuItem(), UINib(), UIPressesEvent(), UIPushBehavior(),
                UIRegion(), UISearchContainerViewController(), UIStoryboard(), UITableViewRowAction(),
                UITextInputStringTokenizer(), UIVibrancyEffect(), UIGlassEffect(),
                UIPasteConfiguration(), UIAccessibilityCustomRotorItemResult(),
                UIAccessibilityCustomRotorSearchPredicate(), UILocalizedIndexedCollation(),
            ]
            #expect(made.count == 32)
            #expect(UIFontDescriptor().pointSize == 12 && UIEvent().allTouches?.isEmpty == true)
            #expect(UIRegion().contains(CGPoint(x: 1e6, y: 0)))
            #expect(UINib().instantiate(withOwner: nil).isEmpty)
            #expect(UIStoryboard().instantiateInitialViewController() == nil)
        }
    }

    /// A display link that calls nothing keeps no run going.
    @Test func aLinkWithoutATargetEnds() throws {
        let app = try TestApp()
        app.at(0) { CADisplayLink().add(to: .main, forMode: .common) }
        try app.play()
    }

    @Test func displayLinksAreInherited() throws {
        let app = try TestApp()
        let target = Target()
        app.at(0) {
            let link = Link(target: target, selector: Selector("step", Target.step))
            link.add(to: .main, forMode: .common)
            app.at(0.1) { link.invalidate() }
        }
        try app.play()
        #expect(target.count == 5 || target.count == 6)
    }
}
