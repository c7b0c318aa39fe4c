import type { Observation, Patient, QuestionnaireResponse } from '@medplum/fhirtypes';
import { computeScore, type Scorable } from '../surveys/compute-score.ts';
import { refer, toCode, toLocalCoding, type Links } from './links.ts';
import { categorize, toObservation, type RowOfPatient } from './observation.ts';
import { toQuantity } from './units.ts';

const LOINC = 'http://loinc.org';

/** LOINC's codes of scores. Gait speed has none there: 41957-2 is the mean of a whole day. */
const scoreCodes: ReadonlyMap<string, { code: string; display: string }> = new Map([
  ['PHQ-2', { code: '55758-7', display: 'Patient Health Questionnaire 2 item (PHQ-2) total score [Reported]' }],
  ['PHQ-9', { code: '44261-6', display: 'Patient Health Questionnaire 9 item (PHQ-9) total score [Reported]' }],
  ['GAD-7', { code: '70274-6', display: 'Generalized anxiety disorder 7 item (GAD-7) total score [Reported.PHQ]' }],
]);
/** Of one rating; the mean of three is none. */
const painCode = { code: '72514-3', display: 'Pain severity - 0-10 verbal numeric rating [Score] - Reported' };

/** A filled-in survey. */
export interface SurveyScoreRow extends RowOfPatient, Scorable {
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
      ...toObservation(row, row.submittedAt),
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
