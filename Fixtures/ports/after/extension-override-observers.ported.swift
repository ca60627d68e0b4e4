#sourceLocation(file: "Fixtures/ports/before/extension-override-observers.swift", line: 2)
import UIKit
public enum ExtensionOverrideObservers {
    @MainActor public static func run() -> [String] {
        let view = ExtensionOverrideObserversView()
        view.isHidden = true
        view.tag = 7
        return view.told
    }
}
// → hidden false true
// → tag 7 of 0
// → tag 0 7

class ExtensionOverrideObserversView: UIView {
    var told: [String] = []
open override var isHidden: Bool { didSet { inExtension_ExtensionOverrideObserversView_didSet_isHidden(oldValue) } }; override var tag: Int { willSet { inExtension_ExtensionOverrideObserversView_willSet_tag(newValue) } didSet { inExtension_ExtensionOverrideObserversView_didSet_tag(oldValue) } } }

extension ExtensionOverrideObserversView {
    func inExtension_ExtensionOverrideObserversView_didSet_isHidden(_ oldValue: Bool) 
{
            told.append("hidden \(oldValue) \(isHidden)")
        }

    func inExtension_ExtensionOverrideObserversView_willSet_tag(_ next: Int) 
{ told.append("tag \(next) of \(tag)") }; func inExtension_ExtensionOverrideObserversView_didSet_tag(_ oldValue: Int) 
{ told.append("tag \(oldValue) \(tag)") }

}
