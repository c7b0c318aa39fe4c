import type { GaitItem } from '../../contract/gait/gait.ts';
import { rankItem } from '@exer/gait-analysis/measures.ts';

/**
 * What a device measured, completed by what was measured in its recording: a measure that the device gave a value stays the
 * device's. Items in their order (ENT-038).
 */
export function completedData(device: readonly GaitItem[], recorded: readonly GaitItem[]): GaitItem[] {
  const names = new Set([...device, ...recorded].map(({ name }) => name));
  const measuresOf = (items: readonly GaitItem[], item: string) =>
    items.filter(({ name }) => name === item).flatMap(({ measures }) => measures);
  return [...names]
    .map((name) => {
      const own = measuresOf(device, name);
      const given = new Set(own.flatMap((measure) => (measure.value === null ? [] : measure.name)));
      const added = measuresOf(recorded, name).filter((measure) => measure.value !== null && !given.has(measure.name));
      const replaced = new Set(added.map((measure) => measure.name));
      return { name, measures: [...own.filter((measure) => !replaced.has(measure.name)), ...added] };
    })
    .toSorted((one, other) => rankItem(one.name) - rankItem(other.name));
}
