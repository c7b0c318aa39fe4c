import type { ScanSession } from '../../contract/scan.ts';

/** The demographics that a scan session was sent with, null where it carries none (ENT-086). */
export function demographicsIn(meta: unknown): ScanSession['session']['meta']['demographics'] {
  const { demographics } = meta as { demographics?: { age?: number; sex?: string } };
  return demographics ? { age: demographics.age ?? null, sex: demographics.sex ?? null } : null;
}
