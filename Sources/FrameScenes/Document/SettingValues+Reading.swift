import FrameJSON
import UIKit

extension SettingValues {
    /// Reads the object of the action `set`.
    init(changes json: JSONCursor) throws(JSONProblem) {
        self.init()
        let object = try json.object(keys: Setting.changeable.map(\.key))
        for setting in Setting.changeable {
            if let cursor = object.optional(setting.key) { choose(try setting.choice(json: cursor), of: setting) }
        }
        guard try !json.members().isEmpty else { throw json.refusal("there is nothing to set") }
    }

    /// Reads every setting of a scene file. Settings that the file does not name have their standard values.
    init(ofScene object: JSONObject) throws(JSONProblem) {
        self.init()
        for setting in Setting.ofScenes {
            let cursor = object.optional(setting.key)
            choose(try cursor.map(setting.choice(json:)) ?? setting.standard, of: setting)
        }
    }
}

extension Setting {
    fileprivate func choice(json: JSONCursor) throws(JSONProblem) -> Int {
        if isFlag { return try json.bool() ? 1 : 0 }
        return try json.choice(of: choices.enumerated().map { (name: $0.element.name, value: $0.offset) })
    }
}
