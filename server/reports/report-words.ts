import type { Language } from '../../contract/languages.ts';

/** What every PDF says by itself: its language to whoever reads it aloud, and the number of a page. */
export const pageWords: Record<Language, { tag: string; page: (current: number, count: number) => string }> = {
  en: { tag: 'en-US', page: (current, count) => `Page ${current} of ${count}` },
  es: { tag: 'es-US', page: (current, count) => `Página ${current} de ${count}` },
};
