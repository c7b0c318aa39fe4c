import { describe, expect, it } from 'vitest';
import type { MessageTable } from './platform/message.ts';
import { createSpanishFormat } from './platform/spanish-format.ts';
import { spanishMessages } from './messages.es.ts';

type AnyTable = MessageTable<Record<string, string>>;
const english = import.meta.glob<Record<string, AnyTable>>('./*/*messages.ts', { eager: true });
const spanish = import.meta.glob<Record<string, Record<string, string>>>('./*/*messages.es.ts', { eager: true });

const placesIn = (text: string) => (text.match(/%\{\w+\}/g) ?? []).toSorted();
const translations = Object.entries(spanish).flatMap(([file, exported]) =>
  Object.entries(exported).map(([name, table]) => ({
    name: `${file} ${name}`,
    table,
    templates: english[file.replace('.es.ts', '.ts')]![name.replace(/s$/, '')]!.templates,
  })),
);

describe.each(translations)('$name', ({ table, templates }) => {
  it('is part of all Spanish messages', () => expect(spanishMessages).toMatchObject(table));

  it.each(Object.entries(table))('%s says in Spanish what it says in English', (code, translation) => {
    const text = templates[code]!;
    expect(translation.trim()).toBe(translation);
    expect(translation).not.toBe('');
    expect(placesIn(translation)).toEqual(placesIn(text));
    expect(new Set(placesIn(text)).size).toBe(placesIn(text).length);
    expect(/[.:]$/.exec(translation)?.[0]).toBe(/[.:]$/.exec(text)?.[0]);
  });
});

it('no code is in two tables', () => {
  const codes = translations.flatMap(({ table }) => Object.keys(table));
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});

it('a Spanish message has one word for a mobile phone, that of the United States', () => {
  expect(Object.values(spanishMessages).filter((text) => /\bmóvil/i.test(text))).toEqual([]);
  expect(spanishMessages['reminders.noPhone']).toBe('No hay número de celular en el expediente.');
});

it('OPEN-058 days in Spanish have their month as a word', () => {
  const format = createSpanishFormat({ 'one.day': '%{day}, %{date}, %{month}, %{part}' }, (term) => term.toLowerCase());
  const values = {
    day: { day: '2026-09-05' },
    date: { date: '2026-12-15' },
    month: { month: '2026-12' },
    part: { term: 'Knee' },
  };
  expect(format({ code: 'one.day', values, text: '' })).toBe('5 sept 2026, 15 dic 2026, diciembre de 2026, knee');
  expect(format({ code: 'unknown', text: 'English' })).toBe('English');
});
