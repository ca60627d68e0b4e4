/// The values of a control or bar item by state, such as titles, colours or text attributes.
///
/// A state matches as a whole: the value for `highlighted` does not apply to a control that is highlighted and selected.
package struct StateValues<Value> {
    private var values: [UIControl.State: Value] = [:]

    package init() {}

    /// The value set for exactly this state.
    package subscript(state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// The value of a state, or of the normal state if that state has none. Controls show these.
    package func value(in state: UIControl.State) -> Value? { values[state] ?? values[.normal] }
}
