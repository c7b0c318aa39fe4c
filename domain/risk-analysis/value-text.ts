const DEGREES = new Set(['degrees', 'degree', 'deg', '°']);

const digitsOf = (units: string | null): number => (units !== null && DEGREES.has(units) ? 0 : 2);

/** A value as it is shown, rounded (RISK-49). */
export function shownValue(value: number, units: string | null): number {
  const factor = 10 ** digitsOf(units);
  return Math.round(value * factor) / factor || 0;
}

/** A value where its units stand elsewhere: 2 decimals, none for degrees (RISK-49, CONST-09). */
export const figureText = (value: number, units: string | null): string =>
  shownValue(value, units).toFixed(digitsOf(units));

/** A limit as outcome values are shown (RISK-49), with all the decimals that it was set with where those are more. */
export function limitFigure(value: number, units: string | null): string {
  const text = value.toFixed(digitsOf(units));
  return Number(text) === value ? text : String(value);
}

/** A value with its units, as `say` names them (RISK-49). */
export const valueText = (value: number, units: string | null, say = (text: string): string => text): string =>
  [figureText(value, units), units && say(units)].filter(Boolean).join(' ');
