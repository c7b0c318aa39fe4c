import type { CarePlan, CarePlanActivity, Extension } from '@medplum/fhirtypes';
import type { Block } from '../../contract/programs/shapes.ts';
import { refer, toExtensionUrl, toIdentifier, toLocalCoding, toNarrative, type Links } from './links.ts';
import { toQuantity } from './units.ts';

/** A patient's program, with the names of its exercises by their ids. */
export interface CarePlanRow {
  id: number;
  patientId: number;
  name: string;
  notes: string;
  dailyFrequency: number;
  weeklyFrequency: number;
  blocks: readonly Block[];
  savedBy: number | null;
  endedAt: Date | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  exerciseNames: Readonly<Record<string, string>>;
}

export const carePlanCategory = {
  system: 'http://hl7.org/fhir/us/core/CodeSystem/careplan-category',
  code: 'assess-plan',
};

const countOf = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** `3 sets of 10 reps, left side` */
function describeGoal({ numSets, setGoal, sideOfBody }: Block): string {
  const { reps, time } = setGoal;
  const goals = [
    ...(reps === null ? [] : [countOf(reps, 'rep', 'reps')]),
    ...(time === null ? [] : [`${time} s`]),
  ].join(' or ');
  const sets = `${countOf(numSets, 'set', 'sets')} of ${goals}`;
  return sideOfBody ? `${sets}, ${sideOfBody.toLowerCase()} side` : sets;
}

/** What a provider prescribes of an exercise, part by part, for machines. */
function toDose({ numSets, setGoal, sideOfBody, dose = {} }: Block): Extension[] {
  const seconds = (url: string, value: number | null | undefined): Extension[] =>
    value == null ? [] : [{ url, valueDuration: toQuantity(value, 's') }];
  const { load, hold, rest, tempo, sideOrder, note } = dose;
  const toLoad = (): Extension[] => {
    if (!load) return [];
    if (load.loadType === 'WEIGHT') return [{ url: 'load', valueQuantity: toQuantity(load.value, load.unit) }];
    return [{ url: 'load', valueCode: load.loadType === 'BAND' ? `BAND-${load.color}` : load.loadType }];
  };
  return [
    { url: 'sets', valueInteger: numSets },
    ...(setGoal.reps === null ? [] : [{ url: 'reps', valueInteger: setGoal.reps }]),
    ...seconds('time', setGoal.time),
    ...(sideOfBody ? [{ url: 'side', valueCode: sideOfBody }] : []),
    ...toLoad(),
    ...seconds('hold', hold),
    ...seconds('rest', rest),
    ...(tempo ? [{ url: 'tempo', valueString: `${tempo.lower}-${tempo.pause}-${tempo.lift}` }] : []),
    ...(sideOrder ? [{ url: 'sideOrder', valueCode: sideOrder }] : []),
    ...(note ? [{ url: 'note', valueString: note }] : []),
  ];
}

const describeFrequency = ({ dailyFrequency, weeklyFrequency }: CarePlanRow): string =>
  `${countOf(dailyFrequency, 'time', 'times')} a day, ${countOf(weeklyFrequency, 'day', 'days')} a week`;

function toActivity(block: Block, row: CarePlanRow, links: Links): CarePlanActivity {
  const name = row.exerciseNames[block.exerciseId] ?? block.exerciseId;
  return {
    extension: [{ url: toExtensionUrl(links, 'exercise-dose'), extension: toDose(block) }],
    detail: {
      kind: 'ServiceRequest',
      code: { coding: [toLocalCoding(links, 'exercise', block.exerciseId, name)], text: name },
      status: row.endedAt ? 'completed' : 'in-progress',
      scheduledTiming: {
        // So many times on so many days: which days is up to the patient.
        repeat: { frequency: row.dailyFrequency * row.weeklyFrequency, period: 1, periodUnit: 'wk' },
        code: { text: describeFrequency(row) },
      },
      description: describeGoal(block),
    },
  };
}

export const toCarePlan = (row: CarePlanRow, links: Links): CarePlan => ({
  resourceType: 'CarePlan',
  id: String(row.id),
  meta: {
    // The end of a program is no version of it.
    versionId: row.endedAt ? `${row.version}.ended` : String(row.version),
    lastUpdated: (row.endedAt ?? row.updatedAt).toISOString(),
  },
  text: toNarrative([
    `${row.name}: ${describeFrequency(row)}`,
    ...row.blocks.map((block) => `${row.exerciseNames[block.exerciseId] ?? block.exerciseId}: ${describeGoal(block)}`),
  ]),
  identifier: [toIdentifier(links, 'program', row.id)],
  status: row.endedAt ? 'completed' : 'active',
  intent: 'plan',
  category: [{ coding: [carePlanCategory] }],
  title: row.name,
  ...(row.notes && { note: [{ text: row.notes }] }),
  subject: refer('Patient', row.patientId),
  period: { start: row.createdAt.toISOString(), ...(row.endedAt && { end: row.endedAt.toISOString() }) },
  ...(row.savedBy !== null && { author: refer('Practitioner', row.savedBy) }),
  activity: row.blocks.map((block) => toActivity(block, row, links)),
});
