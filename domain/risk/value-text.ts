const DEGREES = new Set(['degrees', 'degree', 'deg', '°']);

const digitsOf = (units: string | null): number => (units !== null && DEGREES.has(units) ? 0 : 2);

/** A value as it is shown, rounded (RISK-49). */
export function shownValue(value: number, units: string | null): number {
  const factor = 10 ** digitsOf(units);
  return Math.round(value * factor) / factor || 0;
}

/** An outcome's value with its units, as `say` names them: 2 decimals, none for degrees (RISK-49). */
export const valueText = (value: number, units: string | null, say = (text: string): string => text): string =>
  [shownValue(value, units).toFixed(digitsOf(units)), units && say(units)].filter(Boolean).join(' ');
