/** Whole cents of dollars as they are typed: `45`, `45.5`, `$1,045.50`; null for anything else. */
export function centsTyped(typed: string): number | null {
  const found = /^\$?(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed.trim());
  if (!found) return null;
  return Number(found[1]!.replaceAll(',', '')) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}

/** Cents as dollars are typed: `45.50`. */
export const dollarsToType = (cents: number): string => (cents / 100).toFixed(2);
