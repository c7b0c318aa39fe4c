import { subMinutes } from 'date-fns';
import { and, desc, eq, gt, ne, type SQL } from 'drizzle-orm';
import type { Call } from '../../contract/call.ts';
import { endOtherSessions, endOwnSession, ownSessions } from '../../contract/own-sessions.ts';
import { deviceOf } from '../../domain/device-name.ts';
import { auditAccount } from '../audit/audit.ts';
import { authSessions } from '../db/schema/index.ts';
import { entityOf } from '../http/audited.ts';
import { notFound } from '../http/refusal.ts';
import type { Routes } from './index.ts';

/** Where the own account is signed in, and ending that. */
export const ownSessionRoutes: Routes = (served, { door, configuration }) => {
  /** Ends sessions of a person and writes down which; how many there were. */
  const end = (call: Call, requestId: string, userId: string, which: SQL): Promise<number> =>
    door.asService(async (tx) => {
      const ended = await tx
        .delete(authSessions)
        .where(and(eq(authSessions.userId, userId), which))
        .returning({ id: authSessions.id });
      const entityIds = ended.map(({ id }) => id);
      if (ended.length)
        await auditAccount(tx, { requestId, userId, action: call.id, entity: entityOf(call), entityIds, outcome: 200 });
      return ended.length;
    });

  served.person(ownSessions, async ({ person, now }) => {
    const idleSince = subMinutes(now, configuration.idleMinutes);
    const rows = await door.service
      .select()
      .from(authSessions)
      .where(
        and(
          eq(authSessions.userId, person.userId),
          gt(authSessions.expiresAt, now),
          gt(authSessions.lastActiveAt, idleSince),
        ),
      )
      .orderBy(desc(authSessions.lastActiveAt), desc(authSessions.createdAt));
    return {
      sessions: rows.map(({ id, userAgent, createdAt, lastActiveAt }) => ({
        id,
        ...deviceOf(userAgent ?? ''),
        signedInAt: createdAt.toISOString(),
        lastActiveAt: lastActiveAt.toISOString(),
        isCurrent: id === person.sessionId,
      })),
    };
  });

  served.person(endOwnSession, async ({ person, params, requestId }) => {
    if (!(await end(endOwnSession, requestId, person.userId, eq(authSessions.id, params.id))))
      throw notFound('Session');
  });

  served.person(endOtherSessions, async ({ person, requestId }) => ({
    ended: await end(endOtherSessions, requestId, person.userId, ne(authSessions.id, person.sessionId)),
  }));
};
