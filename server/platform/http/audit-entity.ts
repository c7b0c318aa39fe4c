import type { Call } from '../../../contract/platform/call.ts';
import { MAX_PAGE_SIZE } from '../../../contract/platform/limits.ts';
import { canBeStored } from './read-request.ts';

/** The kind of record that a call is about: `/v2/admin/scan/clients/:versionId` becomes `scan/clients`. */
export const auditEntityType = (call: Call): string =>
  call.path
    .split('/')
    .filter((part) => part && part !== 'v2' && part !== 'admin' && !part.startsWith(':'))
    .join('/');

const isId = (id: unknown): id is string | number =>
  typeof id === 'number' || (typeof id === 'string' && id.length <= 64 && canBeStored(id));

/** The ids in the path and in the response, for a whole page of a list. */
export function auditEntityIds(params: unknown, answer: unknown): string[] {
  const ids = Object.values((params ?? {}) as Record<string, unknown>)
    .filter(isId)
    .map(String);
  const known = new Set(ids);
  const records = Array.isArray(answer) ? answer : ((answer as { items?: unknown[] } | null)?.items ?? [answer]);
  for (const record of records.slice(0, MAX_PAGE_SIZE)) {
    const id = (record as { id?: unknown } | null | undefined)?.id;
    if (!isId(id) || known.has(String(id))) continue;
    known.add(String(id));
    ids.push(String(id));
  }
  return ids;
}
