import { describe, expect, it } from 'vitest';
import { walkFromTheSide, walkOfTwoLaps, type Known } from './independent.ts';
import { swapSides } from './log-changes.ts';
import { mutants } from './mutants.ts';
import { logOf, measured, textOf, valueOf } from './recorded-logs.ts';
import type { MeasuredWalk, Scale } from '@exer/gait-analysis/walk.ts';

const halfOf = ({ items }: MeasuredWalk, measure: string) =>
  items.flatMap(({ measures }) => measures).find(({ name }) => name === measure)?.plusMinus ?? 0;

/**
 * Values of a bad log that are wrong without an error or warning that the good log does not have. A value may differ from
 * the good log's by the good log's own tolerance, or by the interval of either value.
 */
function confidentlyWrong(bad: ReturnType<typeof measured>, good: MeasuredWalk, all: readonly Known[]): string[] {
  if (typeof bad === 'string') return [];
  if (bad.quality.remarks.some((remark) => !good.quality.remarks.includes(remark))) return [];
  return all.flatMap(({ item, measure, within }) => {
    const [was, is] = [valueOf(good, item, measure), valueOf(bad, item, measure)];
    const mayDiffer = Math.max(within, halfOf(good, measure), halfOf(bad, measure));
    return was === null || is === null || Math.abs(is - was) <= mayDiffer ? [] : `${measure} ${was} ${is}`;
  });
}

const walks: [name: string, scale: Scale, all: readonly Known[]][] = [
  ['walk-side', { heightCm: 165 }, walkFromTheSide.measures],
  ['walk-two-laps', { pixelsPerMetre: walkOfTwoLaps.pixelsPerMetre }, walkOfTwoLaps.measures],
];

describe.each(walks)('a bad log of %s', (name, scale, all) => {
  const good = measured(textOf(name), scale) as MeasuredWalk;

  it.each(Object.keys(mutants))('%s: says so, or is still right', (fault) => {
    const log = logOf(name);
    mutants[fault]!(log);
    expect(confidentlyWrong(measured(JSON.stringify(log), scale), good, all)).toEqual([]);
  });

  it('cut off anywhere, it is unreadable', () => {
    const text = textOf(name);
    for (const share of [0.001, 0.2, 0.5, 0.9, 0.9999])
      expect(measured(text.slice(0, Math.floor(text.length * share)), scale)).toBe('unreadable');
  });

  it('mirrored, it tells the same', () => {
    const log = logOf(name);
    for (const { keypoints } of log.frames) for (const point of Object.values(keypoints)) point.x = 900 - point.x;
    const mirrored = measured(JSON.stringify(log), scale) as MeasuredWalk;
    for (const { item, measure, within } of all)
      expect(Math.abs(valueOf(mirrored, item, measure)! - valueOf(good, item, measure)!), measure).toBeLessThan(
        within / 2,
      );
  });

  it('with the sides swapped throughout, each side tells what the other told', () => {
    const log = logOf(name);
    log.frames.forEach(swapSides);
    const swapped = measured(JSON.stringify(log), scale) as MeasuredWalk;
    for (const { item, measure, within } of all) {
      const other = measure.replace(/^(left|right)/, (side) => (side === 'left' ? 'right' : 'left'));
      expect(Math.abs(valueOf(swapped, item, other)! - valueOf(good, item, measure)!), measure).toBeLessThan(within);
    }
  });
});
