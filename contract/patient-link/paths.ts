/**
 * Calls of the page behind a personal link. They stand apart from their shapes, so that the page, which sends what it was
 * sent, loads no schema.
 */
export const devicePaths = {
  openLink: '/v2/intake/links',
  today: '/v2/intake/today',
  /** What staff see of a patient's page. */
  day: '/v2/patients/:patientId/day',
  sessions: '/v2/intake/sessions',
  surveys: '/v2/intake/survey-responses',
} as const;
