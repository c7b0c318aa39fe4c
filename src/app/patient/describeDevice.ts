/** Kinds of devices, the more particular one first. */
const kinds: readonly [pattern: RegExp, label: string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android phone'],
  [/Android/, 'Android tablet'],
  [/Windows/, 'Windows computer'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux computer'],
];

/** What a device is called in the list that the clinic sees, by what its browser says. */
export const describeDevice = (userAgent: string): string =>
  kinds.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Browser';
