type Value = string | number | boolean | null | string[];

/** Field → [before, after]. */
export type Changes = Record<string, [Value, Value]>;

const isSame = (one: Value, other: Value): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields of `after` whose values are not those of `before`. */
export function diffFields<Field extends string>(
  before: { readonly [F in Field]: Value },
  after: { readonly [F in Field]: Value },
): Changes {
  const fields = Object.keys(after) as Field[];
  return Object.fromEntries(
    fields
      .filter((field) => !isSame(before[field], after[field]))
      .map((field) => [field, [before[field], after[field]]]),
  );
}
