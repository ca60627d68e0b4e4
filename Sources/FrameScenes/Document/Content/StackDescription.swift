public import FrameJSON
import UIKit

/// A stack view that arranges the enclosed views.
public struct StackDescription: Equatable, Sendable {
    public enum Axis: String, CaseIterable, Sendable {
        case horizontal, vertical
    }

    /// Distributions, named like UIKit's.
    public enum Distribution: String, CaseIterable, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// Alignments, named like UIKit's.
    public enum Alignment: String, CaseIterable, Sendable {
        case fill, leading, center, trailing, firstBaseline, lastBaseline
    }

    public var axis: Axis
    public var distribution = Distribution.fill
    public var alignment = Alignment.fill
    /// Spacing in points.
    public var spacing = 0.0
    /// Whether the spacing of a vertical stack is measured from baseline to baseline.
    public var baselineRelative = false

    public enum Key: String, JSONKey {
        case axis, distribution, alignment, spacing, baselineRelative
    }

    init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        axis = try fields.require(.axis).choice(of: Axis.self)
        if let cursor = fields.optional(.distribution) { distribution = try cursor.choice(of: Distribution.self) }
        if let cursor = fields.optional(.alignment) {
            alignment = try cursor.choice(of: Alignment.self)
            if axis == .vertical, alignment == .firstBaseline || alignment == .lastBaseline {
                throw cursor.refusal("baselines lie beside each other only in a horizontal stack")
            }
        }
        if let cursor = fields.optional(.spacing) { spacing = try cursor.number(in: SceneRange.length) }
        if let cursor = fields.optional(.baselineRelative) { baselineRelative = try cursor.bool() }
    }
}

extension StackDescription: ContentDescription {
    @MainActor func makeView(of view: ViewDescription, images: [String: UIImage]) -> UIView {
        let stack = UIStackView()
        stack.axis = axis == .horizontal ? .horizontal : .vertical
        stack.distribution = distribution.distribution
        stack.alignment = alignment.alignment
        stack.spacing = spacing
        stack.isBaselineRelativeArrangement = baselineRelative
        stack.isLayoutMarginsRelativeArrangement = view.margins != nil
        return stack
    }
}

extension StackDescription.Distribution {
    fileprivate var distribution: UIStackView.Distribution {
        switch self {
        case .fill: .fill
        case .fillEqually: .fillEqually
        case .fillProportionally: .fillProportionally
        case .equalSpacing: .equalSpacing
        case .equalCentering: .equalCentering
        }
    }
}

extension StackDescription.Alignment {
    fileprivate var alignment: UIStackView.Alignment {
        switch self {
        case .fill: .fill
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        }
    }
}
