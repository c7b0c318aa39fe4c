import type { ScanResult } from '../../contract/scan.ts';

const AVERAGE = 'Avg Speed';
const METRES_IN: Record<string, number> = { m: 1, ft: 0.3048, in: 0.0254 };

const rounded = (value: number) => Math.round(value * 100) / 100;
const derived = (value: number): ScanResult => ({
  id: 'avg-speed',
  name: AVERAGE,
  value: rounded(value),
  units: 'm/s',
});

/**
 * Results with the derived `Avg Speed` in m/s (ENT-089): the mean of the speeds of several laps, else distance over
 * time where both were measured. Unchanged where neither is there or a device has sent its own.
 */
export function withAverageSpeed(results: readonly ScanResult[]): ScanResult[] {
  const all = [...results];
  if (all.some(({ name }) => name === AVERAGE)) return all;
  const speeds = all.flatMap(({ value, units }) => (units === 'm/s' && value !== null ? [value] : []));
  if (speeds.length > 1) return [...all, derived(speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length)];
  const distance = all.find(({ value, units }) => value !== null && units !== null && units in METRES_IN);
  const time = all.find(({ value, units }) => value !== null && value > 0 && units === 's');
  if (speeds.length || !distance || !time) return all;
  return [...all, derived((distance.value! * METRES_IN[distance.units!]!) / time.value!)];
}
