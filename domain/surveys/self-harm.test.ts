import { expect, it } from 'vitest';
import { isSelfHarmReport } from './self-harm.ts';

const text = 'Thoughts that you would be better off dead or of hurting yourself in some way';

it.each([
  'Several days',
  'More than half of the days',
  'Nearly every day',
  'Sometimes',
  'Often',
  'Yes',
  'I do not know',
  'Not sure',
  'No sé',
  true,
  1,
  4,
  '2',
  'Varios días',
  'Casi todos los días',
  'Sí',
])('PTL-38 the answer %s tells of thoughts of death or self-harm', (value) => {
  expect(isSelfHarmReport({ text, value })).toBe(true);
  const spanish = 'Pensamientos de que estaría mejor muerto o de lastimarse de alguna manera';
  expect(isSelfHarmReport({ text: spanish, value })).toBe(true);
});

it.each(['Not at all', ' not at all (0)', 'Never', 'No', 'None', false, 0, '0', null, '', 'Ningún día', 'Nunca'])(
  'PTL-38 the answer %s denies them',
  (value) => {
    expect(isSelfHarmReport({ text, value })).toBe(false);
  },
);

it('PTL-38 the lowest of a scale denies them, and all above tell of them', () => {
  expect(isSelfHarmReport({ text, value: 1, minValue: 1 })).toBe(false);
  expect(isSelfHarmReport({ text, value: 2, minValue: 1 })).toBe(true);
});

it('PTL-38 no other question is taken for it', () => {
  expect(isSelfHarmReport({ text: 'Little interest or pleasure in doing things', value: 'Nearly every day' })).toBe(
    false,
  );
});
