import { addDays } from '../../domain/calendar.ts';
import type { invites } from '../db/schema/index.ts';
import { hashOfCode, newCode, seal } from '../identity/tokens.ts';
import { momentAt } from './moments.ts';
import type { Team } from './team.ts';

/** Open invites of those who were invited and have not registered; the codes are real secrets, new at every load. */
export const demoInvites = ({ invited }: Team, today: string, secret: string): (typeof invites.$inferInsert)[] =>
  invited.map(({ organizationId, id: practitionerId, email }) => {
    const code = newCode();
    return {
      organizationId,
      practitionerId,
      email: email!,
      codeHash: hashOfCode(code),
      codeSealed: seal(code, secret),
      expiresAt: momentAt(addDays(today, 7), 0, 'America/Denver'),
    };
  });
