package import FrameStoryboards

extension InterfaceDocument {
    /// Reads the storyboard or nib at `path`. Nothing else is opened.
    ///
    /// - Throws: `InterfaceError`.
    package init(contentsOf path: String) throws(InterfaceError) {
        try self.init(contentsOf: path, vocabulary: NibReading.vocabulary)
    }

    /// - Parameter file: The name for messages.
    /// - Throws: `InterfaceError`.
    package init(_ text: some Sequence<UInt8>, file: String) throws(InterfaceError) {
        try self.init(text, file: file, vocabulary: NibReading.vocabulary)
    }
}
