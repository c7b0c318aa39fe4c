import { firstRange, scanInstants, type DateRange } from '../domain/scan-sessions/period.ts';
import type { CallOptions } from './client.ts';
import type { Call } from '../contract/platform/call.ts';

interface Filter {
  sessionUUID?: string;
  dateRange?: DateRange;
  /** The zone in which the days are meant. */
  zone?: string;
  [other: string]: unknown;
}

/** The screen's filters as the call's query; a session UUID overrides all others (ASCAN-10, API-22). */
export function toScanSessionQuery(filter: Filter, now = new Date()): CallOptions<Call>['query'] {
  const { sessionUUID, dateRange = firstRange, zone = 'UTC', ...rest } = filter;
  if (sessionUUID) return { sessionUUID };
  return { ...(rest as CallOptions<Call>['query']), ...scanInstants(dateRange, zone, now) };
}
