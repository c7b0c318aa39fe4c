/** What stands for an angle that was not measured. */
export const NOT_MEASURED = '–';

/** Every text is made once: a replay shows thousands of them. */
const texts = new Map<number, string>();

/** Full degrees, as `-12°`. */
export function degreesText(value: number): string {
  if (Number.isNaN(value)) return NOT_MEASURED;
  const degrees = Math.round(value) || 0;
  const known = texts.get(degrees);
  if (known !== undefined) return known;
  const text = `${degrees}°`;
  texts.set(degrees, text);
  return text;
}
