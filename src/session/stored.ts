/** Preferences of the browser rather than of the person. */
export const keptKeys: ReadonlySet<string> = new Set(['theme', 'sidebar', 'locale']);

export function forgetStored(storage: Storage, kept: ReadonlySet<string>): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) if (!kept.has(key)) storage.removeItem(key);
}
