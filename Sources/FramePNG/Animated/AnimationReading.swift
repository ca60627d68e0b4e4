import FramePainting

/// Reads the chunks of a file in order and collects its animation.
struct AnimationReading {
    let file: [UInt8]
    let size: PixelSize
    private var declared: (frames: Int, plays: Int, offset: Int)?
    private var controls: [FrameControl] = []
    private var offsets: [Int] = []
    private var nextNumber = 0
    private var isAfterImageData = false

    init(file: [UInt8], size: PixelSize) {
        self.file = file
        self.size = size
    }

    mutating func read(_ chunk: PNGChunk) throws(PNGError) {
        switch chunk.name {
        case "acTL":
            guard declared == nil, !isAfterImageData else { return }
            try check(chunk, length: 8)
            declared = (
                number(chunk.contents.lowerBound), number(chunk.contents.lowerBound + 4), chunk.range.lowerBound
            )
        case "IHDR", "PLTE", "tRNS": try check(chunk, length: chunk.contents.count)
        case "IDAT":
            try check(chunk, length: chunk.contents.count)
            isAfterImageData = true
            // Image data before any control chunk belongs to the default image, which is not a frame.
            if let last = controls.indices.last { controls[last].data.append(chunk.contents) }
        case "fcTL" where declared != nil: try readControl(chunk)
        case "fdAT" where declared != nil: try readData(chunk)
        default: break
        }
    }

    func finish() throws(PNGError) -> (plays: Int, controls: [FrameControl]) {
        guard let declared else { throw .notAnimated }
        for (index, control) in controls.enumerated() where control.data.isEmpty {
            throw .damagedAnimation(.noData(frame: index), offset: offsets[index])
        }
        guard controls.count == declared.frames, declared.frames > 0 else {
            throw .damagedAnimation(
                .frameCount(found: controls.count, declared: declared.frames), offset: declared.offset)
        }
        return (declared.plays, controls)
    }

    private mutating func readControl(_ chunk: PNGChunk) throws(PNGError) {
        try check(chunk, length: 26)
        let start = chunk.contents.lowerBound
        try take(chunk)
        let area = ChangedArea(
            left: number(start + 12), top: number(start + 16), width: number(start + 4), height: number(start + 8))
        let isImage = !isAfterImageData
        guard area.width > 0, area.height > 0, area.left + area.width <= size.width,
            area.top + area.height <= size.height, !isImage || area == .whole(size)
        else {
            throw damage(.area(width: area.width, height: area.height, left: area.left, top: area.top, of: size), chunk)
        }
        let (above, below) = (number(start + 20, 2), number(start + 22, 2))
        // A denominator of 0 means hundredths (11.3.6.2).
        guard let delay = FrameDelay(above, over: below == 0 ? 100 : below),
            let disposal = FrameControl.Disposal(rawValue: Int(file[start + 24])),
            let blending = FrameControl.Blending(rawValue: Int(file[start + 25]))
        else {
            throw damage(
                .operation(frame: controls.count, dispose: Int(file[start + 24]), blend: Int(file[start + 25])), chunk)
        }
        controls.append(FrameControl(area: area, delay: delay, disposal: disposal, blending: blending))
        offsets.append(chunk.range.lowerBound)
    }

    private mutating func readData(_ chunk: PNGChunk) throws(PNGError) {
        guard chunk.contents.count >= 4 else {
            throw damage(.length(chunk: chunk.name, found: chunk.contents.count, expected: 4), chunk)
        }
        try check(chunk, length: chunk.contents.count)
        try take(chunk)
        guard let last = controls.indices.last else { throw damage(.dataBeforeControl, chunk) }
        controls[last].data.append(chunk.contents.dropFirst(4))
    }

    private mutating func take(_ chunk: PNGChunk) throws(PNGError) {
        let found = number(chunk.contents.lowerBound)
        guard found == nextNumber else {
            throw damage(.number(chunk: chunk.name, found: found, expected: nextNumber), chunk)
        }
        nextNumber += 1
    }

    /// Checks length and checksum, because libpng does not see these chunks as they are.
    private func check(_ chunk: PNGChunk, length: Int) throws(PNGError) {
        guard chunk.contents.count == length else {
            throw damage(.length(chunk: chunk.name, found: chunk.contents.count, expected: length), chunk)
        }
        guard PNGChunk.checksum(of: file, chunk.summed) == number(chunk.contents.upperBound) else {
            throw damage(.checksum(chunk: chunk.name), chunk)
        }
    }

    private func damage(_ damage: AnimationDamage, _ chunk: PNGChunk) -> PNGError {
        .damagedAnimation(damage, offset: chunk.range.lowerBound)
    }

    private func number(_ offset: Int, _ count: Int = 4) -> Int {
        file[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }
}
