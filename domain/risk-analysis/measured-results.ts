import type { ScanResult } from '../../contract/scan-sessions/scan-sessions.ts';
import { averageSpeed } from '../scan-sessions/average-speed.ts';
import { isDemographic, type Outcome } from './outcome.ts';

export type Measured = ScanResult & { value: number };

/** A result with a value, or none. */
const measured = (result: ScanResult | undefined): Measured[] =>
  result && result.value !== null ? [{ ...result, value: result.value }] : [];

const isAboutSpeed = ({ factors }: Outcome): boolean =>
  factors.some(({ criteria }) => criteria.some(({ type }) => type === 'SPEED'));

/**
 * The results of a session that an outcome judges: the one it names, left and right for tremors (ENT-078), and the
 * average speed where it is about speed and the session has one (OPEN-153). A result without a value is left out.
 */
export function judgedResults(outcome: Outcome, results: readonly ScanResult[]): Measured[] {
  const named = (id: string | null) => results.find((result) => result.id === id);
  if (outcome.type === 'TREMORS')
    return [outcome.leftResultDefinitionId, outcome.rightResultDefinitionId].flatMap((id) => measured(named(id)));
  const speed = isAboutSpeed(outcome) ? averageSpeed(results) : undefined;
  return measured(speed ?? named(outcome.resultDefinitionId));
}

/** The units of the first limit that a result was not measured in; a limit without units fits all. */
export function otherUnits({ factors }: Outcome, { units }: Measured): string | undefined {
  const limits = factors.flatMap(({ criteria }) => criteria).filter(({ type }) => !isDemographic(type));
  return limits.find((limit) => limit.units !== null && units !== null && limit.units !== units)?.units ?? undefined;
}

const DEGREES = new Set(['degrees', 'degree', 'deg', '°']);

const digitsOf = (units: string | null): number => (units !== null && DEGREES.has(units) ? 0 : 2);

/** A value as it is shown, rounded (RISK-49). */
export function shownValue(value: number, units: string | null): number {
  const factor = 10 ** digitsOf(units);
  return Math.round(value * factor) / factor || 0;
}

/** A value where its units stand elsewhere: 2 decimals, none for degrees (RISK-49, CONST-09). */
export const figureText = (value: number, units: string | null): string =>
  shownValue(value, units).toFixed(digitsOf(units));

/** A limit as outcome values are shown (RISK-49), with all the decimals that it was set with where those are more. */
export function limitFigure(value: number, units: string | null): string {
  const text = value.toFixed(digitsOf(units));
  return Number(text) === value ? text : String(value);
}

/** A value with its units, as `say` names them (RISK-49). */
export const valueText = (value: number, units: string | null, say = (text: string): string => text): string =>
  [figureText(value, units), units && say(units)].filter(Boolean).join(' ');
