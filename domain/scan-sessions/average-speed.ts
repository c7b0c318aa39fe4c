import type { ScanResult } from '../../contract/scan-sessions/scan-sessions.ts';

const AVERAGE = 'Avg Speed';
const DERIVED_ID = 'avg-speed';
/** Meters in each unit of length. */
export const METERS_IN: ReadonlyMap<string, number> = new Map([
  ['m', 1],
  ['ft', 0.3048],
  ['in', 0.0254],
]);

const round = (value: number) => Math.round(value * 100) / 100;
const createResult = (value: number): ScanResult => ({ id: DERIVED_ID, name: AVERAGE, value, units: 'm/s' });

/** Without what binary fractions add in the last digits: 2.4 m in 3 s are 0.8 m/s, not a little less. */
const roundExactly = (value: number) => Number(value.toPrecision(12));

/** In m/s: the mean of the speeds of several laps, else distance over time where both were measured. */
function deriveSpeed(results: readonly ScanResult[]): number | undefined {
  const speeds = results.flatMap(({ value, units }) => (units === 'm/s' && value !== null ? [value] : []));
  if (speeds.length > 1) return roundExactly(speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length);
  const distance = results.find(({ value, units }) => value !== null && units !== null && METERS_IN.has(units));
  const time = results.find(({ value, units }) => value !== null && value > 0 && units === 's');
  if (speeds.length || !distance || !time) return undefined;
  return roundExactly((distance.value! * METERS_IN.get(distance.units!)!) / time.value!);
}

/** Results with the derived `Avg Speed` (ENT-089, OPEN-153). Unchanged where there is none or a device has sent its own. */
export function addAverageSpeed(results: readonly ScanResult[]): ScanResult[] {
  const sent = results.some(({ name }) => name === AVERAGE);
  const speed = sent ? undefined : deriveSpeed(results);
  return speed === undefined ? [...results] : [...results, createResult(round(speed))];
}

/**
 * The `Avg Speed` among the results of a session; a derived one is not rounded (OPEN-160). One
 * that a device sent without a value is none.
 */
export function computeAverageSpeed(results: readonly ScanResult[]): ScanResult | undefined {
  const shown = results.find(({ name }) => name === AVERAGE);
  if (shown?.id !== DERIVED_ID) return shown?.value === null ? undefined : shown;
  const speed = deriveSpeed(results.filter((result) => result !== shown));
  return speed === undefined ? shown : createResult(speed);
}
