internal import QuartzCore
public import UIKit

extension World {
    /// Whether the caret of the text being edited is drawn. The default is `false`. The caret blinks once per second
    /// and is on after it has moved, so frames that show it depend on the time since the last key.
    public var showsCaret: Bool {
        get { window.screen.settings.showsCaret }
        set { window.screen.settings.showsCaret = newValue }
    }

    /// Types a text into the first responder, one character after the other. Delegates may refuse keys, and a line
    /// break is the return key. The recording fails if nothing accepts keys at that time.
    ///
    /// - Parameters:
    ///   - start: Virtual time of the first key, in seconds; a time in the past means now.
    ///   - interval: Seconds from one key to the next; 0 for all at once.
    public func type(_ text: String, start: TimeInterval, interval: TimeInterval = 0.1) {
        press(text.map { String($0) }, start, interval) { $0.type($1) }
    }

    /// Presses the delete key `count` times.
    ///
    /// - Parameters:
    ///   - start: Virtual time of the first key, in seconds; a time in the past means now.
    ///   - interval: Seconds from one key to the next; 0 for all at once.
    public func erase(_ count: Int, start: TimeInterval, interval: TimeInterval = 0.1) {
        press(Array(repeating: 1, count: max(count, 0)), start, interval) { $0.erase($1) }
    }

    private func press<Key>(
        _ keys: [Key], _ start: TimeInterval, _ interval: TimeInterval,
        _ press: @escaping @MainActor (Keyboard, Key) -> Void
    ) {
        let keyboard = stage.applicationState.keyboard
        if interval <= 0 { return at(start) { for key in keys { press(keyboard, key) } } }
        for (index, key) in keys.enumerated() {
            at(start + interval * Double(index)) { press(keyboard, key) }
        }
    }
}
