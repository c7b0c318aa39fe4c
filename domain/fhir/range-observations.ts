import type { Observation, Patient } from '@medplum/fhirtypes';
import type { SetInfo } from '../../contract/activity/activity.ts';
import { refer, toLocalCoding, type Links } from './links.ts';
import { categorize, toObservation, type RowOfPatient } from './observation.ts';
import { toQuantity } from './units.ts';

/** The code of every range of motion; the exercise that measured it is the method. */
export const RANGE_OF_MOTION = 'range-of-motion';

/** A session of home exercise with its sets. */
export interface ExerciseSessionRow extends RowOfPatient {
  performedAt: Date;
  sets: readonly {
    setInfo: Pick<SetInfo, 'sideOfBody' | 'minROM' | 'maxROM'>;
    exercise: { id: string; name: string };
  }[];
}

const widen = (one: number | null, other: number | null, pick: (...values: number[]) => number): number | null => {
  const values = [one, other].filter((value): value is number => value !== null);
  return values.length > 0 ? pick(...values) : null;
};

/** The widest range of each exercise and side in a session. */
export function toRangeObservations(row: ExerciseSessionRow, links: Links): Observation[] {
  const ranges = new Map<string, (typeof row.sets)[number]>();
  for (const set of row.sets) {
    const { setInfo, exercise } = set;
    if (setInfo.minROM === null && setInfo.maxROM === null) continue;
    const key = `${exercise.id.replaceAll('_', '.')}.${setInfo.sideOfBody ?? 'both'}`;
    const before = ranges.get(key)?.setInfo;
    const minROM = widen(before?.minROM ?? null, setInfo.minROM, Math.min);
    const maxROM = widen(before?.maxROM ?? null, setInfo.maxROM, Math.max);
    ranges.set(key, { exercise, setInfo: { ...setInfo, minROM, maxROM } });
  }
  const toEnd = (code: string, display: string, value: number | null) =>
    value === null
      ? []
      : [
          {
            code: { coding: [toLocalCoding(links, 'measure', code, display)] },
            valueQuantity: toQuantity(value, 'degrees'),
          },
        ];
  return [...ranges].map(([key, { exercise, setInfo }]) => ({
    ...toObservation(row, row.performedAt),
    id: `rom.${row.id}.${key}`,
    category: categorize('exam'),
    code: {
      coding: [toLocalCoding(links, 'measure', RANGE_OF_MOTION, 'Range of motion')],
      text: `Range of motion: ${exercise.name}`,
    },
    performer: [refer<Patient>('Patient', row.patientId)],
    ...(setInfo.sideOfBody && { bodySite: { text: setInfo.sideOfBody } }),
    method: { coding: [toLocalCoding(links, 'exercise', exercise.id, exercise.name)], text: exercise.name },
    component: [
      ...toEnd('minimum-angle', 'Smallest angle', setInfo.minROM),
      ...toEnd('maximum-angle', 'Largest angle', setInfo.maxROM),
    ],
  }));
}
