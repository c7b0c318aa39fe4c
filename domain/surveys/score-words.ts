import type { Language } from '../../contract/platform/languages.ts';
import type { InstrumentName, ScoreSeries, SurveyScore } from '../../contract/surveys/scores.ts';
import type { ScoreChange } from './score-series.ts';
import { englishScores } from './score-words.en.ts';
import { spanishScores } from './score-words.es.ts';

type Direction = 'BETTER' | 'WORSE' | 'MORE' | 'LESS';
type Comparison = 'MORE' | 'SAME' | 'LESS';

/** Texts about scores in a language, for record, report and files. */
export interface ScoreWords {
  title: (name: string) => string;
  unnamed: string;
  instrument: Partial<Record<InstrumentName, string>>;
  range: (min: number, max: number) => string;
  better: Record<'low' | 'high', string>;
  unknownBetter: string;
  from: Record<SurveyScore['from'], string>;
  answered: (answered: number, items: number) => string;
  otherThanRule: (delivered: string, byRule: string) => string;
  same: (day: string) => string;
  moved: Record<Direction, (points: string, day: string) => string>;
  band: (comparison: Comparison, points: number) => string;
  mcid: (points: number, population: string, source: string) => string;
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

/** `0 to 27, lower is better`, without what is not known. */
export function formatScale(
  { minValue, maxValue, better }: Pick<ScoreSeries, 'minValue' | 'maxValue' | 'better'>,
  language: Language,
): string {
  const words = getScoreWords(language);
  return [
    minValue === null || maxValue === null ? null : words.range(minValue, maxValue),
    better && words.better[better],
  ]
    .filter(Boolean)
    .join(', ');
}

/** How the score of fewer than all questions, and one that the published rule does not give, is to be read. */
export function listCautions({ value, answered, items, byRule }: SurveyScore, language: Language): string[] {
  const words = getScoreWords(language);
  return [
    ...(answered !== null && items !== null && answered < items ? [words.answered(answered, items)] : []),
    ...(byRule === null ? [] : [words.otherThanRule(formatScore(value), formatScore(byRule))]),
  ];
}

const compare = (points: number, mcid: number): Comparison => {
  const size = Math.abs(points);
  return size === mcid ? 'SAME' : size > mcid ? 'MORE' : 'LESS';
};

export interface ChangeInWords {
  /** `Improved by 12 points since Nov 2, 2026`. */
  moved: string;
  /** `more than the MCID of 9`; null where none is published, and for no change. */
  band: string | null;
}

/** `day` is that of the earlier score. */
export function describeChange(
  { mcid }: Pick<ScoreSeries, 'mcid'>,
  { points, toward }: ScoreChange,
  language: Language,
  day: string,
): ChangeInWords {
  const words = getScoreWords(language);
  if (toward === 'SAME') return { moved: words.same(day), band: null };
  const moved = words.moved[toward ?? (points > 0 ? 'MORE' : 'LESS')](formatScore(Math.abs(points)), day);
  return { moved, band: mcid && words.band(compare(points, mcid.points), mcid.points) };
}

/** `Improved by 12 points since Nov 2, 2026, more than the MCID of 9`. */
export function formatChange(
  series: Pick<ScoreSeries, 'mcid'>,
  change: ScoreChange,
  language: Language,
  day: string,
): string {
  const { moved, band } = describeChange(series, change, language, day);
  return band ? `${moved}, ${band}` : moved;
}

/** Whether the survey brought the newest score or the product calculated it. */
export const formatOrigin = ({ scores }: ScoreSeries, language: Language): string =>
  getScoreWords(language).from[scores.at(-1)!.from];

/** The sources of scoring and of the minimal clinically important difference. */
export function listSources({ instrument, better, mcid, source }: ScoreSeries, language: Language): string[] {
  const words = getScoreWords(language);
  return [
    ...(better === null ? [words.unknownBetter] : []),
    ...(instrument && mcid ? [words.mcid(mcid.points, words.population[instrument] ?? '', mcid.source)] : []),
    ...(source === null ? [] : [words.scoring(source)]),
  ];
}
