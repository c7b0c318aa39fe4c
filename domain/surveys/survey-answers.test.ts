import { describe, expect, it } from 'vitest';
import { SurveyResponse } from '../../contract/surveys/webhook.ts';
import { computeScore } from './compute-score.ts';
import { toStoredAnswers } from './survey-answers.ts';

/** Answers of the kinds given, each to a question of its own. */
const answered = (...answers: object[]) =>
  SurveyResponse.parse({
    form_id: 'form',
    token: 'token',
    submitted_at: '2026-03-09T15:10:00Z',
    answers: answers.map((answer, index) => ({ ...answer, field: { id: `q${index}` } })),
  });
const kept = (answer: object) => {
  const { type, value } = toStoredAnswers(answered(answer), null)[0]!;
  return [type, value];
};

it.each([
  ['a written choice', { type: 'choice', choice: { other: 'Elsewhere' } }, ['CHOICE', 'Elsewhere']],
  ['choices', { type: 'choices', choices: { labels: ['A', 'B'], other: 'C' } }, ['CHOICE', 'A, B, C']],
  ['no choice', { type: 'choices', choices: { labels: [] } }, ['CHOICE', null]],
  ['a phone number', { type: 'phone_number', phone_number: '+15555550123' }, ['TEXT', '+15555550123']],
  ['a file', { type: 'file_url', file_url: 'https://files.example/1' }, ['TEXT', 'https://files.example/1']],
  [
    'a payment, without its card',
    { type: 'payment', payment: { amount: '$10.00', last4: '4242', name: 'L' } },
    ['TEXT', '$10.00'],
  ],
  ['no', { type: 'boolean', boolean: false }, ['BOOLEAN', false]],
  ['nought', { type: 'number', number: 0 }, ['UNKNOWN', 0]],
  ['an empty text', { type: 'text', text: '' }, ['TEXT', null]],
  ['a kind to come', { type: 'signature', signature: 'data' }, ['UNKNOWN', 'data']],
  ['a kind to come with parts', { type: 'video', video: { seconds: 3 } }, ['UNKNOWN', null]],
  ['a value of another kind', { type: 'boolean', boolean: 'yes' }, ['BOOLEAN', null]],
])('ENT-044 keeps %s', (_what, answer, expected) => {
  expect(kept(answer)).toEqual(expected);
});

describe('a number', () => {
  const definition = { fields: [{ id: 'q0', type: 'opinion_scale', title: 'Pain?', properties: { steps: 11 } }] };
  const chart = (number: number) => {
    const { isChartable, minValue, maxValue } = toStoredAnswers(answered({ type: 'number', number }), definition)[0]!;
    return [isChartable, minValue, maxValue];
  };

  it('is charted between the ends of its scale', () => {
    expect(chart(0)).toEqual([true, 0, 10]);
    expect(chart(10)).toEqual([true, 0, 10]);
  });

  it('outside of the known scale is charted without ends', () => {
    expect(chart(11)).toEqual([true, null, null]);
    expect(chart(-1)).toEqual([true, null, null]);
  });
});

it('a question without a text is named by its id, and a response without answers is accepted', () => {
  expect(toStoredAnswers(answered({ type: 'boolean', boolean: true }), null)[0]!.text).toBe('q0');
  expect(toStoredAnswers({ ...answered(), answers: null }, null)).toEqual([]);
});

describe('a choice', () => {
  const choices = ['A', 'B', 'C', 'D', 'E', 'F'].map((label, at) => ({ id: `c${at}`, ref: `r${at}`, label }));
  const sections = Array.from({ length: 10 }, (_, at) => ({ id: `q${at}`, type: 'multiple_choice' }));

  it.each([
    ['by its id', { id: 'c2', label: 'Reworded' }],
    ['by its name in the form', { ref: 'r2', label: 'Reworded' }],
    ['by its wording', { label: 'C' }],
  ])('keeps its place among the choices of the question, found %s', (_how, choice) => {
    // Deliveries have the choices beside the properties, the form's own definition within.
    for (const asked of [{ choices }, { properties: { choices } }]) {
      const definition = { fields: [{ ...sections[0]!, ...asked }] };
      expect(toStoredAnswers(answered({ type: 'choice', choice }), definition)[0]).toMatchObject({
        place: 2,
        places: 6,
      });
    }
  });

  it('that the form does not have keeps none', () => {
    const definition = { fields: [{ ...sections[0]!, choices }] };
    expect(toStoredAnswers(answered({ type: 'choice', choice: { other: 'Else' } }), definition)[0]).not.toHaveProperty(
      'place',
    );
  });

  it('of the Oswestry index counts by its place, whatever the statements say', () => {
    const definition = { title: 'Oswestry Disability Index', fields: sections.map((one) => ({ ...one, choices })) };
    const given = [0, 1, 2, 3, 4, 5, 0, 0, 0, 0].map((at) => ({ type: 'choice', choice: choices[at] }));
    // (1 + 2 + 3 + 4 + 5) of 50
    expect(
      computeScore({ formTitle: definition.title, answers: toStoredAnswers(answered(...given), definition) })?.value,
    ).toBe(30);
  });
});
