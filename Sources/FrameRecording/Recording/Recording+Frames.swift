internal import FrameGlyphs
package import FrameOutput
package import FramePainting
package import FrameTiming

extension Recording {
    /// How many frames there are at a rate; the end state is one.
    package func frameCount(at rate: FrameRate) -> Int { rate.frameCount(in: timeline.duration) }

    /// The fonts its text was set in, for a manifest.
    package func fontRecords() throws(OutputError) -> [FontRecord] {
        var records: [FontRecord] = []
        for font in fonts { records.append(try FontRecord(path: font.path, bytes: font.bytes)) }
        return records
    }

    package func displayList(ofFrame index: Int, at rate: FrameRate) -> DisplayList {
        timeline.displayList(at: rate.time(ofFrame: index))
    }
}
