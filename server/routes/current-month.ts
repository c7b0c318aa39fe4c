import { and, eq } from 'drizzle-orm';
import type { Member } from '../../domain/actor.ts';
import { monthOf, todayIn } from '../../domain/calendar.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { organizations } from '../db/schema/index.ts';

/** IANA zone of the actor's organization. */
export async function zoneOfOrganization(tx: Tx, scope: Scope, { organizationId }: Member): Promise<string> {
  const [own] = await tx
    .select({ timezone: organizations.timezone })
    .from(organizations)
    .where(and(scope.organization(organizations.id), eq(organizations.id, organizationId)));
  return own!.timezone;
}

/** The month that it is in the actor's organization, `2026-11`. */
export const currentMonth = async (tx: Tx, scope: Scope, actor: Member, now: Date): Promise<string> =>
  monthOf(todayIn(await zoneOfOrganization(tx, scope, actor), now));
