import { createRequire } from 'node:module';

/** A font as the library of fonts reads it; `_glyphs` are the ones met so far, each with the characters it stood for. */
interface OpenedFont {
  _glyphs: object;
}
interface FontLibrary {
  create: (bytes: Uint8Array, name?: string) => OpenedFont;
}

/** Answers a font that was opened before, without the glyphs that another document has met. */
function shareOpenedFonts({ create }: FontLibrary): FontLibrary['create'] {
  const known: { bytes: Uint8Array; font: OpenedFont }[] = [];
  return (bytes, name) => {
    const found = known.find((one) => Buffer.compare(one.bytes, bytes) === 0);
    if (name || !found) {
      const font = create(bytes, name);
      if (!name) known.push({ bytes, font });
      return font;
    }
    found.font._glyphs = {};
    return found.font;
  };
}

/**
 * Lets all documents of this thread share what was read of a font; to be called before pdfmake is loaded. The tables of a
 * font are read when a text first needs them, and to read them again for every document takes longer than the rest of a
 * page. What a document met of glyphs stays its own: letters that look alike in two alphabets may be one glyph, and would
 * be copied out of the PDF as the wrong one.
 */
export function shareFonts(): void {
  const { resolve } = createRequire(import.meta.url);
  const load = createRequire(createRequire(resolve('pdfmake')).resolve('pdfkit'));
  const library = load('fontkit') as FontLibrary;
  load.cache[load.resolve('fontkit')]!.exports = { ...library, create: shareOpenedFonts(library) };
}
