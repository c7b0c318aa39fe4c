import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { PatientProduct } from '../../../contract/enumerations.ts';
import { bulkOutcome } from '../../../domain/bulk-add/outcome.ts';
import { Choice } from '../../../src/components/Choice.tsx';
import { CSV, FilePicker } from '../../../src/components/FilePicker.tsx';
import { useLocationOptions } from '../../../src/components/useClinicChoices.ts';
import { BulkPreview } from './BulkPreview.tsx';
import { BulkSummary } from './BulkSummary.tsx';
import { FaultTable } from './FaultTable.tsx';
import { TemplateLinks } from './TemplateLinks.tsx';
import { useBulkFile } from './useBulkFile.ts';

interface Props {
  products: readonly PatientProduct[];
  onBack?: () => void;
  onDone: () => void;
}

/** `Bulk Add` (PAT-32..35, OPEN-054): the file is checked as soon as it is chosen; all of its patients are added, or none. */
export const BulkAdd = ({ products, onBack, onDone }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const locations = useLocationOptions();
  const { file, choose, locationId, chooseLocation, check, addAll, adding, failure } = useBulkFile(
    products,
    (added) => {
      notify('addPatient.bulkAdded', { type: 'success', messageArgs: { smart_count: added } });
      void queries.invalidateQueries({ queryKey: ['patients'] });
      onDone();
    },
  );
  const count = check.is === 'judged' ? bulkOutcome(check.rows).added : 0;
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        <TemplateLinks products={products} />
        {locations.length > 1 && (
          <div>
            <div style={{ marginBottom: 6, color: 'var(--ink-muted)' }}>{translate('addPatient.defaultLocation')}</div>
            <Choice
              label={translate('addPatient.defaultLocation')}
              none={translate('addPatient.noDefault')}
              value={locationId}
              options={locations}
              onChoose={chooseLocation}
            />
          </div>
        )}
        <FilePicker
          accept={CSV}
          label={translate('addPatient.choose')}
          chosen={file?.name}
          hint={translate(file ? 'addPatient.replace' : 'addPatient.drop')}
          onChoose={choose}
        />
        <div role="status" aria-live="polite">
          {check.is === 'checking' && translate('addPatient.checking')}
          {check.is === 'judged' && <BulkSummary rows={check.rows} ignoredColumns={check.ignoredColumns} />}
        </div>
        {check.is === 'judged' && <BulkPreview rows={check.rows} products={products} />}
        {failure && <Alert severity="error">{failure}</Alert>}
        {check.is === 'refused' && <Alert severity="error">{check.message}</Alert>}
        {check.is === 'faulty' && <FaultTable faults={check.faults} />}
      </DialogContent>
      <DialogActions>
        {onBack && <Button onClick={onBack}>{translate('addPatient.back')}</Button>}
        <Button variant="contained" disabled={count === 0} loading={adding} onClick={() => void addAll()}>
          {count > 0 ? translate('addPatient.addAll', { smart_count: count }) : translate('addPatient.bulk')}
        </Button>
      </DialogActions>
    </>
  );
};
