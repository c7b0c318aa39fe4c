import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate, useNotify } from 'react-admin';
import type { BulkPreviewRow } from '../../../contract/patients/patients.ts';
import type { PatientProduct } from '../../../contract/platform/enumerations.ts';
import { createTemplate } from '../../../domain/patients/bulk-add/columns.ts';
import { countOutcome } from '../../../domain/patients/bulk-add/preview.ts';
import { Choice } from '../../../src/ui/Choice.tsx';
import { CSV, FilePicker } from '../../../src/ui/FilePicker.tsx';
import { saveFile } from '../../../src/ui/saveFile.ts';
import { useLocationOptions } from '../../../src/ui/hooks.ts';
import { BulkPreview, IssueTable } from './BulkPreview.tsx';
import { useBulkFile } from './useBulkFile.ts';
import type { PatientsKey } from '../messages.en.ts';

interface BulkSummaryProps {
  rows: readonly BulkPreviewRow[];
  ignoredColumns: readonly string[];
}

/** What the file as a whole would do, and what of it is left out. */
const BulkSummary = ({ rows, ignoredColumns }: BulkSummaryProps) => {
  const translate = useTranslate();
  const { invalid, added, invited } = countOutcome(rows);
  return (
    <Alert severity={invalid > 0 ? 'error' : 'success'}>
      {invalid > 0
        ? translate('addPatient.invalidRows', { smart_count: invalid, rows: rows.length })
        : `${translate('addPatient.willAdd', { smart_count: added })} ${translate('addPatient.willInvite', { smart_count: invited })}`}
      {ignoredColumns.length > 0 && (
        <div>{translate('addPatient.ignored', { columns: ignoredColumns.join(', ') })}</div>
      )}
    </Alert>
  );
};

/** The templates that fit what the patients are to get (PAT-34, PAT-35); surveys need no more than Health's columns. */
const TemplateLinks = ({ products }: { products: readonly PatientProduct[] }) => {
  const translate = useTranslate();
  const templates = (['HEALTH', 'GAIT'] as const).filter(
    (template) => products.includes(template) || (template === 'HEALTH' && !products.includes('GAIT')),
  );
  return (
    <div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        {templates.map((template) => (
          <Button
            key={template}
            variant="outlined"
            startIcon={<FileDownloadIcon />}
            onClick={() =>
              saveFile(
                new Blob([createTemplate(template)], { type: 'text/csv' }),
                `patients-${template.toLowerCase()}.csv`,
              )
            }
          >
            {translate('addPatient.template', {
              product: translate(`patients.product.${template}` satisfies PatientsKey),
            })}
          </Button>
        ))}
      </div>
      <p style={{ marginTop: 8, color: 'var(--ink-muted)' }}>{translate('addPatient.templateHint')}</p>
    </div>
  );
};

interface Props {
  products: readonly PatientProduct[];
  onBack?: () => void;
  onDone: () => void;
  /** A file is chosen, which would have to be chosen again. */
  onDirty: (dirty: boolean) => void;
}

/** `Bulk Add` (PAT-32..35, OPEN-054): the file is checked as soon as it is chosen; all of its patients are added, or none. */
export const BulkAdd = ({ products, onBack, onDone, onDirty }: Props) => {
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
  const hasFile = file !== undefined;
  useEffect(() => onDirty(hasFile), [hasFile, onDirty]);
  const count = check.is === 'evaluated' ? countOutcome(check.rows).added : 0;
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
          {check.is === 'evaluated' && <BulkSummary rows={check.rows} ignoredColumns={check.ignoredColumns} />}
        </div>
        {check.is === 'evaluated' && <BulkPreview rows={check.rows} products={products} />}
        {failure && <Alert severity="error">{failure}</Alert>}
        {check.is === 'refused' && <Alert severity="error">{check.message}</Alert>}
        {check.is === 'invalid' && <IssueTable issues={check.issues} />}
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
