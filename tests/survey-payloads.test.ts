import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SurveyDelivery, SurveyResponse } from '../contract/surveys/webhook.ts';
import { toStoredAnswers } from '../domain/surveys/survey-answers.ts';

const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`fixtures/typeform/${name}`, import.meta.url), 'utf8'));
const official = SurveyDelivery.parse(fixture('real/official-example.json')).form_response;

describe('the provider’s official example', () => {
  const answers = toStoredAnswers(official, official.definition!);

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
  expect(toStoredAnswers(response, response.definition!)).toEqual([
    {
      questionId: 'r2NV4a7LSugq',
      text: '...',
      type: 'CHOICE',
      value: 'Choice 1',
      isChartable: false,
      minValue: null,
      maxValue: null,
      // The first of its two choices.
      place: 0,
      places: 2,
    },
  ]);
});
