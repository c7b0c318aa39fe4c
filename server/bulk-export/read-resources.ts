import type { ApiClient } from '../../domain/identity/actor.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Scope } from '../platform/db/tenant-context.ts';

/** A resource as it is exported. */
export interface ExportedResource {
  resourceType: string;
  id?: string;
  meta?: { lastUpdated?: string };
}

/** Where a batch is read: as the client, at its locations or the one of the group. */
interface ReadContext {
  tx: Tx;
  scope: Scope;
  actor: ApiClient;
  now: Date;
}

interface ReadRequest {
  type: string;
  /** Where the batch before has ended; null for the first. */
  after: string | null;
  size: number;
}

/** The next resources of a type in the order of a key, and where they end; null after the last. */
export type ReadResources = (
  context: ReadContext,
  request: ReadRequest,
) => Promise<{ resources: readonly ExportedResource[]; next: string | null }>;
