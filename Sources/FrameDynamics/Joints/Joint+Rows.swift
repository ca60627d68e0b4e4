internal import FrameGeometry

extension Joint {
    /// Returns the rows that hold the joint; empty for springs, which are forces.
    func rows(in frame: JointFrame) -> [ConstraintRow] {
        switch solvedKind {
        case .rod(let length): [distance(frame, beyond: length, isRope: false)]
        case .rope(let length): [distance(frame, beyond: length, isRope: true)]
        case .spring, .snap: []
        case .pin(let range, let friction): meeting(frame) + turning(frame, within: range, friction: friction)
        case .weld: meeting(frame) + [keepingAngle(frame, 2)]
        case .slider(let axis, let start, let range):
            sliding(frame, along: Pose(center: .zero, angle: frame.secondAngle - start).rotate(axis), within: range)
        }
    }

    private func row(_ frame: JointFrame, _ index: Int, _ law: ConstraintRow.Law, error: Double) -> ConstraintRow {
        ConstraintRow(
            key: .joint(id, row: index), first: frame.first, second: frame.second, law: law, error: error,
            compliance: .joint)
    }

    /// Returns a row along the line between the ends. Ends that meet have no direction, so an arbitrary one is used.
    private func distance(_ frame: JointFrame, beyond length: Double, isRope: Bool) -> ConstraintRow {
        let direction = frame.gap.unit ?? Point(x: 0, y: 1)
        let excess = frame.gap.length - length
        var row = row(frame, 0, isRope ? .atLeastZero : .zero, error: isRope ? -excess : excess)
        row.act(along: isRope ? -direction : direction, frame.firstArm, frame.secondArm)
        return row
    }

    private func meeting(_ frame: JointFrame) -> [ConstraintRow] {
        [(Point(x: 1, y: 0), frame.gap.x), (Point(x: 0, y: 1), frame.gap.y)].enumerated().map { index, part in
            var row = row(frame, index, .zero, error: part.1)
            row.act(along: part.0, frame.firstArm, frame.secondArm)
            return row
        }
    }

    private func keepingAngle(_ frame: JointFrame, _ index: Int) -> ConstraintRow {
        var row = row(frame, index, .zero, error: restAngle - frame.angle)
        row.turn(by: 1)
        return row
    }

    private func turning(_ frame: JointFrame, within range: ClosedRange<Double>?, friction: Double) -> [ConstraintRow] {
        var rows: [ConstraintRow] = []
        if friction > 0 {
            var row = row(frame, 2, .friction(limit: friction * DynamicsWorld.step), error: 0)
            row.turn(by: 1)
            rows.append(row)
        }
        guard let range else { return rows }
        let angle = frame.angle - restAngle
        // The rows measure the second body against the first.
        for (index, slack, sign) in [(3, angle - range.lowerBound, -1.0), (4, range.upperBound - angle, 1.0)]
        where slack.isFinite {
            var row = row(frame, index, .atLeastZero, error: slack)
            row.turn(by: sign)
            rows.append(row)
        }
        return rows
    }

    private func sliding(
        _ frame: JointFrame, along axis: Point, within range: ClosedRange<Double>?
    ) -> [ConstraintRow] {
        guard let axis = axis.unit else { return meeting(frame) + [keepingAngle(frame, 2)] }
        // The axis rotates with the second body, so that it acts on that body at the first end.
        let secondArm = frame.secondArm - frame.gap
        var across = row(frame, 0, .zero, error: frame.gap.dot(axis.turned))
        across.act(along: axis.turned, frame.firstArm, secondArm)
        var rows = [across, keepingAngle(frame, 2)]
        guard let range else { return rows }
        let distance = -frame.gap.dot(axis)
        for (index, slack, direction) in [
            (3, distance - range.lowerBound, -axis), (4, range.upperBound - distance, axis),
        ] where slack.isFinite {
            var row = row(frame, index, .atLeastZero, error: slack)
            row.act(along: direction, frame.firstArm, secondArm)
            rows.append(row)
        }
        return rows
    }
}
