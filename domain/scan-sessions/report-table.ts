import type { ScanResult, ScanSession } from '../../contract/scan-sessions/scan-sessions.ts';
import { lightFormat } from 'date-fns';
import { toCivilDate, toDay } from '../platform/calendar.ts';
import type { CsvCell } from '../platform/csv.ts';
import { formatFullName } from '../patients/patient.ts';
import type { Judgement, Verdict } from '../risk-analysis/session-analysis.ts';
import { figureText, shownValue } from '../risk-analysis/measured-results.ts';
import type { Zones } from './report.ts';

/** Columns of the report's file, in their order; the words are the page's. */
export const reportColumns = [
  'date',
  'time',
  'zone',
  'location',
  'uid',
  'assessment',
  'provider',
  'age',
  'sex',
  'result',
  'value',
  'units',
  'risk',
] as const;

interface Words {
  assessment: (id: string) => string;
  /** Of a judged result, also that no criterion is about the person. */
  level: (judgement: Judgement) => string;
  /** Why a session is not judged; undefined where it is. */
  notAssessed: (verdict: Verdict) => string | undefined;
}

/** Of results that a device has sent under one id the first is judged. */
const isFirst = (results: readonly (ScanResult | undefined)[], result: ScanResult | undefined): boolean =>
  results.find((each) => each?.id === result?.id) === result;

const riskOf = (verdict: Verdict | undefined, result: ScanResult | undefined, words: Words): CsvCell => {
  if (!verdict) return null;
  if (verdict.state !== 'JUDGED') return words.notAssessed(verdict);
  const judged = verdict.judgements.find((judgement) => judgement.result.id === result?.id);
  return judged && words.level(judged);
};

/** As on the page (CONST-09). A text that begins with a minus would be taken for a formula and get an apostrophe in front. */
function valueCell({ value, units }: ScanResult): CsvCell {
  if (value === null) return null;
  const shown = shownValue(value, units);
  return shown < 0 ? shown : figureText(value, units);
}

/**
 * A session as lines of the report's file, one for each result and one for a session without any; the day and time by the
 * clock of the report, or of its location, which is named.
 */
export function reportRows(
  session: ScanSession,
  verdict: Verdict | undefined,
  zones: Zones,
  words: Words,
): (readonly CsvCell[])[] {
  const { createdDate, location, participant, practitioner } = session;
  const { data, meta } = session.session;
  const zone = zones.get(location.id) ?? location.timezone;
  const moment = toCivilDate(createdDate, zone);
  const results: (ScanResult | undefined)[] = data.results.length > 0 ? data.results : [undefined];
  return results.map((result) => [
    toDay(moment),
    lightFormat(moment, 'HH:mm'),
    zone,
    location.name,
    participant?.uid,
    words.assessment(data.assessmentId),
    practitioner && formatFullName(practitioner),
    meta.demographics?.age,
    meta.demographics?.sex,
    result?.name,
    result && valueCell(result),
    result?.units,
    isFirst(results, result) ? riskOf(verdict, result, words) : null,
  ]);
}
