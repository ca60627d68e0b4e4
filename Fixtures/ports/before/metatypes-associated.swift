import UIKit

public enum MetatypesAssociated {
    @MainActor public static func run() -> [String] {
        let make = MetatypesAssociatedModel().makeView
        return [
            "\(type(of: make())) \(make().tag) \(MetatypesAssociatedCard.another().tag)",
            "\(MetatypesAssociatedCard.styled().tag) \(metatypesAssociatedStyled(MetatypesAssociatedCard.self).tag)",
        ]
    }
}
// → MetatypesAssociatedCard 7 7
// → 8 9

#if os(iOS)
typealias MetatypesAssociatedView = UIView
#endif

@MainActor protocol MetatypesAssociatedProviding {
    associatedtype View: MetatypesAssociatedView
}

@MainActor protocol MetatypesAssociatedModeled {}

@MainActor protocol MetatypesAssociatedStyled: MetatypesAssociatedView {
    init(style: Int)
}

extension MetatypesAssociatedStyled {
    static func another() -> Self { Self() }
    // The protocol requires it, so that every class that conforms has it.
    static func styled() -> Self { Self(style: 8) }
}

@MainActor func metatypesAssociatedStyled<Styled: UIView & MetatypesAssociatedStyled>(_ type: Styled.Type) -> Styled {
    Styled.init(style: 9)
}

extension MetatypesAssociatedModeled where Self: MetatypesAssociatedProviding {
    var makeView: () -> View { View.init }
}

struct MetatypesAssociatedModel: MetatypesAssociatedModeled, MetatypesAssociatedProviding {
    typealias View = MetatypesAssociatedCard
}

final class MetatypesAssociatedCard: UIView, MetatypesAssociatedStyled {
    override init(frame: CGRect) {
        super.init(frame: frame)
        tag = 7
    }

    init(style: Int) {
        super.init(frame: .zero)
        tag = style
    }

    required init?(coder: NSCoder) { nil }
}
