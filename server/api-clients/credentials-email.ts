import type { Language } from '../../contract/platform/languages.ts';
import type { Email } from '../platform/mail/mail.ts';
import type { AdminEmailFacts } from '../team/admin-email-job.ts';

/** What vendor staff did to a client, by its name. */
export interface GivenCredentials {
  change: 'CLIENT' | 'SECRET' | 'KEYS';
  client: string;
}

type Facts = AdminEmailFacts & GivenCredentials;

const changes: Record<Language, Record<GivenCredentials['change'], string>> = {
  en: { CLIENT: 'created', SECRET: 'added a secret to', KEYS: 'replaced the keys of' },
  es: { CLIENT: 'creó el', SECRET: 'agregó un secreto al', KEYS: 'reemplazó las claves del' },
};

const texts: Record<Language, (facts: Facts) => Pick<Email, 'subject' | 'text'>> = {
  en: ({ change, client, organization, brand, link }) => ({
    subject: `${brand}: an API client got new credentials`,
    text: `Vendor staff ${changes.en[change]} the API client “${client}” of ${organization}.\n\nThe client can use records of your organization. See what it may do. If you did not ask for it, revoke it:\n${link}\n`,
  }),
  es: ({ change, client, organization, brand, link }) => ({
    subject: `${brand}: un cliente de API recibió credenciales nuevas`,
    text: `El personal del proveedor de la plataforma ${changes.es[change]} cliente de API «${client}» de ${organization}.\n\nEl cliente puede usar expedientes de su organización. Vea qué puede hacer. Si usted no lo pidió, revóquelo:\n${link}\n`,
  }),
};

export const buildCredentialsEmail = (to: string, language: Language, facts: Facts): Email => ({
  to,
  ...texts[language](facts),
});
