import type { MeasuredSession, ScanResult } from '../../contract/scan-sessions/scan-sessions.ts';
import { parseDemographics, type Demographics } from '../risk-analysis/demographics.ts';
import { roundValue, type MeasuredResult } from '../risk-analysis/measured-results.ts';
import { evaluateSession, type Criteria, type SessionEvaluation } from '../risk-analysis/session-analysis.ts';
import { compareToError, type ErrorComparison } from './measurement-error.ts';

/** At most so many results stand in a row of a list. */
const SHOWN_RESULTS = 2;

/** Results with a value. */
export const listMeasured = (results: readonly ScanResult[]): MeasuredResult[] =>
  results.filter((result): result is MeasuredResult => result.value !== null);

/** The results of a session that its risk is about; without an evaluation the first ones with a value. */
export function listMainResults(
  { session }: Pick<MeasuredSession, 'session'>,
  evaluation: SessionEvaluation | undefined,
): MeasuredResult[] {
  if (evaluation?.state === 'EVALUATED') return evaluation.evaluations.map(({ result }) => result);
  return listMeasured(session.data.results).slice(0, SHOWN_RESULTS);
}

/** A result beside the same one of an earlier session; the difference is that of the values as they are shown. */
export type ResultChange = {
  result: MeasuredResult;
  earlier: MeasuredResult;
  difference: number;
} & ErrorComparison;

/** Changes of results that both sessions have in the same units. */
export function listChanges(
  assessmentId: string,
  { now, before }: { now: readonly MeasuredResult[]; before: readonly MeasuredResult[] },
  person: Demographics,
): ResultChange[] {
  return now.flatMap((result) => {
    const earlier = before.find(({ id, units }) => id === result.id && units === result.units);
    if (!earlier) return [];
    const { units } = result;
    const difference = roundValue(roundValue(result.value, units) - roundValue(earlier.value, units), units);
    return [{ result, earlier, difference, ...compareToError(assessmentId, { difference, units }, person) }];
  });
}

/** A session of a participant with its evaluation, and how it differs from the one before it and from the first. */
export interface HistoryEntry {
  session: MeasuredSession;
  evaluation: SessionEvaluation;
  results: MeasuredResult[];
  sincePrevious: ResultChange[];
  sinceFirst: ResultChange[];
}

/** The sessions of one assessment with their changes, newest first as they are given. */
export function createHistory(sessions: readonly MeasuredSession[], criteria: Criteria): HistoryEntry[] {
  const evaluated = sessions.map((session) => {
    const evaluation = evaluateSession(session, criteria);
    return { session, evaluation, results: listMainResults(session, evaluation) };
  });
  return evaluated.map((entry, index) => {
    const { assessmentId } = entry.session.session.data;
    const person = parseDemographics(entry.session.session.meta.demographics);
    // A session without results is none to compare with.
    const before = evaluated.slice(index + 1).filter(({ results }) => results.length > 0);
    const compareWith = (other: (typeof evaluated)[number] | undefined) =>
      other ? listChanges(assessmentId, { now: entry.results, before: other.results }, person) : [];
    return {
      ...entry,
      sincePrevious: compareWith(before[0]),
      sinceFirst: before.length > 1 ? compareWith(before.at(-1)) : [],
    };
  });
}

/** Sessions by assessment, the assessment of the newest session first. */
export function groupHistory(sessions: readonly MeasuredSession[]): [id: string, sessions: MeasuredSession[]][] {
  const groups = new Map<string, MeasuredSession[]>();
  for (const session of sessions) {
    const { assessmentId } = session.session.data;
    groups.set(assessmentId, [...(groups.get(assessmentId) ?? []), session]);
  }
  return [...groups];
}
