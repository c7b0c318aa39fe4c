import { expect, it } from 'vitest';
import type { SurveyField } from '../../contract/surveys/webhook.ts';
import { countUnanswered, mergeDefinition, indexFields, getScale } from './survey-fields.ts';

const field = (type: string, properties = {}, validations = {}): SurveyField => ({
  id: 'q1',
  type,
  properties,
  validations,
});

it.each([
  [field('opinion_scale', { steps: 11 }), 0, 10],
  [field('opinion_scale', { steps: 11, start_at_one: false }), 0, 10],
  [field('opinion_scale', { steps: 5, start_at_one: true }), 1, 5],
  [field('opinion_scale'), null, null],
  [field('rating', { steps: 5 }), 1, 5],
  [field('rating'), 1, null],
  [field('nps'), 0, 10],
  [field('number', {}, { min_value: 0, max_value: 30 }), 0, 30],
  [field('number', {}, { max_value: 30 }), null, 30],
  [field('number'), null, null],
  [field('short_text', { steps: 5 }), null, null],
  [undefined, null, null],
])('ENT-044 the scale of %j goes from %s to %s', (asked, min, max) => {
  expect(getScale(asked)).toEqual({ min, max });
});

it('indexFields finds questions inside of groups', () => {
  const inner = { id: 'inner', type: 'yes_no' };
  const found = indexFields({ fields: [{ id: 'group', type: 'group', properties: { fields: [inner] } }] });
  expect([...found.keys()]).toEqual(['group', 'inner']);
  expect(indexFields(null).size).toBe(0);
});

it('mergeDefinition takes the delivered wording and keeps the scales that deliveries leave out', () => {
  const known = {
    title: 'Pain',
    hidden: ['user_id'],
    fields: [
      { id: 'q1', type: 'opinion_scale', title: 'Pain?', properties: { steps: 11 } },
      { id: 'q2', type: 'number', title: 'Days?', validations: { max_value: 30 } },
      { id: 'q3', type: 'rating', title: 'Stars?', properties: { steps: 5 } },
      { id: 'q4', type: 'yes_no', title: 'Gone?' },
    ],
  };
  const delivered = {
    title: 'Pain scale',
    fields: [
      { id: 'q1', type: 'opinion_scale', title: 'Pain right now?', properties: {} },
      { id: 'q2', type: 'number', title: 'Days?' },
      { id: 'q3', type: 'opinion_scale', title: 'Stars?', properties: {} },
    ],
  };
  expect(mergeDefinition(known, delivered)).toEqual({
    title: 'Pain scale',
    hidden: ['user_id'],
    fields: [
      { id: 'q1', type: 'opinion_scale', title: 'Pain right now?', properties: { steps: 11 } },
      { id: 'q2', type: 'number', title: 'Days?', validations: { max_value: 30 } },
      { id: 'q3', type: 'opinion_scale', title: 'Stars?', properties: {} },
    ],
  });
  expect(mergeDefinition(null, delivered)).toEqual(delivered);
});

it('countUnanswered counts unanswered questions without groups and statements', () => {
  const definition = {
    fields: [
      { id: 'hello', type: 'statement' },
      { id: 'group', type: 'group', properties: { fields: [{ id: 'inner', type: 'yes_no' }] } },
      { id: 'last', type: 'number' },
    ],
  };
  expect(countUnanswered(definition, new Set())).toBe(2);
  expect(countUnanswered(definition, new Set(['inner', 'last']))).toBe(0);
  expect(countUnanswered(null, new Set())).toBeNull();
});
