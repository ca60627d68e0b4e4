extension DisplayList: Worded {
    func append(to words: inout PaintWords) {
        words.append(size.width)
        words.append(size.height)
        words.append(scale)
        words.append(background)
        words.append(items)
    }
}

extension PaintItem: Worded {
    func append(to words: inout PaintWords) {
        switch self {
        case .fill(let fill):
            words.append(0)
            words.append(fill)
        case .image(let image):
            words.append(1)
            words.append(image)
        case .group(let group):
            words.append(2)
            words.append(group)
        }
    }
}

extension Fill: Worded {
    func append(to words: inout PaintWords) {
        words.append(shape)
        words.append(stroke)
        words.append(transform)
        words.append(paint)
        words.append(opacity)
        words.append(blur)
        words.append(edges)
    }
}

extension ImageItem: Worded {
    func append(to words: inout PaintWords) {
        words.append(bitmap)
        words.append(rect)
        words.append(source)
        words.append(sampling)
        words.append(transform)
        words.append(opacity)
        words.append(edges)
    }
}

extension Group: Worded {
    func append(to words: inout PaintWords) {
        words.append(opacity)
        words.append(clip)
        words.append(mask)
        words.append(blur)
        words.append(shadow)
        words.append(raster)
        words.append(backdrop)
        words.append(blend)
        words.append(transform)
        words.append(projection)
        words.append(items)
    }
}

extension Clip: Worded {
    func append(to words: inout PaintWords) {
        words.append(shape)
        words.append(edges)
        words.append(transform)
    }
}

extension Mask: Worded {
    func append(to words: inout PaintWords) {
        words.append(kind)
        words.append(items)
    }
}

extension Shadow: Worded {
    func append(to words: inout PaintWords) {
        words.append(offset)
        words.append(sigma)
        words.append(color)
    }
}

extension Backdrop: Worded {
    func append(to words: inout PaintWords) {
        words.append(sigma)
        words.append(saturation)
    }
}
