#if Text
    import CFrameGlyphs
    import FrameGeometry

    /// Gathers what FreeType says of an outline. FreeType's y points up, ours down.
    struct OutlineCollector {
        private var elements: [Path.Element] = []

        /// Every contour closed: FreeType's are, without saying so.
        var path: Path { Path(elements.isEmpty ? [] : elements + [.close]) }

        /// To be called with a pointer to a collector.
        static let functions = FT_Outline_Funcs(
            move_to: { point, collector in OutlineCollector.add(.move(at(point)), to: collector) },
            line_to: { point, collector in OutlineCollector.add(.line(at(point)), to: collector) },
            conic_to: { control, point, collector in
                OutlineCollector.add(.quadratic(control: at(control), at(point)), to: collector)
            },
            cubic_to: { first, second, point, collector in
                OutlineCollector.add(.cubic(at(first), at(second), at(point)), to: collector)
            },
            shift: 0, delta: 0)

        private static func add(_ element: Path.Element, to collector: UnsafeMutableRawPointer?) -> Int32 {
            guard let collector = collector?.assumingMemoryBound(to: OutlineCollector.self) else { return 1 }
            if case .move = element, !collector.pointee.elements.isEmpty { collector.pointee.elements.append(.close) }
            collector.pointee.elements.append(element)
            return 0
        }
    }

    private func at(_ vector: UnsafePointer<FT_Vector>?) -> Point {
        guard let vector else { return .zero }
        return Point(x: Double(vector.pointee.x), y: -Double(vector.pointee.y))
    }
#endif
