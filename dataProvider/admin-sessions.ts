import { subHours } from 'date-fns';
import { GAIT_SESSION_DAYS } from '../contract/gait/admin-gait-sessions.ts';
import { type CallOptions, call } from './client.ts';
import type { Call } from '../contract/platform/call.ts';
import { initialRange, getPeriodInstants, type DateRange } from '../domain/scan-sessions/period.ts';
import { adminPoseLogLink, adminScanArtifactLink } from '../contract/scan-sessions/admin-scan-sessions.ts';
import type { LogKind } from '@exer/pose-log/skeleton.ts';

/** The list covers the last 90 days as ISO timestamps (AGAIT-02, API-31); a session's UUID finds it whenever it was. */
export function toGaitSessionQuery(filter: Record<string, unknown>, now = new Date()): CallOptions<Call>['query'] {
  const { sessionUUID } = filter as { sessionUUID?: string };
  if (sessionUUID) return { sessionUUID };
  return { start: subHours(now, 24 * GAIT_SESSION_DAYS).toISOString(), end: now.toISOString() };
}

interface Filter {
  sessionUUID?: string;
  dateRange?: DateRange;
  /** The zone in which the days are meant. */
  zone?: string;
  [other: string]: unknown;
}

/** The screen's filters as the call's query; a session UUID overrides all others (ASCAN-10, API-22). */
export function toScanSessionQuery(filter: Filter, now = new Date()): CallOptions<Call>['query'] {
  const { sessionUUID, dateRange = initialRange, zone = 'UTC', ...rest } = filter;
  if (sessionUUID) return { sessionUUID };
  return { ...(rest as CallOptions<Call>['query']), ...getPeriodInstants(dateRange, zone, now) };
}

export interface RecordedLog {
  kind: 'scan' | 'gait';
  /** Of the session. */
  id: number;
  log: LogKind;
}

/** A short-lived link to the log of any organization's session, for vendor staff (API-27, API-30, SEC-20). */
export const fetchAdminLogLink = ({ kind, id, log }: RecordedLog, signal?: AbortSignal) =>
  log === 'pose-log'
    ? call(adminPoseLogLink, { params: { kind, id }, signal })
    : call(adminScanArtifactLink, { params: { id, artifact: log }, signal });
