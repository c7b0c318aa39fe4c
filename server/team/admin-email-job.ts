import { subDays } from 'date-fns';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Language } from '../../contract/platform/languages.ts';
import { findEmailLocale } from '../identity/emails.ts';
import { getPublicUrl, type Configuration } from '../platform/configuration.ts';
import type { Tx } from '../platform/db/database.ts';
import { organizations, practitioners } from '../platform/db/schema.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { enqueue, type JobHandler } from '../platform/jobs/jobs.ts';
import { EMAIL_RETRY_MS, sendOrFail, type Email, type Mail } from '../platform/mail/mail.ts';

export interface EmailTools {
  configuration: Configuration;
  mail: Mail;
}

/** What every email to an admin names. */
export interface AdminEmailFacts {
  organization: string;
  brand: string;
  link: string;
}

interface AdminEmail<Payload, Facts extends { path: string }> {
  kind: string;
  /** What the email names besides, and the path of its link; null when there is nothing to say any more. */
  load: (payload: Payload, tx: Tx, scope: Scope) => Promise<Facts | null>;
  build: (to: string, language: Language, facts: Facts & AdminEmailFacts) => Email;
}

/** Enqueues the email, due since yesterday: the queue is in order of time, and this does not wait behind a backlog. */
export const enqueueAdminEmail = (tx: Tx, kind: string, organizationId: number, payload: object): Promise<void> =>
  enqueue(tx, kind, organizationId, payload, subDays(Date.now(), 1));

/**
 * Notifies the admins of an organization who have an account by email. The job is enqueued with the change, in its
 * transaction; it enqueues one job per admin, so that a failing address delays nobody else.
 */
export function createAdminEmailJob<Payload extends object, Facts extends { path: string }>(
  { kind, load, build }: AdminEmail<Payload, Facts>,
  { configuration, mail }: EmailTools,
): JobHandler {
  const work: JobHandler = async ({ organizationId, payload }, tenantDb) => {
    // The admin to be notified; absent in the first job.
    const { practitionerId } = payload as { practitionerId?: number };
    if (organizationId === null) return;
    const found = await tenantDb.withActor({ kind: 'job', organizationId }, async (tx, scope) => {
      const facts = await load(payload as Payload, tx, scope);
      if (!facts) return null;
      const admins = await tx
        .select({ id: practitioners.id, email: practitioners.email, organization: organizations.name })
        .from(practitioners)
        .innerJoin(organizations, eq(organizations.id, practitioners.organizationId))
        .where(
          and(
            scope.organization(practitioners.organizationId),
            eq(practitioners.role, 'PORTAL_PROVIDER_ADMIN'),
            isNotNull(practitioners.userId),
            isNull(practitioners.removedAt),
            practitionerId === undefined ? undefined : eq(practitioners.id, practitionerId),
          ),
        );
      if (practitionerId === undefined)
        for (const { id } of admins)
          await enqueueAdminEmail(tx, kind, organizationId, { ...(payload as Payload), practitionerId: id });
      return { facts, admins };
    });
    if (!found || practitionerId === undefined) return;
    const { facts, admins } = found;
    const brand = configuration.browser.brand.name;
    const link = `${getPublicUrl(configuration)}${facts.path}`;
    for (const { email, organization } of admins) {
      if (!email) continue;
      const language = await findEmailLocale(tenantDb, { email });
      await sendOrFail(mail, build(email, language, { ...facts, organization, brand, link }));
    }
  };
  work.retryForMs = EMAIL_RETRY_MS;
  return work;
}
