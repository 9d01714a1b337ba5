"""Makes the faces in app/fonts (docs/decisions/213-faces-of-its-own.md). Needs fonttools and brotli.

  npm pack @fontsource-variable/inter@5.3.0 && tar xzf fontsource-variable-inter-5.3.0.tgz
  python3 scripts/text-face.py package/files/inter-latin-wght-normal.woff2 app/fonts/text.woff2 "Mind Text" 400 700
  npm pack @fontsource-variable/source-serif-4@5.3.1 && tar xzf fontsource-variable-source-serif-4-5.3.1.tgz
  python3 scripts/text-face.py package/files/source-serif-4-latin-wght-normal.woff2 app/fonts/serif.woff2 "Mind Serif" 400 600
"""

import io
import sys

from fontTools import subset
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

def again(font):
    """Written and read anew: what was cut away is forgotten."""
    buffer = io.BytesIO()
    font.flavor = None
    font.save(buffer)
    buffer.seek(0)
    return TTFont(buffer)


source, target, name, lightest, boldest = sys.argv[1:6]
font = TTFont(source)
instantiateVariableFont(font, {"wght": (int(lightest), int(boldest))}, inplace=True)
font = again(font)
options = subset.Options(flavor="woff2", layout_features=["kern", "tnum"], hinting=False, notdef_outline=True, name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14], name_legacy=False)
text = "".join(map(chr, range(0x20, 0x7F))) + "\u00a0¡¢£©®°±²³·¿×÷ÁÉÍÑÓÚÜáéíñóúüàâäåæçèêëìîïòôöøùûÿßÀÂÄÅÆÇÈÊËÌÎÏÒÔÖØÙÛ\u2010\u2011–—‘’“”•…\u2007\u202f€−≈≤≥→←↑↓"
worker = subset.Subsetter(options)
worker.populate(text=text)
worker.subset(font)
font = again(font)
cmap = font.getBestCmap()
names = {n: cmap[c] for n, c in {"hyphen": 0x2D, "minus": 0x2212, "endash": 0x2013, "quoteright": 0x2019, "quotesingle": 0x27, "dollar": 0x24, "space": 0x20, "sterling": 0xA3}.items()}
letters = " ".join(sorted({cmap[c] for c in cmap if chr(c).isalpha()}))
digits = " ".join(cmap[ord(d)] for d in "0123456789")
tabular = {}
for record in (font["GSUB"].table.FeatureList.FeatureRecord if "GSUB" in font else []):
    if record.FeatureTag == "tnum":
        for index in record.Feature.LookupListIndex:
            for table in font["GSUB"].table.LookupList.Lookup[index].SubTable:
                tabular.update(getattr(table, "ExtSubTable", table).mapping)
even = "\n".join(f"  sub {a} by {b};" for a, b in sorted(tabular.items()))
fea = f"""
@letters = [{letters}];
@digits = [{digits}];
feature rclt {{
  sub {names['hyphen']}' {names['dollar']} by {names['minus']};
  sub @letters {names['quotesingle']}' @letters by {names['quoteright']};
  sub {names['space']} {names['hyphen']}' {names['space']} by {names['endash']};
}} rclt;
{f"feature tnum {{{even}}} tnum;" if even else ""}
"""
addOpenTypeFeaturesFromString(font, fea, tables=["GSUB"])
for record in font["name"].names:
    if record.nameID in (1, 3, 4, 6):
        record.string = name.replace(" ", "") if record.nameID == 6 else name
font.flavor = "woff2"
font.save(target)
