#sourceLocation(file: "Fixtures/ports/before/metatypes-associated.swift", line: 2)
import UIKit
public enum MetatypesAssociated {
    @MainActor public static func run() -> [String] {
        let make = MetatypesAssociatedModel().makeView
        return ["\(type(of: make())) \(make().tag) \(MetatypesAssociatedCard.another().tag)"]
    }
}
// → MetatypesAssociatedCard 7 7

#if true
typealias MetatypesAssociatedView = UIView
#endif

@MainActor protocol MetatypesAssociatedProviding {
    associatedtype View: MetatypesAssociatedView
}

@MainActor protocol MetatypesAssociatedModeled {}

@MainActor protocol MetatypesAssociatedStyled: MetatypesAssociatedView {}

extension MetatypesAssociatedStyled {
    static func another() -> Self { Self.made() }
}

extension MetatypesAssociatedModeled where Self: MetatypesAssociatedProviding {
    var makeView: () -> View { View.made }
}

struct MetatypesAssociatedModel: MetatypesAssociatedModeled, MetatypesAssociatedProviding {
    typealias View = MetatypesAssociatedCard
}

final class MetatypesAssociatedCard: UIView, MetatypesAssociatedStyled {
    override init(frame: CGRect) {
        super.init(frame: frame)
        tag = 7
    }

    required init?(coder: NSCoder) { nil }
}
