import { addDays } from '../../domain/platform/calendar.ts';
import type { invites } from '../platform/db/schema.ts';
import { hashCode, createCode, seal } from '../identity/tokens.ts';
import { momentAt } from './moments.ts';
import type { Team } from './team.ts';

/** Open invites of those who were invited and have not registered; the codes are real secrets, new at every load. */
export const demoInvites = ({ invited }: Team, today: string, secret: string): (typeof invites.$inferInsert)[] =>
  invited.map(({ organizationId, id: practitionerId, email }) => {
    const code = createCode();
    return {
      organizationId,
      practitionerId,
      email: email!,
      codeHash: hashCode(code),
      codeEncrypted: seal(code, secret),
      expiresAt: momentAt(addDays(today, 7), 0, 'America/Denver'),
    };
  });
