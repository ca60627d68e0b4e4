import FramePainting

/// The part of a frame that repeats the previous one.
extension PlanMaker {
    /// Backdrops cover at least this fraction of a canvas that is kept. Tuned only to the order of magnitude.
    private static let keptFraction = 0.125

    /// Compares an item with the one of the previous frame in its place. The content of a group follows by itself
    /// unless it becomes an image.
    mutating func follow(_ item: PaintItem, _ twin: PaintItem?) {
        let repeats: Bool
        switch (item, twin) {
        case (.group(let group), .group(let other)):
            repeats = becomesImage(group) ? group == other : group.repeatsFrame(of: other)
            twins = other.items
        case (let item, let twin?): repeats = item == twin
        case (_, nil): repeats = false
        }
        if !repeats { endRepetition() }
    }

    /// Records that the frame no longer repeats the previous one, from the next step on.
    ///
    /// Takes the canvas from the previous frame, or keeps one for the next frame.
    ///
    /// Only canvases with large backdrops are kept, and only when two frames in succession stop repeating at the same
    /// step: in an application, a few views move for a while, and everything behind them stands still.
    mutating func endRepetition() {
        isRepeating = false
        guard let cache else { return }
        let count = openStep ?? steps.count
        painted = cache.canvas(repeating: count) {
            guard backdropArea(steps[..<count]) >= Self.keptFraction * Double(canvas.area) else { return nil }
            return PaintedCanvas(pixels: Plan(self).first(count).pixels(in: canvas), stepCount: count)
        }
    }

    private func backdropArea(_ steps: ArraySlice<Step>) -> Double {
        steps.reduce(0) { area, step in
            if case .blurredImage(_, replaces: true, _) = step.work { area + Double(step.bounds.area) } else { area }
        }
    }
}

extension Group {
    /// Whether the groups differ in their items at most.
    fileprivate func repeatsFrame(of other: Group) -> Bool {
        var (own, other) = (self, other)
        (own.items, other.items) = ([], [])
        return own == other
    }
}
