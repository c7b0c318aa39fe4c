import type { Language } from '../../contract/platform/languages.ts';
import { UNANSWERED_LIMIT } from '../../domain/reminders/decide.ts';
import { fitTextMessage } from '../../domain/reminders/text-message.ts';
import type { Email } from '../platform/mail/mail.ts';

interface Facts {
  organization: string;
  firstName: string;
  /** The personal link, which asks for the date of birth on a new device. */
  link: string;
  /** Stops reminders without signing in. */
  stopLink: string;
  isLast: boolean;
}

const texts: Record<Language, (facts: Facts) => Pick<Email, 'subject' | 'text'>> = {
  en: ({ organization, firstName, link, stopLink, isLast }) => ({
    subject: `Your reminder from ${organization}`,
    text: `Hello ${firstName},\n\nThis is the reminder that you asked for. Your page from ${organization} is ready for today:\n${link}\n\n${
      isLast
        ? `You have not opened it since the last ${UNANSWERED_LIMIT} reminders, so this is the last one for now. Reminders start again when you open it.\n\n`
        : ''
    }No more reminders, please:\n${stopLink}\n`,
  }),
  es: ({ organization, firstName, link, stopLink, isLast }) => ({
    subject: `Su recordatorio de ${organization}`,
    text: `Hola, ${firstName}:\n\nEste es el recordatorio que pidió. Su página de ${organization} está lista para hoy:\n${link}\n\n${
      isLast
        ? `No la ha abierto desde los últimos ${UNANSWERED_LIMIT} recordatorios, así que este es el último por ahora. Los recordatorios vuelven cuando la abra.\n\n`
        : ''
    }No quiero más recordatorios:\n${stopLink}\n`,
  }),
};

/**
 * The letter of a reminder: who sends it and a link, nothing about health. Its headers let mail programs show a button that
 * stops reminders by one POST (RFC 2369, RFC 8058).
 */
export const buildReminderEmail = (to: string, language: Language, facts: Facts): Email => ({
  to,
  ...texts[language](facts),
  headers: {
    'List-Unsubscribe': `<${facts.stopLink}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  },
});

const endings: Record<Language, (facts: Pick<Facts, 'link' | 'isLast'>) => string> = {
  en: ({ link, isLast }) =>
    `your page is ready: ${link} ${isLast ? 'Last reminder until you open it.' : 'Reply STOP to end.'}`,
  es: ({ link, isLast }) =>
    `su página está lista: ${link} ${isLast ? 'Último aviso hasta que la abra.' : 'Responda STOP para terminar.'}`,
};

/** The same as one text message. It names nobody, because it shows on a locked screen. */
export const buildReminderText = (
  language: Language,
  { organization, link, isLast }: Omit<Facts, 'firstName' | 'stopLink'>,
) => fitTextMessage(organization, endings[language]({ link, isLast }));
