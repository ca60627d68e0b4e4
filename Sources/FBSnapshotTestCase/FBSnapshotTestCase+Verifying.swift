public import Foundation
import FramereelTesting
import HostedTesting
public import UIKit

extension FBSnapshotTestCase {
    /// Compares a view with its reference, and fails the test if they differ.
    ///
    /// - Parameters:
    ///   - identifier: What distinguishes the images of a test.
    ///   - suffixes: The endings of the folders in which the reference may be.
    ///   - perPixelTolerance: The share of 256 levels by which a channel may differ.
    ///   - overallTolerance: The share of pixels that may differ by more.
    public func FBSnapshotVerifyView(
        _ view: UIView, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let isOnScreen = usesDrawViewHierarchyInRect
        verify(identifier, suffixes, Tolerance(perPixelTolerance, overallTolerance), file, line) {
            SnapshotDrawing.image(of: view, onScreen: isOnScreen)
        }
    }

    /// Compares the view of a controller, which fills the screen, with its reference.
    public func FBSnapshotVerifyViewController(
        _ viewController: UIViewController, identifier: String? = nil,
        suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
        overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
    ) {
        let isOnScreen = usesDrawViewHierarchyInRect
        verify(identifier, suffixes, Tolerance(perPixelTolerance, overallTolerance), file, line) {
            viewController.view.bounds = UIScreen.main.bounds
            viewController.viewWillAppear(false)
            viewController.viewDidAppear(false)
            return SnapshotDrawing.image(of: viewController.view, onScreen: isOnScreen)
        }
    }

    /// Compares a layer with its reference.
    public func FBSnapshotVerifyLayer(
        _ layer: CALayer, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        verify(identifier, suffixes, Tolerance(perPixelTolerance, overallTolerance), file, line) {
            SnapshotDrawing.image(of: layer)
        }
    }

    private func verify(
        _ identifier: String?, _ suffixes: NSOrderedSet, _ tolerance: Tolerance, _ file: StaticString, _ line: UInt,
        _ draw: @escaping @MainActor () -> UIImage
    ) {
        // Unchecked but safe: this thread waits until the main actor is done.
        nonisolated(unsafe) let test = self
        let names = suffixes.map { "\($0)" }
        let failure = MainThread.run {
            ReferenceImage(of: test, identifier, suffixes: names, file: "\(file)").failure(of: draw(), tolerance)
        }
        if let failure { XCTFail(failure, file: file, line: line) }
    }
}

/// How much an image may differ from its reference.
struct Tolerance: Sendable {
    /// The share of 256 levels by which a channel may differ.
    let pixel: Double
    /// The share of pixels that may differ by more.
    let overall: Double

    init(_ pixel: CGFloat, _ overall: CGFloat) {
        self.pixel = Double(pixel)
        self.overall = Double(overall)
    }
}
