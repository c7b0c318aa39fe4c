import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router';
import { listCarePaths } from '../../../contract/care-paths.ts';
import { MAX_PAGE_SIZE } from '../../../contract/limits.ts';
import { assignPath, type PatientPath } from '../../../contract/patient-paths.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import { Choice } from '../../../src/components/Choice.tsx';
import { DialogButtons } from '../../../src/components/DialogButtons.tsx';
import { EmptyState } from '../../../src/components/EmptyState.tsx';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { FormDialog } from '../../../src/components/FormDialog.tsx';
import { PageLoading } from '../../../src/components/PageLoading.tsx';
import { useCall } from '../../../src/components/useCall.ts';
import { usePathChange } from './usePathChange.ts';

interface Props {
  record: PatientRecord;
  /** The path that the patient is on now. */
  current: PatientPath | null;
  onClose: () => void;
}

/** Puts a patient on a published path; says what that changes at once. */
export default function AssignPathDialog({ record, current, onClose }: Props) {
  const call = useCaller();
  const translate = useTranslate();
  const { busy, change } = usePathChange(onClose);
  const [chosen, setChosen] = useState('');
  const query = { show: 'published' as const, limit: MAX_PAGE_SIZE, sort: 'name' };
  const { data, error, refetch } = useCall(listCarePaths, { query });
  const path = data?.items.find(({ id }) => `${id}` === chosen);
  const program = path?.phases[0]?.templateName;
  const assign = (idempotencyKey: string) =>
    call(assignPath, { params: { patientId: record.id }, body: { pathId: Number(chosen) }, idempotencyKey });
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
              value={chosen}
              options={data.items.map(({ id, name }) => ({ value: `${id}`, label: name }))}
              onChoose={setChosen}
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
