import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router';
import { listCarePaths } from '../../../contract/care-paths/care-paths.ts';
import { MAX_PAGE_SIZE } from '../../../contract/platform/limits.ts';
import { assignPath, type PatientPath } from '../../../contract/care-paths/patient-paths.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { useCaller, useCall } from '../../../src/ui/useCall.ts';
import { Choice } from '../../../src/ui/Choice.tsx';
import { DialogButtons, FormDialog } from '../../../src/ui/FormDialog.tsx';
import { EmptyState, ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { usePathChange } from './ChangePathDialogs.tsx';

interface Props {
  record: PatientRecord;
  /** The patient's current path. */
  current: PatientPath | null;
  onClose: () => void;
}

/** Assigns a published path to a patient and explains the immediate effect. */
export default function AssignPathDialog({ record, current, onClose }: Props) {
  const call = useCaller();
  const translate = useTranslate();
  const { busy, change } = usePathChange(onClose);
  const [selected, setSelected] = useState('');
  const query = { show: 'published' as const, limit: MAX_PAGE_SIZE, sort: 'name' };
  const { data, error, refetch } = useCall(listCarePaths, { query });
  const path = data?.items.find(({ id }) => `${id}` === selected);
  const program = path?.phases[0]?.templateName;
  const assign = (idempotencyKey: string) =>
    call(assignPath, { params: { patientId: record.id }, body: { pathId: Number(selected) }, idempotencyKey });
  return (
    <FormDialog title={translate('recordPath.assignTitle')} onClose={onClose}>
      <DialogContent>
        {error && <ErrorView message={error.message} onRetry={() => void refetch()} />}
        {!data && !error && <PageLoading />}
        {data?.items.length === 0 && (
          <EmptyState
            title={translate('recordPath.noPaths')}
            action={
              <Button component={Link} to="/programs/paths/">
                {translate('recordPath.toPaths')}
              </Button>
            }
          />
        )}
        {data && data.items.length > 0 && (
          <>
            <Choice
              label={translate('recordPath.choose')}
              none={translate('recordPath.chooseNone')}
              value={selected}
              options={data.items.map(({ id, name }) => ({ value: `${id}`, label: name }))}
              onChoose={setSelected}
            />
            {path && <p>{translate('recordPath.phases', { smart_count: path.phases.length })}</p>}
            {program && <p>{translate('recordPath.begins', { program })}</p>}
            {current && <p>{translate('recordPath.replaces', { name: current.name })}</p>}
            {path && (
              <DialogButtons
                cancel={translate('recordPath.cancel')}
                submit={translate('recordPath.submitAssign')}
                busy={busy}
                onCancel={onClose}
                onSubmit={() => void change(assign, translate('recordPath.assigned', { name: path.name }))}
              />
            )}
          </>
        )}
      </DialogContent>
    </FormDialog>
  );
}
