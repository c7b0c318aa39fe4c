import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { TextIdList, Version } from './fields.ts';
import { PAGE_SIZE } from './limits.ts';

/** ENT-069. `updatedBy` is null for versions that nobody has edited here. */
export const ScanClientVersion = z.object({
  /** The version id again, so that a list of records has one name for its key. */
  id: z.string(),
  versionId: z.string(),
  updateRequired: z.boolean(),
  isLatest: z.boolean(),
  updatedBy: z.nullable(z.object({ firstName: z.string(), lastName: z.string() })),
  /** Which saving of the record this is; sent back with the next one. */
  version: Version,
});
export type ScanClientVersion = z.output<typeof ScanClientVersion>;

/**
 * Why a new version cannot be called that; null when it can. Of `02.21.0` nobody could tell whether it is 2.21.0, nor
 * would a client that calls itself 2.21.0 find it.
 */
export function versionIdFault(versionId: string): string | null {
  if (!/^\d{1,6}\.\d{1,6}\.\d{1,6}$/.test(versionId)) return 'Version ID must match the pattern X.X.X';
  return /(^|\.)0\d/.test(versionId) ? 'Version ID must be written without leading zeros' : null;
}

/** What the add form asks for (ACLI-05..07). Stored ids such as `test` or `9999a` do not have to match (OPEN-120). */
export const NewScanClientVersion = z.strictObject({
  versionId: z.string({ error: 'Version ID is required' }).check(
    z.trim(),
    z.minLength(1, 'Version ID is required'),
    z.refine((id: string) => versionIdFault(id) === null, {
      error: ({ input }) => versionIdFault(String(input)) ?? undefined,
    }),
  ),
  updateRequired: z.boolean({ error: 'Update required is required' }),
});

export const listScanClients = defineCall({
  id: 'listScanClients',
  summary: 'Scan client versions, the others after the numeric ones (API-15, OPEN-120)',
  method: 'GET',
  path: '/v2/admin/scan/clients/',
  access: { action: 'vendor.read' },
  query: z.strictObject({ id: z.optional(TextIdList) }),
  answer: ScanClientVersion,
  list: {
    sort: ['versionId', 'updateRequired', 'isLatest', 'id'],
    defaultSort: { key: 'versionId', dir: 'DESC' },
    limit: PAGE_SIZE,
  },
});

const params = z.object({ versionId: z.string().check(z.minLength(1), z.maxLength(32)) });

export const getScanClient = defineCall({
  id: 'getScanClient',
  summary: 'One scan client version',
  method: 'GET',
  path: '/v2/admin/scan/clients/:versionId',
  access: { action: 'vendor.read' },
  params,
  answer: ScanClientVersion,
});

export const addScanClient = defineCall({
  id: 'addScanClient',
  summary: 'Adds a version that is missing, as the latest when it is above all others (OPEN-119, OPEN-121)',
  method: 'POST',
  path: '/v2/admin/scan/clients/',
  access: { action: 'vendor.write' },
  body: NewScanClientVersion,
  answer: ScanClientVersion,
  status: 201,
});

export const saveScanClient = defineCall({
  id: 'saveScanClient',
  summary:
    'Says whether a version has to be updated; If-Match is 0 to create a version that is missing (API-16, OPEN-119, OPEN-121)',
  method: 'PUT',
  path: '/v2/admin/scan/clients/:versionId',
  access: { action: 'vendor.write' },
  params,
  body: z.strictObject({ updateRequired: z.boolean({ error: 'Update required is required' }) }),
  answer: ScanClientVersion,
  versioned: true,
});

/** Nothing can be lost by it that somebody has written meanwhile, so it asks for no version: the record goes as a whole. */
export const removeScanClient = defineCall({
  id: 'removeScanClient',
  summary: 'Takes a version off the list, unless it is the latest; answers what it was',
  method: 'DELETE',
  path: '/v2/admin/scan/clients/:versionId',
  access: { action: 'vendor.write' },
  params,
  answer: ScanClientVersion,
});
