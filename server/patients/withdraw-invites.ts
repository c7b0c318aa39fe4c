import { and, eq, isNull } from 'drizzle-orm';
import { patientInvites } from '../platform/db/schema.ts';
import type { Reader } from './queries.ts';

/** Ends the codes that were mailed to a patient for the app. */
export const withdrawInvites = ({ tx, scope, now }: Pick<Reader, 'tx' | 'scope' | 'now'>, patientId: number) =>
  tx
    .update(patientInvites)
    .set({ usedAt: now })
    .where(
      and(
        scope.organization(patientInvites.organizationId),
        eq(patientInvites.patientId, patientId),
        isNull(patientInvites.usedAt),
      ),
    );
