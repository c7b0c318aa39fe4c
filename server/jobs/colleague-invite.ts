import { and, eq, isNull } from 'drizzle-orm';
import { publicAddress, type Configuration } from '../configuration.ts';
import { organizations, practitioners } from '../db/schema/index.ts';
import { newInvite } from '../identity/invites.ts';
import { letterLanguage } from '../identity/letter-language.ts';
import { colleagueInviteMail } from '../identity/mails.ts';
import { LETTER_TRIED_FOR_MS, sendOrFail, type Mail } from '../mail/mail.ts';
import type { JobWork } from './jobs.ts';

interface Tools {
  configuration: Configuration;
  mail: Mail;
  now: () => Date;
}

interface Payload {
  practitionerId: number;
  invitedBy?: string;
}

/** Where an invited colleague signs up. */
const signUpLink = (configuration: Configuration, code: string): string =>
  `${publicAddress(configuration)}/user/create/${code}`;

/**
 * Makes and mails the invite of a provider, payload `{practitionerId, invitedBy}`, in the language of an account that they
 * have already, or in that of who invites. The code exists in clear only here, so that no
 * queue keeps it; a run that is repeated replaces it. Nothing happens for somebody removed or registered meanwhile. A letter that
 * is not taken for a day is noted on the profile.
 */
export function colleagueInvite({ configuration, mail, now }: Tools): JobWork {
  const work: JobWork = async ({ organizationId, payload }, door) => {
    const { practitionerId, invitedBy } = payload as Payload;
    if (organizationId === null) return;
    const invite = await door.withActor({ kind: 'job', organizationId }, async (tx, scope) => {
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
      const code = await newInvite(
        tx,
        { organizationId, practitionerId, email: invited.email },
        configuration.secret,
        now(),
      );
      return { to: invited.email, organization: invited.organization, link: signUpLink(configuration, code) };
    });
    if (!invite) return;
    const { to, ...facts } = invite;
    const language = await letterLanguage(door, { email: to, sentBy: invitedBy });
    await sendOrFail(
      mail,
      colleagueInviteMail({ to, language }, { ...facts, brand: configuration.browser.brand.name }),
    );
  };
  work.triedFor = LETTER_TRIED_FOR_MS;
  work.givenUp = async ({ organizationId, payload }, door) => {
    const { practitionerId } = payload as Payload;
    if (organizationId === null) return;
    await door.withActor({ kind: 'job', organizationId }, (tx, scope) =>
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
