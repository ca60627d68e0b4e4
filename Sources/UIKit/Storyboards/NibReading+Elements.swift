internal import FrameStoryboards

extension NibReading {
    @_dynamicReplacement(for:vocabulary)
    private static var elements: ElementVocabulary { ElementTable.vocabulary }

    @_dynamicReplacement(for:objects(of:owner:))
    @MainActor private static func made(of file: InterfaceFile, owner: NSObject?) -> [NSObject] {
        NibMaker(file, owner: owner).topLevelObjects()
    }

    @_dynamicReplacement(for:controller(_:of:in:nesting:creator:))
    @MainActor private static func made(
        _ description: InterfaceObject, of scene: InterfaceScene, in storyboard: UIStoryboard, nesting: SceneNesting,
        creator: SegueTemplate.Creator?
    ) -> UIViewController? {
        guard let file = storyboard.file else { return nil }
        return SceneMaker(scene, description, of: file, storyboard: storyboard, nesting: nesting).controller(creator)
    }

    @_dynamicReplacement(for:standIn(for:))
    @MainActor private static func marked(for placeholder: InterfaceObject) -> UIViewController {
        StandInController(placeholder)
    }
}
