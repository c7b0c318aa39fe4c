import { addHours } from 'date-fns';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Language } from '../../contract/languages.ts';
import { publicAddress, type Configuration } from '../configuration.ts';
import { organizations, patientInvites, patients, programs } from '../db/schema/index.ts';
import { patientInviteMail } from '../identity/mails.ts';
import { hashOfInviteCode, newInviteCode } from '../identity/tokens.ts';
import { LETTER_TRIED_FOR_MS, sendOrFail, type Mail } from '../mail/mail.ts';
import type { JobWork } from './jobs.ts';

interface Tools {
  configuration: Configuration;
  mail: Mail;
  now: () => Date;
}

interface Payload {
  patientId: number;
}

const VALID_HOURS = 14 * 24;

/** The page that shows the code: it stands after `#`, so that no server and no log is told of it. */
const invitePage = (configuration: Configuration, code: string, language: Language): string =>
  `${publicAddress(configuration)}/invite/?language=${language}#${code}`;

/**
 * Makes and mails, in the patient's language, the code that their app asks for, payload `{patientId}`. Codes sent before stop working,
 * those of a try whose letter was not taken as well. The code exists in clear only here; nothing happens for a patient who has
 * no email any more, or an account by now. A letter that is not taken for a day is noted in the record.
 */
export function patientInvite({ configuration, mail, now }: Tools): JobWork {
  const work: JobWork = async ({ organizationId, payload }, door) => {
    const { patientId } = payload as Payload;
    if (organizationId === null) return;
    const letter = await door.withActor({ kind: 'job', organizationId }, async (tx, scope) => {
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
            eq(organizations.disabled, false),
          ),
        );
      if (!invited?.email) return null;
      await tx
        .update(patientInvites)
        .set({ usedAt: now() })
        .where(
          and(
            scope.organization(patientInvites.organizationId),
            eq(patientInvites.patientId, patientId),
            isNull(patientInvites.usedAt),
          ),
        );
      const code = newInviteCode();
      const expiresAt = addHours(now(), VALID_HOURS);
      await tx
        .insert(patientInvites)
        .values({ organizationId, patientId, codeHash: hashOfInviteCode(code, configuration.secret), expiresAt });
      const { email, firstName, organization, hasProgram } = invited;
      const language = invited.language as Language;
      return patientInviteMail(
        { to: email, language },
        {
          firstName,
          code,
          link: invitePage(configuration, code, language),
          hasProgram,
          organization,
          brand: configuration.browser.brand.name,
        },
      );
    });
    if (letter) await sendOrFail(mail, letter);
  };
  work.triedFor = LETTER_TRIED_FOR_MS;
  work.givenUp = async ({ organizationId, payload }, door) => {
    const { patientId } = payload as Payload;
    if (organizationId === null) return;
    await door.withActor({ kind: 'job', organizationId }, (tx, scope) =>
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
