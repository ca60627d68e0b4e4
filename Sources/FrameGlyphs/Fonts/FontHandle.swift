#if Text
    import CFrameGlyphs
    import FrameFiles
    import FrameGeometry

    /// A font file opened by the C libraries. Not thread-safe.
    struct FontHandle: ~Copyable {
        private let blob: OpaquePointer
        private let font: OpaquePointer
        private let library: FT_Library
        private let face: FT_Face
        let unitsPerEm: Int
        /// Whether glyphs are images rather than outlines.
        let hasImages: Bool

        init(path: String) throws(FontError) {
            do throws(InputBytes.Refusal) {
                try InputBytes.check(path)
            } catch {
                guard error != .missing else { throw .missing(path: path) }
                throw .unreadable(path: path, reason: error.message)
            }
            guard let blob = hb_blob_create_from_file_or_fail(path) else { throw .missing(path: path) }
            try self.init(blob, path: path)
        }

        /// - Parameter path: The name in errors.
        init(bytes: [UInt8], path: String) throws(FontError) {
            let blob = bytes.withUnsafeBytes { bytes in
                hb_blob_create_or_fail(
                    bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
                    HB_MEMORY_MODE_DUPLICATE, nil, nil)
            }
            guard let blob else { throw .unreadable(path: path, reason: "there is no memory for it") }
            try self.init(blob, path: path)
        }

        /// - Parameter blob: The contents of the file, which the handle owns from now on.
        private init(_ blob: OpaquePointer, path: String) throws(FontError) {
            var count: UInt32 = 0
            let data = hb_blob_get_data(blob, &count)
            var library: FT_Library?
            var face: FT_Face?
            var status = FT_Init_FreeType(&library)
            if status == 0, let data {
                status = data.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
                    FT_New_Memory_Face(library, $0, FT_Long(count), 0, &face)
                }
            }
            func has(_ flag: Int) -> Bool { face.map { $0.pointee.face_flags & FT_Long(flag) != 0 } ?? false }
            let hasImages = !has(FT_FACE_FLAG_SCALABLE) && has(FT_FACE_FLAG_COLOR) && has(FT_FACE_FLAG_FIXED_SIZES)
            if status == 0, hasImages { status = FT_Select_Size(face, 0) }
            guard status == 0, let library, let face,
                hasImages || has(FT_FACE_FLAG_SCALABLE) && face.pointee.units_per_EM > 0
            else {
                FT_Done_FreeType(library)
                hb_blob_destroy(blob)
                throw .unreadable(
                    path: path,
                    reason: status == 0 ? "it has neither outlines nor images" : "FreeType's error \(status)")
            }
            let shapes = hb_face_create(blob, 0)
            font = hb_font_create(shapes)
            // FreeType has none for fonts of images.
            unitsPerEm = Int(hb_face_get_upem(shapes))
            hb_face_destroy(shapes)
            self.blob = blob
            self.library = library
            self.face = face
            self.hasImages = hasImages
        }

        deinit {
            FT_Done_Face(face)
            FT_Done_FreeType(library)
            hb_font_destroy(font)
            hb_blob_destroy(blob)
        }

        var names: FontFile.Names {
            FontFile.Names(
                postScript: FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? "",
                family: face.pointee.family_name.map { String(cString: $0) } ?? "",
                style: face.pointee.style_name.map { String(cString: $0) } ?? "", version: version)
        }

        /// The name table's version without its first word, which is always the same.
        private var version: String {
            var name = [CChar](repeating: 0, count: 256)
            var size = UInt32(name.count)
            hb_ot_name_get_utf8(
                hb_font_get_face(font), hb_ot_name_id_t(HB_OT_NAME_ID_VERSION_STRING),
                hb_language_from_string("en", -1), &size, &name)
            let text = String(decoding: name.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
            return text.hasPrefix("Version ") ? String(text.dropFirst("Version ".count)) : text
        }

        var metrics: FontFile.Metrics {
            let (ascent, descent) = (Int(face.pointee.ascender), -Int(face.pointee.descender))
            func height(_ tag: hb_ot_metrics_tag_t) -> Int {
                var height: hb_position_t = 0
                return hb_ot_metrics_get_position(font, tag, &height) != 0 ? Int(height) : 0
            }
            return FontFile.Metrics(
                ascent: ascent, descent: descent, lineGap: max(Int(face.pointee.height) - ascent - descent, 0),
                capHeight: height(HB_OT_METRICS_TAG_CAP_HEIGHT), xHeight: height(HB_OT_METRICS_TAG_X_HEIGHT))
        }

        /// Versions of the libraries, whose shaping and decoding decide where glyphs are and what images of them show.
        static var libraries: [(name: String, version: String)] {
            var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
            var library: FT_Library?
            if FT_Init_FreeType(&library) == 0 { FT_Library_Version(library, &major, &minor, &patch) }
            FT_Done_FreeType(library)
            return [
                ("HarfBuzz", String(cString: hb_version_string())), ("FreeType", "\(major).\(minor).\(patch)"),
            ]
        }

        /// Contents of the file, valid for as long as the handle.
        var bytes: UnsafeRawBufferPointer {
            var count: UInt32 = 0
            return UnsafeRawBufferPointer(start: hb_blob_get_data(blob, &count), count: Int(count))
        }

        func glyph(of scalar: Unicode.Scalar) -> UInt32? {
            var glyph: hb_codepoint_t = 0
            return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
        }

        func advance(of glyph: UInt32) -> Int { Int(hb_font_get_glyph_h_advance(font, glyph)) }

        /// Returns the unscaled and unhinted outline, so that the points do not depend on the version of FreeType.
        func outline(of glyph: UInt32) -> Path {
            guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0,
                let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
            else { return Path() }
            var collector = OutlineCollector()
            var functions = OutlineCollector.functions
            let status = withUnsafeMutablePointer(to: &collector) {
                FT_Outline_Decompose(&slot.pointee.outline, &functions, $0)
            }
            return status == 0 ? collector.path : Path()
        }

        /// Returns the image of a glyph in the only size of the font.
        func image(of glyph: UInt32) -> GlyphImage? {
            guard hasImages, FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0,
                let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_BITMAP,
                slot.pointee.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue),
                let rows = slot.pointee.bitmap.buffer, let size = face.pointee.size
            else { return nil }
            let bitmap = slot.pointee.bitmap
            let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
            guard width > 0, height > 0, bitmap.pitch >= 4 * Int32(bitmap.width) else { return nil }
            var bytes: [UInt8] = []
            bytes.reserveCapacity(width * height * 4)
            for row in 0..<height {
                let start = rows + row * Int(bitmap.pitch)
                for pixel in stride(from: 0, to: 4 * width, by: 4) {
                    bytes += [start[pixel + 2], start[pixel + 1], start[pixel], start[pixel + 3]]
                }
            }
            return GlyphImage(
                width: width, height: height, bytes: bytes, left: Int(slot.pointee.bitmap_left),
                top: Int(slot.pointee.bitmap_top), pixelsPerEm: max(Int(size.pointee.metrics.y_ppem), 1))
        }

        func shape(
            _ text: [UInt16], _ piece: Range<Int>, isRightToLeft: Bool, script: UInt32, _ features: [String]
        ) -> [ShapedGlyph] {
            guard let buffer = hb_buffer_create() else { return [] }
            defer { hb_buffer_destroy(buffer) }
            hb_buffer_add_utf16(buffer, text, Int32(text.count), UInt32(piece.lowerBound), Int32(piece.count))
            hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
            hb_buffer_set_script(buffer, hb_script_t(rawValue: script))
            hb_buffer_set_language(buffer, hb_language_from_string("und", -1))
            let switches = features.map { feature in
                let isOff = feature.hasPrefix("-")
                let tag = hb_tag_from_string(isOff ? String(feature.dropFirst()) : feature, -1)
                return hb_feature_t(tag: tag, value: isOff ? 0 : 1, start: 0, end: UInt32.max)
            }
            // By default, HarfBuzz takes the list of shapers from the environment variable HB_SHAPER_LIST.
            let isShaped = "ot".withCString { shaper in
                hb_shape_full(font, buffer, switches, UInt32(switches.count), [shaper, nil])
            }
            guard isShaped != 0 else { return [] }
            var count: UInt32 = 0
            guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count),
                let places = hb_buffer_get_glyph_positions(buffer, &count)
            else { return [] }
            return (0..<Int(count)).map { index in
                ShapedGlyph(
                    glyph: glyphs[index].codepoint, cluster: Int(glyphs[index].cluster),
                    advance: Int(places[index].x_advance), offsetX: Int(places[index].x_offset),
                    offsetY: Int(places[index].y_offset))
            }
        }
    }

    /// Collects the elements of an outline from FreeType, and flips y to point down.
    struct OutlineCollector {
        private var elements: [Path.Element] = []

        /// Path with all contours closed, as FreeType implies.
        var path: Path { Path(elements.isEmpty ? [] : elements + [.close]) }

        /// Callbacks whose last argument is a pointer to a collector.
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
#else
    import FrameGeometry

    /// Replaces fonts in a build without the trait `Text`.
    struct FontHandle: ~Copyable {
        let unitsPerEm = 1
        let hasImages = false
        let names = FontFile.Names()
        let metrics = FontFile.Metrics()

        init(path: String) throws(FontError) { throw .builtWithoutText }
        init(bytes: [UInt8], path: String) throws(FontError) { throw .builtWithoutText }

        static var libraries: [(name: String, version: String)] { [] }

        var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: nil, count: 0) }

        func glyph(of scalar: Unicode.Scalar) -> UInt32? { nil }
        func advance(of glyph: UInt32) -> Int { 0 }
        func outline(of glyph: UInt32) -> Path { Path() }
        func image(of glyph: UInt32) -> GlyphImage? { nil }

        func shape(
            _ text: [UInt16], _ piece: Range<Int>, isRightToLeft: Bool, script: UInt32, _ features: [String]
        ) -> [ShapedGlyph] { [] }
    }
#endif
