import type { Observation, Practitioner } from '@medplum/fhirtypes';
import type { GaitItem } from '../../contract/gait/gait-session.ts';
import { getMeasureName } from '../gait/measures.ts';
import { refer, toCode, toLocalCoding, type Links } from './links.ts';
import { categorize, toObservation, type RowOfPatient } from './observation.ts';
import { toQuantity } from './units.ts';

/** A walk: what its device measured, completed by what was measured in its recording. */
export interface WalkRow extends RowOfPatient {
  capturedAt: Date;
  practitionerId: number | null;
  data: readonly GaitItem[];
}

const MAX_NAME = 45;

/** One for each measured value. The id has the names of item and measure; their places where these cannot be part of an id. */
export function toWalkObservations(row: WalkRow, links: Links): Observation[] {
  const used = new Set<string>();
  const toName = (names: string, places: string): string => {
    const name = /^[A-Za-z0-9.-]+$/.test(names) && names.length <= MAX_NAME && !used.has(names) ? names : places;
    used.add(name);
    return name;
  };
  return row.data.flatMap((item, i) =>
    item.measures.flatMap((measure, j): Observation[] => {
      const name = toName(`${item.name}.${measure.name}`, `${i}.${j}`);
      if (measure.value === null) return [];
      const shown = getMeasureName(measure);
      return [
        {
          ...toObservation(row, row.capturedAt),
          id: `gait.${row.id}.${name}`,
          category: categorize('exam'),
          code: { coding: [toLocalCoding(links, 'gait-measure', toCode(measure.name), shown)], text: shown },
          ...(row.practitionerId !== null && { performer: [refer<Practitioner>('Practitioner', row.practitionerId)] }),
          valueQuantity: toQuantity(measure.value, measure.unit),
        },
      ];
    }),
  );
}
