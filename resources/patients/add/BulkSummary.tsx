import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { BulkPreviewRow } from '../../../contract/patients.ts';
import { bulkOutcome } from '../../../domain/bulk-add/outcome.ts';

interface Props {
  rows: readonly BulkPreviewRow[];
  ignoredColumns: readonly string[];
}

/** What the file as a whole would do, and what of it is left out. */
export const BulkSummary = ({ rows, ignoredColumns }: Props) => {
  const translate = useTranslate();
  const { faulty, added, invited } = bulkOutcome(rows);
  return (
    <Alert severity={faulty > 0 ? 'error' : 'success'}>
      {faulty > 0
        ? translate('addPatient.faulty', { smart_count: faulty, rows: rows.length })
        : `${translate('addPatient.willAdd', { smart_count: added })} ${translate('addPatient.willInvite', { smart_count: invited })}`}
      {ignoredColumns.length > 0 && (
        <div>{translate('addPatient.ignored', { columns: ignoredColumns.join(', ') })}</div>
      )}
    </Alert>
  );
};
