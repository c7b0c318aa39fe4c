import { describe, expect, it } from 'vitest';
import { speakerOf, type Phrases } from '../phrases.ts';
import { spanishPhrases } from './index.ts';

const modules = import.meta.glob<Record<string, Phrases>>(['./*.ts', '!./index.ts', '!./*.test.ts'], { eager: true });
const tables = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).map(([name, table]) => ({ name: `${file} ${name}`, table })),
);
const placesIn = (text: string) => (text.match(/%\{\w+\}/g) ?? []).toSorted();

describe.each(tables)('$name', ({ table }) => {
  it('is part of what is spoken', () => {
    expect(spanishPhrases).toMatchObject(table);
  });

  it.each(Object.entries(table))('%s', (wording, said) => {
    expect(said.trim()).not.toBe('');
    expect(said).toBe(said.trim());
    expect(placesIn(wording)).toEqual(expect.arrayContaining(placesIn(said)));
    expect(new Set(placesIn(wording)).size).toBe(placesIn(wording).length);
    // Nothing that was put in is lost but the units, which are written out.
    if (!wording.includes('is measured in')) expect(placesIn(said)).toEqual(placesIn(wording));
    expect(/[.:]$/.exec(said)?.[0]).toBe(/[.:]$/.exec(wording)?.[0]);
  });
});

it('says each wording in one way', () => {
  const ways = new Map<string, Set<string>>();
  for (const { table } of tables)
    for (const [wording, said] of Object.entries(table)) ways.set(wording, (ways.get(wording) ?? new Set()).add(said));
  expect([...ways].filter(([, said]) => said.size > 1)).toEqual([]);
});

const say = speakerOf(spanishPhrases);

it.each([
  ['Max Character Limit is 500', 'El límite es de 500 caracteres'],
  ['Reps must be a whole number from 1 to 25', 'Las repeticiones deben ser un número entero de 1 a 25'],
  ['The date must be from 11/02/2026 to 12/19/2026.', 'La fecha debe estar entre 2 nov 2026 y 19 dic 2026.'],
  ['Template not found.', 'No se encontró la plantilla.'],
  [
    'Time in phase is measured in Minutes, Hours, Days, Weeks',
    'El tiempo en la fase se mide en minutos, horas, días o semanas',
  ],
  ['Email is also in row 7', 'El correo electrónico también está en la fila 7'],
  ['12 faults were found; nobody was added.', 'Se encontraron 12 errores; no se agregó a nadie.'],
  ['Copy of Pain', 'Copia de Pain'],
  ['Its clock shows 15 minutes.', 'Su reloj indica 15 minutos.'],
  ['1 minute on the clock of another note counts there.', '1 minuto en el reloj de otra nota cuenta allí.'],
  ['Monitoring is paused already, since Sep 1, 2026.', 'El monitoreo ya está en pausa desde el 1 sept 2026.'],
])('says %j', (text, said) => {
  expect(say(text)).toBe(said);
});

it.each([
  [
    '98977 is billable with 16 data days by Dec 12, 2026.',
    '98977 se puede facturar: 16 días con datos hasta el 12 dic 2026.',
  ],
  [
    '98977 is not billable: 3 of 16 data days by Dec 12, 2026.',
    '98977 no se puede facturar: 3 de 16 días con datos hasta el 12 dic 2026.',
  ],
  [
    '98977 is out of reach: 13 more data days needed and 1 day left by Dec 12, 2026.',
    '98977 ya no se alcanza hasta el 12 dic 2026: necesita 13 días con datos más y el plazo que queda es de 1 día.',
  ],
  ['98985 needs 2 more data days by Dec 2, 2026.', '98985 necesita 2 días con datos más hasta el 2 dic 2026.'],
  [
    '98980 needs 8 more minutes and a live contact by Nov 30, 2026.',
    '98980 necesita 8 minutos más y un contacto en vivo hasta el 30 nov 2026.',
  ],
  [
    '98980 is not billable: 12 of 20 minutes and no further live contact by May 31, 2026.',
    '98980 no se puede facturar: 12 de 20 minutos y ningún otro contacto en vivo hasta el 31 may 2026.',
  ],
  [
    '98981 was billed with 2 of 3 units for 85 minutes by Nov 30, 2026.',
    '98981 se facturó: 2 de 3 unidades por 85 minutos hasta el 30 nov 2026.',
  ],
  [
    '98985 is reached with 2 data days; 98977 needs 14 more by Jan 9, 2027.',
    '98985 se alcanza con 2 días con datos; 98977 necesita 14 más hasta el 9 ene 2027.',
  ],
  [
    '98977 needs 16 data days within 30 days, which begin with the first from Dec 1, 2026 on.',
    '98977 necesita 16 días con datos en 30 días, que empiezan con el primero a partir del 1 dic 2026.',
  ],
  [
    '98975 comes once an episode of care: with Jun 3, 2026 to Jul 2, 2026 in this one.',
    '98975 se factura una vez por episodio de atención: en este, con los días del 3 jun 2026 al 2 jul 2026.',
  ],
  [
    '98977 is not billable: no further window in August 2026.',
    '98977 no se puede facturar: no hay más ventanas en agosto de 2026.',
  ],
  [
    '16 data days by Dec 12, 2026: 98975 and 98977 by the rules of 2026, nothing by those of 2025; 25 minutes with a live contact by Dec 31, 2026: 98980 by the rules of 2026, 98980 and 98981 x2 by those of 2025.',
    '16 días con datos hasta el 12 dic 2026: 98975 y 98977 según las reglas de 2026, nada según las de 2025; 25 minutos con un contacto en vivo hasta el 31 dic 2026: 98980 según las reglas de 2026, 98980 y 98981 x2 según las de 2025.',
  ],
])('tells why a code is billable: %j', (text, said) => {
  expect(say(text)).toBe(said);
});

it.each([
  [
    'Adherence fell from 80% (8 of 10 prescribed days) to 30% (3 of 10 prescribed days) in the 14 days to Nov 20, 2026; prescribed sessions: 15% (3 of 20).',
    'La adherencia bajó de 80% (8 de 10 días indicados) a 30% (3 de 10 días indicados) en los 14 días hasta el 20 nov 2026; sesiones indicadas: 15% (3 de 20).',
  ],
  ['No session since care began on Mar 4, 2026.', 'Ninguna sesión desde que comenzó la atención el 4 mar 2026.'],
  [
    '12 data days and 9 minutes of care without a live contact this month, which ends on Nov 30, 2026.',
    '12 días con datos y 9 minutos de atención sin contacto en vivo este mes, que termina el 30 nov 2026.',
  ],
  [
    'Moved on to phase 2, Balance, of Knee: Range of motion 95 Degrees on Nov 21, 2026.',
    'Pasó a la fase 2, Balance, de Knee: Rango de movimiento: 95 grados el 21 nov 2026.',
  ],
  [
    '“How bad is it?” went from 2 to 7 (of 0 to 10) on Nov 21, 2026, and so did 2 more questions.',
    '“How bad is it?” pasó de 2 a 7 (de 0 a 10) el 21 nov 2026, y 2 preguntas más también.',
  ],
  [
    '“Pain” was answered 12 (outside 0 to 10) on Nov 21, 2026.',
    '“Pain” se respondió con 12 (fuera de 0 a 10) el 21 nov 2026.',
  ],
])('tells why a patient needs attention: %j', (text, said) => {
  expect(say(text)).toBe(said);
});
