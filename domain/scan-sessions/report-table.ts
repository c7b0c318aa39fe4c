import type { ScanResult, ScanSession } from '../../contract/scan-sessions/scan-sessions.ts';
import { lightFormat } from 'date-fns';
import { toCivilDate, toDay } from '../platform/calendar.ts';
import type { CsvCell } from '../platform/csv.ts';
import { formatFullName } from '../patients/patient.ts';
import type { ResultEvaluation, SessionEvaluation } from '../risk-analysis/session-analysis.ts';
import { formatFigure, roundValue } from '../risk-analysis/measured-results.ts';
import type { Zones } from './report.ts';

/** Columns of the report's file in order; the page has their labels. */
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
  /** The level of an evaluated result, or that no criterion applies to the person. */
  level: (evaluation: ResultEvaluation) => string;
  /** The reason why a session is not evaluated; undefined if it is. */
  notAssessed: (evaluation: SessionEvaluation) => string | undefined;
}

/** Whether a result is the first of its id, which is the evaluated one. */
const isFirst = (results: readonly (ScanResult | undefined)[], result: ScanResult | undefined): boolean =>
  results.find((each) => each?.id === result?.id) === result;

const formatRisk = (
  evaluation: SessionEvaluation | undefined,
  result: ScanResult | undefined,
  words: Words,
): CsvCell => {
  if (!evaluation) return null;
  if (evaluation.state !== 'EVALUATED') return words.notAssessed(evaluation);
  const found = evaluation.evaluations.find((each) => each.result.id === result?.id);
  return found && words.level(found);
};

/** The value as on the page (CONST-09). A negative one is a number, because a text with a minus would be escaped as a formula. */
function toValueCell({ value, units }: ScanResult): CsvCell {
  if (value === null) return null;
  const shown = roundValue(value, units);
  return shown < 0 ? shown : formatFigure(value, units);
}

/**
 * A session as lines of the report's file: one for each result, or one without results. Day and time are in the time zone of
 * the report or of the location, which is a column.
 */
export function toReportRows(
  session: ScanSession,
  evaluation: SessionEvaluation | undefined,
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
    result && toValueCell(result),
    result?.units,
    isFirst(results, result) ? formatRisk(evaluation, result, words) : null,
  ]);
}
