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
