import type { Call } from '../../contract/call.ts';

/** `/v2/admin/scan/clients/:versionId` → `scan/clients`: what kind of record a call is about. */
export const entityOf = (call: Call): string =>
  call.path
    .split('/')
    .filter((part) => part && part !== 'v2' && part !== 'admin' && !part.startsWith(':'))
    .join('/');

const MOST_IDS = 200;
const isId = (id: unknown): id is string | number =>
  typeof id === 'number' || (typeof id === 'string' && id.length <= 64);

/** Ids named by the path and ids of the records that were answered. */
export function idsIn(params: unknown, answer: unknown): string[] {
  const ids = Object.values((params ?? {}) as Record<string, unknown>)
    .filter(isId)
    .map(String);
  const records = Array.isArray(answer) ? answer : ((answer as { items?: unknown[] } | null)?.items ?? [answer]);
  for (const record of records.slice(0, MOST_IDS)) {
    const id = (record as { id?: unknown } | null | undefined)?.id;
    if (isId(id) && !ids.includes(String(id))) ids.push(String(id));
  }
  return ids;
}
