import { describe, expect, it } from 'vitest';
import type { ScoreSeries, SurveyScore } from '../../contract/surveys/scores.ts';
import { listChanges, findLatestChange, buildScoreSeries, type ScoredSurvey } from './score-series.ts';
import { formatChange, formatOrigin, formatScale, formatSeriesName, listCautions, listSources } from './score-words.ts';

const survey = (at: string, formTitle: string, more: Partial<ScoredSurvey> = {}): ScoredSurvey => ({
  formId: 'f',
  formTitle,
  at,
  answers: [],
  ...more,
});

describe('the scores of a form over time', () => {
  it('stand on the range of its instrument, with its direction and the difference that matters', () => {
    const found = buildScoreSeries([
      survey('2026-11-02', 'PHQ-9', { calculatedScore: 14 }),
      survey('2026-11-16', 'PHQ-9', { calculatedScore: 9 }),
    ]);
    expect(found).toEqual([
      {
        id: 'f:score:PHQ-9',
        formId: 'f',
        formTitle: 'PHQ-9',
        instrument: 'PHQ-9',
        variable: null,
        minValue: 0,
        maxValue: 27,
        better: 'low',
        mcid: { points: 5, source: 'Löwe et al., Med Care 2004;42:1194-1201' },
        source: 'Kroenke et al., J Gen Intern Med 2001;16:606-613',
        scores: [
          { dateTime: '2026-11-02', value: 14, from: 'DELIVERED', answered: null, items: null, byRule: null },
          { dateTime: '2026-11-16', value: 9, from: 'DELIVERED', answered: null, items: null, byRule: null },
        ],
      },
    ]);
  });

  it('of a clinic’s own form have no range; what else the form counts follows by its name', () => {
    // The provider's documented example: score 9 beside a variable `score` of 4 and a text.
    const variables = [
      { key: 'score', type: 'number', number: 4 },
      { key: 'steps', type: 'number', number: 2.25 },
      { key: 'name', type: 'text', text: 'typeform' },
    ];
    const found = buildScoreSeries([survey('2026-11-02', 'Our own survey', { calculatedScore: 9, variables })]);
    expect(
      found.map(({ variable, minValue, better, scores }) => [variable, minValue, better, scores[0]!.value]),
    ).toEqual([
      [null, null, null, 9],
      ['score', null, null, 4],
      ['steps', null, null, 2.3],
    ]);
  });

  it('are none for a form that counts nothing and delivers 0 every time', () => {
    const zero = (at: string) =>
      survey(at, 'Our own survey', { calculatedScore: 0, variables: [{ key: 'score', type: 'number', number: 0 }] });
    expect(buildScoreSeries([zero('2026-11-02'), zero('2026-11-09')])).toEqual([]);
    const counted = buildScoreSeries([
      survey('2026-11-01', 'Our own survey', { calculatedScore: 6 }),
      zero('2026-11-02'),
    ]);
    expect(counted[0]!.scores.map(({ value }) => value)).toEqual([6, 0]);
  });
});

const score = (dateTime: string, value: number, more: Partial<SurveyScore> = {}): SurveyScore => ({
  dateTime,
  value,
  from: 'COMPUTED',
  answered: 11,
  items: 11,
  byRule: null,
  ...more,
});
const quickDash = (...scores: SurveyScore[]): ScoreSeries => ({
  id: 'f:score:QuickDASH',
  formId: 'f',
  formTitle: 'QuickDASH',
  instrument: 'QuickDASH',
  variable: null,
  minValue: 0,
  maxValue: 100,
  better: 'low',
  mcid: { points: 14, source: 'Sorensen et al., J Hand Surg Am 2013;38:641-649' },
  source: 'Beaton et al., J Bone Joint Surg Am 2005;87:1038-1046',
  scores,
});
const describeChanges = (series: ScoreSeries, language: 'en' | 'es' = 'en') =>
  listChanges(series).map((change) => formatChange(series, change, language, change.since.dateTime));

