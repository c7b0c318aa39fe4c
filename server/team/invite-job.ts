import { and, eq, isNull } from 'drizzle-orm';
import { getPublicUrl, type Configuration } from '../platform/configuration.ts';
import { organizations, practitioners } from '../platform/db/schema.ts';
import { createInvite } from '../identity/invites.ts';
import { findEmailLocale, buildColleagueInviteEmail } from '../identity/emails.ts';
import { EMAIL_RETRY_MS, sendOrFail, type Mail } from '../platform/mail/mail.ts';
import type { JobHandler } from '../platform/jobs/jobs.ts';

interface Tools {
  configuration: Configuration;
  mail: Mail;
  now: () => Date;
}

interface Payload {
  practitionerId: number;
  invitedBy?: string;
}

const buildSignUpUrl = (configuration: Configuration, code: string): string =>
  `${getPublicUrl(configuration)}/user/create/${code}`;

/**
 * Creates and mails the invite of a provider, payload `{practitionerId, invitedBy}`, in the language of their existing
 * account or else of the user who invites. Only this job has the code in clear text, so that the queue does not store it;
 * a repeated run replaces it. Does nothing for a provider who was removed or registered meanwhile. After a day of failures
 * the profile is marked.
 */
export function createColleagueInviteJob({ configuration, mail, now }: Tools): JobHandler {
  const work: JobHandler = async ({ organizationId, payload }, tenantDb) => {
    const { practitionerId, invitedBy } = payload as Payload;
    if (organizationId === null) return;
    const invite = await tenantDb.withActor({ kind: 'job', organizationId }, async (tx, scope) => {
      const [invited] = await tx
        .select({ email: practitioners.email, organization: organizations.name })
        .from(practitioners)
        .innerJoin(organizations, eq(organizations.id, practitioners.organizationId))
        .where(
          and(
            scope.organization(practitioners.organizationId),
            eq(practitioners.id, practitionerId),
            isNull(practitioners.userId),
            isNull(practitioners.removedAt),
            eq(organizations.disabled, false),
          ),
        );
      if (!invited?.email) return null;
      const code = await createInvite(
        tx,
        { organizationId, practitionerId, email: invited.email },
        configuration.secret,
        now(),
      );
      return { to: invited.email, organization: invited.organization, link: buildSignUpUrl(configuration, code) };
    });
    if (!invite) return;
    const { to, ...facts } = invite;
    const language = await findEmailLocale(tenantDb, { email: to, sentBy: invitedBy });
    await sendOrFail(
      mail,
      buildColleagueInviteEmail({ to, language }, { ...facts, brand: configuration.browser.brand.name }),
    );
  };
  work.retryForMs = EMAIL_RETRY_MS;
  work.onAttemptsExhausted = async ({ organizationId, payload }, tenantDb) => {
    const { practitionerId } = payload as Payload;
    if (organizationId === null) return;
    await tenantDb.withActor({ kind: 'job', organizationId }, (tx, scope) =>
      tx
        .update(practitioners)
        .set({ inviteFailedAt: now() })
        .where(
          and(
            scope.organization(practitioners.organizationId),
            eq(practitioners.id, practitionerId),
            isNull(practitioners.userId),
          ),
        ),
    );
  };
  return work;
}
