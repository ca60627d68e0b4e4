extension CAAnimation {
    /// What was set under a key: a mark by which a delegate knows an animation again. Copies have it too.
    ///
    /// Differs from Core Animation: the animation's own properties are not reached by their names.
    public func value(forKey key: String) -> Any? { keyedValues[key] }

    public func setValue(_ value: Any?, forKey key: String) { keyedValues[key] = value }
}
