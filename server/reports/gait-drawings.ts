import { drawStride, type BodyDrawing, type Bone } from '../../domain/gait/stride-drawing.ts';
import type { SpeedMark } from '../../domain/gait/speed-scale.ts';
import type { FilmPart, SpeedPart } from '../../domain/reports/report-model.ts';
import { DASHED, estimateWidth, svg } from './chart-drawing.ts';
import { HALF_WIDTH, ink } from './report-styles.ts';

const TOP = 6;
const ROW = 22;
const AXIS = 30;
const SIDE_MARGIN = 12;
const THICK = 'stroke-width="2"';

/** A value with its interval on the line of speeds, and its name beside it. */
function drawMark(
  { value, plusMinus }: SpeedMark,
  {
    y,
    label,
    toX,
    color,
    isNow,
  }: { y: number; label: string; toX: (speed: number) => number; color: string; isNow: boolean },
): string[] {
  const x = toX(value);
  const [from, to] = [toX(Math.max(0, value - (plusMinus ?? 0))), toX(value + (plusMinus ?? 0))];
  const text = `${label}: ${value.toFixed(2)}`;
  const isLeft = to + 6 + estimateWidth(text) > HALF_WIDTH;
  return [
    ...(plusMinus === undefined
      ? []
      : [
          svg.line(from, y, to, y, color, THICK),
          ...[from, to].map((end) => svg.line(end, y - 4, end, y + 4, color, THICK)),
        ]),
    isNow ? svg.dot(x, y, color) : svg.ring(x, y, color),
    isLeft ? svg.text(from - 6, y + 2.5, text, 'end', ink.text) : svg.text(to + 6, y + 2.5, text, 'start', ink.text),
  ];
}

/** The speed with its interval over the band of the norm, the one before below it, and the dashed threshold. */
export function drawSpeedScale({ scale, labels }: SpeedPart): string {
  const rows = scale.before ? 2 : 1;
  const bottom = TOP + rows * ROW;
  const legend = scale.norm ? 24 : 12;
  const toX = (speed: number) => SIDE_MARGIN + (speed / scale.max) * (HALF_WIDTH - 2 * SIDE_MARGIN);
  const threshold = toX(scale.threshold);
  return svg.drawing(HALF_WIDTH, bottom + AXIS + legend, [
    ...(scale.norm
      ? [
          svg.bar(toX(scale.norm.from), TOP, toX(scale.norm.to) - toX(scale.norm.from), bottom - TOP, ink.band),
          svg.line(toX(scale.norm.mean), TOP, toX(scale.norm.mean), bottom, ink.goal),
        ]
      : []),
    svg.line(threshold, TOP, threshold, bottom, ink.goal, DASHED),
    svg.line(SIDE_MARGIN, bottom, HALF_WIDTH - SIDE_MARGIN, bottom, ink.quiet),
    ...scale.ticks.flatMap((tick, at) => [
      svg.line(toX(tick), bottom, toX(tick), bottom + 3, ink.quiet),
      ...(at % 2 === 0 ? [svg.text(toX(tick), bottom + 11, tick.toFixed(1), 'middle')] : []),
    ]),
    svg.text(HALF_WIDTH / 2, bottom + 22, labels.axis, 'middle'),
    ...drawMark(scale.now, { y: TOP + ROW / 2, label: labels.now, toX, color: ink.first, isNow: true }),
    ...(scale.before
      ? drawMark(scale.before, { y: TOP + ROW * 1.5, label: labels.before, toX, color: ink.second, isNow: false })
      : []),
    svg.line(SIDE_MARGIN, bottom + AXIS + 5, SIDE_MARGIN + 14, bottom + AXIS + 5, ink.goal, DASHED),
    svg.text(SIDE_MARGIN + 19, bottom + AXIS + 7.5, labels.threshold),
    ...(scale.norm
      ? [
          svg.bar(SIDE_MARGIN, bottom + AXIS + 13, 14, 7, ink.band),
          svg.text(SIDE_MARGIN + 19, bottom + AXIS + 19.5, labels.norm),
        ]
      : []),
  ]);
}

const FILM_HEIGHT = 96;
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
  const scale = Math.min((FILM_HEIGHT - LABEL_HEIGHT) / height, step / (2 * half));
  const floor = FILM_HEIGHT - LABEL_HEIGHT;
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
  return svg.drawing(HALF_WIDTH, FILM_HEIGHT, [
    svg.line(0, floor, HALF_WIDTH, floor, ink.quiet),
    ...bodies.flatMap(drawBody),
    ...labels.map((label, at) => svg.text(step * (at + 0.5), FILM_HEIGHT - 2, label, 'middle')),
  ]);
}
