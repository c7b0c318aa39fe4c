import { inflateSync } from 'node:zlib';

interface Piece {
  head: string;
  stream: Uint8Array;
}

/** Objects of a PDF by number, found by its table of contents; streams unpacked. */
function objectsOf(pdf: Uint8Array): Map<number, Piece> {
  const text = Buffer.from(pdf).toString('latin1');
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)![1]);
  const entries = [...text.slice(table).matchAll(/(\d{10}) \d{5} ([nf])/g)];
  const objects = new Map<number, Piece>();
  entries.forEach(([, offset, kind], number) => {
    if (kind === 'f') return;
    const start = Number(offset);
    const end = text.indexOf('endobj', start);
    const [head] = text.slice(start, end).split('stream', 1) as [string];
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const from = start + head.length + 'stream\n'.length;
    const packed = pdf.slice(from, from + length);
    objects.set(number, { head, stream: head.includes('/FlateDecode') ? inflateSync(packed) : packed });
  });
  return objects;
}

const named = (head: string, name: string) => Number(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1]);
const getText = ({ stream }: Piece) => Buffer.from(stream).toString('latin1');
const character = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

/** Which characters the glyphs of a font stand for. */
function lettersOf(cmap: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first, , list] of cmap.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/gi)) {
    [...list!.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, hex], index) => {
      letters.set((Number.parseInt(first!, 16) + index).toString(16).padStart(4, '0'), character(hex!));
    });
  }
  return letters;
}

/** How far each glyph of a font moves on, in thousandths of its size; the first one's number is 0. */
function advancesOf(head: string): number[] {
  const [, list] = /\/W \[0 \[([^\]]*)\]/.exec(head) ?? [];
  return (list ?? '').trim().split(/\s+/).map(Number);
}

interface PdfFont {
  /** By glyph, as four hexadecimal digits. */
  letters: Map<string, string>;
  advances: number[];
}

export interface PdfPage {
  /** Width and height, in points. */
  size: [width: number, height: number];
  /** Its drawing operators with their operands. */
  operators: string;
  fonts: Map<string, PdfFont>;
}

/** The contents of each page; throws when the bytes are not a PDF. */
export function pdfContents(pdf: Uint8Array): PdfPage[] {
  const objects = objectsOf(pdf);
  const at = (number: number) => objects.get(number)!;
  const pages = [...objects.values()].find(({ head }) => /\/Type \/Pages/.test(head))!;
  const numbers = [.../\/Kids \[([^\]]*)\]/.exec(pages.head)![1]!.matchAll(/(\d+) 0 R/g)].map(([, each]) =>
    Number(each),
  );
  return numbers.map((number) => {
    const { head } = at(number);
    const fonts = [...at(named(head, 'Resources')).head.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
      ([, name, object]): [string, PdfFont] => {
        const font = at(Number(object)).head;
        const [, descendant] = /\/DescendantFonts \[(\d+) 0 R\]/.exec(font) ?? [];
        return [
          name!,
          {
            letters: lettersOf(getText(at(named(font, 'ToUnicode')))),
            advances: advancesOf(at(Number(descendant)).head),
          },
        ];
      },
    );
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head)!;
    return {
      size: [Number(width), Number(height)],
      operators: getText(at(named(head, 'Contents'))),
      fonts: new Map(fonts),
    };
  });
}

/** A gap that is narrower than this, in points, parts no words: letters of another font follow. */
const NO_GAP = 0.5;

/** The text of each page as a reader would copy it, with single blanks; throws for what is no PDF. */
export const pdfPages = (pdf: Uint8Array): string[] =>
  pdfContents(pdf).map(({ operators, fonts }) => {
    let font: PdfFont | undefined;
    let size = 0;
    let [x, y] = [0, 0];
    let end = [Number.NaN, Number.NaN];
    let text = '';
    const pattern = /([-\d.]+) ([-\d.]+) Tm|\/(F\d+) ([\d.]+) Tf|\[([^\]]*)\] TJ/g;
    for (const [, left, bottom, chosen, points, shown] of operators.matchAll(pattern)) {
      if (left) [x, y] = [Number(left), Number(bottom)];
      else if (chosen) [font, size] = [fonts.get(chosen), Number(points)];
      else {
        const glyphs = [...shown!.matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? []);
        const kerning = [...shown!.matchAll(/>\s*([-\d.]+)/g)].map(([, moved]) => -Number(moved));
        const advances = glyphs.map((glyph) => font?.advances[Number.parseInt(glyph, 16)] ?? 0);
        const isJoined = y === end[1] && Math.abs(x - end[0]!) < NO_GAP;
        const letters = glyphs.map((glyph) => font?.letters.get(glyph.toLowerCase()) ?? '\uFFFD');
        text += `${isJoined ? '' : ' '}${letters.join('')}`;
        end = [x + (size / 1000) * [...advances, ...kerning].reduce((sum, each) => sum + each, 0), y];
      }
    }
    return text.trim().replaceAll(/\s+/g, ' ');
  });
