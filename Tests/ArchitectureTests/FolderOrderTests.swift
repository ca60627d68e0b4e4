import TestSupport
import Testing

/// The folders of a module are its stages: a folder uses only what is declared in folders listed before it.
@Suite("Folder order") struct FolderOrderTests {
    /// One row per module, its folders from the base up. `.` stands for files directly in the module's folder.
    static let orders: [FolderOrder] = [
        FolderOrder("FrameGeometry", ["Numbers", "Plane", "Space", "Paths", "Strokes"]),
        FolderOrder("FramePNG", [".", "Deflate", "Writing", "Reading", "Animated"]),
        FolderOrder(
            "FrameRaster",
            [
                "Device", "Outlines", "Coverage", "Blending", "Sources", "Glyphs", "Blur", "Plan", "Rows", "Planning",
                "Reduction",
                ".",
            ]),
        FolderOrder(
            "FrameOutput",
            [
                "Formats", "Errors", "Files", "Digest", "Selection", "Plan", "Naming", "Sinks", "Encoding", "Movie",
                "Manifest", "PNGSequence", "AnimatedPNG", "VideoStream", "FFmpeg", "Player", "Registry", "Verification",
                "Pipeline",
            ]),
        FolderOrder(
            "QuartzCore",
            [
                ".", "Timing", "Transforms", "Values", "Trace", "Stage", "VirtualTime", "Network", "ObjectiveC",
                "Observation", "Layers", "SpecialLayers", "Text",
            ],
            permitted: [
                FolderOrder.Permission("Stage", "VirtualTime", 2, "each stage has defaults of its own"),
                FolderOrder.Permission("Stage", "Network", 1, "each stage has recorded responses"),
                FolderOrder.Permission("VirtualTime", "ObjectiveC", 3, "a change of the defaults is posted"),
            ]),
        FolderOrder("FrameLayers", ["Values", "Keyframes", "Model", "Emission", "Sampling"]),
    ]

    let sources: [SourceFile]

    init() throws {
        sources = try SourceFile.ofSources.get()
    }

    @Test(arguments: orders) func everyFolderIsListedOnce(_ order: FolderOrder) {
        let files = sources.filter { $0.module == order.module }
        let homes = files.map { order.home(of: $0.path) }
        for (file, home) in zip(files, homes) where home == nil {
            Issue.record("\(file.path): its folder is not in the list for \(order.module)")
        }
        for (rank, folder) in order.folders.enumerated() {
            #expect(homes.contains(rank), "\(order.module) has no folder \(folder), or an earlier entry repeats it")
        }
    }

    @Test(arguments: orders) func everySourceIsIndexed(_ order: FolderOrder) throws {
        let index = try #require(try SymbolIndex.of(order.module))
        for file in sources where file.module == order.module && !file.words.isEmpty {
            #expect(index.references[file.path] != nil, "\(file.path): not in the index of this build")
        }
    }

    /// A budget that is too high hides the next arrow, so it has to be the count: budgets fall with it, and rise only by hand.
    @Test(arguments: orders) func foldersUseOnlyFoldersBelow(_ order: FolderOrder) throws {
        let found = order.backArrows(in: try #require(try SymbolIndex.of(order.module)))
        for arrow in found {
            let permitted = order.permitted.first { $0.from == arrow.from && $0.to == arrow.to }
            #expect(
                arrow.names.count <= permitted?.budget ?? 0,
                """
                \(order.module): \(arrow.from) refers to \(arrow.names.count) declarations of \(arrow.to), which is \
                above it; permitted are \(permitted?.budget ?? 0): \(arrow.names.joined(separator: ", "))
                """)
        }
        for arrow in order.permitted {
            let count = found.first { $0.from == arrow.from && $0.to == arrow.to }?.names.count ?? 0
            #expect(
                arrow.budget <= count,
                "\(order.module): lower the budget of \(arrow.from) to \(arrow.to) from \(arrow.budget) to \(count)")
        }
    }

    @Test(arguments: orders) func everyPermissionHasAReason(_ order: FolderOrder) {
        #expect(order.permitted.allSatisfy { !$0.reason.isEmpty && $0.budget > 0 })
        #expect(Set(order.permitted.map { [$0.from, $0.to] }).count == order.permitted.count)
    }

    /// An index that lacks declarations or references would give no arrow: read from the top down, there are many.
    @Test(arguments: orders) func theReversedOrderFails(_ order: FolderOrder) throws {
        let reversed = FolderOrder(order.module, order.folders.reversed())
        let arrows = reversed.backArrows(in: try #require(try SymbolIndex.of(order.module)))
        #expect(arrows.count >= order.folders.count)
    }
}
