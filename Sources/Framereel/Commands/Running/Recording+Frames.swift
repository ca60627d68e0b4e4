internal import FramePainting
internal import FrameTiming

extension Recording {
    /// How many frames there are at a rate; the end state is one.
    func frameCount(at rate: FrameRate) -> Int { rate.frameCount(in: timeline.duration) }

    func displayList(ofFrame index: Int, at rate: FrameRate) -> DisplayList {
        timeline.displayList(at: rate.time(ofFrame: index))
    }
}
