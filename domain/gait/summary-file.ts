import type { GaitSession } from '../../contract/gait/gait-session.ts';
import type { Language } from '../../contract/platform/languages.ts';

const names: Record<Language, string> = { en: 'gait-summary', es: 'resumen-de-la-marcha' };

/** `gait-summary-12-2026-11-10.pdf`: the file of a walk's page, in its language; it names no person. */
export const toGaitSummaryFileName = (
  { subject: { patientId }, day }: Pick<GaitSession, 'subject' | 'day'>,
  language: Language,
): string => `${names[language]}-${patientId}-${day}.pdf`;
