import { expect, it } from 'vitest';
import { spanishMessages } from '../../contract/messages.es.ts';
import { createSpanishFormat } from '../../contract/platform/spanish-format.ts';
import { validateDay, validateUndo } from './plan-of-care.ts';

const format = createSpanishFormat(spanishMessages, (term) => term);

it.each([
  [{ from: '2026-11-02', to: '2026-12-19' }, 'La fecha debe estar entre 2 nov 2026 y 19 dic 2026.'],
  [{ from: '2026-11-02', to: '2026-11-02' }, 'La fecha debe ser 2 nov 2026.'],
  [null, 'Un nuevo plan de atención puede comenzar el día después de que terminó el anterior.'],
])('OPEN-058 says in Spanish which days can be picked: %j', (window, said) => {
  expect(format(validateDay(window, '2026-12-20')!)).toBe(said);
});

it('OPEN-058 says in Spanish how long a discharge can be undone', () => {
  const plan = { start: '2026-01-05', end: '2026-03-07', endChangedAt: Date.parse('2026-03-08T03:00:00Z') };
  expect(format(validateUndo([plan], new Date('2026-03-09T04:00:00Z'))!)).toBe(
    'Un alta solo se puede deshacer durante 24 horas.',
  );
});
