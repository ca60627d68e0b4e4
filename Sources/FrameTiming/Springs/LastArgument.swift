/// The last double, from `start` on, for which `condition` holds, if it holds from there (or from just after) up to some
/// point and never again. Doubles the distance until it fails, then halves the bracket down to neighbouring doubles.
func lastArgument(from start: Double, where condition: (Double) -> Bool) -> Double {
    var low = start
    var high = start + 1
    while high < .infinity, condition(high) {
        low = high
        high *= 2
    }
    while true {
        let middle = low + (high - low) / 2
        guard middle > low, middle < high else { return low }
        if condition(middle) { low = middle } else { high = middle }
    }
}
