import type { Call } from '../contract/platform/call.ts';
import { getListedInstants, type ListedPeriod } from '../domain/scan-sessions/period.ts';
import type { CallOptions } from './client.ts';

interface Filter extends ListedPeriod {
  /** The zone in which the days are meant. */
  zone?: string;
  [other: string]: unknown;
}

/** The filters of the clinic's list as the call's query: days become instants. */
export function toOwnScanSessionQuery(filter: object, now = new Date()): CallOptions<Call>['query'] {
  const { days, from, to, zone = 'UTC', ...rest } = filter as Filter;
  return { ...(rest as CallOptions<Call>['query']), ...getListedInstants({ days, from, to }, zone, now) };
}
