// `import Framereel` provides scenes, worlds, recordings, traces and render jobs as well as the command line.
@_exported public import FrameRecording
@_exported public import FrameRendering
