import { assessmentOf } from '../scan-modules/assessments.ts';
import type { Estimate } from '@exer/movement-tracking/estimates.ts';

/** A result as a session keeps it, with the error and the frame that only its insights can hold. */
export interface MeasuredResult {
  id: string;
  name: string;
  value: number | null;
  units: string;
  error: number | null;
  /** Frame at which it was taken. */
  frame: number | null;
}

/** What a recording comes to as a scan session. */
export interface MeasuredSession {
  assessmentId: string;
  results: MeasuredResult[];
  /** How it was measured, in whatever words the measurement has: kept beside the results. */
  measured: Record<string, unknown>;
}

const DECIMALS = 2;
const rounded = (value: number): number => Number(value.toFixed(DECIMALS));

/** One result; without a value where nothing could be measured. */
export const resultOf = (
  { id, name, units }: Pick<MeasuredResult, 'id' | 'name' | 'units'>,
  estimate: Estimate | null,
  frame: number | null = null,
): MeasuredResult => ({
  id,
  name,
  units,
  value: estimate && rounded(estimate.value),
  error: estimate && rounded(estimate.error),
  frame,
});

/** What a result of an assessment is called and counted in (ENT-074). */
export function definedResult(assessmentId: string, id: string): { name: string; units: string } {
  const definition = assessmentOf(assessmentId)!.resultDefinitions.find((each) => each.id === id)!;
  return { name: definition.title, units: definition.metric.units };
}

/** Results and insights in the form of the scan client's call (ENT-085, ENT-095). */
export const sentSession = ({ assessmentId, results, measured }: MeasuredSession) => ({
  assessmentId,
  results: results.map(({ id, name, value, units }) => ({ id, name, value, units })),
  resultsInsights: {
    resultFrames: Object.fromEntries(
      results.flatMap(({ name, frame }) => (frame === null ? [] : [[name, [frame]] as const])),
    ),
    measured: { ...measured, errors: Object.fromEntries(results.map(({ id, error }) => [id, error])) },
  },
});
