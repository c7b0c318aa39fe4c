export interface DrawnBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
  color: string;
}
export interface DrawnLine {
  from: [x: number, y: number];
  to: [x: number, y: number];
  color: string;
  isDashed: boolean;
}
export interface DrawnText {
  text: string;
  x: number;
  y: number;
  anchor: string;
  color: string;
}
export interface DrawnPath {
  points: [x: number, y: number][];
  color: string;
}
export interface DrawnDot {
  x: number;
  y: number;
  color: string;
}

/** What a drawing consists of, in the order in which it is drawn. */
export interface Drawn {
  width: number;
  height: number;
  boxes: DrawnBox[];
  lines: DrawnLine[];
  texts: DrawnText[];
  paths: DrawnPath[];
  dots: DrawnDot[];
}

const words: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const DRAWING = /^<svg xmlns="[^"]*" width="([\d.]+)" height="([\d.]+)" viewBox="0 0 ([\d.]+) ([\d.]+)">(.*)<\/svg>$/s;
const PIECE = /<(line|rect|circle|polyline)( [^>]*)\/>|<(text)( [^>]*)>([^<]*)<\/text>/g;

/**
 * The pieces of a drawing of `svg`. Its y axis points down, from the upper left corner: what is higher on paper has the
 * smaller y. Throws for anything that could move or hide a piece, such as a transformation, and for what is not known here.
 */
export function drawnIn(drawing: string): Drawn {
  const [, width, height, viewWidth, viewHeight, content] = DRAWING.exec(drawing) ?? [];
  if (content === undefined || width !== viewWidth || height !== viewHeight) throw new Error('Drawn in another scale.');
  if (content.replaceAll(PIECE, '') !== '') throw new Error(`Not a known piece: ${content.replaceAll(PIECE, '')}`);
  const drawn: Drawn = {
    width: Number(width),
    height: Number(height),
    boxes: [],
    lines: [],
    texts: [],
    paths: [],
    dots: [],
  };
  for (const [, kind, ofShape, , ofText, text] of content.matchAll(PIECE)) {
    const given = new Map(
      [...(ofShape ?? ofText)!.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
    );
    if (given.has('transform')) throw new Error('A piece is moved.');
    const at = (name: string) => Number(given.get(name));
    const color = given.get('fill') ?? given.get('stroke')!;
    if (kind === 'rect')
      drawn.boxes.push({
        left: at('x'),
        top: at('y'),
        right: at('x') + at('width'),
        bottom: at('y') + at('height'),
        color,
      });
    else if (kind === 'line')
      drawn.lines.push({
        from: [at('x1'), at('y1')],
        to: [at('x2'), at('y2')],
        color,
        isDashed: given.has('stroke-dasharray'),
      });
    else if (kind === 'circle') drawn.dots.push({ x: at('cx'), y: at('cy'), color });
    else if (kind === 'polyline')
      drawn.paths.push({
        points: given
          .get('points')!
          .split(' ')
          .map((point) => point.split(',').map(Number) as [number, number]),
        color: given.get('stroke')!,
      });
    else
      drawn.texts.push({
        text: text!.replaceAll(/&\w+;/g, (word) => words[word]!),
        x: at('x'),
        y: at('y'),
        anchor: given.get('text-anchor')!,
        color,
      });
  }
  return drawn;
}

// About what a character of the drawings' texts is wide, and how far a line of them reaches over and under its foot.
const CHARACTER = 4;
const ASCENT = 7;
const DESCENT = 2;

/** How far a drawing reaches, its texts as wide as they are about. */
function extentOf({ boxes, lines, texts, paths, dots }: Drawn) {
  const points = [
    ...boxes.flatMap(({ left, top, right, bottom }) => [
      [left, top],
      [right, bottom],
    ]),
    ...lines.flatMap(({ from, to }) => [from, to]),
    ...paths.flatMap((path) => path.points),
    ...dots.flatMap(({ x, y }) => [
      [x - 1.8, y - 1.8],
      [x + 1.8, y + 1.8],
    ]),
    ...texts.flatMap(({ text, x, y, anchor }) => {
      const width = text.length * CHARACTER;
      const left = x - { start: 0, middle: width / 2, end: width }[anchor]!;
      return [
        [left, y - ASCENT],
        [left + width, y + DESCENT],
      ];
    }),
  ];
  const xs = points.map(([x]) => x!);
  const ys = points.map(([, y]) => y!);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** True when nothing is drawn outside of a drawing's own frame. */
export function isWithinFrame(drawn: Drawn): boolean {
  const { left, top, right, bottom } = extentOf(drawn);
  return left >= 0 && top >= 0 && right <= drawn.width + 0.05 && bottom <= drawn.height + 0.05;
}

const isLevel = ({ from, to }: DrawnLine) => from[1] === to[1];

/** The lines across a chart by the value that is written at the left end of each. */
export function gridIn({ lines, texts }: Drawn): { left: number; right: number; heightOf: (value: string) => number } {
  const [first] = lines;
  const grid = lines.filter((line) => isLevel(line) && !line.isDashed && line.color === first!.color);
  const [left, right] = [first!.from[0], first!.to[0]];
  return {
    left,
    right,
    heightOf: (value) => {
      const label = texts.find(({ text, x, anchor }) => text === value && anchor === 'end' && x < left)!;
      return grid.map(({ from }) => from[1]).find((y) => Math.abs(y - label.y) < 4)!;
    },
  };
}
