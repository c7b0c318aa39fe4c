import type { ScanResult } from '../../contract/scan-sessions/scan-sessions.ts';
import { computeAverageSpeed } from '../scan-sessions/average-speed.ts';
import { isDemographic, type Outcome } from './outcome.ts';

export type MeasuredResult = ScanResult & { value: number };

/** The result as a list of one; empty without a value. */
const withValue = (result: ScanResult | undefined): MeasuredResult[] =>
  result && result.value !== null ? [{ ...result, value: result.value }] : [];

export const isAboutSpeed = ({ factors }: Outcome): boolean =>
  factors.some(({ criteria }) => criteria.some(({ type }) => type === 'SPEED'));

/**
 * The results of a session that an outcome evaluates: the one that it names, left and right for tremors (ENT-078), or the
 * average speed if the outcome is about speed and the session has one (OPEN-153). Results without a value are left out.
 */
export function listEvaluatedResults(outcome: Outcome, results: readonly ScanResult[]): MeasuredResult[] {
  const findResult = (id: string | null) => results.find((result) => result.id === id);
  if (outcome.type === 'TREMORS')
    return [outcome.leftResultDefinitionId, outcome.rightResultDefinitionId].flatMap((id) => withValue(findResult(id)));
  const speed = isAboutSpeed(outcome) ? computeAverageSpeed(results) : undefined;
  return withValue(speed ?? findResult(outcome.resultDefinitionId));
}

/** The units of the first limit that a result was not measured in; a limit without units fits all. */
export function findOtherUnits({ factors }: Outcome, { units }: MeasuredResult): string | undefined {
  const limits = factors.flatMap(({ criteria }) => criteria).filter(({ type }) => !isDemographic(type));
  return limits.find((limit) => limit.units !== null && units !== null && limit.units !== units)?.units ?? undefined;
}

const DEGREES = new Set(['degrees', 'degree', 'deg', '°']);

const countDecimals = (units: string | null): number => (units !== null && DEGREES.has(units) ? 0 : 2);

/** Rounds a value as it is shown (RISK-49). */
export function roundValue(value: number, units: string | null): number {
  const factor = 10 ** countDecimals(units);
  return Math.round(value * factor) / factor || 0;
}

/** A value without its units: 2 decimals, none for degrees (RISK-49, CONST-09). */
export const formatFigure = (value: number, units: string | null): string =>
  roundValue(value, units).toFixed(countDecimals(units));

/** A limit with as many decimals as values (RISK-49), or with all that it was set with if those are more. */
export function formatLimitFigure(value: number, units: string | null): string {
  const text = value.toFixed(countDecimals(units));
  return Number(text) === value ? text : String(value);
}

/** A value with its translated units (RISK-49). */
export const formatValue = (value: number, units: string | null, translate = (text: string): string => text): string =>
  [formatFigure(value, units), units && translate(units)].filter(Boolean).join(' ');
