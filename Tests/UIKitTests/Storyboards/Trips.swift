import Foundation
import FrameStoryboards
import QuartzCore
import TestSupport
import Testing

@testable import UIKit

/// The controller of the storyboard in `Fixtures/storyboards/trips`, created by it.
final class TripListController: UIViewController {
    var headline: UILabel!
    var buttons: [UIButton]!
    var note: (String) -> Void = { _ in }
    /// A log of the controllers' creation.
    nonisolated(unsafe) static var log: (String) -> Void = { _ in }

    override class var outlets: [Outlet] {
        super.outlets + [
            Outlet("headline", \TripListController.headline), Outlet("buttons", \TripListController.buttons),
        ]
    }

    override class var selectors: [Selector] {
        super.selectors + [
            Selector("count:", TripListController.count), Selector("backToTrips:", TripListController.back),
        ]
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        note = Self.log
        note("init, title \(title ?? "none")")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        note("awake, headline \(headline == nil ? "unset" : "set"), view \(isViewLoaded ? "" : "not ")loaded")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("loaded, headline “\(headline?.text ?? "")”, \(buttons?.count ?? 0) buttons, \(children.count) child")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        note("should \(identifier)")
        return true
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let loaded = segue.destination.isViewLoaded ? "loaded" : "not loaded"
        note(
            "prepare \(segue.identifier ?? ""), \(type(of: segue.destination)) \(loaded), from \(sender.map { "\(type(of: $0))" } ?? "nothing")"
        )
    }

    private func count(_ sender: UIButton) { note("count \(sender.title(for: .normal) ?? "")") }
    private func back(_ segue: UIStoryboardSegue) { note("back from \(type(of: segue.source))") }
}

/// A view that records its creation.
final class BoxView: UIView {
    var shade: CGFloat = 0

    override class var outlets: [Outlet] { super.outlets + [Outlet("shade", \BoxView.shade)] }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        TripListController.log(
            "box made, \(backgroundColor == nil ? "clear" : "colored"), \(subviews.count) subviews")
        backgroundColor = .red
    }

    override func awakeFromNib() { TripListController.log("box awake, shade \(shade), corners \(layer.cornerRadius)") }
}

@MainActor enum TripsFiles {
    static let folder = Repository.root.appending(path: "Fixtures/storyboards/trips").path
    static var bundle: Bundle { Bundle(path: folder) ?? Stage.programBundle }

    /// The storyboard with this test's classes in place of the application's, changed by `edit`.
    static func main(_ edit: (String) -> String = { $0 }) throws -> UIStoryboard {
        let path = folder + "/Main.storyboard"
        let text = try String(contentsOfFile: path, encoding: .utf8)
            .replacing(
                "\"TripsViewController\" customModule=\"Trips\"",
                with: "\"TripListController\" customModule=\"UIKitTests\"")
        return UIStoryboard(try InterfaceDocument(Array(edit(text).utf8), file: path), bundles: [bundle])
    }
}
