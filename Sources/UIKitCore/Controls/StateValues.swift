/// The values of a control or bar item by state, such as titles, colors or text attributes.
///
/// States match as a whole: the value for `highlighted` does not apply to a control that is both highlighted and
/// selected.
package struct StateValues<Value> {
    private var values: [UIControl.State: Value] = [:]

    package init() {}

    /// The value set for exactly this state.
    package subscript(state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// Takes the values that are set for a state there and not here.
    package mutating func adopt(_ other: StateValues) { values.merge(other.values) { own, _ in own } }

    /// The value for a state, or for the normal state if there is none. Controls display this value.
    package func value(in state: UIControl.State) -> Value? { values[state] ?? values[.normal] }
}
