package import FrameLayers

extension CALayer {
    func firstAction(forKey event: String) -> (any CAAction)? {
        let answer =
            delegate?.action(for: self, forKey: event) ?? actions?[event]
            ?? (style?["actions"] as? [String: any CAAction])?[event] ?? Self.defaultAction(forKey: event)
            ?? implicitAnimation(forKey: event)
        return answer is NSNull ? nil : answer
    }

    /// Sets a property that can move, with its action. An unchanged value changes and starts nothing.
    func change<Value: Equatable>(
        _ key: String, _ path: WritableKeyPath<LayerProperties, Value>, to value: Value
    ) {
        guard model[keyPath: path] != value else { return }
        let action = stage.committer.transactions.disablesActions ? nil : action(forKey: key)
        store(path, value)
        action?.run(forKey: key, object: self, arguments: nil)
    }

    /// Sets a property without looking for an action.
    func store<Value: Equatable>(_ path: WritableKeyPath<LayerProperties, Value>, _ value: Value) {
        guard model[keyPath: path] != value else { return }
        model[keyPath: path] = value
        setNeedsCommit()
    }

    /// Shows items as the layer's contents.
    package func show(_ drawing: Drawing?) { store(\.drawing, drawing) }

    /// Gives the model a value by the property's row, without looking for an action.
    package func setModel(_ property: LayerProperty, _ value: AnimatedValue) {
        property.write(&model, value)
        setNeedsCommit()
    }

    /// A layer for which nobody else answers moves by itself once it has been on screen.
    private func implicitAnimation(forKey event: String) -> (any CAAction)? {
        guard shown != nil, let property = LayerProperty.named(event), property.isImplicitlyAnimated else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.setStart(property.read(shownProperties))
        animation.timingFunction = stage.committer.transactions.timingFunction
        return animation
    }
}
