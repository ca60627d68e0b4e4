#if Text
    import CFrameGlyphs
#endif

/// The direction and the script of characters.
enum Scripts {
    #if Text
        /// Returns the levels of the Unicode Bidirectional Algorithm; odd levels run from right to left.
        ///
        /// - Parameter direction: The direction of the paragraph. `natural` is replaced with the direction found.
        static func levels(_ scalars: [Unicode.Scalar], direction: inout ParagraphLayout.Direction) -> [UInt8] {
            var base: FriBidiParType =
                switch direction {
                case .natural: FRIBIDI_PAR_ON
                case .leftToRight: FRIBIDI_PAR_LTR
                case .rightToLeft: FRIBIDI_PAR_RTL
                }
            let count = FriBidiStrIndex(scalars.count)
            let text = scalars.map { FriBidiChar($0.value) }
            var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_ON, count: text.count)
            var brackets = [FriBidiBracketType](repeating: 0, count: text.count)
            var levels = [FriBidiLevel](repeating: 0, count: text.count)
            fribidi_get_bidi_types(text, count, &types)
            fribidi_get_bracket_types(text, count, types, &brackets)
            let highest = fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels)
            let isRightToLeft = base == FRIBIDI_PAR_RTL || base == FRIBIDI_PAR_WRTL
            direction = isRightToLeft ? .rightToLeft : .leftToRight
            return highest > 0 ? levels.map { UInt8(clamping: $0) } : levels.map { _ in 0 }
        }

        /// Returns the OpenType tags of the scripts of the scalars. Characters common to several scripts take the
        /// preceding script.
        static func scripts(_ scalars: [Unicode.Scalar]) -> [UInt32] {
            let functions = hb_unicode_funcs_get_default()
            let anyScript = [HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN].map(\.rawValue)
            var scripts = scalars.map { hb_unicode_script(functions, $0.value).rawValue }
            var last = scripts.first { !anyScript.contains($0) } ?? HB_SCRIPT_LATIN.rawValue
            for index in scripts.indices {
                if anyScript.contains(scripts[index]) { scripts[index] = last } else { last = scripts[index] }
            }
            return scripts
        }
    #else
        static func levels(_ scalars: [Unicode.Scalar], direction: inout ParagraphLayout.Direction) -> [UInt8] {
            if direction == .natural { direction = .leftToRight }
            return scalars.map { _ in 0 }
        }

        static func scripts(_ scalars: [Unicode.Scalar]) -> [UInt32] { scalars.map { _ in 0 } }
    #endif
}
