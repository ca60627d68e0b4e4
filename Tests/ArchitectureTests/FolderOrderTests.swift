import TestSupport
import Testing

/// The folders of a module are its stages: a folder uses only what is declared in folders listed before it. The landing
/// page of the module states the order.
@Suite("Folder order") struct FolderOrderTests {
    static let orders = (try? Page.all.get())?.compactMap(FolderOrder.init) ?? []

    let sources: [SourceFile]

    init() throws {
        sources = try SourceFile.ofSources.get()
    }

    @Test func modulesOfTheKernelHaveOrders() {
        #expect(Set(Self.orders.map(\.module)).isSuperset(of: ["FrameGeometry", "FrameLayers", "FrameRaster"]))
        #expect(Self.orders.count >= 5 && Self.orders.allSatisfy { $0.folders.count >= 5 })
    }

    @Test(arguments: orders) func everyFolderIsListedOnce(_ order: FolderOrder) {
        let files = sources.filter { $0.module == order.module }
        let homes = files.map { order.home(of: $0.path) }
        for (file, home) in zip(files, homes) where home == nil {
            Issue.record("\(file.path): its folder is not in the order of \(order.module).md")
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

    @Test(arguments: orders) func foldersUseOnlyFoldersBelow(_ order: FolderOrder) throws {
        for arrow in order.backArrows(in: try #require(try SymbolIndex.of(order.module))) {
            Issue.record(
                """
                \(order.module): \(arrow.from) refers to declarations of \(arrow.to), which is above it: \
                \(arrow.names.joined(separator: ", "))
                """)
        }
    }

    /// An index that lacks declarations or references would give no arrow: read from the top down, there are many.
    @Test(arguments: orders) func theReversedOrderFails(_ order: FolderOrder) throws {
        let reversed = FolderOrder(order.module, order.folders.reversed())
        let arrows = reversed.backArrows(in: try #require(try SymbolIndex.of(order.module)))
        #expect(arrows.count >= order.folders.count)
    }
}
