/** `Object.keys`, typed: for objects that are written out in the code and so have no other keys. */
export function keysOf<Whole extends object>(whole: Whole): (keyof Whole & string)[];
export function keysOf(whole: object): string[] {
  return Object.keys(whole);
}

/** An object with one value for each key. */
export function mapKeys<Key extends string, Value>(
  keys: readonly Key[],
  toValue: (key: Key) => Value,
): Record<Key, Value>;
export function mapKeys(keys: readonly string[], toValue: (key: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, toValue(key)]));
}

/** The named part of an object. */
export function pick<Whole extends object, Key extends keyof Whole & string>(
  whole: Whole,
  keys: readonly Key[],
): Pick<Whole, Key>;
export function pick(whole: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  return mapKeys(keys, (key) => whole[key]);
}

/** One property of each object. */
export function pluck<Objects extends Record<string, object>, Property extends keyof Objects[keyof Objects]>(
  objects: Objects,
  property: Property,
): { -readonly [Key in keyof Objects]: Objects[Key][Property] };
export function pluck(objects: Record<string, Record<string, unknown>>, property: string): Record<string, unknown> {
  return mapKeys(keysOf(objects), (key) => objects[key]?.[property]);
}
