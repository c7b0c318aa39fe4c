import type { ReconcilePreviewRow } from '../../../contract/gait-reconcile.ts';
import { judgeRows } from '../../../domain/gait/reconcile/judge-rows.ts';
import { emailsToSet, respeltIds, withTakenEmails } from '../../../domain/gait/reconcile/out-of-sight.ts';
import type { ReadRow } from '../../../domain/gait/reconcile/read-file.ts';
import type { Reader } from '../../routes/patient-rows.ts';
import { idsElsewhere } from './ids-elsewhere.ts';
import { storedGaitPatients } from './stored-gait-patients.ts';
import { takenEmails } from './taken-emails.ts';

/** What the rows would do now, with the patients they are about; `held` for a change of them. */
export async function previewRows(reader: Reader, rows: readonly ReadRow[], { held = false } = {}) {
  const uids = rows.flatMap(({ gaitUid }) => (gaitUid === null ? [] : [gaitUid]));
  const patients = await storedGaitPatients(reader, uids, { held });
  const elsewhere = await idsElsewhere(reader, respeltIds(rows, patients));
  const judged = judgeRows(rows, patients, elsewhere);
  const taken = await takenEmails(reader, emailsToSet(judged));
  const preview: ReconcilePreviewRow[] = withTakenEmails(judged, taken);
  return { preview, patients };
}
