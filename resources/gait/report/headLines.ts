const PIXELS_A_LETTER = 6.6;
const BETWEEN = ' · ';

const lettersIn = (pixels: number): number => Math.floor(pixels / PIXELS_A_LETTER);

/** A text that is cut where the room ends. */
export const cut = (text: string, pixels: number): string => {
  const most = lettersIn(pixels);
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
};

/** The parts of what was counted, in one line where they fit, else the last of them in a line below. */
export function headLines(counted: string, pixels: number): string[] {
  const parts = counted.split(BETWEEN);
  if (counted.length <= lettersIn(pixels) || parts.length === 1) return [cut(counted, pixels)];
  return [parts.slice(0, -1).join(BETWEEN), parts.at(-1)!].map((line) => cut(line, pixels));
}
