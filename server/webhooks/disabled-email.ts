import type { Language } from '../../contract/platform/languages.ts';
import { WEBHOOK_FAILING_HOURS } from '../../contract/webhooks/limits.ts';
import type { DisabledReason } from '../../contract/webhooks/webhooks.ts';
import type { Email } from '../platform/mail/mail.ts';
import type { AdminEmailFacts } from '../team/admin-email-job.ts';

interface Facts extends AdminEmailFacts {
  /** Of the URL: the rest of it may hold a key. */
  host: string;
  reason: DisabledReason;
}

const DAYS = WEBHOOK_FAILING_HOURS / 24;

const reasons: Record<Language, Record<DisabledReason, string>> = {
  en: {
    FAILING: `No event could be delivered for ${DAYS} days.`,
    GONE: 'The receiver answered that it no longer exists (410 Gone).',
  },
  es: {
    FAILING: `No se pudo entregar ningún evento durante ${DAYS} días.`,
    GONE: 'El receptor respondió que ya no existe (410 Gone).',
  },
};

const texts: Record<Language, (facts: Facts) => Pick<Email, 'subject' | 'text'>> = {
  en: ({ organization, host, reason, brand, link }) => ({
    subject: `${brand}: a webhook was turned off`,
    text: `The webhook of ${organization} to ${host} was turned off. ${reasons.en[reason]}\n\nEvents are no longer recorded for it. See the log, correct the receiver, and turn the webhook on again:\n${link}\n`,
  }),
  es: ({ organization, host, reason, brand, link }) => ({
    subject: `${brand}: se desactivó un webhook`,
    text: `Se desactivó el webhook de ${organization} hacia ${host}. ${reasons.es[reason]}\n\nYa no se registran eventos para él. Consulte el registro, corrija el receptor y vuelva a activar el webhook:\n${link}\n`,
  }),
};

export const buildDisabledEmail = (to: string, language: Language, facts: Facts): Email => ({
  to,
  ...texts[language](facts),
});
