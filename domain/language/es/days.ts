import type { Phrases } from '../phrases.ts';

const months = [
  ['January', 'enero'],
  ['February', 'febrero'],
  ['March', 'marzo'],
  ['April', 'abril'],
  ['May', 'mayo'],
  ['June', 'junio'],
  ['July', 'julio'],
  ['August', 'agosto'],
  ['September', 'septiembre'],
  ['October', 'octubre'],
  ['November', 'noviembre'],
  ['December', 'diciembre'],
] as const;

const short = (month: string) => (month === 'septiembre' ? 'sept' : month.slice(0, 3));

/** Days and months within sentences: `Dec 5, 2026` and `12/05/2026` are `5 dic 2026`, `December 2026` is `diciembre de 2026`. */
export const dayPhrases: Phrases = Object.fromEntries(
  months.flatMap(([english, spanish], at) => {
    const said = `%{day} ${short(spanish)} %{year}`;
    const digits = String(at + 1).padStart(2, '0');
    return [
      [`${english.slice(0, 3)} %{day}, %{year}`, said],
      [`${digits}/%{day}/%{year}`, said],
      [`${digits}/0%{day}/%{year}`, said],
      [`${english} %{year}`, `${spanish} de %{year}`],
    ];
  }),
);
