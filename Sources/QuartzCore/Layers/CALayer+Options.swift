internal import FramePainting

/// Options from which model values are derived.
struct LayerOptions {
    fileprivate(set) var rasterizes = false
    fileprivate(set) var rasterScale: CGFloat = 1
    fileprivate(set) var smoothsEdges = false
    fileprivate(set) var smoothEdges = CAEdgeAntialiasingMask.all
}

extension CALayer {
    func setRasterizes(_ rasterizes: Bool) {
        options.rasterizes = rasterizes
        storeRasterScale()
    }

    func setRasterScale(_ scale: CGFloat) {
        options.rasterScale = scale
        storeRasterScale()
    }

    private func storeRasterScale() {
        store(\.rasterScale, shouldRasterize ? (rasterizationScale > 0 ? rasterizationScale : 1) : 0)
    }

    func setSmoothsEdges(_ smooths: Bool) {
        options.smoothsEdges = smooths
        storeEdges()
    }

    func setSmoothEdges(_ edges: CAEdgeAntialiasingMask) {
        options.smoothEdges = edges
        storeEdges()
    }

    private func storeEdges() {
        let smooth = edgeAntialiasingMask.intersection(.all)
        if allowsEdgeAntialiasing, !smooth.isEmpty, smooth != .all {
            reportUnsupported("edgeAntialiasingMask of some edges", "all edges are smooth")
        }
        store(\.edges, allowsEdgeAntialiasing && !smooth.isEmpty ? .smooth : .hard)
    }

    fileprivate func reportUnsupported(_ property: String, _ instead: String) {
        stage.diagnostics.reportUnsupported("CALayer.\(property)", instead: instead)
    }
}

/// Options without effect, which are reported when they are set.
@MainActor struct IgnoredOptions {
    private(set) var isGeometryFlipped = false
    private(set) var filters: [Any]?
    private(set) var backgroundFilters: [Any]?
    private(set) var compositingFilter: Any?
    private(set) var minificationBias: Float = 0

    mutating func flip(_ isFlipped: Bool, _ layer: CALayer) {
        isGeometryFlipped = isFlipped
        if isFlipped { layer.reportUnsupported("isGeometryFlipped", "y points down all the same") }
    }

    mutating func setFilters(_ filters: [Any]?, _ layer: CALayer) {
        self.filters = filters
        if filters?.isEmpty == false { layer.reportUnsupported("filters", "the layer is drawn without them") }
    }

    mutating func setBackgroundFilters(_ filters: [Any]?, _ layer: CALayer) {
        backgroundFilters = filters
        if filters?.isEmpty == false { layer.reportUnsupported("backgroundFilters", "the layer is drawn without them") }
    }

    mutating func setCompositingFilter(_ filter: Any?, _ layer: CALayer) {
        compositingFilter = filter
        let mode = (filter as? String).flatMap(BlendMode.init(compositingFilter:))
        if filter != nil, mode == nil {
            layer.reportUnsupported(
                "compositingFilter “\(filter.map { "\($0)" } ?? "")”", "the layer is laid over what is below")
        }
        layer.store(\.blend, mode ?? .normal)
    }

    mutating func setMinificationBias(_ bias: Float, _ layer: CALayer) {
        minificationBias = bias
        if bias != 0 { layer.reportUnsupported("minificationFilterBias", "pictures stay as they are") }
    }
}

extension BlendMode {
    /// The mode with the name that Core Image gives the filter, as `multiplyBlendMode`, or `xor`; `nil` for other
    /// names. Those that mix hue, saturation and luminosity have no effect (facts/filters-of-layers).
    fileprivate init?(compositingFilter name: String) {
        let suffix = "BlendMode"
        let mode = name.hasSuffix(suffix) ? BlendMode(rawValue: String(name.dropLast(suffix.count))) : nil
        if let mode, BlendMode.namedLikeFilters.contains(mode) {
            self = mode
        } else if let mode, BlendMode.withoutEffect.contains(mode) {
            self = .normal
        } else if name == "xor" {
            self = .xor
        } else {
            return nil
        }
    }

    private static let namedLikeFilters: Set<BlendMode> = [
        .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
        .difference, .exclusion,
    ]
    private static let withoutEffect: Set<BlendMode> = [.hue, .saturation, .color, .luminosity]
}
