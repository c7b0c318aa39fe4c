const fileTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** Content type of a file of an own exercise, by the end of its key. */
export const fileTypeOf = (key: string): string => fileTypes[key.split('.').at(-1)!] ?? 'application/octet-stream';
