import { describe, expect, it } from 'vitest';
import type { ScoreSeries } from '../../contract/surveys/scores.ts';
import type { ProQuestion } from '../../contract/surveys/surveys.ts';
import { buildAnswerTable } from './answer-table.ts';
import { groupRatings, listAnsweredSurveys } from './answered-surveys.ts';
import { findCourse } from './survey-course.ts';

const question = (
  formId: string,
  text: string,
  answers: [dateTime: string, value: string | number][],
): ProQuestion => ({
  id: `${formId}:${text}`,
  formId,
  formTitle: `Form ${formId}`,
  text,
  isChartable: typeof answers[0]?.[1] === 'number',
  minValue: 0,
  maxValue: 10,
  proAnswerType: 'UNKNOWN',
  answers: answers.map(([dateTime, value]) => ({ dateTime, value })),
});
const series = (
  formId: string,
  facts: Partial<ScoreSeries>,
  scores: [dateTime: string, value: number][],
): ScoreSeries => ({
  id: `${formId}:${facts.variable ?? facts.instrument}`,
  formId,
  formTitle: `Form ${formId}`,
  instrument: null,
  variable: null,
  minValue: 0,
  maxValue: 10,
  better: 'low',
  mcid: null,
  source: null,
  scores: scores.map(([dateTime, value]) => ({
    dateTime,
    value,
    from: 'DELIVERED',
    answered: null,
    items: null,
    byRule: null,
  })),
  ...facts,
});

describe('the surveys that a patient answered', () => {
  it('come with their scores and questions, those with a score first, then by title', () => {
    const surveys = listAnsweredSurveys({
      questions: [
        question('a', 'Slept well?', [['2026-11-03', 'Yes']]),
        question('z', 'Now', [['2026-11-02', 4]]),
        question('z', 'Never answered', []),
        question('never', 'Never answered', []),
      ],
      scores: [series('z', {}, [['2026-11-02', 4]]), series('b', {}, [['2026-11-01', 1]])],
    });
    expect(
      surveys.map(({ title, score, questions, answeredAt }) => [
        title,
        score?.formId ?? null,
        questions.map(({ text }) => text),
        answeredAt,
      ]),
    ).toEqual([
      ['Form b', 'b', [], '2026-11-01'],
      ['Form z', 'z', ['Now'], '2026-11-02'],
      ['Form a', null, ['Slept well?'], '2026-11-03'],
    ]);
  });

  it('have the newest score of a form that was renamed; its other numbers follow', () => {
    const [survey] = listAnsweredSurveys({
      questions: [],
      scores: [
        series('f', { instrument: 'PHQ-2' }, [['2026-10-01', 2]]),
        series('f', { instrument: 'PHQ-9' }, [['2026-11-01', 9]]),
        series('f', { variable: 'steps' }, [['2026-11-02', 5]]),
      ],
    });
    expect([survey!.score!.instrument, survey!.counts.map(({ id }) => id)]).toEqual(['PHQ-9', ['f:PHQ-2', 'f:steps']]);
  });
});

describe('ratings in one chart', () => {
  const twice = (text: string, facts: Partial<ProQuestion> = {}) => ({
    ...question('f', text, [
      ['2026-11-01', 4],
      ['2026-11-08', 3],
    ]),
    ...facts,
  });
  const texts = (...questions: ProQuestion[]) => groupRatings(questions).map((each) => each.map(({ text }) => text));

  it('share their scale, three at most', () => {
    expect(texts(twice('now'), twice('days', { maxValue: 30 }), twice('best'), twice('worst'), twice('usual'))).toEqual(
      [['now', 'best', 'worst'], ['usual'], ['days']],
    );
  });

  it('have no single answers, words or numbers that are not to be charted', () => {
    expect(
      texts(
        question('f', 'once', [['2026-11-01', 4]]),
        twice('uncharted', { isChartable: false }),
        question('f', 'mixed', [
          ['2026-11-01', 4],
          ['2026-11-02', 'four'],
        ]),
      ),
    ).toEqual([]);
  });
});

describe('what tells most about a survey', () => {
  const rating = question('f', 'Worst pain', [['2026-11-01', 6]]);
  it('is its score, else its only rating, else nothing', () => {
    const score = series('f', {}, [['2026-11-01', 4]]);
    expect(findCourse({ score, questions: [rating] })!.points[0]!.value).toBe(4);
    expect(findCourse({ score: null, questions: [rating] })).toMatchObject({ maxValue: 10, better: null });
    expect(findCourse({ score: null, questions: [rating, { ...rating, id: 'other' }] })).toBeNull();
    expect(findCourse({ score: null, questions: [] })).toBeNull();
  });
});

describe('the answers to a survey', () => {
  it('stand in a row for each question and a column for each time, newest first, with the score on top', () => {
    const table = buildAnswerTable(
      {
        score: series('f', { instrument: 'NPRS' }, [['2026-11-08', 3]]),
        counts: [],
        questions: [
          question('f', 'In the last week: Now', [
            ['2026-11-01', 0],
            ['2026-11-08', 3],
          ]),
          question('f', 'In the last week: Worst', [['2026-11-01', 6]]),
        ],
      },
      'en',
    );
    expect(table.lead).toBe('In the last week:');
    expect(table.filledAt).toEqual(['2026-11-08', '2026-11-01']);
    expect(table.rows.map(({ text, values }) => [text, ...values])).toEqual([
      ['NPRS score', 3, null],
      ['Now', 3, 0],
      ['Worst', null, 6],
    ]);
  });
});
