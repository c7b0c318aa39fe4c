import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { getPatientLink } from '../../../contract/patient-link/patient-link.ts';
import { programCode } from '../../../contract/programs/public-program.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { getProgram } from '../../../contract/programs/programs.ts';
import { formatFullName } from '../../../domain/patients/patient.ts';
import { ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import type { HandoutKey } from '../shared/handout/messages.en.ts';
import { HandoutWindow, LoadedHandout } from '../shared/handout/HandoutWindow.tsx';
import { useCall } from '../../../src/ui/useCall.ts';
import { useToday } from '../../../src/ui/hooks.ts';

interface Props {
  record: PatientRecord;
  onClose: () => void;
}

/** The program, its code and the personal link are fetched again: the print shows what is assigned now. */
const PatientHandout = ({ record }: Pick<Props, 'record'>) => {
  const translate = useTranslate();
  const today = useToday(record.location.timezone);
  const params = { patientId: record.id };
  const program = useCall(getProgram, { params });
  const code = useCall(programCode, { params });
  const link = useCall(getPatientLink, { params });
  if (program.error) return <ErrorView message={program.error.message} onRetry={() => void program.refetch()} />;
  if (
    !program.isFetchedAfterMount ||
    program.data === undefined ||
    !code.isFetchedAfterMount ||
    !link.isFetchedAfterMount
  )
    return <PageLoading />;
  if (program.data === null) return <DialogContent>{translate('recordProgram.none')}</DialogContent>;
  const failed = [code, link].find(({ error }) => error);
  const obstacle = link.data?.obstacle;
  const provider = record.practitioner && formatFullName(record.practitioner);
  return (
    <LoadedHandout
      program={program.data}
      today={today}
      patient={{ firstName: record.patient.firstName, provider, language: record.patient.language }}
      address={code.error ? null : (code.data?.url ?? null)}
      personalAddress={link.error || obstacle !== null ? null : link.data!.url}
      hint={
        !failed && (obstacle === 'NO_DATE_OF_BIRTH' || obstacle === 'BLOCKED')
          ? translate(`handout.openHint.${obstacle}` satisfies HandoutKey)
          : undefined
      }
      onRetryCode={failed && (() => void failed.refetch())}
    />
  );
};

/** Print preview of the assigned program for the patient (REC-18 `Print`, OPEN-071). */
export default function HandoutDialog({ record, onClose }: Props) {
  return (
    <HandoutWindow onClose={onClose}>
      <PatientHandout record={record} />
    </HandoutWindow>
  );
}
