import { bodyParts, sides } from '../../contract/enumerations.ts';
import { languageNames, languages } from '../../contract/languages.ts';

export interface BulkLocation {
  id: number;
  name: string;
  /** The day there now: no date of birth of its patients lies after it (OPEN-064). */
  today?: string;
}

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Spreadsheets print dates in their own way: `3/17/1943` becomes `1943-03-17`; anything else stays as it is. */
export function dayOf(cell: string): string {
  const parts = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell);
  return parts ? `${parts[3]}-${parts[1]!.padStart(2, '0')}-${parts[2]!.padStart(2, '0')}` : cell;
}

/** `N/A` is the explicit null of a side, an empty cell is no answer (OPEN-057). */
export function sideOf(cell: string): string | null | undefined {
  if (cell === '') return undefined;
  return same(cell, 'N/A') ? null : (sides.find((side) => same(side, cell)) ?? cell);
}

export const bodyPartOf = (cell: string): string => bodyParts.find((part) => same(part, cell)) ?? cell;

/** How languages are written in files besides by their codes and by their own names. */
const writtenLanguages = { en: ['Inglés', 'Ingles'], es: ['Spanish', 'Espanol'] };

/** A language by name or code; an empty cell leaves it to the default. */
export function languageOf(cell: string): string | undefined {
  if (cell === '') return undefined;
  const known = languages.find((code) =>
    [code, languageNames[code], ...writtenLanguages[code]].some((name) => same(name, cell)),
  );
  return known ?? cell;
}

/** A location by its name, or by its id; an empty cell means the default. */
export function locationOf(
  cell: string,
  locations: readonly BulkLocation[],
  defaultId: number | undefined,
): { id: number | undefined } | { problem: string } {
  if (cell === '') return { id: defaultId };
  const named = locations.filter(({ name }) => same(name, cell));
  if (named.length > 1) return { problem: 'More than one location has this name; give its id instead' };
  const found = named[0] ?? locations.find(({ id }) => String(id) === cell);
  return found ? { id: found.id } : { problem: 'Location is not known' };
}

/** Cells that a spreadsheet would run when the list is exported again; a phone may start with its country code. */
export const looksLikeFormula = (cell: string, isPhone: boolean): boolean =>
  isPhone ? /^[=\-@]/.test(cell) || /^\+(?!1?[\s(\d])/.test(cell) : /^[=+\-@]/.test(cell);
