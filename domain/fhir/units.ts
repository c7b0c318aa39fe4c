import type { Quantity } from '@medplum/fhirtypes';

const UCUM = 'http://unitsofmeasure.org';

/** UCUM's codes of the units that devices and programs use. */
const codes: ReadonlyMap<string, string> = new Map([
  ['m/s', 'm/s'],
  ['m', 'm'],
  ['cm', 'cm'],
  ['s', 's'],
  ['degrees', 'deg'],
  ['percent', '%'],
  ['steps', '{steps}'],
  ['strides', '{strides}'],
  ['steps/min', '{steps}/min'],
  ['lb', '[lb_av]'],
  ['kg', 'kg'],
  ['score', '{score}'],
]);

/** A value with its unit; a unit that UCUM has no code for here stands as text. */
export function toQuantity(value: number, unit?: string | null): Quantity {
  const code = codes.get(unit ?? '');
  return { value, ...(unit && { unit }), ...(code && { system: UCUM, code }) };
}
