import { eq, or, sql } from 'drizzle-orm';
import type { Language } from '../../contract/platform/languages.ts';
import type { Email } from '../platform/mail/mail.ts';
import type { TenantDb } from '../platform/db/tenant-context.ts';
import { users } from '../platform/db/schema.ts';

type EmailContent = Pick<Email, 'subject' | 'text'>;
type PerLanguage<Facts> = Record<Language, (facts: Facts) => EmailContent>;

interface Recipient {
  to: string;
  language: Language;
}

interface Code {
  code: string;
  brand: string;
}

const passwordCodeTexts: PerLanguage<Code> = {
  en: ({ code, brand }) => ({
    subject: `Your ${brand} verification code`,
    text: `Your verification code is ${code}\n\nIt is valid for 10 minutes. If you did not request it, you can ignore this email.\n`,
  }),
  es: ({ code, brand }) => ({
    subject: `Su código de verificación de ${brand}`,
    text: `Su código de verificación es ${code}\n\nEs válido durante 10 minutos. Si no lo solicitó, puede ignorar este correo.\n`,
  }),
};

const ssoReminderTexts: PerLanguage<Pick<Code, 'brand'>> = {
  en: ({ brand }) => ({
    subject: `How to sign in to ${brand}`,
    text: `Someone requested a new password for your ${brand} account. You sign in with your organization's single sign-on, so there is no password to change.\n\nIf you did not request this, you can ignore this email.\n`,
  }),
  es: ({ brand }) => ({
    subject: `Cómo iniciar sesión en ${brand}`,
    text: `Alguien solicitó una contraseña nueva para su cuenta de ${brand}. Usted inicia sesión con el inicio de sesión único de su organización, así que no hay ninguna contraseña que cambiar.\n\nSi no lo solicitó, puede ignorar este correo.\n`,
  }),
};

interface Invite {
  organization: string;
  brand: string;
}

const colleagueInviteTexts: PerLanguage<Invite & { link: string }> = {
  en: ({ link, organization, brand }) => ({
    subject: `You are invited to ${brand}`,
    text: `${organization} has invited you to ${brand}.\n\nCreate your account here:\n${link}\n\nThe link is valid for 7 days and can be used once.\n`,
  }),
  es: ({ link, organization, brand }) => ({
    subject: `Invitación a ${brand}`,
    text: `${organization} le invita a usar ${brand}.\n\nCree su cuenta aquí:\n${link}\n\nEl enlace es válido durante 7 días y se puede usar una sola vez.\n`,
  }),
};

interface PatientInvite extends Invite {
  firstName: string;
  code: string;
  link: string;
  hasProgram: boolean;
}

const patientInviteTexts: PerLanguage<PatientInvite> = {
  en: ({ firstName, code, link, hasProgram, organization, brand }) => ({
    subject: `${organization} invites you to ${brand}`,
    text: `Hello ${firstName},\n\n${organization} ${hasProgram ? `has prepared a home exercise program for you in ${brand}` : `invites you to ${brand}`}.\n\nOpen the app and enter this code: ${code}\n\nReading this on a computer? Open this page to get the code on your phone:\n${link}\n\nThe code is valid for 14 days and can be used once.\n`,
  }),
  es: ({ firstName, code, link, hasProgram, organization, brand }) => ({
    subject: `${organization} le invita a ${brand}`,
    text: `Hola, ${firstName}:\n\n${organization} ${hasProgram ? `preparó un programa de ejercicios en casa para usted en ${brand}` : `le invita a usar ${brand}`}.\n\nAbra la aplicación e ingrese este código: ${code}\n\n¿Lee esto en una computadora? Abra esta página para tener el código en su teléfono:\n${link}\n\nEl código es válido durante 14 días y se puede usar una sola vez.\n`,
  }),
};

const createEmailBuilder =
  <Facts>(written: PerLanguage<Facts>) =>
  ({ to, language }: Recipient, facts: Facts): Email => ({ to, ...written[language](facts) });

/** The verification code for a forgotten password. */
export const buildPasswordCodeEmail = createEmailBuilder(passwordCodeTexts);

/** Sent instead of a code when the account signs in by single sign-on and has no password. */
export const buildSsoReminderEmail = createEmailBuilder(ssoReminderTexts);

/** A colleague's invite with the link to the sign-up page. */
export const buildColleagueInviteEmail = createEmailBuilder(colleagueInviteTexts);

/** A patient's invite with the code for the app. */
export const buildPatientInviteEmail = createEmailBuilder(patientInviteTexts);

/** The language for an email to an address: that of its account, else that of the sender, else English. */
export const findEmailLocale = (
  tenantDb: TenantDb,
  { email, sentBy }: { email: string; sentBy?: string },
): Promise<Language> =>
  tenantDb.asService(async (tx) => {
    const isTheirs = eq(users.email, email);
    const [person] = await tx
      .select({ language: users.language })
      .from(users)
      .where(sentBy === undefined ? isTheirs : or(isTheirs, eq(users.id, sentBy)))
      .orderBy(sql`${isTheirs} desc`)
      .limit(1);
    return (person?.language ?? 'en') as Language;
  });
