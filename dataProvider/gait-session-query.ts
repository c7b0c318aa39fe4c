import { subHours } from 'date-fns';
import { GAIT_SESSION_DAYS } from '../contract/gait/admin-gait-sessions.ts';
import type { CallOptions } from './client.ts';
import type { Call } from '../contract/platform/call.ts';

/** The list covers the last 90 days as ISO timestamps (AGAIT-02, API-31); a session's UUID finds it whenever it was. */
export function toGaitSessionQuery(filter: Record<string, unknown>, now = new Date()): CallOptions<Call>['query'] {
  const { sessionUUID } = filter as { sessionUUID?: string };
  if (sessionUUID) return { sessionUUID };
  return { start: subHours(now, 24 * GAIT_SESSION_DAYS).toISOString(), end: now.toISOString() };
}
