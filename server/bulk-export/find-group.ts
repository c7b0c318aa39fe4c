import { and, eq } from 'drizzle-orm';
import { bulkExportMessage } from '../../contract/bulk-export/messages.ts';
import type { ApiClient } from '../../domain/identity/actor.ts';
import type { Tx } from '../platform/db/database.ts';
import { locations } from '../platform/db/schema.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { notFound } from '../platform/http/http-error.ts';

interface Reading {
  tx: Tx;
  scope: Scope;
  actor: ApiClient;
}

/** The location of a group; null for all patients. Throws 404 for a group that the client does not reach. */
export async function findGroupLocation({ tx, scope, actor }: Reading, group: string): Promise<number | null> {
  const [, kind, digits] = /^(organization|location)\.([1-9]\d{0,8})$/.exec(group) ?? [];
  const id = Number(digits);
  if (kind === 'organization' && id === actor.organizationId) return null;
  const isWanted = and(scope.location(locations.organizationId, locations.id), eq(locations.id, id));
  const [found] = kind === 'location' ? await tx.select({ id: locations.id }).from(locations).where(isWanted) : [];
  // All locations of an organization can be listed by its clients: those that this one does not work at are not exported.
  if (!found || !actor.locationIds.includes(found.id)) throw notFound(bulkExportMessage('bulkExport.groupNotFound'));
  return found.id;
}
