import { useGetOne, useTranslate } from 'react-admin';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { PatientRecord } from '../../contract/patient-record.ts';
import { getProgram } from '../../contract/programs.ts';
import { EmptyState } from '../../src/components/EmptyState.tsx';
import { ErrorView } from '../../src/components/ErrorView.tsx';
import { PageLoading } from '../../src/components/PageLoading.tsx';
import { useCall } from '../../src/components/useCall.ts';
import { AssignCopy, AssignVersion } from './AssignBegun.tsx';
import { BackToPatient } from './BackToPatient.tsx';
import { ProgramBuilder } from './ProgramBuilder.tsx';
import { useIntentFor } from './useIntentFor.ts';

/** What this page says, there once it is opened. @public */
export { texts } from './texts.ts';

const Assign = ({ record }: { record: PatientRecord }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const intent = useIntentFor(record);
  return (
    <ProgramBuilder
      intent={intent}
      title={translate('builder.assignTo', { name: intent.patient.name })}
      onClose={() => void navigate(`/patients/${record.id}`)}
    />
  );
};

/** The assigned program is read anew: a version of the cache may have been saved over since. */
const Edit = ({ record }: { record: PatientRecord }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const intent = useIntentFor(record);
  const { data, error, isFetchedAfterMount, refetch } = useCall(getProgram, { params: { patientId: record.id } });
  if (error) return <ErrorView message={error.message} onRetry={() => void refetch()} />;
  if (!isFetchedAfterMount) return <PageLoading />;
  if (!data) return <EmptyState title={translate('builder.noProgram')} action={<BackToPatient id={record.id} />} />;
  return (
    <ProgramBuilder
      intent={{ ...intent, editing: data }}
      title={translate('builder.editFor', { name: intent.patient.name })}
      onClose={() => void navigate(`/patients/${record.id}`)}
    />
  );
};

/** What the address asks for: see below. */
const Opened = ({ record, search }: { record: PatientRecord; search: URLSearchParams }) => {
  if (search.get('edit') === 'true') return <Edit record={record} />;
  const [, programId, version] = /^(\d{1,9})\.(\d{1,9})$/.exec(search.get('version') ?? '') ?? [];
  if (programId && version)
    return <AssignVersion record={record} programId={Number(programId)} version={Number(version)} />;
  const [sourceId] = /^\d{1,9}$/.exec(search.get('copyOf') ?? '') ?? [];
  if (sourceId)
    return <AssignCopy record={record} sourceId={Number(sourceId)} withNotes={search.get('notes') === 'true'} />;
  return <Assign record={record} />;
};

/**
 * The builder for one patient: something new, with `?edit=true` the program that is assigned now, with `?version=5.2`
 * the second version of program 5, which the patient had before, with `?copyOf=12` what patient 12 has (`&notes=true`:
 * with its notes).
 */
export default function AssignProgramPage() {
  const translate = useTranslate();
  const { patientId = '' } = useParams();
  const [search] = useSearchParams();
  const known = /^\d+$/.test(patientId);
  const {
    data: record,
    error,
    refetch,
  } = useGetOne<PatientRecord>('patients', { id: Number(patientId) }, { enabled: known });
  if (!known) return <EmptyState title={translate('page.notFound')} hint={translate('page.notFoundText')} />;
  if (error && !record)
    return <ErrorView message={error.message || translate('builder.failed')} onRetry={() => void refetch()} />;
  if (!record) return <PageLoading />;
  if (!record.products.includes('HEALTH')) {
    return <EmptyState title={translate('builder.notInHealth')} action={<BackToPatient id={record.id} />} />;
  }
  return <Opened record={record} search={search} />;
}
