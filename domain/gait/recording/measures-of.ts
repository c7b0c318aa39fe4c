import type { GaitItem, GaitMeasure, WalkQuality } from '../../../contract/gait.ts';
import { walkRemarks } from '../../../contract/enumerations.ts';
import { orderedItems } from '../measures.ts';
import { measuredAngles } from './angles/measured-angles.ts';
import { spatiotemporal } from './spatiotemporal.ts';
import type { MeasuredWalk, Scale, Walk } from './walk.ts';

const DEGREE_DECIMALS = 1;
const OTHER_DECIMALS = 3;

function rounded(measure: GaitMeasure): GaitMeasure {
  const decimals = measure.unit === 'degrees' ? DEGREE_DECIMALS : OTHER_DECIMALS;
  const round = (value: number) => Number(value.toFixed(decimals));
  return {
    ...measure,
    value: measure.value === null ? null : round(measure.value),
    ...(measure.plusMinus !== undefined && { plusMinus: round(measure.plusMinus) }),
  };
}

/** Items of the same name as one, in their order (ENT-038). */
function joined(items: readonly GaitItem[]): GaitItem[] {
  const names = [...new Set(items.map(({ name }) => name))];
  return orderedItems(
    names.map((name) => ({
      name,
      measures: items.filter((item) => item.name === name).flatMap(({ measures }) => measures.map(rounded)),
    })),
  );
}

/**
 * Everything that a recorded walk tells: times, lengths and speed as far as `scale` allows, and angles; each as mean over strides
 * or steps with its 95% interval and their count, degrees with one decimal, all else with three. What could not be measured is
 * left out. The remarks are those of the walk, of its times and lengths, and of its angles, each once.
 */
export function measuresOf(walk: Walk, scale: Scale | null): MeasuredWalk {
  const parts = [spatiotemporal(walk, scale), measuredAngles(walk)];
  const said = new Set<WalkQuality['remarks'][number]>([walk.quality, ...parts].flatMap(({ remarks }) => remarks));
  return {
    items: joined(parts.flatMap(({ items }) => items)),
    quality: { ...walk.quality, remarks: walkRemarks.filter((remark) => said.has(remark)) },
  };
}
