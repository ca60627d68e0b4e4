extension LinearSystem {
    /// The first active set: equalities from the highest priority down, each for one variable that is not determined yet, those
    /// first that have but one. Then inequalities are not guessed at: variables that are left over keep their own rows.
    func guess() -> [Int] {
        var open = rows.map { $0.serial < 0 || $0.isBroken || $0.below == 0 || $0.above == 0 ? 0 : $0.entries.count }
        let candidates = rows.indices.filter { open[$0] > 0 }
            .sorted { (-rows[$0].strength, rows[$0].serial) < (-rows[$1].strength, rows[$1].serial) }
        var determined = [Bool](repeating: false, count: values.count)
        var used = [Bool](repeating: false, count: rows.count)
        var chosen: [Int] = []
        var singles: [Int] = []

        func take(_ row: Int, _ variable: Int) {
            used[row] = true
            chosen.append(row)
            determined[variable] = true
            for entry in columns[variable] {
                let other = Int(entry.index)
                open[other] -= 1
                if open[other] == 1, !used[other] { singles.append(other) }
            }
        }

        var start = candidates.startIndex
        while start < candidates.endIndex {
            let strength = rows[candidates[start]].strength
            let end = candidates[start...].firstIndex { rows[$0].strength != strength } ?? candidates.endIndex
            // Those of this priority with one undetermined variable, as long as there are any; then the next one with two.
            singles = candidates[start..<end].filter { open[$0] == 1 }.reversed()
            var later: [Int] = []
            var next = start
            while true {
                if let row = singles.popLast() {
                    guard !used[row], open[row] == 1 else { continue }
                    guard rows[row].strength == strength else {
                        later.append(row)
                        continue
                    }
                    if let entry = rows[row].entries.first(where: { !determined[Int($0.index)] }) {
                        take(row, Int(entry.index))
                    }
                } else {
                    while next < end, used[candidates[next]] || open[candidates[next]] < 1 { next += 1 }
                    guard next < end else { break }
                    let row = candidates[next]
                    let free = rows[row].entries.filter { !determined[Int($0.index)] }
                    guard let entry = free.min(by: { columns[Int($0.index)].count < columns[Int($1.index)].count })
                    else { break }
                    take(row, Int(entry.index))
                }
            }
            start = end
        }
        for variable in values.indices where !determined[variable] { chosen.append(ownRows[variable]) }
        return chosen
    }
}
