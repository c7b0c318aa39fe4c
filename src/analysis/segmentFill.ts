import type { SliderSegment } from '../../domain/risk/slider.ts';
import { levelVariables } from './levelVariables.ts';

const hatched = (one: string, other: string) => `repeating-linear-gradient(-45deg, ${one} 0 5px, ${other} 5px 8px)`;

/** Background of a segment: its level; hatched where factors overlap, and without a level where none applies. */
export function segmentFill({ colour, range }: SliderSegment): string {
  if (range.matching.length === 0) return hatched('var(--surface)', 'var(--border-strong)');
  const level = levelVariables[colour];
  return range.matching.length > 1 ? hatched(level, 'var(--ink)') : level;
}
