internal import FrameGeometry
internal import FrameLayers
internal import FrameTiming

// How animations read in a transcript: `position (487.5, 1266) → (292.5, 422), 0.5 s easeInOut`.
extension CAAnimation {
    /// - Parameter tracks: what the animation was made into.
    func transcriptLine(of tracks: [Track], on layer: CALayer) -> String {
        var line = tracks.first.map { $0.movement(on: layer) } ?? transcriptName
        line += ", \(rounded(duration)) s \(timingCurve.transcriptName)"
        if delay > 0 { line += " after \(rounded(delay)) s" }
        if repeatCount > 0 { line += repeatCount.isInfinite ? ", for ever" : ", \(rounded(Double(repeatCount))) times" }
        if autoreverses { line += ", and back" }
        return line
    }

    /// What the transcript calls the animation at its end.
    var transcriptName: String { (self as? CAPropertyAnimation)?.keyPath ?? "\(type(of: self))" }
}

extension Track {
    @MainActor fileprivate func movement(on layer: CALayer) -> String {
        let model = property.read(layer.model)
        func absolute(_ value: AnimatedValue) -> String { (isAdditive ? value.added(to: model) : value).transcriptText }
        switch motion {
        case .between(let from, let to):
            let end = isAdditive ? model.neutral : model
            return "\(property.keyPath) \(absolute(from ?? end)) → \(absolute(to ?? end))"
        case .keyframes(let keyframes):
            return "\(property.keyPath) " + keyframes.values.map(absolute).joined(separator: " → ")
        case .heading:
            return "\(property.keyPath) along the path"
        }
    }
}

extension TimingCurve {
    fileprivate var transcriptName: String {
        if let named = NamedCurves.all.first(where: { $0.curve == self }) { return named.name }
        switch self {
        case .linear: return "linear"
        case .cubicBezier(let curve):
            return "cubic (\([curve.x1, curve.y1, curve.x2, curve.y2].map(rounded).joined(separator: ", ")))"
        case .spring: return "spring"
        case .backwards(let curve): return "\(curve.transcriptName) backwards"
        }
    }
}

extension AnimatedValue {
    fileprivate var transcriptText: String {
        func list(_ values: Double...) -> String { "(" + values.map(rounded).joined(separator: ", ") + ")" }
        return switch self {
        case .number(let value): rounded(value)
        case .point(let point): list(point.x, point.y)
        case .size(let size): list(size.width, size.height)
        case .rect(let rect): list(rect.minX, rect.minY, rect.size.width, rect.size.height)
        case .color(let color): list(color.red, color.green, color.blue, color.alpha)
        case .affine(let map): list(map.a, map.b, map.c, map.d, map.tx, map.ty)
        case .path(let path): "a path of \(path.elements.count)"
        case .colors(let colors): "\(colors.count) colours"
        case .numbers(let numbers): "(" + numbers.map(rounded).joined(separator: ", ") + ")"
        case .matrix(let matrix): "(" + matrix.numbers.map(rounded).joined(separator: ", ") + ")"
        }
    }
}

/// At most four decimals, and none where there are none.
private func rounded(_ value: Double) -> String {
    let short = (value * 10_000).rounded() / 10_000
    return short == short.rounded() && short.magnitude < 1e15 ? "\(Int(short))" : "\(short)"
}
