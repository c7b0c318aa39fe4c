import latinExtended from './fonts/latin-ext-variable.woff2?url';
import latin from './fonts/latin-variable.woff2?url';
import { TYPEFACE } from './typefaceName.ts';

/** The second file is only fetched for a text that has such letters: `Łucja`. */
const files = [
  { address: latin, unicodeRange: 'U+0-FF,U+152-153,U+2013-2026,U+20AC,U+2122,U+2212' },
  { address: latinExtended, unicodeRange: 'U+100-151,U+154-17F' },
];

/**
 * Fetches the typeface once the first frame is on the screen, so that it delays no form. The fonts that stand in until
 * then are as wide and as high (`cssVariables`), so nothing moves when it comes.
 */
export function loadTypeface(): void {
  if (typeof FontFace === 'undefined') return;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      for (const { address, unicodeRange } of files)
        document.fonts.add(
          new FontFace(TYPEFACE, `url(${address})`, { weight: '400 700', display: 'swap', unicodeRange }),
        );
    }),
  );
}
