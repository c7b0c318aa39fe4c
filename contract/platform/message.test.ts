import { describe, expect, it } from 'vitest';
import { defineMessages, findMessage, formatMessage, type MessageFormat, type TranslationOf } from './message.ts';

const ruleMessage = defineMessages({
  'rule.minutes': '%{n} minutes',
  'rule.needs': '%{code} needs %{needed} by %{day}.',
  'rule.month': 'No window in %{month} for the %{part} of %{name}',
  'rule.required': 'Rule is required',
  'rule.missing': 'Rule is required',
});
const spanish: TranslationOf<typeof ruleMessage> = {
  'rule.minutes': '%{n} minutos',
  'rule.needs': 'Antes del %{day}, %{code} necesita %{needed}.',
  'rule.month': 'Sin ventana en %{month} para %{part} de %{name}',
  'rule.required': 'La regla es obligatoria',
  'rule.missing': 'La regla es obligatoria',
};
const format: MessageFormat = {
  day: (day) => `el día ${day}`,
  shortDay: (day) => day.slice(5),
  date: (day) => day,
  month: (month) => `el mes ${month}`,
  term: (term) => ({ Knee: 'rodilla' })[term] ?? term,
  message: ({ code, values = {} }) => formatMessage(spanish[code as keyof typeof spanish], values, format),
};

describe('a message', () => {
  const needs = ruleMessage('rule.needs', {
    code: '98980',
    needed: ruleMessage('rule.minutes', { n: 20 }),
    day: { day: '2026-12-05' },
  });

  it('has its code, its values and the English text', () => {
    expect(needs).toEqual({
      code: 'rule.needs',
      values: {
        code: '98980',
        needed: { code: 'rule.minutes', values: { n: 20 }, text: '20 minutes' },
        day: { day: '2026-12-05' },
      },
      text: '98980 needs 20 minutes by Dec 5, 2026.',
    });
  });

  it('is written in another language by its code, with the values where that language has them', () => {
    expect(format.message(needs)).toBe('Antes del el día 2026-12-05, 98980 necesita 20 minutos.');
  });

  it('translates words of the vocabulary and leaves names as they are', () => {
    const message = ruleMessage('rule.month', { month: { month: '2026-12' }, part: { term: 'Knee' }, name: 'Knee' });
    expect(message.text).toBe('No window in December 2026 for the Knee of Knee');
    expect(format.message(message)).toBe('Sin ventana en el mes 2026-12 para rodilla de Knee');
  });

  it('is found by the text that a schema carries', () => {
    expect(findMessage(ruleMessage.text('rule.required'))).toEqual({ code: 'rule.required', text: 'Rule is required' });
    expect(findMessage('Rule is needed')).toBeUndefined();
  });

  it('of a schema cannot have the text of another code, by which it could not be found', () => {
    ruleMessage.text('rule.required');
    expect(() => ruleMessage.text('rule.missing')).toThrow(
      'rule.missing and rule.required both read “Rule is required”.',
    );
  });

  it('does not compile with values that its text does not name', () => {
    // @ts-expect-error The text names `n`.
    expect(ruleMessage('rule.minutes', { count: 1 }).text).toBe('%{n} minutes');
    // @ts-expect-error The text names values.
    expect(ruleMessage('rule.minutes').text).toBe('%{n} minutes');
  });
});
