import { pdfContents, type PdfPage } from './pdf-pages.ts';

/** On a page of a PDF: x grows to the right, y grows upwards, from the lower left corner of the page. */
export type Place = [x: number, y: number];

/** A box, a line, a row of lines or a round sign, as it stands on the page. */
export interface DrawnShape {
  points: Place[];
  /** Colours such as `#1f5fa8`; null where it is not filled, or has no line. */
  fill: string | null;
  line: string | null;
  isDashed: boolean;
  isRound: boolean;
}

export interface DrawnText {
  text: string;
  /** Where its foot begins and ends. */
  from: Place;
  to: Place;
  size: number;
  color: string;
  /** Whether it reads from left to right and is not upside down. */
  isUpright: boolean;
}

export interface DrawnPicture {
  /** Where its lower left and its upper right corner stand. */
  lowerLeft: Place;
  upperRight: Place;
}

export interface DrawnPage {
  width: number;
  height: number;
  shapes: DrawnShape[];
  texts: DrawnText[];
  pictures: DrawnPicture[];
}

/** A transformation as PDF writes it: `x' = ax + cy + e`, `y' = bx + dy + f`. */
type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

const placed = ([a, b, c, d, e, f]: Matrix, x: number, y: number): Place => [a * x + c * y + e, b * x + d * y + f];

/** `inner` first, then `outer`. */
const within = (inner: Matrix, outer: Matrix): Matrix => {
  const [e, f] = placed(outer, inner[4], inner[5]);
  const column = (x: number, y: number): Place => [outer[0] * x + outer[2] * y, outer[1] * x + outer[3] * y];
  const [a, b] = column(inner[0], inner[1]);
  const [c, d] = column(inner[2], inner[3]);
  return [a, b, c, d, e, f];
};

const parseColor = (parts: number[]): string =>
  `#${parts
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

interface State {
  matrix: Matrix;
  fill: string;
  line: string;
  isDashed: boolean;
  font: string;
  size: number;
}

const TOKEN = /\[[^\]]*\]|[^\s[\]]+/g;
const NUMBER = /^-?[\d.]+$/;

function drawnOn({ size: [width, height], operators, fonts }: PdfPage): DrawnPage {
  const drawn: DrawnPage = { width, height, shapes: [], texts: [], pictures: [] };
  let state: State = { matrix: [1, 0, 0, 1, 0, 0], fill: '', line: '', isDashed: false, font: '', size: 0 };
  const kept: State[] = [];
  let textMatrix: Matrix = state.matrix;
  let paths: { points: Place[]; isRound: boolean }[] = [];
  const paint = (isFilled: boolean, isLined: boolean) => {
    for (const path of paths)
      drawn.shapes.push({
        ...path,
        fill: isFilled ? state.fill : null,
        line: isLined ? state.line : null,
        isDashed: isLined && state.isDashed,
      });
    paths = [];
  };
  const write = (list: string) => {
    const font = fonts.get(state.font)!;
    let text = '';
    let along = 0;
    for (const [, hex, back] of list.matchAll(/<([0-9a-f]*)>|(-?[\d.]+)/gi)) {
      for (const glyph of hex?.match(/.{4}/g) ?? []) {
        text += font.letters.get(glyph.toLowerCase()) ?? '\uFFFD';
        along += font.advances[Number.parseInt(glyph, 16)]!;
      }
      if (back !== undefined) along -= Number(back);
    }
    const matrix = within(textMatrix, state.matrix);
    drawn.texts.push({
      text,
      from: placed(matrix, 0, 0),
      to: placed(matrix, (along / 1000) * state.size, 0),
      size: state.size,
      color: state.fill,
      isUpright: matrix[0] > 0 && matrix[3] > 0 && matrix[1] === 0 && matrix[2] === 0,
    });
  };
  let given: string[] = [];
  for (const [token] of operators.matchAll(TOKEN)) {
    if (NUMBER.test(token) || token.startsWith('/') || token.startsWith('[')) {
      given.push(token);
      continue;
    }
    const numbers = given.filter((each) => NUMBER.test(each)).map(Number);
    const [x = 0, y = 0] = numbers.slice(-2);
    const at = (...[left, top]: Place) => placed(state.matrix, left, top);
    if (token === 'q') kept.push(state);
    else if (token === 'Q') state = kept.pop()!;
    else if (token === 'cm') state = { ...state, matrix: within(numbers as Matrix, state.matrix) };
    else if (token === 'm') paths.push({ points: [at(x, y)], isRound: false });
    else if (token === 'l') paths.at(-1)!.points.push(at(x, y));
    else if (token === 'c') Object.assign(paths.at(-1)!, { isRound: true }).points.push(at(x, y));
    else if (token === 're') {
      const [left, top, wide, high] = numbers as [number, number, number, number];
      const corners: Place[] = [at(left, top), at(left + wide, top), at(left + wide, top + high), at(left, top + high)];
      paths.push({ points: corners, isRound: false });
    } else if (token === 'f' || token === 'f*') paint(true, false);
    else if (token === 'S') paint(false, true);
    else if (token === 'B') paint(true, true);
    else if (token === 'n') paths = [];
    else if (token === 'scn') state = { ...state, fill: parseColor(numbers) };
    else if (token === 'SCN') state = { ...state, line: parseColor(numbers) };
    else if (token === 'd') state = { ...state, isDashed: /\d/.test(given[0]!) };
    else if (token === 'Tf') state = { ...state, font: given[0]!.slice(1), size: numbers[0]! };
    else if (token === 'Tm') textMatrix = numbers as Matrix;
    else if (token === 'TJ') write(given[0]!);
    else if (token === 'Do') drawn.pictures.push({ lowerLeft: at(0, 0), upperRight: at(1, 1) });
    else if (!OTHER.has(token)) throw new Error(`Not a known operator: ${token}`);
    given = [];
  }
  return drawn;
}

// What changes no place and no colour: widths and ends of lines, clipping, closed paths, opacity, beginnings and ends.
const OTHER = new Set(['w', 'j', 'J', 'M', 'W', 'h', 'gs', 'cs', 'CS', 'BT', 'ET', 'Tr', 'Tc', 'Tw', 'Tz']);

/** The drawings of each page of a PDF with their positions; throws for an operator that is not known here. */
export const pdfDrawings = (pdf: Uint8Array): DrawnPage[] => pdfContents(pdf).map(drawnOn);
