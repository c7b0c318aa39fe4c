export { normalizePhone as normalisePhone } from '../../contract/platform/phone.ts';

/** A stored `+1ddddddddd` as `(ddd) ddd-dddd` (PAT-53); anything else as it is, null as nothing. */
export function formatPhone(stored: string | null | undefined): string {
  const parts = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(stored ?? '');
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : (stored ?? '');
}

/**
 * What stands in a phone field while somebody types: the digits so far in the mask `(999)999-9999` (PAT-54). A leading
 * country code is dropped once it shows itself as one: a `+1`, or an eleventh digit after a 1 (OPEN-164).
 */
export function maskPhone(typed: string): string {
  let digits = typed.replace(/\D/g, '');
  if (digits.startsWith('1') && (typed.trimStart().startsWith('+') || digits.length > 10)) digits = digits.slice(1);
  digits = digits.slice(0, 10);
  if (digits.length <= 3) return digits && `(${digits}`;
  const rest = digits.slice(3);
  return `(${digits.slice(0, 3)})${rest.length > 3 ? `${rest.slice(0, 3)}-${rest.slice(3)}` : rest}`;
}
