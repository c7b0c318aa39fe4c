import type { BulkPreviewRow } from '../../../contract/patients/patients.ts';

/** How many patients and invites a file would bring: all of it, or nothing while a row is faulty (OPEN-054). */
export function bulkOutcome(rows: readonly Pick<BulkPreviewRow, 'faults' | 'willInvite'>[]) {
  const faulty = rows.filter(({ faults }) => faults.length > 0).length;
  return {
    faulty,
    added: faulty > 0 ? 0 : rows.length,
    invited: faulty > 0 ? 0 : rows.filter(({ willInvite }) => willInvite).length,
  };
}
