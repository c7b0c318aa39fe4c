/**
 * Calls of the page behind a personal link. They stand apart from their shapes, so that the page, which sends what it was
 * sent, loads no schema.
 */
export const devicePaths = {
  openLink: '/v2/intake/links',
  today: '/v2/intake/today',
  sessions: '/v2/intake/sessions',
} as const;
