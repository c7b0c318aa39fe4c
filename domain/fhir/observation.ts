import type { CodeableConcept, Observation, Patient, Practitioner, QuestionnaireResponse } from '@medplum/fhirtypes';
import type { SetInfo } from '../../contract/activity/activity.ts';
import type { GaitItem } from '../../contract/gait/gait-session.ts';
import { getMeasureName } from '../gait/measures.ts';
import { computeScore, type Scorable } from '../surveys/compute-score.ts';
import { refer, toCode, toLocalCoding, type Links } from './links.ts';
import { toQuantity } from './units.ts';

const CATEGORY = 'http://terminology.hl7.org/CodeSystem/observation-category';
const LOINC = 'http://loinc.org';

/** LOINC's codes of scores. Gait speed has none there: 41957-2 is the mean of a whole day. */
export const scoreCodes: ReadonlyMap<string, { code: string; display: string }> = new Map([
  ['PHQ-2', { code: '55758-7', display: 'Patient Health Questionnaire 2 item (PHQ-2) total score [Reported]' }],
  ['PHQ-9', { code: '44261-6', display: 'Patient Health Questionnaire 9 item (PHQ-9) total score [Reported]' }],
  ['GAD-7', { code: '70274-6', display: 'Generalized anxiety disorder 7 item (GAD-7) total score [Reported.PHQ]' }],
]);
/** Of one rating; the mean of three is none. */
const painCode = { code: '72514-3', display: 'Pain severity - 0-10 verbal numeric rating [Score] - Reported' };

/** The code of every range of motion; the exercise that measured it is the method. */
export const RANGE_OF_MOTION = 'range-of-motion';

const categorize = (code: 'exam' | 'survey'): CodeableConcept[] => [{ coding: [{ system: CATEGORY, code }] }];

interface OfPatient {
  id: number;
  patientId: number;
  createdAt: Date;
}

const toCommon = ({ patientId, createdAt }: OfPatient, at: Date) => ({
  resourceType: 'Observation' as const,
  meta: { lastUpdated: createdAt.toISOString() },
  status: 'final' as const,
  subject: refer<Patient>('Patient', patientId),
  effectiveDateTime: at.toISOString(),
});

/** A walk: what its device measured, completed by what was measured in its recording. */
export interface WalkRow extends OfPatient {
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
          ...toCommon(row, row.capturedAt),
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

/** A session of home exercise with its sets. */
export interface ExerciseSessionRow extends OfPatient {
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
    ...toCommon(row, row.performedAt),
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

/** A filled-in survey. */
export interface SurveyScoreRow extends OfPatient, Scorable {
  formId: string;
  submittedAt: Date;
  /** Does the form count anything? Those that do not always deliver 0. */
  counts: boolean;
}

/** The score of a survey, as the record shows it. */
export function toScoreObservations(row: SurveyScoreRow, links: Links): Observation[] {
  const score = computeScore(row);
  if (!score || (score.value === 0 && score.from === 'DELIVERED' && score.answered === null && !row.counts)) return [];
  const { instrument, value, items } = score;
  const name = instrument?.name ?? row.formTitle;
  const published = name === 'NPRS' && items === 1 ? painCode : scoreCodes.get(instrument?.name ?? '');
  const code = toCode(instrument?.name ?? row.formId);
  return [
    {
      ...toCommon(row, row.submittedAt),
      id: `score.${row.id}`,
      category: categorize('survey'),
      code: {
        coding: [
          ...(published ? [{ system: LOINC, ...published }] : []),
          toLocalCoding(links, 'survey-score', code, name),
        ],
        text: name,
      },
      performer: [refer<Patient>('Patient', row.patientId)],
      valueQuantity: toQuantity(value, 'score'),
      derivedFrom: [refer<QuestionnaireResponse>('QuestionnaireResponse', row.id)],
    },
  ];
}
