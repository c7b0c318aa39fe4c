import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { useRef } from 'react';
import { Link } from 'react-router';
import { listProgramHistory, type ProgramVersion } from '../../../contract/programs/history.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { FormDialog } from '../../../src/ui/FormDialog.tsx';
import { ProgramTimeline } from '../shared/history/ProgramTimeline.tsx';
import { formatDateTime } from '../../../src/ui/i18n/format.ts';
import { ShowOlder } from '../../../src/ui/editing/ShowOlder.tsx';
import { useGrowingList } from '../../../src/ui/useCall.ts';

/** Opens the builder with an earlier version. */
const AssignAgainButton = ({ record, version }: { record: PatientRecord; version: ProgramVersion }) => {
  const translate = useTranslate();
  const when = formatDateTime(version.savedAt, record.location.timezone);
  return (
    <Button
      size="small"
      component={Link}
      to={`/programs/assign/${record.id}?version=${version.programId}.${version.version}`}
      aria-label={translate('recordProgram.useAgainOf', { when })}
    >
      {translate('recordProgram.useAgain')}
    </Button>
  );
};

/** All programs of the patient, with the changes of each version. */
export default function ProgramHistoryDialog({ record, onClose }: { record: PatientRecord; onClose: () => void }) {
  const translate = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const { data, error, refetch, showOlder } = useGrowingList(listProgramHistory, { patientId: record.id });
  const canAssign = record.may?.assignProgram !== false;
  const isCurrent = ({ isLatest, endedAt }: ProgramVersion) => isLatest && endedAt === null;
  return (
    <FormDialog title={translate('recordProgram.historyTitle')} size="md" onClose={onClose}>
      <DialogContent tabIndex={0}>
        {error && <ErrorView message={error.message} onRetry={() => void refetch()} />}
        {!error && !data && <PageLoading />}
        {data && (
          <>
            <ProgramTimeline
              versions={data.items}
              kind="program"
              zone={record.location.timezone}
              involvedSide={record.productData.health?.injuredSideOfBody}
              list={list}
              renderAction={(version) =>
                canAssign && !isCurrent(version) && <AssignAgainButton record={record} version={version} />
              }
            />
            <ShowOlder list={list} shown={data.items.length} total={data.totalItems} onShow={showOlder} />
          </>
        )}
      </DialogContent>
    </FormDialog>
  );
}
