import { drawStride, type BodyDrawing, type Bone } from '../../domain/gait/stride-drawing.ts';
import type { SpeedMark } from '../../domain/gait/speed-scale.ts';
import type { FilmPart, SpeedPart } from '../../domain/reports/report-model.ts';
import { DASHED, estimateWidth, svg } from './chart-drawing.ts';
import { HALF_WIDTH, ink } from './report-styles.ts';

const TOP = 4;
const ROW = 16;
const AXIS = 26;
const LEGEND_LINE = 10;
/** Names of the rows stand left of the line, so that no mark crosses them. */
const NAMES = 114;
const END = HALF_WIDTH - 10;
const THICK = 'stroke-width="2"';

/** Words in lines that fit beside the sign of a legend. */
function wrapWords(text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && estimateWidth(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

interface Row {
  mark: SpeedMark;
  label: string;
  color: string;
  draw: typeof svg.dot;
}

/** A value with its interval on the line of speeds, its name and value before it. */
function drawRow(
  { mark: { value, plusMinus }, label, color, draw }: Row,
  y: number,
  toX: (speed: number) => number,
): string[] {
  const [from, to] = [value - (plusMinus ?? 0), value + (plusMinus ?? 0)].map((speed) => toX(Math.max(0, speed))) as [
    number,
    number,
  ];
  return [
    svg.text(NAMES - 32, y + 2.5, label, 'end'),
    svg.text(NAMES - 6, y + 2.5, value.toFixed(2), 'end', ink.text),
    ...(plusMinus === undefined
      ? []
      : [
          svg.line(from, y, to, y, color, THICK),
          ...[from, to].map((end) => svg.line(end, y - 3.5, end, y + 3.5, color, THICK)),
        ]),
    draw(toX(value), y, color),
  ];
}

function drawSpeedLegend({ scale, labels }: SpeedPart, top: number): { pieces: string[]; height: number } {
  const lines = scale.norm ? wrapWords(labels.norm, HALF_WIDTH - 20) : [];
  return {
    pieces: [
      svg.line(0, top + 5, 14, top + 5, ink.goal, DASHED),
      svg.text(20, top + 7.5, labels.threshold),
      ...(lines.length > 0 ? [svg.bar(0, top + LEGEND_LINE + 1.5, 14, 7, ink.band)] : []),
      ...lines.map((line, at) => svg.text(20, top + (at + 1) * LEGEND_LINE + 7.5, line)),
    ],
    height: (lines.length + 1) * LEGEND_LINE,
  };
}

/** The speed with its interval over the band of the norm, the one before below it, and the dashed threshold. */
export function drawSpeedScale(part: SpeedPart): string {
  const { scale, labels } = part;
  const { norm, threshold, ticks, max } = scale;
  const rows: Row[] = [
    { mark: scale.now, label: labels.now, color: ink.first, draw: svg.dot },
    ...(scale.before ? [{ mark: scale.before, label: labels.before, color: ink.second, draw: svg.ring }] : []),
  ];
  const bottom = TOP + rows.length * ROW;
  const toX = (speed: number) => NAMES + (speed / max) * (END - NAMES);
  const legend = drawSpeedLegend(part, bottom + AXIS);
  return svg.drawing(HALF_WIDTH, bottom + AXIS + legend.height, [
    ...(norm
      ? [
          svg.bar(toX(norm.from), TOP, toX(norm.to) - toX(norm.from), bottom - TOP, ink.band),
          svg.line(toX(norm.mean), TOP, toX(norm.mean), bottom, ink.goal),
        ]
      : []),
    svg.line(toX(threshold), TOP, toX(threshold), bottom, ink.goal, DASHED),
    svg.line(NAMES, bottom, END, bottom, ink.quiet),
    ...ticks.flatMap((tick, at) => [
      svg.line(toX(tick), bottom, toX(tick), bottom + 3, ink.quiet),
      ...(at % 2 === 0 ? [svg.text(toX(tick), bottom + 11, tick.toFixed(1), 'middle')] : []),
    ]),
    svg.text((NAMES + END) / 2, bottom + 21, labels.axis, 'middle'),
    ...rows.flatMap((row, at) => drawRow(row, TOP + ROW * (at + 0.5), toX)),
    ...legend.pieces,
  ]);
}

/** Of the bodies, unless they are so wide that they would touch. */
const MAX_BODY_HEIGHT = 80;
const LABEL_HEIGHT = 12;

const pens = {
  left: { color: ink.first, style: 'stroke-width="2" stroke-linecap="round"' },
  middle: { color: ink.text, style: 'stroke-width="2" stroke-linecap="round"' },
  right: { color: ink.second, style: 'stroke-width="1.6" stroke-linecap="round" stroke-dasharray="3 2.4"' },
} satisfies Record<Bone['side'], { color: string; style: string }>;

/** The bodies of a stride beside each other on the floor, each over the percent of the stride. */
export function drawStrideFilm({ film, labels }: FilmPart): string {
  const { half, height, bodies } = drawStride(film);
  const step = HALF_WIDTH / bodies.length;
  const scale = Math.min(MAX_BODY_HEIGHT / height, step / (2 * half));
  const floor = height * scale;
  const drawBody = ({ bones, head }: BodyDrawing, at: number): string[] => {
    const x = (value: number) => step * (at + 0.5) + value * scale;
    const y = (value: number) => floor - (height - value) * scale;
    return [
      ...bones.map(({ side, from, to }) =>
        svg.line(x(from[0]), y(from[1]), x(to[0]), y(to[1]), pens[side].color, pens[side].style),
      ),
      ...(head ? [svg.disc(x(head.x), y(head.y), head.r * scale, ink.text)] : []),
    ];
  };
  return svg.drawing(HALF_WIDTH, floor + LABEL_HEIGHT, [
    svg.line(0, floor, HALF_WIDTH, floor, ink.quiet),
    ...bodies.flatMap(drawBody),
    ...labels.map((label, at) => svg.text(step * (at + 0.5), floor + LABEL_HEIGHT - 2, label, 'middle')),
  ]);
}
