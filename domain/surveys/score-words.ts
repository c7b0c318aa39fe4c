import type { Language } from '../../contract/platform/languages.ts';
import type { InstrumentName, ScoreSeries, SurveyScore } from '../../contract/surveys/scores.ts';
import { listChanges, type ScoreChange } from './score-series.ts';
import { englishScores } from './score-words.en.ts';
import { spanishScores } from './score-words.es.ts';

/** Texts about scores in a language, for record, report and files. */
export interface ScoreWords {
  title: (name: string) => string;
  unnamed: string;
  column: { score: string; note: string };
  instrument: Partial<Record<InstrumentName, string>>;
  ofRange: (value: string, min: number, max: number) => string;
  better: Record<'low' | 'high' | 'unknown', string>;
  from: Record<SurveyScore['from'], string>;
  answered: (answered: number, items: number) => string;
  otherThanRule: (delivered: string, byRule: string) => string;
  same: (day: string) => string;
  moved: (points: string, direction: 'BETTER' | 'WORSE' | 'MORE' | 'LESS', day: string) => string;
  reaches: (points: number) => string;
  below: (points: number) => string;
  noMcid: string;
  mcidFrom: (points: number, population: string, source: string) => string;
  /** The population of the published difference. */
  population: Partial<Record<InstrumentName, string>>;
  scoring: (source: string) => string;
}

const inLanguages: Record<Language, ScoreWords> = { en: englishScores, es: spanishScores };
export const getScoreWords = (language: Language): ScoreWords => inLanguages[language];

export const formatScore = (value: number): string => String(value);

/** The name of a series: the instrument, the form's name of its number, or a general one. */
export function formatSeriesName({ instrument, variable }: ScoreSeries, language: Language): string {
  const words = getScoreWords(language);
  if (variable !== null) return variable;
  return instrument === null ? words.unnamed : words.title(words.instrument[instrument] ?? instrument);
}

/** `11 (of 0 to 27)`. */
export const formatScoreInRange = (
  { minValue, maxValue }: ScoreSeries,
  { value }: SurveyScore,
  language: Language,
): string =>
  minValue === null || maxValue === null
    ? formatScore(value)
    : getScoreWords(language).ofRange(formatScore(value), minValue, maxValue);

/** Notes about one score: who computed it, the number of answered questions, and a different result of the rule. */
export function listScoreNotes({ value, from, answered, items, byRule }: SurveyScore, language: Language): string[] {
  const words = getScoreWords(language);
  return [
    words.from[from],
    ...(answered !== null && items !== null && answered < items ? [words.answered(answered, items)] : []),
    ...(byRule === null ? [] : [words.otherThanRule(formatScore(value), formatScore(byRule))]),
  ];
}

function formatChange({ mcid, instrument }: ScoreSeries, change: ScoreChange, day: string, words: ScoreWords): string {
  const { points, toward, reachesMcid } = change;
  if (toward === 'SAME') return words.same(day);
  const moved = words.moved(formatScore(Math.abs(points)), toward ?? (points > 0 ? 'MORE' : 'LESS'), day);
  if (mcid && reachesMcid !== null)
    return `${moved} ${reachesMcid ? words.reaches(mcid.points) : words.below(mcid.points)}`;
  return instrument === null ? moved : `${moved} ${words.noMcid}`;
}

/** Sentences about the changes of the newest score; `dayText` formats an instant's day. */
export const formatChanges = (
  series: ScoreSeries,
  language: Language,
  dayText: (dateTime: string) => string,
): string[] =>
  listChanges(series).map((change) =>
    formatChange(series, change, dayText(change.since.dateTime), getScoreWords(language)),
  );

/** The better direction, and the sources of scoring and of the minimal clinically important difference. */
export function formatScale({ instrument, better, mcid, source }: ScoreSeries, language: Language): string[] {
  const words = getScoreWords(language);
  return [
    words.better[better ?? 'unknown'],
    ...(instrument && mcid ? [words.mcidFrom(mcid.points, words.population[instrument] ?? '', mcid.source)] : []),
    ...(source === null ? [] : [words.scoring(source)]),
  ];
}
