import { and, eq } from 'drizzle-orm';
import type { Language } from '../../contract/platform/languages.ts';
import { getPublicUrl, type Configuration } from '../platform/configuration.ts';
import { organizations, patients } from '../platform/db/schema.ts';
import type { JobHandler } from '../platform/jobs/jobs.ts';
import { EMAIL_RETRY_MS, sendOrFail, type Email, type Mail } from '../platform/mail/mail.ts';
import { isLinkOpen } from './link-conditions.ts';
import { buildLinkUrl, loadGeneration } from './queries.ts';

interface Facts {
  firstName: string;
  organization: string;
  link: string;
}

const texts: Record<Language, (facts: Facts) => Pick<Email, 'subject' | 'text'>> = {
  en: ({ firstName, organization, link }) => ({
    subject: `Your home exercise program from ${organization}`,
    text: `Hello ${firstName},\n\n${organization} has your home exercise program ready. Open it on your phone:\n${link}\n\nThe first time, it asks for your date of birth. You need no app and no password. Please do not pass the link on.\n`,
  }),
  es: ({ firstName, organization, link }) => ({
    subject: `Su programa de ejercicios en casa de ${organization}`,
    text: `Hola, ${firstName}:\n\n${organization} tiene listo su programa de ejercicios en casa. Ábralo en su teléfono:\n${link}\n\nLa primera vez le pide su fecha de nacimiento. No necesita ninguna aplicación ni contraseña. Por favor, no comparta el enlace.\n`,
  }),
};

interface Tools {
  configuration: Configuration;
  mail: Mail;
}

/**
 * Emails the personal link as it is when the letter is written; payload `{patientId}`. Does nothing for a patient whose
 * link opens nothing any more, or without an email address.
 */
export function createPatientLinkEmailJob({ configuration, mail }: Tools): JobHandler {
  const work: JobHandler = async ({ organizationId, payload }, tenantDb) => {
    const { patientId } = payload as { patientId: number };
    if (organizationId === null) return;
    const message = await tenantDb.withActor({ kind: 'job', organizationId }, async (tx, scope) => {
      const [patient] = await tx
        .select({
          email: patients.email,
          firstName: patients.firstName,
          language: patients.language,
          organization: organizations.name,
        })
        .from(patients)
        .innerJoin(organizations, eq(organizations.id, patients.organizationId))
        .where(and(scope.organization(patients.organizationId), eq(patients.id, patientId), isLinkOpen));
      if (!patient?.email) return null;
      const { generation } = await loadGeneration(tx, scope, patientId);
      const address = { secret: configuration.secret, base: getPublicUrl(configuration) };
      const link = buildLinkUrl(address, { organizationId, patientId, generation });
      return { to: patient.email, ...texts[patient.language]({ ...patient, link }) };
    });
    if (message) await sendOrFail(mail, message);
  };
  work.retryForMs = EMAIL_RETRY_MS;
  return work;
}
