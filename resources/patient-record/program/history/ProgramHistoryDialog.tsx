import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { useRef } from 'react';
import { Link } from 'react-router';
import { listProgramHistory, type ProgramVersion } from '../../../../contract/program-history.ts';
import type { PatientRecord } from '../../../../contract/patient-record.ts';
import { ErrorView } from '../../../../src/components/ErrorView.tsx';
import { FormDialog } from '../../../../src/components/FormDialog.tsx';
import { PageLoading } from '../../../../src/components/PageLoading.tsx';
import { ProgramTimeline } from '../../../../src/components/programs/history/ProgramTimeline.tsx';
import { momentText } from '../../../../src/i18n/momentText.ts';
import { ShowOlder } from '../../../../src/components/record-parts/ShowOlder.tsx';
import { useGrowingList } from '../../../../src/components/record-parts/useGrowingList.ts';

/** Opens the builder with a version as it was. */
const UseAgain = ({ record, version }: { record: PatientRecord; version: ProgramVersion }) => {
  const translate = useTranslate();
  const when = momentText(version.savedAt, record.location.timezone);
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

/** Every program that the patient ever had, and what changed in each. */
export default function ProgramHistoryDialog({ record, onClose }: { record: PatientRecord; onClose: () => void }) {
  const translate = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const { data, error, refetch, showOlder } = useGrowingList(listProgramHistory, { patientId: record.id });
  const mayAssign = record.may?.assignProgram !== false;
  const standsNow = ({ isLatest, endedAt }: ProgramVersion) => isLatest && endedAt === null;
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
              actionFor={(version) =>
                mayAssign && !standsNow(version) && <UseAgain record={record} version={version} />
              }
            />
            <ShowOlder list={list} shown={data.items.length} total={data.totalItems} onShow={showOlder} />
          </>
        )}
      </DialogContent>
    </FormDialog>
  );
}
