internal import FrameLayout
internal import UIKit

/// The constraints of a screen and the views that they refer to.
@MainActor final class ScreenLayout {
    private var views: [Int: UIView] = [:]
    private var named: [String: NSLayoutConstraint] = [:]

    func add(_ view: UIView, number: Int) { views[number] = view }

    func constraint(named name: String) -> NSLayoutConstraint? { named[name] }

    /// - Parameter source: Returns the file, line and column of a constraint, for reports.
    func activate(_ descriptions: [ConstraintDescription], source: @escaping (ConstraintDescription) -> String) {
        for description in descriptions {
            guard let first = item(description.first.item) else { continue }
            let constraint = NSLayoutConstraint(
                item: first, attribute: .init(description.first.attribute),
                relatedBy: .init(description.relation), toItem: description.second.flatMap { item($0.item) },
                attribute: description.second.map { .init($0.attribute) } ?? .notAnAttribute,
                multiplier: description.multiplier, constant: description.constant)
            constraint.priority = UILayoutPriority(Float(description.priority))
            constraint.identifier = description.name
            constraint.findSource = { source(description) }
            constraint.isActive = true
            if let name = description.name { named[name] = constraint }
        }
    }

    private func item(_ item: ConstraintDescription.Item) -> AnyObject? {
        let view = views[item.number]
        return switch item {
        case .view: view
        case .safeArea: view?.safeAreaLayoutGuide
        case .margins: view?.layoutMarginsGuide
        case .readableContent: view?.readableContentGuide
        }
    }
}
