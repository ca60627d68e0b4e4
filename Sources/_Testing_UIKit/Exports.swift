// If Swift Testing and a module called UIKit are imported together, the compiler also imports a module with this name.
@_exported public import FrameRecording
@_exported public import FramereelTesting
