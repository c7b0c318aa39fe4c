import { findAssessment } from '../scan-modules/assessments.ts';
import type { Estimate } from '@exer/movement-tracking/estimates.ts';
import { sides } from '@exer/gait-analysis/walk.ts';
import { isMeasured, type FingerMotion, type HandSide } from '@exer/movement-tracking/hands/hand-motion.ts';
import type { ShoulderRotation } from '@exer/movement-tracking/shoulder/shoulder-rotation.ts';
import type { HandTremor } from '@exer/movement-tracking/tremor/hand-tremor.ts';

/** A result as a session keeps it, with the error and the frame that only its insights can hold. */
interface MeasuredResult {
  id: string;
  name: string;
  value: number | null;
  units: string;
  error: number | null;
  /** Frame at which it was taken. */
  frame: number | null;
}

/** The scan session of a recording. */
export interface MeasuredSession {
  assessmentId: string;
  results: MeasuredResult[];
  /** How it was measured; stored beside the results. */
  measured: Record<string, unknown>;
}

const DECIMALS = 2;
const round = (value: number): number => Number(value.toFixed(DECIMALS));

/** One result; without a value where nothing could be measured. */
const toResult = (
  { id, name, units }: Pick<MeasuredResult, 'id' | 'name' | 'units'>,
  estimate: Estimate | null,
  frame: number | null = null,
): MeasuredResult => ({
  id,
  name,
  units,
  value: estimate && round(estimate.value),
  error: estimate && round(estimate.error),
  frame,
});

/** What a result of an assessment is called and counted in (ENT-074). */
function getResultDefinition(assessmentId: string, id: string): { name: string; units: string } {
  const definition = findAssessment(assessmentId)!.resultDefinitions.find((each) => each.id === id)!;
  return { name: definition.title, units: definition.metric.units };
}

/** Results and insights in the form of the scan client's call (ENT-085, ENT-095). */
export const toSessionBody = ({ assessmentId, results, measured }: MeasuredSession) => ({
  assessmentId,
  results: results.map(({ id, name, value, units }) => ({ id, name, value, units })),
  resultsInsights: {
    resultFrames: Object.fromEntries(
      results.flatMap(({ name, frame }) => (frame === null ? [] : [[name, [frame]] as const])),
    ),
    measured: { ...measured, errors: Object.fromEntries(results.map(({ id, error }) => [id, error])) },
  },
});

const TOTAL_ACTIVE_MOTION = 'AST-0013';
const POSTURAL_TREMOR = 'AST-0050';
const SHOULDER_ROTATION = 'AST-0101';

const sideNames = { left: 'Left', right: 'Right' } as const;
const thumbResults: Record<string, string> = {
  'thumb-flexion': 'Thumb, Flexion',
  'thumb-extension-deficit': 'Thumb, Extension Deficit',
};

function nameFingerResult(id: string): { name: string; units: string } {
  const thumb = thumbResults[id];
  return thumb ? { name: thumb, units: 'degrees' } : getResultDefinition(TOTAL_ACTIVE_MOTION, id);
}

function listFingerResults(side: HandSide, { finger, total }: FingerMotion): MeasuredResult[] {
  const result = (id: string, part: 'flexion' | 'deficit', frame: 'flexionAt' | 'deficitAt') => {
    const { name, units } = nameFingerResult(id);
    const place = { id: `${side}-${id}`, name: `${sideNames[side]} ${name}`, units };
    return isMeasured(total) ? toResult(place, total[part], total[frame]) : toResult(place, null);
  };
  return [
    result(`${finger}-flexion`, 'flexion', 'flexionAt'),
    result(`${finger}-extension-deficit`, 'deficit', 'deficitAt'),
  ];
}

/**
 * Total Active Motion of both hands (AST-0013): flexion and extension deficit of every finger, named by its hand as the results of
 * AST-0050 are; of a hand that was never seen nothing is kept. The thumb stands beside the fingers of the definition.
 */
export function createHandsSession(hands: Readonly<Record<HandSide, readonly FingerMotion[]>>): MeasuredSession {
  const seen = sides.filter((side) => hands[side].some(({ total }) => isMeasured(total)));
  return {
    assessmentId: TOTAL_ACTIVE_MOTION,
    results: seen.flatMap((side) => hands[side].flatMap((finger) => listFingerResults(side, finger))),
    measured: {
      basis: Object.fromEntries(seen.map((side) => [side, hands[side].find(({ basis }) => basis)?.basis ?? null])),
    },
  };
}

/** Postural Tremor of both hands (AST-0050), judged by its outcome: the widest swings; the frequencies stand beside them. */
export const createTremorSession = (hands: readonly HandTremor[]): MeasuredSession => ({
  assessmentId: POSTURAL_TREMOR,
  results: hands.map(({ side, swing }) => {
    const id = `${side}-amplitude`;
    return toResult({ id, ...getResultDefinition(POSTURAL_TREMOR, id) }, swing);
  }),
  measured: Object.fromEntries(
    hands.map(({ side, fault, frequency, scale, rate, isMoved }) => [
      side,
      {
        fault,
        frequencyHz: frequency && Number(frequency.value.toFixed(2)),
        handCm: scale?.handCm ?? null,
        isHandMeasured: scale?.isKnown ?? null,
        basis: scale?.basis ?? null,
        framesASecond: Number(rate.toFixed(1)),
        isMoved,
      },
    ]),
  ),
});

/** External rotation of both shoulders (AST-0101). */
export const createShoulderSession = (shoulders: readonly ShoulderRotation[]): MeasuredSession => ({
  assessmentId: SHOULDER_ROTATION,
  results: shoulders.map(({ side, most, mostAt }) => {
    const id = `${side}-rotation`;
    return toResult({ id, ...getResultDefinition(SHOULDER_ROTATION, id) }, most, mostAt);
  }),
  measured: Object.fromEntries(
    shoulders.map(({ side, fault, basis, frames, leftOut }) => [side, { fault, basis, frames, leftOut }]),
  ),
});

/** True if there is any value to save. */
export const isWorthSaving = ({ results }: MeasuredSession): boolean => results.some(({ value }) => value !== null);