describe('the change of a score', () => {
  it.each([
    [50, 36, 'Improved by 14 points since Monday, equal to the MCID of 14'],
    [50, 35, 'Improved by 15 points since Monday, more than the MCID of 14'],
    [50, 36.1, 'Improved by 13.9 points since Monday, less than the MCID of 14'],
    [50, 64.5, 'Worsened by 14.5 points since Monday, more than the MCID of 14'],
    [50, 51, 'Worsened by 1 point since Monday, less than the MCID of 14'],
    [50, 50, 'No change since Monday'],
  ])('from %d to %d of a score that is better the lower', (before, now, expected) => {
    expect(describeChanges(quickDash(score('Monday', before), score('Tuesday', now)))).toEqual([expected]);
  });

  it('is worse for a lower score if a higher score is better', () => {
    const lefs = { ...quickDash(score('Monday', 40), score('Tuesday', 31)), better: 'high' as const };
    expect(findLatestChange(lefs)).toMatchObject({ points: -9, toward: 'WORSE' });
  });

  it('is given since the first score and since the previous one', () => {
    const moved = listChanges(quickDash(score('a', 60), score('b', 50), score('c', 40)));
    expect(moved.map(({ since, points, reachesMcid }) => [since.dateTime, points, reachesMcid])).toEqual([
      ['a', -20, true],
      ['b', -10, false],
    ]);
  });

  it('is not given between scores with different numbers of questions, few answers, or another rule', () => {
    const now = score('c', 5, { answered: 3, items: 3 });
    expect(listChanges(quickDash(score('a', 7, { answered: 1, items: 1 }), now))).toEqual([]);
    expect(listChanges(quickDash(score('a', 60, { answered: 5, items: 11 }), score('b', 40)))).toEqual([]);
    expect(listChanges(quickDash(score('a', 60, { byRule: 40 }), score('b', 40)))).toEqual([]);
    expect(listChanges(quickDash(score('a', 60)))).toEqual([]);
    expect(findLatestChange(quickDash(score('a', 60)))).toBeNull();
  });

  it('says nothing of a difference that matters where none is published, and has no direction if none is known', () => {
    const two = [score('Monday', 2), score('Tuesday', 4)];
    const unpublished = { ...quickDash(...two), instrument: 'PHQ-2' as const, mcid: null };
    expect(describeChanges(unpublished)).toEqual(['Worsened by 2 points since Monday']);
    const own = { ...quickDash(...two), instrument: null, better: null, mcid: null };
    expect(describeChanges(own)).toEqual(['2 points higher than on Monday']);
    expect(describeChanges({ ...own, scores: two.toReversed() })).toEqual(['2 points lower than on Tuesday']);
  });
});

describe('a score in words', () => {
  const series = quickDash(score('Monday', 43.2, { answered: 10 }));
  const [first] = series.scores;

  it('names the score, its range, its direction and its sources', () => {
    expect(formatSeriesName(series, 'en')).toBe('QuickDASH score');
    expect(formatScale(series, 'en')).toBe('0 to 100, lower is better');
    expect(formatScale({ ...series, minValue: null, better: null }, 'en')).toBe('');
    expect(formatOrigin(series, 'en')).toBe('Score calculated from the answers.');
    expect(listSources(series, 'en')).toEqual([
      'Minimal clinically important difference (MCID): 14 points in patients with tendinitis, arthritis or nerve compression of the forearm, wrist or hand (Sorensen et al., J Hand Surg Am 2013;38:641-649).',
      'Scoring: Beaton et al., J Bone Joint Surg Am 2005;87:1038-1046.',
    ]);
    const own = { ...series, instrument: null, better: null, mcid: null, source: null };
    const delivered = { ...own, scores: [score('Monday', 5, { from: 'DELIVERED' })] };
    expect(formatOrigin(delivered, 'en')).toBe('Score reported by the survey.');
    expect(listSources(delivered, 'en')).toEqual([
      'The survey does not define whether a higher or a lower score is better.',
    ]);
    expect(listCautions(first!, 'en')).toEqual(['10 of 11 questions answered.']);
    expect(listCautions(score('Monday', 5, { from: 'DELIVERED', byRule: 3 }), 'en')).toEqual([
      'The survey reported 5, but the published scoring rule gives 3 for these answers. No change is calculated.',
    ]);
  });

  it('OPEN-013 is formatted in Spanish', () => {
    expect(formatScale(series, 'es')).toBe('de 0 a 100, más bajo es mejor');
    expect(describeChanges(quickDash(score('lunes', 50), score('martes', 36)), 'es')).toEqual([
      'Mejoró 14 puntos desde el lunes, igual a la DMCI de 14',
    ]);
    expect(formatSeriesName({ ...series, instrument: 'STEADI Key Questions' }, 'es')).toBe(
      'Puntuación: Preguntas clave STEADI',
    );
  });
});
