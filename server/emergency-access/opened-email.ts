import type { Language } from '../../contract/platform/languages.ts';
import type { Email } from '../platform/mail/mail.ts';

interface Facts {
  organization: string;
  brand: string;
  link: string;
}

/** Neither patient nor reason nor person: a mail may be read by others. */
const texts: Record<Language, (facts: Facts) => Pick<Email, 'subject' | 'text'>> = {
  en: ({ organization, brand, link }) => ({
    subject: `${brand}: emergency access was opened`,
    text: `A provider of ${organization} has opened emergency access to a patient's record.\n\nSee who, why and until when, and end it if it is not justified:\n${link}\n`,
  }),
  es: ({ organization, brand, link }) => ({
    subject: `${brand}: se abrió un acceso de emergencia`,
    text: `Un profesional de ${organization} abrió un acceso de emergencia al expediente de un paciente.\n\nVea quién, por qué y hasta cuándo, y termínelo si no está justificado:\n${link}\n`,
  }),
};

export const buildOpenedEmail = (to: string, language: Language, facts: Facts): Email => ({
  to,
  ...texts[language](facts),
});
