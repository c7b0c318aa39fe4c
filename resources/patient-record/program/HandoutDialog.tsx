import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { programCode } from '../../../contract/open-program.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { getProgram } from '../../../contract/programs.ts';
import { fullName } from '../../../domain/patient.ts';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { HandoutWindow } from '../../../src/components/handout/HandoutWindow.tsx';
import { LoadedHandout } from '../../../src/components/handout/LoadedHandout.tsx';
import { PageLoading } from '../../../src/components/PageLoading.tsx';
import { useCall } from '../../../src/components/useCall.ts';
import { useToday } from '../../../src/components/useToday.ts';

interface Props {
  record: PatientRecord;
  onClose: () => void;
}

/** The program and its code, read anew: what is printed is what is assigned now. */
const OfPatient = ({ record }: Pick<Props, 'record'>) => {
  const translate = useTranslate();
  const today = useToday(record.location.timezone);
  const params = { patientId: record.id };
  const program = useCall(getProgram, { params });
  const code = useCall(programCode, { params });
  if (program.error) return <ErrorView message={program.error.message} onRetry={() => void program.refetch()} />;
  if (!program.isFetchedAfterMount || program.data === undefined || !code.isFetchedAfterMount) return <PageLoading />;
  if (program.data === null) return <DialogContent>{translate('recordProgram.none')}</DialogContent>;
  const provider = record.practitioner && fullName(record.practitioner);
  return (
    <LoadedHandout
      program={program.data}
      today={today}
      patient={{ firstName: record.patient.firstName, provider, language: record.patient.language }}
      address={code.error ? null : (code.data?.url ?? null)}
      onCodeAgain={code.error ? () => void code.refetch() : undefined}
    />
  );
};

/** The assigned program as a handout for the patient, to look at and to print (REC-18 `Print`, OPEN-071). */
export default function HandoutDialog({ record, onClose }: Props) {
  return (
    <HandoutWindow onClose={onClose}>
      <OfPatient record={record} />
    </HandoutWindow>
  );
}
