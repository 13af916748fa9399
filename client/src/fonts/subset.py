"""Cuts the two typefaces to what names, titles and agreements need: every Latin letter that African and Western European
languages write with goes into `*-main`, the rest of Latin (Central Europe, Vietnamese) into `*-rest`, loaded only when it appears.

    npm pack source-sans@3.52.0 source-serif@4.5.1      (unpack beside each other)
    pip install fonttools==4.66.1 brotli==1.2.0
    python subset.py <folder with source-sans and source-serif> client/src/fonts
"""

import sys
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ASCII_AND_LATIN_1 = "".join(chr(code) for code in [*range(0x20, 0x7F), *range(0xA0, 0x100)])
ACCENTED = "ĀāĈĉČčĐđĒēĖėĚěĜĝĞğĠġĤĥĨĩĪīĬĭİıŃńŇňŊŋŌōŒœŚśŜŝŠšŨũŪūŬŭŴŵŶŷŸŹźŽžǍǎǏǐǑǒǓǔǦǧǸǹȲȳ"
HOOKED_AND_OPEN = "ƁɓƆɔƉɖƊɗƎǝƏəƐɛƑƒƓɠƔɣƖɩƗɨƘƙƝɲƲʋƳƴƷʒɄʉɑɪʊ"
DOTTED = "ḄḅḌḍḤḥḲḳḶḷḾḿṀṁṂṃṄṅṆṇṈṉṚṛṢṣṬṭẀẁẂẃẄẅẒẓẠạẸẹẼẽỊịỌọỤụỲỳỸỹ"
MARKS = "\u0300\u0301\u0302\u0303\u0304\u0308\u030a\u030c\u030d\u0323\u0324\u0327\u0330\u0331ʼʻˆˇ˜\ua78b\ua78c"
PUNCTUATION = "\u2009\u202f\u2010\u2011\u2012–—‘’‚“”„†•…′″‹›⁄€₦₵™←↑→↓−≈≠≤≥"
MAIN = ASCII_AND_LATIN_1 + ACCENTED + HOOKED_AND_OPEN + DOTTED + MARKS + PUNCTUATION

ALL_LATIN = [*range(0x100, 0x180), *range(0x218, 0x21C), *range(0x1EA0, 0x1EFA), 0x1E9E, 0x1A0, 0x1A1, 0x1AF, 0x1B0]
REST = "".join(chr(code) for code in ALL_LATIN if chr(code) not in MAIN)

FACES = {
    "sans": ("source-sans/VF/SourceSans3VF-Upright.ttf", "Sahihi Sans", {"wght": (400, 700)}),
    "serif": ("source-serif/VAR/SourceSerif4Variable-Roman.ttf", "Sahihi Serif", {"wght": 600, "opsz": 24}),
    "reading": ("source-serif/VAR/SourceSerif4Variable-Roman.ttf", "Sahihi Reading", {"wght": 400, "opsz": 14}),
}
FEATURES = ["kern", "mark", "mkmk", "ccmp", "liga", "tnum"]


def cut(source, family, axes, text, target):
    font = TTFont(source)
    options = subset.Options(layout_features=FEATURES, hinting=False, name_IDs=[1, 2, 4, 6, 13])
    options.drop_tables += ["STAT", "BASE", "MVAR"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, axes)
    # The licence reserves the name "Source" for the unmodified fonts.
    for record in font["name"].names:
        if record.nameID in (1, 4):
            record.string = family
        if record.nameID == 6:
            record.string = family.replace(" ", "")
    font.flavor = "woff2"
    font.save(target)


if __name__ == "__main__":
    sources, target = sys.argv[1:]
    for face, (path, family, axes) in FACES.items():
        cut(f"{sources}/{path}", family, axes, MAIN, f"{target}/{face}-main.woff2")
        cut(f"{sources}/{path}", family, axes, REST, f"{target}/{face}-rest.woff2")
