import type { Language } from '../../contract/platform/languages.ts';
import type { Email } from '../platform/mail/mail.ts';
import type { AdminEmailFacts } from '../team/admin-email-job.ts';

/** Neither patient nor reason nor person: a mail may be read by others. */
const texts: Record<Language, (facts: AdminEmailFacts) => Pick<Email, 'subject' | 'text'>> = {
  en: ({ organization, brand, link }) => ({
    subject: `${brand}: emergency access was opened`,
    text: `A provider at ${organization} opened emergency access to a patient's record.\n\nSee who opened it, why, and when it ends. If it is not justified, end it:\n${link}\n`,
  }),
  es: ({ organization, brand, link }) => ({
    subject: `${brand}: se abrió un acceso de emergencia`,
    text: `Un profesional de ${organization} abrió un acceso de emergencia al expediente de un paciente.\n\nVea quién, por qué y hasta cuándo, y termínelo si no está justificado:\n${link}\n`,
  }),
};

export const buildOpenedEmail = (to: string, language: Language, facts: AdminEmailFacts): Email => ({
  to,
  ...texts[language](facts),
});
