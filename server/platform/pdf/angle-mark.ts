/** The mark of the product as `src/ui/AngleMark.tsx` draws it, in points, for paper. */
export const drawAngleMark = (size: number): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 48 48">`,
    '<path d="M12 37h31" fill="none" stroke="#9fb0b5" stroke-width="3.5" stroke-linecap="round"/>',
    '<path d="M34 36A22 22 0 0 0 23 17.9" fill="none" stroke="#0b5d65" stroke-width="2.5" stroke-dasharray="0.1 5.4" stroke-linecap="round"/>',
    '<path d="M12 37L27.5 10.2" fill="none" stroke="#48606a" stroke-width="3.5" stroke-linecap="round"/>',
    '<circle cx="12" cy="37" r="5" fill="#0b5d65"/>',
    '</svg>',
  ].join('');
