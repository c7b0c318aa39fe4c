import { clientVersionFieldMessage } from './messages.ts';
import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { TextIdList, Version } from '../platform/fields.ts';
import { PAGE_SIZE } from '../platform/limits.ts';

/** ENT-069. `updatedBy` is null for versions that no user has edited. */
export const ScanClientVersion = z.object({
  /** The version id again, so that a list of records has one name for its key. */
  id: z.string(),
  versionId: z.string(),
  updateRequired: z.boolean(),
  isLatest: z.boolean(),
  updatedBy: z.nullable(z.object({ firstName: z.string(), lastName: z.string() })),
  version: Version,
});
export type ScanClientVersion = z.output<typeof ScanClientVersion>;

/** The error of a new version's id, null for a valid one. `02.21.0` is ambiguous, and a client 2.21.0 would not find it. */
export function validateVersionId(versionId: string): string | null {
  if (!/^\d{1,6}\.\d{1,6}\.\d{1,6}$/.test(versionId)) return clientVersionFieldMessage.text('clientVersions.invalidId');
  return /(^|\.)0\d/.test(versionId) ? clientVersionFieldMessage.text('clientVersions.leadingZeros') : null;
}

/** The fields of the add form (ACLI-05..07). Stored ids such as `test` or `9999a` do not have to match (OPEN-120). */
export const NewScanClientVersion = z.strictObject({
  versionId: z.string({ error: clientVersionFieldMessage.text('clientVersions.idRequired') }).check(
    z.trim(),
    z.minLength(1, clientVersionFieldMessage.text('clientVersions.idRequired')),
    z.refine((id: string) => validateVersionId(id) === null, {
      error: ({ input }) => validateVersionId(String(input)) ?? undefined,
    }),
  ),
  updateRequired: z.boolean({ error: clientVersionFieldMessage.text('clientVersions.updateRequiredMissing') }),
});

export const listScanClients = defineCall({
  id: 'listScanClients',
  summary: 'Lists scan client versions, numeric ones first (API-15, OPEN-120)',
  method: 'GET',
  path: '/v2/admin/scan/clients/',
  access: { action: 'vendor.read' },
  query: z.strictObject({ id: z.optional(TextIdList) }),
  response: ScanClientVersion,
  list: {
    sort: ['versionId', 'updateRequired', 'isLatest', 'id'],
    defaultSort: { key: 'versionId', dir: 'DESC' },
    limit: PAGE_SIZE,
  },
});

const params = z.object({ versionId: z.string().check(z.minLength(1), z.maxLength(32)) });

export const getScanClient = defineCall({
  id: 'getScanClient',
  summary: 'Gets a scan client version',
  method: 'GET',
  path: '/v2/admin/scan/clients/:versionId',
  access: { action: 'vendor.read' },
  params,
  response: ScanClientVersion,
});

export const addScanClient = defineCall({
  id: 'addScanClient',
  summary: 'Adds a version, as the latest if it is higher than all others (OPEN-119, OPEN-121)',
  method: 'POST',
  path: '/v2/admin/scan/clients/',
  access: { action: 'vendor.write' },
  body: NewScanClientVersion,
  response: ScanClientVersion,
  status: 201,
});

export const saveScanClient = defineCall({
  id: 'saveScanClient',
  summary: 'Sets whether a version must be updated; If-Match is 0 to create a version (API-16, OPEN-119, OPEN-121)',
  method: 'PUT',
  path: '/v2/admin/scan/clients/:versionId',
  access: { action: 'vendor.write' },
  params,
  body: z.strictObject({
    updateRequired: z.boolean({ error: clientVersionFieldMessage.text('clientVersions.updateRequiredMissing') }),
  }),
  response: ScanClientVersion,
  versioned: true,
});

/** Takes no record version: the record is deleted whole, so no other edit can be lost. */
export const removeScanClient = defineCall({
  id: 'removeScanClient',
  summary: 'Deletes a version, unless it is the latest, and returns it',
  method: 'DELETE',
  path: '/v2/admin/scan/clients/:versionId',
  access: { action: 'vendor.write' },
  params,
  response: ScanClientVersion,
});
