import { addHours } from 'date-fns';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Language } from '../../contract/platform/languages.ts';
import { getPublicUrl, type Configuration } from '../platform/configuration.ts';
import { organizations, patientInvites, patients, programs } from '../platform/db/schema.ts';
import { buildPatientInviteEmail } from '../identity/emails.ts';
import { hashInviteCode, createInviteCode } from '../identity/tokens.ts';
import { EMAIL_RETRY_MS, sendOrFail, type Mail } from '../platform/mail/mail.ts';
import type { JobHandler } from '../platform/jobs/jobs.ts';
import { withdrawInvites } from './withdraw-invites.ts';

interface Tools {
  configuration: Configuration;
  mail: Mail;
  now: () => Date;
}

interface Payload {
  patientId: number;
}

const VALID_HOURS = 14 * 24;

/** The code follows `#`, so that no server or log receives it. */
const buildInviteUrl = (configuration: Configuration, code: string, language: Language): string =>
  `${getPublicUrl(configuration)}/invite/?language=${language}#${code}`;

/**
 * Creates and emails the code for the app, in the patient's language; payload `{patientId}`. Earlier codes become
 * invalid, including those of failed attempts. The plain code exists only here. Does nothing for a patient without an
 * email, with an account or after discharge. An email that fails for a day is noted on the record.
 */
export function createPatientInviteJob({ configuration, mail, now }: Tools): JobHandler {
  const work: JobHandler = async ({ organizationId, payload }, tenantDb) => {
    const { patientId } = payload as Payload;
    if (organizationId === null) return;
    const message = await tenantDb.withActor({ kind: 'job', organizationId }, async (tx, scope) => {
      const [invited] = await tx
        .select({
          email: patients.email,
          firstName: patients.firstName,
          language: patients.language,
          organization: organizations.name,
          hasProgram: sql<boolean>`exists (${tx
            .select({ id: programs.id })
            .from(programs)
            .where(
              and(
                scope.organization(programs.organizationId),
                eq(programs.patientId, patientId),
                isNull(programs.endedAt),
              ),
            )})`,
        })
        .from(patients)
        .innerJoin(organizations, eq(organizations.id, patients.organizationId))
        .where(
          and(
            scope.organization(patients.organizationId),
            eq(patients.id, patientId),
            eq(patients.hasAccount, false),
            eq(patients.hidden, false),
            eq(patients.discharged, false),
            eq(organizations.disabled, false),
          ),
        );
      if (!invited?.email) return null;
      await withdrawInvites({ tx, scope, now: now() }, patientId);
      const code = createInviteCode();
      const expiresAt = addHours(now(), VALID_HOURS);
      await tx
        .insert(patientInvites)
        .values({ organizationId, patientId, codeHash: hashInviteCode(code, configuration.secret), expiresAt });
      const { email, firstName, organization, hasProgram } = invited;
      const language = invited.language;
      return buildPatientInviteEmail(
        { to: email, language },
        {
          firstName,
          code,
          link: buildInviteUrl(configuration, code, language),
          hasProgram,
          organization,
          brand: configuration.browser.brand.name,
        },
      );
    });
    if (message) await sendOrFail(mail, message);
  };
  work.retryForMs = EMAIL_RETRY_MS;
  work.onAttemptsExhausted = async ({ organizationId, payload }, tenantDb) => {
    const { patientId } = payload as Payload;
    if (organizationId === null) return;
    await tenantDb.withActor({ kind: 'job', organizationId }, (tx, scope) =>
      tx
        .update(patients)
        .set({ inviteFailedAt: now() })
        .where(
          and(scope.organization(patients.organizationId), eq(patients.id, patientId), eq(patients.hasAccount, false)),
        ),
    );
  };
  return work;
}
