import type { OutcomePdf } from '../../contract/reports/pdf-export.ts';
import { CONTENT_WIDTH, ink, levels } from './report-styles.ts';
import { svg } from './chart-drawing.ts';

type SliderData = NonNullable<OutcomePdf['pdfDocumentData']['outcomeSliderData']>;
type Segment = SliderData['segments'][number];

const BAR_HEIGHT = 12;
const ROW_HEIGHT = 12;
const LABELS_HEIGHT = 14;
const LIMITS_HEIGHT = 14;
// About what a character is wide.
const CHARACTER_WIDTH = 4;
const NAME_GAP = 4;

const toX = (at: number): number => Math.min(Math.max(at, 0), 1) * CONTENT_WIDTH;

/** A segment of the bar: its level; with slanted lines where factors overlap, and without a level where none applies. */
function drawSegment({ from, to, level, overlaps }: Segment, top: number): string[] {
  const left = toX(from);
  const right = toX(to);
  const lines = level === null || overlaps ? Math.floor((right - left - BAR_HEIGHT) / 8) : 0;
  return [
    svg.bar(left, top, right - left, BAR_HEIGHT, level === null ? ink.onFirst : levels[level]),
    ...Array.from({ length: Math.max(0, lines) }, (_, index) => {
      const x = left + 4 + index * 8;
      return svg.line(x, top + BAR_HEIGHT, x + BAR_HEIGHT, top, ink.text, 'stroke-width="0.7"');
    }),
    ...[left, right].map((x) => svg.line(x, top, x, top + BAR_HEIGHT + LABELS_HEIGHT, ink.goal)),
  ];
}

/** A name beside its line down to the bar: to the right of it in the left half, else to the left. */
function drawMarker({ at, label }: SliderData['markers'][number], row: number, barTop: number): string[] {
  const x = toX(at);
  const y = row * ROW_HEIGHT + 8;
  const width = label.length * CHARACTER_WIDTH;
  const [left, anchor] = at <= 0.5 ? [x + NAME_GAP, 'start' as const] : [x - NAME_GAP, 'end' as const];
  return [
    svg.bar(at <= 0.5 ? left : left - width, y - 7, width, 9, ink.onFirst),
    svg.text(left, y, label, anchor, ink.text),
    svg.line(x, y - 7, x, barTop + BAR_HEIGHT, ink.text, 'stroke-width="1.6"'),
  ];
}

/** Whether a range is wide enough for its name; the words below have them all. */
const hasRoom = ({ from, to, label }: Segment): boolean => toX(to) - toX(from) >= label.length * CHARACTER_WIDTH;

/** Limits whose texts do not run into the one before them. */
function pickLimits(limits: SliderData['limits']): SliderData['limits'] {
  let end = -Infinity;
  return limits
    .toSorted((a, b) => a.at - b.at)
    .filter(({ at, label }) => {
      const width = label.length * CHARACTER_WIDTH;
      const left = toX(at) - (at <= 0 ? 0 : at >= 1 ? width : width / 2);
      if (left < end + NAME_GAP) return false;
      end = left + width;
      return true;
    });
}

const getAnchor = (at: number) => (at <= 0 ? 'start' : at >= 1 ? 'end' : 'middle');

/** The scale of an outcome over the page's width: markers, the bar, names of its ranges, limits. */
export function drawOutcomeSlider({ segments, limits, markers }: SliderData): string {
  const top = markers.length * ROW_HEIGHT + 3;
  const below = top + BAR_HEIGHT;
  return svg.drawing(CONTENT_WIDTH, below + LABELS_HEIGHT + LIMITS_HEIGHT, [
    ...segments.flatMap((segment) => drawSegment(segment, top)),
    ...segments
      .filter(hasRoom)
      .map(({ from, to, label }) => svg.text(toX((from + to) / 2), below + 10, label, 'middle', ink.text)),
    ...[top, below, below + LABELS_HEIGHT].map((y) => svg.line(0, y, CONTENT_WIDTH, y, ink.goal)),
    ...pickLimits(limits).map(({ at, label }) =>
      svg.text(toX(at), below + LABELS_HEIGHT + 9.5, label, getAnchor(at), ink.text),
    ),
    ...markers.flatMap((marker, row) => drawMarker(marker, row, top)),
  ]);
}
