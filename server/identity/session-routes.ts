import { subMinutes } from 'date-fns';
import { and, desc, eq, gt, ne, type SQL } from 'drizzle-orm';
import type { Call } from '../../contract/platform/call.ts';
import { endOtherSessions, endOwnSession, ownSessions } from '../../contract/identity/own-sessions.ts';
import { identityMessage } from '../../contract/identity/messages.ts';
import { parseUserAgent } from '../../domain/platform/device-name.ts';
import { auditAccount } from '../platform/audit/audit.ts';
import { authSessions } from '../platform/db/schema.ts';
import { auditEntityType } from '../platform/http/audit-entity.ts';
import { notFound } from '../platform/http/http-error.ts';
import type { Routes } from '../routes.ts';

/** Where the own account is signed in, and ending that. */
export const ownSessionRoutes: Routes = (router, { tenantDb, configuration }) => {
  /** Ends sessions of a person and writes down which; how many there were. */
  const endSessions = (call: Call, requestId: string, userId: string, which: SQL): Promise<number> =>
    tenantDb.asService(async (tx) => {
      const ended = await tx
        .delete(authSessions)
        .where(and(eq(authSessions.userId, userId), which))
        .returning({ id: authSessions.id });
      const entityIds = ended.map(({ id }) => id);
      if (ended.length)
        await auditAccount(tx, {
          requestId,
          userId,
          action: call.id,
          entity: auditEntityType(call),
          entityIds,
          outcome: 200,
        });
      return ended.length;
    });

  router.account(ownSessions, async function handleOwnSessions({ person, now }) {
    const idleSince = subMinutes(now, configuration.idleMinutes);
    const rows = await tenantDb.service
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
        ...parseUserAgent(userAgent ?? ''),
        signedInAt: createdAt.toISOString(),
        lastActiveAt: lastActiveAt.toISOString(),
        isCurrent: id === person.sessionId,
      })),
    };
  });

  router.account(endOwnSession, async function handleEndOwnSession({ person, params, requestId }) {
    if (!(await endSessions(endOwnSession, requestId, person.userId, eq(authSessions.id, params.id))))
      throw notFound(identityMessage('identity.sessionNotFound'));
  });

  router.account(endOtherSessions, async function handleEndOtherSessions({ person, requestId }) {
    return {
      ended: await endSessions(endOtherSessions, requestId, person.userId, ne(authSessions.id, person.sessionId)),
    };
  });
};
