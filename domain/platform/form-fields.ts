import type { FieldInput, FieldsWithInput, InputValues } from '../../contract/platform/form-fields.ts';
import { keysOf, mapKeys } from '../../contract/platform/typed-keys.ts';
import { maskPhone, normalisePhone } from './phone.ts';

export type StoredValue = string | number | null | undefined;

/** A phone number as it is stored (PAT-52, PAT-65), null when it is empty (PAT-49); as typed while it is not one. */
function parsePhone(typed: string): string | null {
  if (typed.trim() === '') return null;
  const result = normalisePhone(typed);
  return 'phone' in result ? result.phone : typed;
}

function parseChoice(typed: string, { options, nullOption, initial }: FieldInput & { kind: 'choice' }): StoredValue {
  const chosen = options.find((option) => option === typed) ?? initial;
  if (chosen !== undefined) return chosen;
  return nullOption === undefined || typed === nullOption ? null : undefined;
}

function parseInput(input: FieldInput, typed: string): StoredValue {
  switch (input.kind) {
    case 'phone':
      return parsePhone(typed);
    case 'date':
      return typed || null;
    case 'reference':
      return typed || input.required ? Number(typed) : null;
    case 'choice':
      return parseChoice(typed, input);
    default:
      return typed;
  }
}

/** What the texts of a form stand for: the fields of a request body, before it is checked. */
export function parseInputs<Fields extends FieldsWithInput>(
  fields: Fields,
  typed: Readonly<Record<keyof Fields, string>>,
): InputValues<Fields>;
export function parseInputs(fields: FieldsWithInput, typed: Record<string, string>): Record<string, StoredValue> {
  return mapKeys(keysOf(fields), (field) => parseInput(fields[field]!.input, typed[field] ?? ''));
}

/** A stored value as the text of its input. */
function formatInput(input: FieldInput, value: StoredValue): string {
  if (input.kind === 'phone') return maskPhone(String(value ?? ''));
  if (input.kind === 'choice' && value === null) return input.nullOption ?? '';
  return String(value ?? (input.kind === 'choice' ? (input.initial ?? '') : ''));
}

/** Stored values as the texts of a form; those of a new record without them. */
export const formatInputs = <Fields extends FieldsWithInput>(
  fields: Fields,
  stored?: { readonly [Field in keyof Fields]: StoredValue },
): Record<keyof Fields & string, string> =>
  mapKeys(keysOf(fields), (field) => formatInput(fields[field]!.input, stored?.[field]));

/** The values of `after` that are not those of `before`. */
export function pickChangedValues<Values extends object>(before: Values, after: Values): Partial<Values> {
  const changed: Partial<Values> = {};
  for (const name of keysOf(after)) if (after[name] !== before[name]) changed[name] = after[name];
  return changed;
}
