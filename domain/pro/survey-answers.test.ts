import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SurveyDelivery, SurveyResponse } from '../../contract/pro-webhook.ts';
import { answersOf } from './survey-answers.ts';

const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../tests/fixtures/typeform/${name}`, import.meta.url), 'utf8'));
const official = SurveyDelivery.parse(fixture('real/official-example.json')).form_response;

/** Answers of the kinds given, each to a question of its own. */
const answered = (...answers: object[]) =>
  SurveyResponse.parse({
    form_id: 'form',
    token: 'token',
    submitted_at: '2026-03-09T15:10:00Z',
    answers: answers.map((answer, index) => ({ ...answer, field: { id: `q${index}` } })),
  });
const kept = (answer: object) => {
  const { type, value } = answersOf(answered(answer), null)[0]!;
  return [type, value];
};

describe('the provider’s official example', () => {
  const answers = answersOf(official, official.definition!);

  it('ENT-043 ENT-044 has each of its thirteen answers, by the type of question that it belongs to', () => {
    expect(answers.map(({ questionId, type, value }) => [questionId, type, value])).toEqual([
      [
        'DlXFaesGBpoF',
        'TEXT',
        "It's cold right now! I live in an older medium-sized city with a university. Geographically, the area is hilly.",
      ],
      ['SMEUb7VJz92Q', 'TEXT', 'laura@example.com'],
      ['JwWggjAKtOkA', 'TEXT', 'Laura'],
      ['KoJxDM3c6x8h', 'TEXT', '2005-10-15'],
      ['PNe8ZKBK8C2Q', 'CHOICE', 'London, Sydney'],
      ['Q7M2XAwY04dW', 'UNKNOWN', 5],
      ['gFFf3xAkJKsr', 'BOOLEAN', true],
      ['k6TP9oLGgHjl', 'CHOICE', 'London'],
      ['RUqkXSeXBXSd', 'BOOLEAN', false],
      ['NRsxU591jIW9', 'UNKNOWN', 2],
      ['WOTdC00F8A3h', 'UNKNOWN', 3],
      ['pn48RmPazVdM', 'UNKNOWN', 4],
      ['M5tXK5kG7IeA', 'TEXT', 'https://calendly.com/scheduled_events/EVENT_TYPE/invitees/INVITEE'],
    ]);
  });

  it('charts numbers, opinion scales and ratings and nothing else', () => {
    expect(answers.filter(({ isChartable }) => isChartable).map(({ questionId }) => questionId)).toEqual([
      'Q7M2XAwY04dW',
      'NRsxU591jIW9',
      'WOTdC00F8A3h',
      'pn48RmPazVdM',
    ]);
  });

  it('is worded as it was asked, without what was answered elsewhere', () => {
    expect(answers[2]!.text).toBe('What is your first name?');
    expect(answers[0]!.text).toBe("Thanks, …! What's it like where you live? Tell us in a few sentences.");
  });
});

it('reads a delivery of 2023', () => {
  const response = SurveyResponse.parse(fixture('real/form-response-2023-multiple-choice.form_response.json'));
  expect(answersOf(response, response.definition!)).toEqual([
    {
      questionId: 'r2NV4a7LSugq',
      text: '...',
      type: 'CHOICE',
      value: 'Choice 1',
      isChartable: false,
      minValue: null,
      maxValue: null,
    },
  ]);
});

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
    const { isChartable, minValue, maxValue } = answersOf(answered({ type: 'number', number }), definition)[0]!;
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

it('names a question that nobody has worded by its id, and takes a response without answers', () => {
  expect(answersOf(answered({ type: 'boolean', boolean: true }), null)[0]!.text).toBe('q0');
  expect(answersOf({ ...answered(), answers: null }, null)).toEqual([]);
});
