#sourceLocation(file: "Fixtures/ports/before/optional-of-optional.swift", line: 2)
import UIKit
public enum OptionalOfOptional {
    @MainActor public static func run() -> [String] {
        let all: [OptionalOfOptionalSource] = [
            OptionalOfOptionalNamed("a"), OptionalOfOptionalNamed(nil), OptionalOfOptionalSilent(),
        ]
        return all.map { source in
            switch source.title {
            case .none: "not there"
            case .some(.none): "nil"
            case .some(.some(let title)): title
            }
        } + all.map { source in
            switch source.subtitle {
            case .none: "not there"
            case .some(.none): "nil"
            case .some(.some(let subtitle)): subtitle
            }
        } + all.map { source in
            guard let text = source.answering_text?.text(1) else { return "no text" }
            return "\(text.count)"
        }
    }
}
// → a
// → nil
// → not there
// → a
// → nil
// → not there
// → 1
// → no text
// → no text

protocol OptionalOfOptionalSource: AnyObject {
    
    
    
    
}; protocol OptionalOfOptionalSource_text_Int { func text(_ number: Int) -> String? }; protocol OptionalOfOptionalSource_text_String { func text(_ word: String) -> String? }; protocol OptionalOfOptionalSource_title { var title: String? { get } }; extension OptionalOfOptionalSource { var title: (String?)? { answering_title.map { $0.title } }; var answering_title: (any OptionalOfOptionalSource_title)? { self as? any OptionalOfOptionalSource_title } }; protocol OptionalOfOptionalSource_subtitle { var subtitle: String! { get } }; extension OptionalOfOptionalSource { var subtitle: (String?)? { answering_subtitle.map { $0.subtitle } }; var answering_subtitle: (any OptionalOfOptionalSource_subtitle)? { self as? any OptionalOfOptionalSource_subtitle } }; struct OptionalOfOptionalSource_text_answers { private let object: any OptionalOfOptionalSource; fileprivate init?(_ object: any OptionalOfOptionalSource) { guard object is any OptionalOfOptionalSource_text_Int || object is any OptionalOfOptionalSource_text_String else { return nil }; self.object = object }; @discardableResult func text(_ number: Int) -> String? { (object as? any OptionalOfOptionalSource_text_Int)?.text(number) }; @discardableResult func text(_ word: String) -> String? { (object as? any OptionalOfOptionalSource_text_String)?.text(word) } }; extension OptionalOfOptionalSource { var answering_text: OptionalOfOptionalSource_text_answers? { OptionalOfOptionalSource_text_answers(self) } }

class OptionalOfOptionalNamed: NSObject, OptionalOfOptionalSource, OptionalOfOptionalSource_text_Int, OptionalOfOptionalSource_title, OptionalOfOptionalSource_subtitle {
    let title: String?
    init(_ title: String?) {
        self.title = title
        super.init()
    }
    func text(_ number: Int) -> String? { title }
    var subtitle: String! { title }
}

class OptionalOfOptionalSilent: NSObject, OptionalOfOptionalSource {}
