const DEGREES = new Set(['degrees', 'degree', 'deg', '°']);

/** An outcome's value with its units: 2 decimals, none for degrees (RISK-49). */
export function valueText(value: number, units: string | null): string {
  const digits = units !== null && DEGREES.has(units) ? 0 : 2;
  const rounded = Math.round(value * 10 ** digits) / 10 ** digits || 0;
  return [rounded.toFixed(digits), units].filter(Boolean).join(' ');
}
