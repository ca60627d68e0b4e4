/// Names and phrases that still have to be replaced. Both lists only become shorter; `VocabularyTests` lets nothing else pass.
extension VocabularyTests {
    static let pendingNames: Set<String> = [
        "Affine+Words.swift", "Bitmap", "Bitmap.swift", "BitmapDigests", "BitmapDigests.swift", "BitmapPlace",
        "BitmapPlace.swift", "CAAnimation+Transcript.swift", "CGContext+Pictures.swift", "Course",
        "DifferencePicture", "DifferencePicture.swift", "DisplayList+Words.swift", "Emitter+Bitmap.swift",
        "FilmFormat", "FilmFormat.swift", "FilmSink", "FilmSink.swift", "FingerEvent", "FingerEvent.swift",
        "GoldenBitmaps", "LayerNode+Picture.swift", "Letters", "Letters.swift", "Movers", "Nap", "Nap.swift",
        "Paint+Words.swift", "PaintWords", "PaintWords.swift", "PictureCache", "PictureCache.swift", "PicturePlace",
        "PicturePlace.swift", "Pictures", "PlanBuilder+Bitmaps.swift", "PlanBuilder+Pictures.swift",
        "PropertyMovement", "PropertyMovement.swift", "Rect+Words.swift", "ReportPictures", "ReportPictures.swift",
        "Shape+Words.swift", "SharpPicture", "SharpPicture.swift", "Soft", "SoftAxis", "SoftAxis.swift", "SoftEntry",
        "SoftGrid", "SoftGrid.swift", "SoftLine", "SoftLine.swift", "SoftOutline", "SoftOutline.swift", "SoftPicture",
        "SoftPicture+Colors.swift", "SoftPicture+Shares.swift", "SoftPicture.swift", "SoftPictureMaker",
        "SoftPictureMaker.swift", "SoftShape", "SoftShape.swift", "SoftTexels", "SoftTexels.swift",
        "SolidSource+Shares.swift", "Track+Share.swift", "TrackMovement", "TrackMovement.swift", "Transcript",
        "Transcript.swift", "TranscriptEvent", "TranscriptEvent.swift", "TwoFingers", "TwoFingers.swift", "Words",
        "Words.swift", "addBitmap", "addPicture", "bitmap", "currentShare", "dismissalMovers", "drawShares",
        "emitBitmap", "emitPicture", "fingers", "firstMovement", "forgetMovement", "isBitmap", "isPicture", "letters",
        "makePicture", "mixShares", "movement", "movements", "movers", "newFinger", "picture", "pictures",
        "presentationMovers", "share", "shares", "softShape", "transcriptLine", "words",
    ]

    static let pendingPhrases: Set<String> = [
        "a person would", "another than", "given up", "gives up", "half of the way", "is told to", "lies beside",
        "no one", "nobody", "none of ours", "otherwise than", "out of its mind", "share of the way",
        "shares of the way", "somebody", "talks to", "the course of its", "the story of", "the view that comes",
        "transcript", "what becomes of", "what people call", "who is told", "whoever",
    ]
}
