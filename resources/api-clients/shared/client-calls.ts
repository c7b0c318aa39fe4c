import type { ApiClient, CreatedSecret, NewApiClient } from '../../../contract/api-clients/api-clients.ts';
import type { OVERLAP_HOURS } from '../../../contract/api-clients/limits.ts';
import type { Problem } from '../../../contract/platform/error.ts';

export type OverlapHours = (typeof OVERLAP_HOURS)[number];

/** The calls that manage API clients: of the own organization, or of one in the vendor console. */
export interface ClientCalls {
  create: (body: NewApiClient) => Promise<CreatedSecret | Problem>;
  addSecret: (id: number, overlapHours: OverlapHours) => Promise<CreatedSecret | Problem>;
  endSecret: (id: number, secretId: number) => Promise<ApiClient | Problem>;
  replaceKeys: (id: number, keySet: string) => Promise<ApiClient | Problem>;
  revoke: (id: number) => Promise<ApiClient | Problem>;
}

/** A location that a client can be restricted to. */
export interface Place {
  id: number;
  name: string;
}
