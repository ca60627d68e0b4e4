/* Text: HarfBuzz puts glyphs in their places, FreeType knows their outlines, FriBidi which way text runs. All three
 * report by return codes. */
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <harfbuzz/hb.h>
#include <harfbuzz/hb-ot.h>
#include <fribidi/fribidi.h>
