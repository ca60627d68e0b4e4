extension Rasterizer {
    /// Draws each row that may differ from the one above, from the top down, and says how often it stands there.
    ///
    /// What an encoder needs of a frame: three rows in four of a user interface repeat the one above, and those are
    /// neither drawn nor looked at. Together the rows are exactly those of ``draw(rows:)``.
    ///
    /// - Parameters:
    ///   - buffer: where rows are drawn, one after another: room for one row, starting at a multiple of four.
    ///   - body: gets the row and how many rows are like it, itself included; says whether to go on.
    /// - Returns: whether all rows were drawn.
    public func forEachDistinctRow<Failure: Error>(
        in buffer: UnsafeMutableRawBufferPointer,
        _ body: (_ row: UnsafeRawBufferPointer, _ times: Int) throws(Failure) -> Bool
    ) throws(Failure) -> Bool {
        let size = plan.size
        precondition(buffer.count >= size.width * 4, "the buffer is too small for a row")
        guard size.width > 0, let base = buffer.baseAddress else { return true }
        let row = base.bindMemory(to: Pixel.self, capacity: size.width)
        let bytes = UnsafeRawBufferPointer(start: base, count: size.width * 4)
        return try plan.vertices.withUnsafeBufferPointer { vertices throws(Failure) in
            try plan.chains.withUnsafeBufferPointer { chains throws(Failure) in
                var painter = RowPainter(plan, vertices: vertices, chains: chains)
                defer { painter.deallocate() }
                var y = 0
                var looked = 0
                while y < size.height {
                    if y >= looked {
                        looked = min(y + RowPainter.rowsPerLook, size.height)
                        painter.prepare(y..<looked)
                    }
                    painter.paint(y, into: row)
                    let first = y
                    y += 1
                    while y < size.height, repeatsRowAbove(y) { y += 1 }
                    if try !body(bytes, y - first) { return false }
                }
                return true
            }
        }
    }
}
